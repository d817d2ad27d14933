import { answerWith } from '../../support/routes.js';
import { expect, releasedBody } from '../../support/site.js';
import { film, site, withPurposes } from '../consent/purposes.js';
import { onEachEngine, test } from './engines.js';

onEachEngine(() => {
  test('a film that waits for consent is a slide of its own, and plays in its place', async ({
    page,
    start,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerWith(page, 'https://films.test/**', '<h1>Film</h1>');
    const other = film('films').replace('Rundgang', 'Werkstatt');
    const html = `<div class="image-slider">${film('films')}<h2>Two</h2>${other}<h2>Four</h2></div>`;
    await start('image-slider', html, { head: withPurposes(site) });
    const current = page.locator('.slick-current');
    const next = page.locator('.slick-next');
    const previous = page.locator('.slick-prev');
    const box = current.getByRole('group');
    await expect(page.locator('.slick-dots li')).toHaveCount(4);
    await expect(box).toBeInViewport();
    await expect(box).toHaveAccessibleName('Rundgang');
    await next.click();
    await expect(current).toHaveText('Two');
    await next.click();
    await expect(box).toHaveAccessibleName('Werkstatt');
    await next.click();
    await expect(current).toHaveText('Four');
    await next.click();
    await previous.focus();
    await page.keyboard.press('Tab');
    await expect(box.getByRole('button').first()).toBeFocused();
    await box.getByRole('button', { name: '„Filme“ zulassen' }).click();
    for (const title of ['Rundgang', 'Werkstatt']) {
      const playing = current.getByTitle(title);
      await expect(playing.contentFrame().getByRole('heading')).toBeInViewport();
      await previous.focus();
      await page.keyboard.press('Tab');
      await expect(playing).toBeFocused();
      await next.click();
      await expect(current.locator('iframe')).toHaveCount(0);
      await next.click();
    }
    expect(await releasedBody(page)).toBe(html);
    // What has been put back is not taken for new.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => window.auftritt?.instances().length)).toBe(0);
  });
}, false);

import { test } from '../../support/fragments.js';
import { boxOf, fingerOn } from '../../support/pointer.js';
import { expect, releasedBody } from '../../support/site.js';
import {
  caption,
  closeByKey,
  counter,
  dialog,
  image,
  libraries,
  link,
  open,
  serveStill,
  three,
} from './on-page.js';

test.beforeEach(({ page }) => serveStill(page));

for (const { library, tag } of libraries) {
  test.describe(library, () => {
    test('a link opens its group, which counts and loops, with captions under the images', async ({
      page,
      start,
      complaints,
    }) => {
      const others = `<p>${link('x', 'data-fancybox="other"')}</p><div class="slick-cloned">${link(
        'copy',
      )}</div>`;
      const html = three + others;
      await start('lightbox', html, { tag, count: 4 });
      await expect(page.locator('#b')).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(page.locator('#copy')).not.toHaveAttribute('aria-haspopup');
      await page.locator('#b').click();
      const shows = async (name: string, number: string): Promise<void> => {
        await expect(counter(page)).toHaveText(`${number} / 3`);
        await expect(caption(page)).toHaveText(`Caption ${name}`);
        await expect(image(page)).toHaveAttribute('src', new RegExp(`/picture/${name}\\.svg$`));
        await expect(image(page)).toHaveAttribute('alt', name);
        await expect(page.locator('.lightbox__announcement')).toHaveText(`${number} / 3 ${name}`);
      };
      await shows('b', '02');
      expect(new URL(page.url()).hash).toBe('');
      await page.locator('.lightbox__next').click();
      await shows('c', '03');
      await page.locator('.lightbox__next').click();
      await shows('a', '01');
      await page.locator('.lightbox__previous').click();
      await shows('c', '03');
      await page.keyboard.press('ArrowRight');
      await shows('a', '01');
      await expect(image(page)).toBeVisible();
      const under = await caption(page).boundingBox();
      const above = await image(page).boundingBox();
      expect(under?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);

      await closeByKey(page);
      await expect(page.locator('#b')).toBeFocused();
      expect(await releasedBody(page)).toBe(html);
      expect(complaints).toEqual([]);
    });

    test('two images loop as well', { tag: '@long' }, async ({ page, start }) => {
      const two = link('p', 'data-fancybox="two"') + link('q', 'data-fancybox="two"');
      await start('lightbox', two, { tag, count: 2 });
      await open(page, 'q');
      await expect(counter(page)).toHaveText('02 / 2');
      await page.locator('.lightbox__next').click();
      await expect(counter(page)).toHaveText('01 / 2');
    });

    test('a long group is on the page with what is near alone', { tag: '@long' }, async ({
      page,
      openFragment,
    }) => {
      const many = Array.from({ length: 300 }, (_, index) => link(`m${index}`));
      await openFragment(many.join(''), { tag });
      const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
      const before = await elements();
      await open(page, 'm150');
      await expect(counter(page)).toHaveText('151 / 300');
      expect(await elements()).toBeLessThan(before + 60);
      await page.keyboard.press('ArrowRight');
      await expect(counter(page)).toHaveText('152 / 300');
    });

    test('an image alone has no others to go to', {
      tag: library === 'fancybox' ? [] : '@long',
    }, async ({ page, start }) => {
      await start('lightbox', link('a', 'data-fancybox=""') + link('b', 'data-fancybox=""'), {
        tag,
        count: 2,
      });
      await open(page, 'a');
      await expect(image(page)).toBeVisible();
      await expect(
        page.locator('.lightbox__previous, .lightbox__next, .lightbox__counter'),
      ).toHaveCount(0);
      await expect(page.locator('.lightbox__close')).toBeFocused();
      await page.locator('.lightbox__close').press('Enter');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('#a')).toBeFocused();
    });

    test('a swipe goes to the next image', { tag: library === 'fancybox' ? [] : '@long' }, async ({
      page,
      start,
    }) => {
      await start('lightbox', three, { tag, count: 3 });
      await open(page, 'a');
      await expect(image(page)).toBeVisible();
      const finger = await fingerOn(page);
      // Farther than half of the screen, so that the speed, which is that of the machine, is no matter.
      await finger.draw({ x: 1300, y: 450 }, { x: -1100, y: 0 });
      await expect(counter(page)).toHaveText('02 / 3');
    });
  });
}

test('motion: it fades and zooms unless the visitor prefers less', { tag: '@long' }, async ({
  page,
  start,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await start('lightbox', three, { count: 3 });
  await open(page, 'a');
  await expect(page.locator('.fancybox__container')).toHaveClass(/is-revealing/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.fancybox__container')).toHaveClass(/is-closing/);
  await expect(dialog(page)).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'a');
  await expect(page.locator('.fancybox__container')).not.toHaveClass(/is-revealing/);
  await expect(image(page)).toBeVisible();
  const gone = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.lightbox__close')?.click();
    return document.querySelector('dialog') === null;
  });
  expect(gone).toBe(true);
});

for (const { library, tag } of libraries) {
  test(`its signs can be seen in the system's colours: ${library}`, {
    tag: library === 'photoswipe' ? '@long' : [],
  }, async ({ page, start }) => {
    await start('lightbox', three, { tag, count: 3 });
    await page.emulateMedia({
      forcedColors: 'active',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await open(page, 'a');
    for (const name of ['previous', 'next', 'close']) {
      const [background, border, stroke] = await page
        .locator(`.lightbox__${name}`)
        .evaluate((button) => {
          const { backgroundColor, borderTopStyle } = getComputedStyle(button);
          const sign = button.querySelector('svg');
          return [backgroundColor, borderTopStyle, sign ? getComputedStyle(sign).stroke : ''];
        });
      expect(border, name).toBe('solid');
      expect(background, name).toBe('rgb(255, 255, 255)');
      expect(stroke, name).toBe('rgb(0, 0, 0)');
    }
  });
}

for (const { library, tag } of libraries) {
  test(`on a page from right to left the next image comes from the left: ${library}`, {
    tag: library === 'photoswipe' ? '@long' : [],
  }, async ({ page, start }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const html = `<div dir="rtl">${three}</div><script>document.body.dir = 'rtl'</script>`;
    await start('lightbox', html, { tag, load: true, changes: true, count: 3 });
    await open(page, 'a');
    const next = await boxOf(page.locator('.lightbox__next'));
    expect(next.x).toBeLessThan((await boxOf(page.locator('.lightbox__previous'))).x);
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText('02 / 3');
    await page.locator('.lightbox__next').click();
    await expect(counter(page)).toHaveText('03 / 3');
    await expect(image(page).last()).toHaveAttribute('alt', 'c');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText('02 / 3');
    await page.locator('.lightbox__next').click();
    await page.locator('.lightbox__next').click();
    await expect(counter(page)).toHaveText('01 / 3');
  });
}

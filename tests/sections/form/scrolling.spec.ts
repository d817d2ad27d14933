import type { Page } from '@playwright/test';
import { formRunning } from '../../support/forms.js';
import { test } from '../../support/fragments.js';
import { answerWith } from '../../support/routes.js';
import { expect } from '../../support/site.js';

const field = (id: string): string =>
  `<div class="form-group"><label for="${id}">${id}</label><input id="${id}" required></div>`;

const room = '<div style="height: 1500px"></div>';

/** A form whose faults are at both ends of something that scrolls. */
const form = `<form class="inquiry-form">${field('first')}${room}${field('last')}${room}
  <button id="send">Send</button></form>`;

const box = 'style="height: 300px; overflow: auto"';

/** Something that scrolls and is not the window → a page with a form in it. */
const places: Readonly<Record<string, string>> = {
  'a dialog': `${room}<dialog ${box}>${form}</dialog>${room}`,
  'a box that scrolls': `${room}<div ${box}>${form}</div>${room}`,
};

/** How far the window has been scrolled (px), whatever scrolls in it. */
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

for (const [place, body] of Object.entries(places)) {
  test(`a refused form in ${place} shows its first fault, and its summary’s link that of the link`, {
    tag: place === 'a dialog' ? '@long' : [],
  }, async ({ page, openFragment }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFragment(body, { changes: true });
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    await formRunning(page);
    await page.locator('#send').scrollIntoViewIfNeeded();
    // It is named where it has been scrolled out of sight, too.
    await page.evaluate(() => {
      for (const id of ['first', 'send'])
        document.getElementById(id)?.focus({ preventScroll: true });
    });
    await expect(page.locator('.field-message').first()).toContainText('first');
    const before = await scrolled(page);
    await page.locator('#send').click();
    await expect(page.locator('#first')).toBeInViewport();
    await page.getByRole('alert').getByRole('link').last().click();
    await expect(page.locator('#last')).toBeFocused();
    await expect(page.locator('#last')).toBeInViewport();
    if (place === 'a dialog') expect(await scrolled(page)).toBe(before);
  });
}

test('a refused form in a frame of the same origin shows its first fault', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWith(
    page,
    '**/framed/',
    `<!doctype html><script type="module" src="/assets/auftritt.js"></script>${form}`,
  );
  await openFragment(
    `${room}<iframe id="frame" src="/framed/" style="height: 4000px"></iframe>${room}`,
  );
  const frame = page.frameLocator('#frame');
  await frame.locator('#send').hover();
  await expect
    .poll(() =>
      frame
        .locator('form')
        .evaluate(
          () => window.auftritt?.instances().find((each) => each.behaviour === 'form')?.state,
        ),
    )
    .toBe('running');
  await frame.locator('#send').click();
  await expect(frame.locator('#first')).toBeInViewport();
});

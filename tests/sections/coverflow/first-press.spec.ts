import type { Page } from '@playwright/test';
import { endAnimations } from '../../support/animations.js';
import { casesOf } from '../../support/extent.js';
import { test } from '../../support/fragments.js';
import { hold } from '../../support/routes.js';
import { expect, test as pageTest, ready, running } from '../../support/site.js';
import { current, detail, engines, five, gallery, servePictures } from './on-page.js';

const html = gallery(five) + detail;

test.use({ hasTouch: true });
test.beforeEach(({ page }) => servePictures(page));

/** The ways in which a visitor presses. */
const presses: Readonly<Record<string, (page: Page, selector: string) => Promise<void>>> = {
  'a mouse': (page, selector) => page.locator(selector).click(),
  'a mouse, held for 120 ms': (page, selector) => page.locator(selector).click({ delay: 120 }),
  'a mouse, held for 400 ms': (page, selector) => page.locator(selector).click({ delay: 400 }),
  'a finger': (page, selector) => page.locator(selector).tap(),
  Enter: (page, selector) => page.locator(selector).press('Enter'),
};

for (const { engine, tag } of engines) {
  for (const [how, press] of Object.entries(presses)) {
    test(`${engine}: the first press counts, by ${how}, while it fades in`, {
      tag: engine === 'stage' && how === 'a mouse' ? [] : '@long',
    }, async ({ page, start }) => {
      for (const [selector, name] of [
        ['.flipster__button--next', 'D'],
        ['.flipster__button--prev', 'B'],
        ['.flipster__nav__item:nth-child(5) a', 'E'],
      ] as const) {
        await start('coverflow', html, { tag });
        await press(page, selector);
        await expect(current(page), selector).toHaveText(name);
        await expect(page.locator('.coverflow-detail__title')).toHaveText(name);
      }
    });
  }

  test(`${engine}: a card that is pressed before the code is there is the current one then`, {
    tag: engine === 'flipster' ? '@long' : [],
  }, async ({ page, openFragment }) => {
    for (const how of casesOf(['a mouse, held for 400 ms', 'a finger'], (_, at) => at === 0)) {
      const arrival = await hold(page, '**/chunks/coverflow-*');
      await openFragment(html, { tag, load: true });
      await ready(page);
      await endAnimations(page);
      await presses[how]?.(page, 'li:nth-child(1) img');
      await presses[how]?.(page, 'li:nth-child(2) img');
      arrival.resolve();
      await running(page, 'coverflow');
      await expect(current(page), how).toHaveText('B');
      await page.unrouteAll({ behavior: 'wait' });
      await servePictures(page);
    }
  });
}

test('a link in a card acts before the code is there', async ({ page, openFragment }) => {
  await page.route('**/chunks/coverflow-*', () => {});
  await page.route('**/A/', (route) => route.fulfill({ contentType: 'text/html', body: 'A' }));
  await openFragment(html, { load: true });
  await endAnimations(page);
  await page.locator('.coverflow ul').hover();
  await page.locator('.link').first().click();
  await expect(page).toHaveURL(/\/A\/$/);
});

pageTest(
  'autoplay goes on by itself, waits for a mouse and the focus, and can be stopped',
  async ({ page, start }) => {
    await page.clock.install();
    const head = `<script>addEventListener('auftritt:starting', ({ detail }) => {
    Object.assign(detail.options, { autoplay: 5000 });
  });</script>`;
    await start('coverflow', html, { head, load: true });
    const shows = (name: string): Promise<void> => expect(current(page)).toHaveText(name);
    await page.clock.runFor(5000);
    await shows('D');
    await page.locator('.flipster__container').hover();
    await page.clock.runFor(20_000);
    await shows('D');
    await page.mouse.move(0, 890);
    await page.clock.runFor(5000);
    await shows('E');
    const pause = page.locator('.flipster__pause');
    await pause.click();
    await expect(pause).toHaveText('Abspielen');
    await pause.blur();
    await page.mouse.move(0, 890);
    await page.clock.runFor(20_000);
    await shows('E');
    await pause.click();
    await page.mouse.move(0, 890);
    await page.clock.runFor(20_000);
    await shows('E');
    await pause.blur();
    await page.clock.runFor(5000);
    await shows('A');
  },
);

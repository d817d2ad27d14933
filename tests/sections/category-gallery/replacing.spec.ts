import { answerFor, categoryGallery, holdCalls } from '../../support/galleries.js';
import { expect, running, test } from '../../support/site.js';

const pictures = (uid: number): string => `
  <div class="gallery-inner"><div class="gallery-slider">
    <a href="/media/logo.svg?${uid}" data-fancybox="g"><img src="/media/logo.svg" alt=""></a>
    <a href="/media/logo.svg?b" data-fancybox="g"><img src="/media/logo.svg" alt=""></a>
  </div></div>`;

test('the slider is set up again at once, and the lightbox 200 ms later', { tag: '@long' }, async ({
  page,
  start,
}) => {
  const calls = await holdCalls(page);
  await page.clock.install({ time: 0 });
  const first = categoryGallery.replace(/<div class="gallery-inner".*<\/div>/, pictures(1));
  await start('category-gallery', first);
  await running(page, 'gallery-slider');
  await running(page, 'lightbox', 2);
  await page.clock.pauseAt(60_000);
  // What is released while it is on the page; the event of what has gone does not come so far.
  const released = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('auftritt:released', ({ detail }) => names.push(detail.behaviour));
    return names;
  });
  const behaviours = () =>
    page.evaluate(() =>
      window.auftritt
        ?.instances()
        .filter(({ behaviour, state }) => behaviour !== 'lightbox' || state === 'running')
        .map(({ behaviour }) => behaviour)
        .sort(),
    );

  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await (await calls.at(0)).answer(pictures(2));
  await expect(page.locator('.gallery-inner [href$="?2"]').first()).toBeVisible();
  expect(await behaviours()).toContain('gallery-slider');
  expect(await released.jsonValue()).toContain('gallery-slider');
  // A touch, for which the lightbox waits, comes before the time.
  const links = await page.locator('.gallery-inner a').all();
  for (const link of links) await link.dispatchEvent('pointerover', { bubbles: true });
  await page.clock.runFor(199);
  expect(await behaviours()).not.toContain('lightbox');
  await page.clock.runFor(1);
  expect(await behaviours()).toContain('lightbox');
  await page.clock.resume();
  await running(page, 'lightbox', 2);
  await running(page, 'gallery-slider');

  await page.getByRole('link', { name: 'Three', exact: true }).click();
  await (await calls.at(1)).answer(pictures(3));
  await expect(page.locator('.gallery-inner [href$="?3"]').first()).toBeVisible();
  await page.evaluate(() => window.auftritt?.release());
  await page.clock.runFor(1000);
  expect(await behaviours()).toEqual([]);
});

test('a choice makes the browser compute nothing for the overlay or the answer before the paint', {
  tag: '@long',
}, async ({ page, start }) => {
  await page.addInitScript((html) => {
    const headers = { 'Content-Type': 'text/html' };
    // An answer takes a task at least.
    const answer = async (): Promise<Response> => {
      await new Promise((resolve) => setTimeout(resolve));
      return new Response(html, { headers });
    };
    Object.assign(window, { fetch: answer });
    /** What is asked for styles and sizes after the page has changed. */
    const asked: string[] = [];
    let isWatching = false;
    const note = (element: Element): void => {
      if (isWatching) asked.push(element.className);
    };
    const { getBoundingClientRect, replaceWith } = Element.prototype;
    const { getComputedStyle: styleOf } = window;
    window.getComputedStyle = (element, pseudo) => {
      note(element);
      return styleOf(element, pseudo);
    };
    Element.prototype.getBoundingClientRect = function (this: Element) {
      note(this);
      return getBoundingClientRect.call(this);
    };
    Element.prototype.replaceWith = function (this: Element, ...nodes) {
      replaceWith.apply(this, nodes);
      isWatching = true;
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...frames) {
      Object.assign(window, { faded: true });
      return animate.apply(this, frames);
    };
    addEventListener('auftritt:replaced', () => {
      isWatching = false;
    });
    const watch = (act: () => void): void => {
      // The overlay is shown after the state has changed, which shows in this attribute.
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function (this: Element, name, value) {
        setAttribute.call(this, name, value);
        if (name === 'aria-busy') isWatching = true;
      };
      act();
      Element.prototype.setAttribute = setAttribute;
      isWatching = false;
    };
    Object.assign(window, { asked, watch });
  }, answerFor(2));
  await start('category-gallery', categoryGallery);
  const asked = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        addEventListener('auftritt:replaced', () => resolve(Reflect.get(window, 'asked')));
        const link = document.querySelector<HTMLElement>('[data-uid="2"] a');
        Reflect.get(window, 'watch')(() => link?.click());
      }),
  );
  expect(await asked).toEqual([]);
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'faded'))).toBe(true);
});

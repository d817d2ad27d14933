import type { Page } from '@playwright/test';
import { chunkOf } from '../support/built-files.js';
import { expect, idle, running, test } from '../support/site.js';

const body = `<a href="#form" style="position: absolute; inset: 480px auto auto 350px">Before</a>
  <form class="inquiry-form" style="position: absolute; inset: 600px auto auto 400px">
    <div class="form-group"><label for="a">A</label><input id="a" required></div><button>Send</button></form>`;

/** Opens a form on a connection, and notes whether its code is requested. */
async function openOn(
  page: Page,
  openFragment: (body: string) => Promise<void>,
  connection: object,
): Promise<() => boolean> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openFragment(body);
  await expect(page.locator('.no-help')).toBeAttached();
  await idle(page);
  return () => asked.some((address) => address.includes(chunkOf('form')));
}

const good = { effectiveType: '4g', saveData: false };
const fast = { ...good, rtt: 0, downlink: 10 };

/** How a visitor comes near the form without touching it. */
const approaches: Record<string, (page: Page) => Promise<void>> = {
  'the pointer': (page) => page.mouse.move(350, 500),
  'the focus': (page) => page.getByText('Before').focus(),
};

for (const [what, approach] of Object.entries(approaches)) {
  test(`on a fast connection code comes when ${what} is near, and not before`, async ({
    page,
    openFragment,
  }) => {
    const arrived = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/chunks/intent-'),
    );
    const isAsked = await openOn(page, openFragment, fast);
    await arrived;
    await idle(page);
    await page.mouse.move(350, 100);
    expect(isAsked()).toBe(false);
    await approach(page);
    await expect.poll(isAsked).toBe(true);
    const states = await page.evaluate(() =>
      window.auftritt
        ?.instances()
        .flatMap(({ behaviour, state }) => (behaviour === 'form' ? [state] : [])),
    );
    expect(states).toEqual(['waiting']);
  });
}

for (const [what, connection, isAhead] of [
  ['a far connection', { ...good, rtt: 150, downlink: 10 }, true],
  ['a connection of which nothing is known', good, true],
  ['a connection that saves data', { ...fast, saveData: true }, false],
] as const) {
  test(`on ${what} code is ${isAhead ? '' : 'not '}fetched in an idle moment`, async ({
    page,
    openFragment,
  }) => {
    const isAsked = await openOn(page, openFragment, connection);
    if (isAhead) await expect.poll(isAsked).toBe(true);
    else {
      await page.mouse.move(350, 500);
      await idle(page);
      expect(isAsked()).toBe(false);
    }
  });
}

test('where the code that sees the intent does not arrive, code is fetched in an idle moment', async ({
  page,
  openFragment,
}) => {
  await page.route('**/chunks/intent-*', (route) => route.abort());
  const isAsked = await openOn(page, openFragment, fast);
  await expect.poll(isAsked).toBe(true);
});

test('on a far connection the code that sees the intent is not loaded', async ({
  page,
  openFragment,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isAsked = await openOn(page, openFragment, { ...good, rtt: 150, downlink: 10 });
  await expect.poll(isAsked).toBe(true);
  expect(asked.filter((address) => address.includes('/chunks/intent-'))).toEqual([]);
});

test('many links of the lightbox wait for one idle moment, and ask once what else the page has', async ({
  page,
  openFragment,
}) => {
  /** How often the page is asked for an idle moment while so many links are prepared. */
  const questions = async (count: number): Promise<number> => {
    const prepared = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/chunks/fancybox-'),
    );
    await openFragment('<a href="/a.jpg" data-fancybox>A</a> '.repeat(count));
    await prepared;
    return page.evaluate(() => Number(Reflect.get(window, 'idleMoments')));
  };
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
    const { requestIdleCallback } = window;
    Reflect.set(window, 'idleMoments', 0);
    window.requestIdleCallback = (run, options) => {
      Reflect.set(window, 'idleMoments', Number(Reflect.get(window, 'idleMoments')) + 1);
      return requestIdleCallback(run, options);
    };
  }, good);
  const few = await questions(2);
  expect(await questions(100)).toBe(few);
});

const galleryBody = `<section class="category-gallery">
  <input type="hidden" class="reference_request_url" value="/gallery/">
  <ul class="list_products"><li class="product_reference" data-uid="1" data-color="#369"><a href="/1/">One</a></li></ul>
  <div class="gallery-inner"></div></section>`;

for (const [what, fragment, behaviour, place] of [
  ['a form', body, 'form', '#a'],
  ['a category gallery', galleryBody, 'category-gallery', '.product_reference a'],
] as const) {
  test(`the first touch of ${what} requests no code, as all of it was fetched ahead`, async ({
    page,
    openFragment,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, good);
    const arrived: string[] = [];
    page.on('requestfinished', (request) => arrived.push(request.url()));
    const ahead = page.waitForEvent('requestfinished', (request) =>
      request.url().includes(chunkOf(behaviour)),
    );
    await openFragment(fragment);
    await ahead;
    // The elements that fetch files ahead go when the files are there.
    await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
    const before = [...arrived];
    await page.locator(place).focus();
    await running(page, behaviour);
    expect(arrived.filter((address) => !before.includes(address))).toEqual([]);
  });
}

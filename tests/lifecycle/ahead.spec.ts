import type { Page } from '@playwright/test';
import type { BehaviourName } from '../../src/names.js';
import { chunkOf } from '../support/built-files.js';
import { expect, running, test } from '../support/site.js';

const form = `<form class="inquiry-form"><div class="form-group"><label for="a">A</label><input id="a" required></div>
  <button>Send</button></form>`;

const gallery = `<section class="category-gallery">
  <input type="hidden" class="reference_request_url" value="/gallery/">
  <ul class="list_products"><li class="product_reference" data-uid="1" data-color="#369"><a href="/1/">One</a></li></ul>
  <div class="gallery-inner"></div></section>`;

/** Opens a page on a connection with a clock that stands still, and notes which code is requested. */
async function openOn(
  page: Page,
  openFragment: (body: string) => Promise<void>,
  body: string,
  connection: object = { effectiveType: '4g', saveData: false },
): Promise<(behaviour: BehaviourName) => string | undefined> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
    // Every moment is idle.
    window.requestIdleCallback = (run) => {
      queueMicrotask(() => run({ didTimeout: false, timeRemaining: () => 50 }));
      return 0;
    };
  }, connection);
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const watched = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/chunks/ahead-'),
  );
  await openFragment(body);
  await watched;
  return (behaviour) => asked.find((address) => address.includes(chunkOf(behaviour)));
}

const stateOf = (page: Page, behaviour: string) =>
  page.evaluate(
    (name) =>
      window.auftritt?.instances().flatMap((each) => (each.behaviour === name ? [each.state] : [])),
    behaviour,
  );

test('code that takes long is there a second after the visitor’s last input, and starts at the touch', async ({
  page,
  openFragment,
}) => {
  await page.addInitScript(() => {
    const visitor = { isBusy: true, last: 0 };
    Reflect.set(window, 'visitor', visitor);
    setInterval(() => {
      if (!visitor.isBusy) return;
      visitor.last = performance.now();
      dispatchEvent(new Event('scroll'));
    }, 50);
  });
  await openFragment(form);
  await expect(page.locator('.no-help')).toBeAttached();
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'visitor'), 'isBusy', false));
  const restedFor = () =>
    page.evaluate((name) => {
      const entries = performance.getEntriesByType('resource');
      const asked = entries.find((entry) => entry.name.includes(name));
      return asked ? asked.startTime - Reflect.get(Reflect.get(window, 'visitor'), 'last') : 0;
    }, chunkOf('form'));
  await expect.poll(restedFor).toBeGreaterThanOrEqual(1000);
  expect(await stateOf(page, 'form')).toEqual(['waiting']);
  await page.locator('#a').focus();
  await running(page, 'form');
});

for (const [what, connection] of [
  ['saves data', { effectiveType: '4g', saveData: true }],
  ['is slow', { effectiveType: '3g', saveData: false }],
] as const) {
  test(`no code is loaded before the touch where the connection ${what}`, async ({
    page,
    openFragment,
  }) => {
    const addressOf = await openOn(page, openFragment, form, connection);
    await page.clock.runFor(10_000);
    expect(addressOf('form')).toBeUndefined();
    await page.clock.resume();
    await page.locator('#a').focus();
    await running(page, 'form');
  });
}

test('no code is loaded ahead for what is far from the window', async ({ page, openFragment }) => {
  const far = `<div style="height: 5000px"></div>${gallery}`;
  const addressOf = await openOn(page, openFragment, form + far);
  await page.clock.runFor(10_000);
  await expect.poll(() => addressOf('form')).toBeDefined();
  expect(await stateOf(page, 'category-gallery')).toEqual(['waiting']);
});

for (const [what, body, behaviour, place] of [
  ['a form', form, 'form', '#a'],
  ['a category gallery', gallery, 'category-gallery', '.product_reference a'],
] as const) {
  test(`the first touch of ${what} requests no code, as all of it is there`, async ({
    page,
    openFragment,
  }) => {
    const addressOf = await openOn(page, openFragment, body);
    await page.clock.runFor(2000);
    await expect.poll(() => addressOf(behaviour)).toBeDefined();
    // With all that it imports.
    await page.evaluate((address = '') => import(address), addressOf(behaviour));
    await page.clock.resume();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.locator(place).focus();
    await running(page, behaviour);
    expect(asked).toEqual([]);
  });
}

test('where the code that looks ahead does not arrive, the touch loads the section', async ({
  page,
  openFragment,
}) => {
  await page.route('**/chunks/ahead-*', (route) => route.abort());
  await openFragment(form);
  await page.locator('#a').focus();
  await running(page, 'form');
});

test('code that was refused ahead of its use is asked for again at the touch', async ({
  page,
  openFragment,
}) => {
  let asked = 0;
  await page.route(`**/${chunkOf('form')}*`, (route) => {
    asked += 1;
    // The script asks for a file twice.
    return asked > 2 ? route.continue() : route.abort();
  });
  await openOn(page, openFragment, form);
  await page.clock.runFor(2000);
  await expect.poll(() => asked).toBe(2);
  expect(await stateOf(page, 'form')).toEqual(['waiting']);
  await page.clock.resume();
  await page.locator('#a').focus();
  await expect.poll(() => asked).toBe(3);
});

test('the menu is there without a touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/home/impressum/');
  await expect.poll(() => stateOf(page, 'navigation')).toEqual(['running']);
});

const link = '<a href="/a.jpg" data-fancybox>A</a>';

test('a mouse that comes near a picture loads the lightbox, and nothing does before', async ({
  page,
  openFragment,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openFragment(link);
  await page.clock.runFor(10_000);
  expect(asked.join()).not.toContain('/chunks/fancybox-');
  await page.clock.resume();
  await page.getByText('A').hover();
  await running(page, 'lightbox');
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the lightbox’s library is there before the touch', async ({ page, openFragment }) => {
    await openFragment(link);
    await page.waitForResponse('**/chunks/fancybox-*');
    expect(await stateOf(page, 'lightbox')).toEqual(['waiting']);
  });
});

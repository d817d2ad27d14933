import { expect, requestsOf, running, statesOn, test } from '../support/site.js';

const link = '<a href="/a.jpg" data-fancybox>A</a>';
const library = '/chunks/fancybox-';

test('a mouse that comes near a picture loads the lightbox, and nothing does before', async ({
  page,
  openFragment,
}) => {
  await page.clock.install();
  const asked = requestsOf(page);
  await openFragment(link);
  await page.clock.runFor(10_000);
  expect(asked.join()).not.toContain(library);
  await page.clock.resume();
  await page.getByText('A').hover();
  await running(page, 'lightbox');
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('code that takes long is there a second after the last input, and starts at the touch', async ({
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
    const watched = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/chunks/ahead-'),
    );
    await openFragment(link);
    await watched;
    await page.evaluate(() => Reflect.set(Reflect.get(window, 'visitor'), 'isBusy', false));
    const restedFor = () =>
      page.evaluate((name) => {
        const entries = performance.getEntriesByType('resource');
        const asked = entries.find((entry) => entry.name.includes(name));
        return asked ? asked.startTime - Reflect.get(Reflect.get(window, 'visitor'), 'last') : 0;
      }, library);
    await expect.poll(restedFor).toBeGreaterThanOrEqual(1000);
    expect(await statesOn(page, 'lightbox')).toEqual(['waiting']);
    await page.getByText('A').focus();
    await running(page, 'lightbox');
  });

  test('the code of a form is there before its button is pressed, and says nothing yet', async ({
    page,
    openFragment,
    complaints,
  }) => {
    const asked = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/chunks/form-'),
    );
    await openFragment(
      '<form class="inquiry-form" data-submit="soon"><input name="a"><button>Send</button></form>',
    );
    await asked;
    expect(await statesOn(page, 'form')).toEqual(['waiting']);
    expect(complaints).toEqual([]);
    await page.getByRole('button').focus();
    await running(page, 'form');
    expect(complaints).toEqual([expect.stringContaining('unknown data-submit "soon"')]);
    complaints.length = 0;
  });

  for (const [what, connection] of [
    ['saves data', { effectiveType: '4g', saveData: true }],
    ['is slow', { effectiveType: '3g', saveData: false }],
  ] as const) {
    test(`no code is loaded before the touch where the connection ${what}`, {
      tag: what === 'saves data' ? [] : '@long',
    }, async ({ page, openFragment }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true });
      }, connection);
      await page.clock.install();
      const asked = requestsOf(page);
      const watched = page.waitForEvent('requestfinished', (request) =>
        request.url().includes('/chunks/ahead-'),
      );
      await openFragment(link);
      await watched;
      await page.clock.runFor(10_000);
      expect(asked.join()).not.toContain(library);
    });
  }

  test('code that was refused ahead of its use is asked for again at the touch', {
    tag: '@long',
  }, async ({ page, openFragment }) => {
    let asked = 0;
    await page.route(`**${library}*`, (route) => {
      asked += 1;
      return route.abort();
    });
    await openFragment(link);
    // The script asks for a file twice.
    await expect.poll(() => asked).toBe(2);
    expect(await statesOn(page, 'lightbox')).toEqual(['waiting']);
    await page.getByText('A').focus();
    await expect.poll(() => asked).toBeGreaterThan(2);
  });
});

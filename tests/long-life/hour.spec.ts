import type { Page, Request } from '@playwright/test';
import fc from 'fast-check';
import { isLong, runs } from '../support/extent.js';
import { type Holdings, holdings } from '../support/leaks.js';
import { installProbe } from '../support/page-content.js';
import { seeds } from '../support/seeds.js';
import { expect, openPage, test } from '../support/site.js';

/** What a visitor presses. */
const controls = [
  '.slick-next',
  '.slick-prev',
  '.slick-dots button',
  '.logo-slider button',
  '.navigation-opener',
  '.main-navigation a',
  '.reference__toggle',
  '.references__more',
  '.downloads__toggle',
  '.product_reference a, a.product_reference',
  '.back-to-category',
  '.flipster__button',
  '.flipster__nav__link',
  '.gallery-navigation a',
  '.back-to-overview',
  'a[data-fancybox]',
  'a[href^="#"]',
  '.to-top',
  '.cookie-settings',
  'form button',
];

/** The widths on both sides of each breakpoint. */
const widths = [390, 767, 768, 1049, 1050, 1440] as const;

/** Seconds of the fake clock between two actions. */
const pause = isLong ? 120 : 240;

/** What a visitor does, and what is done to the window, between two pauses. */
const actions = fc.record({
  control: fc.constantFrom(...controls),
  number: fc.nat({ max: 1000 }),
  width: fc.option(fc.constantFrom(...widths), { freq: 6, nil: undefined }),
  /** How far down the page is scrolled, as a share of its height. */
  place: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 4, nil: undefined }),
});

type Action = typeof actions extends fc.Arbitrary<infer Value> ? Value : never;

/** Presses one visible control of that kind, or of the dialog that is open; types where it can. */
const press = (page: Page, selector: string, index: number): Promise<void> =>
  page.evaluate(
    ([wanted, number]) => {
      const dialog = document.querySelector('dialog[open]');
      const found = (dialog ?? document).querySelectorAll<HTMLElement>(dialog ? 'button' : wanted);
      const seen = [...found].filter((element) => element.checkVisibility());
      seen[number % seen.length]?.click();
      const fields = document.querySelectorAll<HTMLInputElement>('.form-group input[type="text"]');
      const field = fields[number % fields.length];
      field?.focus();
      if (field) field.value = `typed ${number}`;
      field?.blur();
    },
    [selector, index] as const,
  );

/** What the page holds when it has been released, with the same category in each gallery. */
async function held(page: Page): Promise<Holdings> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('dialog[open] button[data-fancybox-close]')?.click();
    for (const gallery of document.querySelectorAll('.category-gallery, .inspiration-gallery')) {
      const links = gallery.querySelectorAll<HTMLElement>('.list_products a');
      for (const link of [links[1], links[0]]) {
        const replaced = new Promise((resolve) => {
          gallery.addEventListener('auftritt:replaced', resolve, { once: true });
        });
        link?.click();
        await Promise.race([replaced, new Promise((resolve) => setTimeout(resolve, 10_000))]);
      }
    }
  });
  await page.clock.fastForward(5000);
  await page.evaluate(() => window.auftritt?.release());
  await page.clock.fastForward(5000);
  const counted = await holdings(page);
  await page.evaluate(() => window.auftritt?.enhance());
  return counted;
}

for (const { name, get } of seeds) {
  test(`an hour of use at random leaves nothing behind: ${name}`, { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    const count = runs(3600 / pause);
    test.setTimeout(120_000 + count * 2000);
    const chosen = fc.sample(actions, { seed: get(), numRuns: count + 4 });
    /** The next of the actions. */
    const next = (wanted: number): Action[] => chosen.splice(0, wanted);
    await installProbe(page);
    await page.clock.install({ time: 0 });
    await page.addInitScript(() => {
      // Links that lead away are left alone, so that a document lives on.
      addEventListener('click', (event) => event.preventDefault());
      addEventListener('submit', (event) => event.preventDefault());
    });

    // The clock must not run ahead of the server's answers: a gallery gives one up after 15 s.
    const calls = new Set<Request>();
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.add(request);
    });
    page.on('requestfinished', (request) => calls.delete(request));
    page.on('requestfailed', (request) => calls.delete(request));
    const pass = async (): Promise<void> => {
      // A press asks in a task of its own, or once its code is there.
      await page.evaluate(() => window.probe.settle());
      await expect.poll(() => calls.size).toBe(0);
      await page.clock.fastForward(pause * 1000);
    };

    const use = async (some: readonly Action[]): Promise<void> => {
      for (const { control, number, width, place } of some) {
        if (width) await page.setViewportSize({ width, height: 900 });
        await press(page, control, number);
        await pass();
        if (place !== undefined) {
          await page.evaluate((share) => {
            scrollTo({ top: share * document.body.scrollHeight, behavior: 'instant' });
          }, place);
        }
      }
      expect(await page.evaluate(() => window.probe.uncaught)).toEqual([]);
    };

    // From the second on, the document before is left in the middle of what was done on it.
    for (const path of ['/home/baukasten/', '/en/home/every-section/']) {
      await openPage(page, path);
      // All code is there, and what the engine keeps of it, before it is counted.
      for (const control of controls) {
        await press(page, control, 0);
        await pass();
      }
      await page.evaluate(() => window.probe.settle());
      await use(next(Math.ceil(count / 8)));
      const early = await held(page);
      await use(next(Math.floor((count * 3) / 8)));
      const late = await held(page);
      expect(late.listeners - early.listeners, `listeners on ${path}`).toBeLessThan(20);
      expect(late.nodes - early.nodes, `nodes on ${path}`).toBeLessThan(100);
      await use(next(1));
    }
    expect(complaints.filter((line) => !line.includes('preload'))).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import { propertyId } from '../../src/services/analytics/property.js';
import { accepted } from '../support/consent.js';
import { casesOf, isLong } from '../support/extent.js';
import { states, visitAll } from '../support/faults.js';
import { installProbe } from '../support/page-content.js';
import { hostileWords } from '../support/page-mutations.js';
import { gtagScript } from '../support/services/gtag.js';
import { mapsScript } from '../support/services/maps.js';
import { expect, id, test } from '../support/services/outside.js';
import { isStarted, openPage } from '../support/site.js';
import { vary } from '../support/static-pages.js';
import { templated } from '../support/templates.js';

/** The page with every section. */
const paths = { de: '/home/baukasten/', en: '/en/home/every-section/' } as const;
/** A page of text, which is enough for what is said of the tag. */
const text = '/home/impressum/';

test.beforeEach(async ({ page }) => {
  await installProbe(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** An attribute as a template writes it. */
const written = (name: string, value: string): string =>
  `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;

/** The lines about the tag, without those about sections. */
const aboutTag = (complaints: readonly string[]): readonly string[] =>
  complaints
    .filter((line) => /^auftritt: (data-|unknown attribute|tag:)/.test(line))
    // The console writes the tag itself after the line.
    .map((line) => line.replace(/ (JSHandle@node|<script.*)$/s, ''));

/** The page has something for each of them that the site has a template for. */
const everyBehaviour = [...templated].sort();

/** That every section of the page runs as by default, and nothing of the words was run. */
async function expectDefault(page: Page): Promise<void> {
  // A page with selectors of its own starts once the code that reads them has arrived.
  await expect.poll(async () => (await states(page)).length).toBeGreaterThan(0);
  await visitAll(page);
  const now = await states(page);
  expect(now.filter(({ state }) => !isStarted(state) && state !== 'waiting')).toEqual([]);
  const names = new Set(now.map(({ behaviour }) => behaviour));
  expect([...names].sort()).toEqual(everyBehaviour);
  await expectHarmless(page);
}

async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'executed'))).toBeUndefined();
  expect(await page.evaluate(() => Reflect.get({}, 'form'))).toBeUndefined();
  expect(await page.evaluate(() => window.probe.uncaught)).toEqual([]);
}

const selectors = (value: unknown): string => written('data-selectors', JSON.stringify(value));

// Each mistake has its line in tests/configuration/attributes.test.ts.
for (const [index, [what, tag, ...expected]] of (
  [
    [
      'selectors that do not end',
      selectors({
        form: '.x[name',
        map: '.x:is(.y',
        toTop: 'a[href="#',
        slider: '.x /*',
        tab: 'a\\',
      }),
      'data-selectors: form ".x[name" is not a selector',
      'data-selectors: map ".x:is(.y" is not a selector',
      'data-selectors: toTop "a[href=\\"#" is not a selector',
      'data-selectors: slider ".x /*" is not a selector',
      'data-selectors: tab "a\\\\" is not a selector',
    ],
    [
      'names that there are none of',
      `${selectors({ downlods: '.x', formFeild: '.x' })} data-disable="mapp __proto__" data-request-errors="recovr" data-jquery="constructor" data-selector="{}"`,
      'unknown attribute data-selector; did you mean data-selectors?',
      'data-disable: unknown name mapp; did you mean map?',
      /^data-disable: unknown name __proto__; known are navigation, /,
      'data-request-errors: unknown name recovr; did you mean recover?',
      'data-jquery: unknown name constructor; known are page, own, none',
      'data-selectors: unknown name downlods; did you mean downloads?',
      'data-selectors: unknown name formFeild; did you mean formField?',
    ],
  ] as const
).entries()) {
  test(`the tag with ${what}: the developer reads of it, and the page goes on`, {
    tag: index === 0 ? [] : '@long',
  }, async ({ page, complaints }) => {
    test.slow();
    await vary(page, { tag: `${tag} data-maps-key="key" data-analytics-id="${id}"` });
    // The tag with the most faults shows for the others that everything starts all the same.
    const isWhole = isLong || what === 'names that there are none of';
    const whole = index % 2 === 0 ? paths.de : paths.en;
    await openPage(page, isWhole ? whole : text);
    if (isWhole) await expectDefault(page);
    else await expectHarmless(page);
    const told = (): readonly string[] =>
      aboutTag(complaints).map((line) => line.replace('auftritt: ', ''));
    await expect.poll(() => told().length).toBe(expected.length);
    const lines = expected.map((line) =>
      typeof line === 'string' ? line : expect.stringMatching(line),
    );
    expect([...told()].sort()).toEqual(expect.arrayContaining(lines));
  });
}

test.describe('for a visitor who has agreed', () => {
  test.use({ earlierAnswer: accepted });

  /** Every attribute but the addresses of scripts, which are the site's own to choose. */
  const attributes = [
    'data-plugin',
    'data-analytics-id',
    'data-maps-key',
    'data-selectors',
    'data-disable',
    'data-request-errors',
    'data-privacy-url',
    'data-consent',
    'data-consent-default',
    'data-jquery',
    'data-csp-nonce',
  ];
  const words = hostileWords.filter((word) => word.trim() !== '');

  for (const [index, path] of casesOf(
    Object.values(paths),
    (each) => each === paths.de,
  ).entries()) {
    test(`hostile words in all attributes at once do no harm on ${path}`, { tag: '@long' }, async ({
      page,
      complaints,
      requests,
    }) => {
      test.setTimeout(120_000);
      // The words move on by one attribute with each page; the languages take turns.
      for (let first = index; first < words.length; first += isLong ? 6 : 18) {
        const word = (at: number): string => words[(first + at * 4) % words.length] ?? '';
        const tag = attributes.map((name, at) => written(name, word(at))).join(' ');
        await page.unroute(/home/);
        await vary(page, { tag });
        await openPage(page, path);
        await visitAll(page);
        const isId = propertyId(word(attributes.indexOf('data-analytics-id'))) !== undefined;
        const failed = async (): Promise<string[]> => {
          const failures = (await states(page)).filter(({ state }) => state === 'failed');
          return [...new Set(failures.map(({ behaviour }) => behaviour))];
        };
        await expect.poll(failed, tag).toEqual(isId ? [] : ['analytics']);
        await expectHarmless(page);
      }
      const services = [gtagScript, mapsScript].map((address) => new URL(address).host);
      for (const { host } of requests)
        expect([...services, 'www.google-analytics.com']).toContain(host);
      expect(complaints.filter((line) => line.startsWith('uncaught'))).toEqual([]);
    });
  }
});

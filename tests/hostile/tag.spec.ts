import { isLong } from '../support/extent.js';
import { states, visitAll } from '../support/faults.js';
import { installProbe } from '../support/page-content.js';
import { expect, id, test } from '../support/services/outside.js';
import { isStarted, openPage } from '../support/site.js';
import { vary } from '../support/static-pages.js';
import { templated } from '../support/templates.js';

// Each mistake has its line in tests/configuration/attributes.test.ts.
test('of selectors that do not end, and of unknown names, the developer reads, and the page goes on', async ({
  page,
  complaints,
}) => {
  test.slow();
  await installProbe(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const selectors = {
    form: '.x[name',
    map: '.x:is(.y',
    toTop: 'a[href="#',
    slider: '.x /*',
    tab: 'a\\',
    downlods: '.x',
    formFeild: '.x',
  };
  const tag = `data-selectors='${JSON.stringify(selectors)}' data-disable="mapp __proto__"
    data-request-errors="recovr" data-jquery="constructor" data-selector="{}"`;
  await vary(page, { tag: `${tag} data-maps-key="key" data-analytics-id="${id}"` });
  // The short run opens a page of texts, which is enough for what is said of the tag.
  await openPage(page, isLong ? '/en/home/every-section/' : '/home/impressum/');
  if (isLong) {
    // A page with selectors of its own starts once the code that reads them has arrived.
    await expect.poll(async () => (await states(page)).length).toBeGreaterThan(0);
    await visitAll(page);
    const now = await states(page);
    expect(now.filter(({ state }) => !isStarted(state) && state !== 'waiting')).toEqual([]);
    // The page has something for each of them that the site has a template for.
    const names = new Set(now.map(({ behaviour }) => behaviour));
    expect([...names].sort()).toEqual([...templated].sort());
  }
  expect(await page.evaluate(() => Reflect.get({}, 'form'))).toBeUndefined();
  expect(await page.evaluate(() => window.probe.uncaught)).toEqual([]);
  const expected = [
    'unknown attribute data-selector; did you mean data-selectors?',
    'data-disable: unknown name mapp; did you mean map?',
    expect.stringMatching(/^data-disable: unknown name __proto__; known are navigation, /),
    'data-request-errors: unknown name recovr; did you mean recover?',
    'data-jquery: unknown name constructor; known are page, own, none',
    'data-selectors: form ".x[name" is not a selector',
    'data-selectors: map ".x:is(.y" is not a selector',
    'data-selectors: toTop "a[href=\\"#" is not a selector',
    'data-selectors: slider ".x /*" is not a selector',
    'data-selectors: tab "a\\\\" is not a selector',
    'data-selectors: unknown name downlods; did you mean downloads?',
    'data-selectors: unknown name formFeild; did you mean formField?',
  ];
  // The console writes the tag itself after the line.
  const told = (): readonly string[] =>
    complaints
      .filter((line) => /^auftritt: (data-|unknown attribute|tag:)/.test(line))
      .map((line) => line.replace(/^auftritt: | (JSHandle@node|<script.*)$/gs, ''));
  await expect.poll(() => told().length).toBe(expected.length);
  expect(told()).toEqual(expect.arrayContaining(expected));
});

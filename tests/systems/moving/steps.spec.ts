import type { BehaviourName } from '../../support/contract.js';
import { casesOf } from '../../support/extent.js';
import { expect, test } from '../../support/moving.js';
import { fileNames, steps, tagsAfter, users, withoutParts } from '../../support/old-site.js';
import { doneByOldScript, traced } from '../../support/old-site-traces.js';
import { order } from '../../support/old-site-visitor.js';
import { templated } from '../../support/templates.js';

const all = steps.flat();
const jqueryOfOurs = /\/assets\/chunks\/jquery-/;

const until = (step: number): readonly BehaviourName[] => steps.slice(0, step).flat();

const states: readonly (readonly [string, readonly BehaviourName[]])[] = [
  ...steps.map((_step, index) => [`after step ${index}`, until(index)] as const),
  ['after the last step', all],
  // The other way round, in the middle of the way.
  ['with the last steps first', steps.slice(-9).flat()],
];

/** The middle of the way, where old and new code meet most, is tried each time. */
const middle = `after step ${Math.floor(steps.length / 2)}`;

for (const [title, handedOver] of casesOf(states, ([name]) => name === middle)) {
  test(`${title} everything works, and is done by one of the two`, { tag: '@long' }, async ({
    page,
    open,
    visit,
    asked,
    said,
  }) => {
    test.slow();
    await open({ handedOver });
    await visit(order.filter((name) => name !== 'form'));

    const left = traced.filter((name) => !handedOver.includes(name));
    expect(await doneByOldScript(page)).toEqual(left);
    const lines = await page.evaluate(() =>
      (window.auftritt?.instances() ?? []).map(({ behaviour, state }) => ({ behaviour, state })),
    );
    const ours = new Set(lines.map(({ behaviour }) => behaviour));
    expect([...ours].sort()).toEqual([...handedOver].sort());
    expect(lines.filter(({ state }) => state !== 'running' && state !== 'waiting')).toEqual([]);
    // Without the page's jQuery a row of our own runs.
    expect(asked.filter((request) => jqueryOfOurs.test(request))).toEqual([]);

    await visit(['form']);
    expect(said()).toEqual([]);
  });
}

/** Behaviours that meet on the same links and elements. */
const neighbours: Readonly<Partial<Record<BehaviourName, readonly BehaviourName[]>>> = {
  'to-top': ['anchors'],
  anchors: ['to-top', 'references', 'gallery-elements'],
  references: ['anchors', 'lightbox', 'downloads'],
  downloads: ['references'],
  'gallery-elements': ['anchors', 'lightbox'],
  'image-slider': ['reference-slider', 'logo-slider'],
  'reference-slider': ['image-slider'],
  'logo-slider': ['image-slider'],
  'gallery-slider': ['category-gallery'],
  lightbox: ['category-gallery'],
};

for (const step of casesOf(steps, () => false)) {
  const concerned = step.flatMap((name) => [name, ...(neighbours[name] ?? [])]);

  test(`${step.join(' and ')} can be handed over first`, async ({ page, open, visit, said }) => {
    await open({ handedOver: step });
    await visit(concerned.filter((name) => name !== 'form'));
    const left = traced.filter((name) => !step.includes(name));
    expect(await doneByOldScript(page)).toEqual(left);
    if (concerned.includes('form')) await visit(['form']);
    expect(said()).toEqual([]);
  });

  test(`${step.join(' and ')} can be taken back at the end`, async ({
    page,
    open,
    visit,
    said,
  }) => {
    await open({ handedOver: all.filter((name) => !step.includes(name)) });
    await visit(concerned.filter((name) => name !== 'form'));
    expect(await doneByOldScript(page)).toEqual(traced.filter((name) => step.includes(name)));
    if (concerned.includes('form')) await visit(['form']);
    expect(said()).toEqual([]);
  });
}

test('what the old script shows is there at once, and does not wait for ours', {
  tag: '@long',
}, async ({ page, open }) => {
  await open();
  for (const selector of [
    '.reference__body',
    '.downloads__body',
    '.reference-column',
    '.gallery-element',
  ]) {
    await expect(page.locator(selector).last()).toHaveCSS('animation-name', 'none');
  }
});

test('the steps hand over every behaviour of the site once', () => {
  expect([...all].sort()).toEqual([...templated].sort());
});

test('the tables name every file of the old site, and nothing is left of it in the end', () => {
  expect([...users.keys()].sort()).toEqual([...fileNames].sort());
  for (const file of fileNames) expect(tagsAfter([])).toContain(`"/old/${file}"`);
  expect(tagsAfter(all)).not.toMatch(/\/old\/|data-disable/);
});

test('each part of the old files goes with its behaviours, and none is left in the end', () => {
  for (const step of steps)
    expect(withoutParts('site.js', step)).not.toBe(withoutParts('site.js', []));
  for (const file of ['site.js', 'site.css']) {
    const left = withoutParts(file, all).replace(/\/\*.*?\*\/|\/\/.*/g, '');
    expect(left.trim()).toBe('');
  }
});

import type { Page, Route } from '@playwright/test';
import { type BehaviourName, selectors, structures } from './contract.js';
import { expect } from './site.js';

/** The stand-in backend answers this one request so (static-html/backend/faults.mjs). */
const standIn = (fault: string) => (route: Route) =>
  route.continue({ headers: { ...route.request().headers(), 'stand-in': fault } });

/** What can happen to a request for a file of the site, in the words of a test's title. */
export const fileFaults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  'finds no network': (route) => route.abort('internetdisconnected'),
  'is not found': standIn('status=404'),
  'meets an error of the server': standIn('status=500'),
  'is cut off in the middle': standIn('break'),
  'brings something else': standIn('json'),
  async 'brings half a file'(route) {
    const response = await route.fetch();
    const body = await response.text();
    // Up to an opening brace, so that no half is a whole of its own.
    const half = body.slice(0, body.lastIndexOf('{', body.length / 2 + 40) + 1);
    await route.fulfill({ response, body: half });
  },
};

/** The widgets, which show a part of their content at a time while they run. */
const widgets: readonly BehaviourName[] = [
  'logo-slider',
  'image-slider',
  'reference-slider',
  'gallery-slider',
  'coverflow',
  'gallery-elements',
];

const rootOf = (name: BehaviourName): string => selectors[structures[name].root];

/** The texts inside the behaviours' elements that a person sees, those of other widgets aside. */
export const visibleTexts = (page: Page, behaviours: readonly BehaviourName[]) =>
  page.evaluate(
    ([inside, outside]) => {
      const seen: string[] = [];
      for (const element of document.querySelectorAll(inside)) {
        const own = [...element.childNodes].filter((node) => node instanceof Text);
        const text = own.map((node) => node.data.trim()).join('');
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const isOutside = outside !== '' && element.closest(outside);
        if (text !== '' && isSeen && !isOutside) seen.push(text);
      }
      return seen;
    },
    [
      behaviours.map((name) => `${rootOf(name)}, ${rootOf(name)} *`).join() || 'body',
      widgets
        .filter((name) => !behaviours.includes(name))
        .map(rootOf)
        .join(),
    ] as const,
  );

/** Brings everything into sight and near the visitor's hand, so that all code is asked for. */
export async function touchAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { element, state } of window.auftritt?.instances() ?? []) {
      if (state === 'waiting') {
        element.scrollIntoView({ behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      } else {
        // What runs already may ask for more.
        element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
    }
  });
}

/** The same, and waits until the code is there or has failed. */
export async function visitAll(page: Page): Promise<void> {
  await touchAll(page);
  await page.evaluate(() => window.probe.settle());
}

/** Behaviour and state of each element that has one. */
export const states = (page: Page) =>
  page.evaluate(() => {
    const lines = window.auftritt?.instances() ?? [];
    return lines.map(({ behaviour, state }) => ({ behaviour, state }));
  });

/** What we write, once, where something does not arrive. */
const ours =
  /^auftritt: ([\w-]+): (code|styles \S+) did not arrive|^auftritt: (?:tag|code did not arrive):/;

/** The browser's own words about a request. */
const browsers = /^Failed to load resource|was preloaded using link preload|^Failed to load module/;

/** That nothing was written but our own lines, one for each element concerned; nothing uncaught. */
export async function expectQuiet(
  page: Page,
  complaints: readonly string[],
  failing: readonly string[],
): Promise<void> {
  expect(await page.evaluate(() => window.probe.uncaught)).toEqual([]);
  const said = complaints.filter((line) => !browsers.test(line));
  for (const line of said) expect(line).toMatch(ours);
  const named = said.map((line) => ours.exec(line)?.[1]).filter((name) => name !== undefined);
  for (const name of named) expect(failing).toContain(name);
  const failed = (await states(page)).filter(({ state }) => state === 'failed');
  // One for each element, and one for the page, its tag or its styles.
  expect(said.length).toBeLessThanOrEqual(1 + failed.length);
}

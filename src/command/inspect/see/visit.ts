import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { JSHandle, Locator, Page } from 'playwright-core';
import { watch as watchRequests } from '../../check/requests/watch.js';
import { scrollThrough } from '../../pages/scroll.js';
import { marks } from '../libraries/libraries.js';
import { click, type Looking, leave, rest, withPage } from './browser.js';
import { sliders } from './look.js';
import { focused, kindsOf, listControls, readFacts, unreachable } from './page-scripts.js';
import { addRan, type Ran } from './ran.js';
import type { Ref } from './recording.js';

/** What a visit to a page at a width has seen. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** How many controls of a page are pressed at most, and how many of one kind. */
const mostPresses = 36;
const mostOfKind = 2;

/** A file of axe-core; nothing where it is not installed. */
function axeFile(name: string): Readonly<Record<string, unknown>> {
  try {
    return createRequire(import.meta.url)(`axe-core/${name}`);
  } catch {
    return {};
  }
}

/** What axe's rules ask for in German, by their names. */
export const germanRules = (): Readonly<Record<string, { help: string }>> =>
  Object(axeFile('locales/de.json').rules);

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The rules of axe that a page breaks; undefined where axe-core is not installed. */
async function axeOn(page: Page) {
  const { source } = axeFile('axe.min.js');
  if (typeof source !== 'string') return undefined;
  await page.evaluate(source);
  return page.evaluate(async () => {
    const results = await window.axe?.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
      resultTypes: ['violations'],
      iframes: false,
    });
    return results?.violations.map(({ id, help, nodes }) => ({
      ...{ rule: id, help },
      elements: nodes.slice(0, 20).map(({ target }) => {
        const element = document.querySelector(String(target[0]));
        return (element && window.auftrittRecording?.described(element).label) ?? '';
      }),
    }));
  });
}

/** Goes through a page with the Tab key, once. @returns the stops that show no focus */
async function tabThrough(page: Page) {
  const stops = new Map<string, Ref & { readonly isSeen: boolean }>();
  while (stops.size < 50) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    const id = `${stop?.number} ${stop?.label}`;
    if (!stop || stops.has(id)) break;
    stops.set(id, stop);
  }
  return [...stops.values()].filter(({ isSeen }) => !isSeen);
}

/** Presses everything that can be pressed once. */
async function pressAll(
  page: Page,
  controls: JSHandle<Element[]>,
  pressed: Map<string, number>,
): Promise<void> {
  const kinds = await controls.evaluate(kindsOf);
  const handles = [...(await controls.getProperties()).values()];
  const queue = handles.map((each, at) => ({ element: each.asElement(), kind: kinds[at] ?? '' }));
  let left = mostPresses;
  for (const [at, control] of queue.entries()) {
    const { element, kind } = control;
    const before = pressed.get(kind) ?? 0;
    if (left === 0 || before >= mostOfKind || !element) continue;
    if (await element.isVisible()) {
      // Bars stand at the edges of the window.
      await element.evaluate((node) => Object(node).scrollIntoView({ block: 'center' }));
      await click(element, 300);
      // What a press runs has begun by the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.keyboard.press('Escape');
      pressed.set(kind, before + 1);
      left -= 1;
    } else if (at < handles.length) queue.push(control); // What another press opens may hold it.
  }
}

/** Where a visitor is asked about cookies. */
const notice =
  '[class*="cookie" i], [id*="cookie" i], [class*="consent" i], [id*="consent" i], .klaro, .cc-window, #cc-main';

/** How a notice names what accepts all, and what does not. */
const accepting =
  /akzept|zustimm|einverstanden|annehmen|erlauben|zulassen|verstanden|accept|agree|allow|got it|\bok\b/i;
const declining = /auswahl|ausgewählt|select|\bnur\b|\bonly\b|notwendig|necessary|nicht|not\b/i;

/** The button with which a visitor accepts a notice about cookies. */
const acceptButton = (page: Page): Locator =>
  page
    .locator(`:is(${notice}) :is(a, button, input[type=button], [role=button])`)
    .filter({ hasText: accepting, hasNotText: declining })
    .filter({ visible: true })
    .first();

/**
 * Visits a page at a width: scrolls through it, goes through it with the keyboard, presses everything, and accepts a
 * notice about cookies at the end.
 *
 * @param pressed the kinds of controls that were pressed so far, with their number
 * @param ran what has run so far
 * @throws Uncheckable where it cannot be looked at
 */
export function visit(
  looking: Looking,
  path: string,
  width: number,
  { pressed, ran }: { readonly pressed: Map<string, number>; readonly ran: Ran },
) {
  const isWide = width > 600;
  return withPage(looking, { path, width }, async (opened, start) => {
    const { page, errors, failed, calm } = opened;
    const { site } = looking;
    const watching = await watchRequests(page, new URL(site.origin).hostname);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await start();
    await page.evaluate(scrollThrough);
    await rest(page);
    const loaded = new Map([...opened.loaded].sort(([, a], [, b]) => a.time - b.time));
    const facts = await page.evaluate(readFacts, marks);
    const controls = await page.evaluateHandle(listControls, notice);
    const access = {
      /** Controls that the Tab key does not reach. */
      unreachable: await controls.evaluate(unreachable, sliders),
      /** Controls that have the focus without showing it. */
      unseen: isWide ? await tabThrough(page) : [],
      axe: isWide ? await axeOn(page) : [],
    };
    await leave(page);
    await calm(() => pressAll(page, controls, pressed));
    const button = acceptButton(page);
    if (isWide && (await button.isVisible())) {
      await watching.begin('after accepting');
      await calm(async () => {
        await button.click({ timeout: 1000 }).catch(() => {});
        await page.evaluate(scrollThrough);
      });
    }
    const seen = await watching.collect();
    addRan(ran, await page.coverage.stopJSCoverage().catch(() => []));
    // The site may have led on to another of its pages.
    const { pathname, search } = new URL(page.url());
    return {
      ...{ path: pathname + (site.folder === undefined ? search : ''), width, facts, access },
      /** The scripts and stylesheets of the page, before anything is pressed. */
      loaded,
      errors,
      failed: [...failed],
      /** What was asked of other hosts, and stored. */
      seen,
      calls: await page.evaluate(() => window.auftrittRecording?.calls() ?? []),
    };
  });
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { behaviours, defaultSelectors } from '../../../behaviours.js';
import type { Seen } from '../../check/requests/seen.js';
import { watch as watchRequests } from '../../check/requests/watch.js';
import { Uncheckable } from '../../pages/source.js';
import { marks } from '../libraries/libraries.js';
import type { Loaded } from '../site/answers.js';
import { numberAttribute } from '../site/markup.js';
import { click, frames, type Looking, leave, type Opened, rest, withPage } from './browser.js';
import { sliders } from './look.js';
import {
  type Control,
  controlAt,
  farEnough,
  focused,
  listControls,
  type PageFacts,
  readFacts,
  type Stop,
  scrollThrough,
  unreachable,
} from './page-scripts.js';
import { addRan, type Ran } from './ran.js';
import type { Call, Ref } from './recording.js';

/** A rule of axe that a page breaks. */
export interface Violation {
  readonly rule: string;
  readonly impact: string;
  readonly help: string;
  readonly elements: readonly string[];
}

/** What the keyboard and axe find. */
export interface Access {
  /** Controls that the Tab key does not reach. */
  readonly unreachable: readonly Ref[];
  /** Controls that have the focus without showing it. */
  readonly unseen: readonly Stop[];
  /** Undefined where axe-core is not installed. */
  readonly axe: readonly Violation[] | undefined;
}

/** What a visit to a page at a width has seen. */
export interface Visit {
  readonly path: string;
  readonly width: number;
  readonly facts: PageFacts;
  /** The scripts and stylesheets of the page, before anything is pressed. */
  readonly loaded: Loaded;
  readonly errors: Opened['errors'];
  readonly failed: readonly string[];
  /** What was asked of other hosts, and stored. */
  readonly seen: readonly Seen[];
  readonly access: Access;
  readonly calls: readonly Call[];
}

/** How many controls of a page are pressed at most, and how many of one kind. */
const mostPresses = 36;
const mostOfKind = 2;

/** A file of axe-core, where it is installed. */
async function axeFile(name: string): Promise<string | undefined> {
  try {
    return await readFile(createRequire(import.meta.url).resolve(`axe-core/${name}`), 'utf8');
  } catch {
    return undefined; // It is not installed.
  }
}

const axeSource = axeFile('axe.min.js');

/** What axe's rules ask for in German, by their names. */
export async function germanRules(): Promise<ReadonlyMap<string, string>> {
  const { rules }: { rules: Readonly<Record<string, { help: string }>> } = JSON.parse(
    (await axeFile('locales/de.json')) ?? '{"rules":{}}',
  );
  return new Map(Object.entries(rules).map(([name, { help }]) => [name, help]));
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

async function axeOn(page: Page): Promise<Violation[] | undefined> {
  const source = await axeSource;
  if (source === undefined) return undefined;
  await page.evaluate(source);
  return page.evaluate(async () => {
    const results = await window.axe?.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
      resultTypes: ['violations'],
      iframes: false,
    });
    return (results?.violations ?? []).map(({ id, impact, help, nodes }) => ({
      ...{ rule: id, impact: impact ?? '', help },
      elements: nodes.slice(0, 20).map(({ target }) => {
        const element = document.querySelector(String(target[0]));
        const ref = element && window.auftrittRecording?.described(element);
        return ref?.label ?? String(target[0]);
      }),
    }));
  });
}

/** Goes through a page with the Tab key. @returns the stops that show no focus */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  const first = new Set<string>();
  for (let step = 0; step < 50; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    if (!stop) break;
    const id = `${stop.number} ${stop.label}`;
    if (first.has(id)) break;
    first.add(id);
    if (!stop.isSeen) stops.push(stop);
  }
  return stops;
}

/**
 * Presses everything that can be pressed once, menus first.
 *
 * @param done the kinds of controls that were pressed on other pages, with their number
 */
async function pressAll(
  opened: Opened,
  controls: readonly Control[],
  done: Map<string, number>,
): Promise<void> {
  const { page, calm } = opened;
  const hidden = new Set<Control>();
  const queue = controls.filter(({ isPlainLink }) => !isPlainLink);
  let pressed = 0;
  for (const control of queue) {
    if (pressed >= mostPresses) break;
    const kind = `${page.viewportSize()?.width} ${control.kind}`;
    const before = done.get(kind) ?? 0;
    if (before >= mostOfKind) continue;
    const handle = await page.evaluateHandle(controlAt, control.index);
    const element = handle.asElement();
    if (await element?.isVisible()) {
      await calm(
        async () => element && click(element, 0),
        () => frames(page),
      );
      done.set(kind, before + 1);
      pressed += 1;
      if (!control.isMenu) await page.keyboard.press('Escape');
    } else if (!hidden.has(control)) {
      // What another press opens may hold it.
      hidden.add(control);
      queue.push(control);
    }
  }
}

const callsOn = (page: Page): Promise<readonly Call[]> =>
  page.evaluate(() => window.auftrittRecording?.calls ?? []);

/** The selectors of elements whose clicks handlers further up answer. */
const delegatedIn = (calls: readonly Call[]): string[] =>
  calls.flatMap(({ kind, name, args }) => {
    const [first, second] = args;
    const selector = name === 'delegate' ? first : second;
    const listens = kind === 'jquery' && /^(on|delegate|live|one)$/.test(name);
    return listens && typeof selector === 'string' ? [selector] : [];
  });

const mainSelectors = behaviours.flatMap(({ name, hooks, roots }) => {
  const hook = roots?.[0] ?? Object.keys(hooks)[0] ?? '';
  const selector: unknown = Reflect.get(defaultSelectors, hook);
  return typeof selector === 'string' ? [[name, selector] as const] : [];
});

/** The button with which a visitor accepts a notice about cookies. */
async function acceptButton(page: Page): Promise<Locator | undefined> {
  const named = page.locator(
    '.klaro .cm-btn-success, .cc-allow, .cc-dismiss, .cc-accept-all, #cookie-accept, .cmplz-accept, [data-cookie-accept-all], ._brlbs-btn-accept-all, #BorlabsCookieBoxSaveButton, #CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll, #onetrust-accept-btn-handler',
  );
  const inNotice = page
    .locator('[class*="cookie" i], [id*="cookie" i], [class*="consent" i], [id*="consent" i]')
    .locator('a, button, input[type=button], [role=button]')
    .filter({
      hasText:
        /akzept|zustimm|einverstanden|annehmen|erlauben|verstanden|accept|agree|allow|got it|^\s*ok/i,
    });
  for (const buttons of [named, inNotice]) {
    const button = buttons.filter({ visible: true }).first();
    if ((await button.count()) > 0) return button;
  }
  return undefined;
}

/** What is handed from visit to visit. */
export interface Memory {
  readonly pressed: Map<string, number>;
  /** Which code of each file has run. */
  readonly ran: Ran;
}

/**
 * Visits a page at a width: scrolls through it, goes through it with the keyboard, presses everything, and accepts a
 * notice about cookies at the end.
 *
 * @throws Uncheckable where it cannot be looked at
 */
export function visit(
  looking: Looking,
  path: string,
  width: number,
  memory: Memory,
): Promise<Visit> {
  const isWide = width > 600;
  return withPage(looking, { path, width }, async (opened, start) => {
    const { page, errors, failed, calm } = opened;
    const { site } = looking;
    const watching = await watchRequests(page, new URL(site.origin).hostname);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await start();
    await page.evaluate(scrollThrough, farEnough);
    await rest(page);
    const loaded = new Map([...opened.loaded].sort(([, a], [, b]) => a.time - b.time));
    const facts = await page.evaluate(readFacts, {
      ...{ attribute: numberAttribute, marks, behaviours: mainSelectors },
    });
    const controls = await page.evaluate(listControls, delegatedIn(await callsOn(page)));
    const access: Access = {
      unreachable: await page.evaluate(unreachable, sliders),
      unseen: isWide ? await tabThrough(page) : [],
      axe: isWide ? await axeOn(page) : [],
    };
    await leave(page);
    await pressAll(opened, controls, memory.pressed);
    await page.keyboard.press('Escape');
    const button = isWide ? await acceptButton(page) : undefined;
    if (button) {
      await watching.begin('after accepting');
      await calm(async () => {
        await button.click({ timeout: 1000 }).catch(() => {});
        await page.evaluate(scrollThrough, farEnough);
      });
    }
    const seen = await watching.collect();
    addRan(memory.ran, await page.coverage.stopJSCoverage().catch(() => []));
    // The site may have led on to another of its pages.
    const { origin, pathname, search } = new URL(page.url());
    if (origin !== site.origin) throw new Uncheckable(`leads to ${opened.asked()}`);
    const at = pathname + (site.folder === undefined ? search : '');
    return {
      ...{ path: at, width, facts, loaded, errors, failed: [...failed], seen },
      access,
      calls: await callsOn(page),
    };
  });
}

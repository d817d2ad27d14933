import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { behaviours, defaultSelectors } from '../../../behaviours.js';
import type { Moment, Seen } from '../../check/requests/seen.js';
import { watch as watchRequests } from '../../check/requests/watch.js';
import { marks } from '../libraries/libraries.js';
import { numberAttribute } from '../site/markup.js';
import {
  click,
  frames,
  type Looking,
  leave,
  type Opened,
  type Refusal,
  rest,
  withPage,
} from './browser.js';
import { sliders } from './look.js';
import {
  acceptButton,
  type Control,
  controlAt,
  focused,
  listControls,
  type PageFacts,
  readFacts,
  type Stop,
  scrollThrough,
  unreachable,
} from './page-scripts.js';
import { addRan, type Ran } from './ran.js';
import type { Recording, Ref } from './recording.js';

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
export interface Visit extends Recording {
  readonly path: string;
  readonly width: number;
  readonly facts: PageFacts;
  readonly errors: Opened['errors'];
  readonly failed: readonly string[];
  /** What was asked of other hosts, and stored. */
  readonly seen: readonly Seen[];
  readonly access: Access;
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

const axe = axeFile('axe.min.js');

/** What axe's rules ask for in German, by their names. */
export async function germanRules(): Promise<ReadonlyMap<string, string>> {
  const { rules }: { rules: Readonly<Record<string, { help: string }>> } = JSON.parse(
    (await axeFile('locales/de.json')) ?? '{"rules":{}}',
  );
  return new Map(Object.entries(rules).map(([name, { help }]) => [name, help]));
}

async function axeOn(page: Page): Promise<Violation[] | undefined> {
  const source = await axe;
  if (source === undefined) return undefined;
  await page.evaluate(source);
  return page.evaluate(async () => {
    type Result = {
      id: string;
      impact: string | null;
      help: string;
      nodes: { target: unknown[] }[];
    };
    const run: unknown = Reflect.get(Object(Reflect.get(window, 'axe')), 'run');
    if (typeof run !== 'function') return [];
    const options = {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
      resultTypes: ['violations'],
      iframes: false,
    };
    const { violations }: { violations: Result[] } = await run(document, options);
    return violations.map(({ id, impact, help, nodes }) => ({
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

/** Presses a control as a visitor does, and waits for what that brings. */
async function press({ page, calm }: Opened, { index }: Control): Promise<boolean> {
  const handle = await page.evaluateHandle(controlAt, index);
  const element = handle.asElement();
  if (!element || !(await element.isVisible())) return false;
  await calm(
    () => click(element, 0),
    () => frames(page),
  );
  return true;
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
  const { page } = opened;
  const hidden = new Set<Control>();
  const queue = controls.filter(({ isPlainLink }) => !isPlainLink);
  let pressed = 0;
  for (const control of queue) {
    if (pressed >= mostPresses) break;
    const kind = `${page.viewportSize()?.width} ${control.kind}`;
    const before = done.get(kind) ?? 0;
    if (before >= mostOfKind) continue;
    if (await press(opened, control)) {
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

/** The selectors of elements whose clicks handlers further up answer. */
const delegatedIn = ({ calls }: Recording): string[] =>
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

/** What is handed from visit to visit. */
export interface Memory {
  readonly pressed: Map<string, number>;
  /** Which code of each file has run. */
  readonly ran: Ran;
}

/**
 * Visits a page at a width: scrolls through it, goes through it with the keyboard, presses everything, and accepts a
 * notice about cookies at the end.
 */
export function visit(
  looking: Looking,
  path: string,
  width: number,
  memory: Memory,
): Promise<Visit | Refusal> {
  let moment: Moment = 'before an answer';
  let collect: Awaited<ReturnType<typeof watchRequests>> = async () => [];
  const isWide = width > 600;
  return withPage(
    looking,
    { path, width },
    async (opened) => {
      const { page, errors, failed, calm, recording } = opened;
      await page.evaluate(scrollThrough);
      await rest(page);
      const facts = await page.evaluate(readFacts, {
        ...{ attribute: numberAttribute, marks, behaviours: mainSelectors },
      });
      const controls = await page.evaluate(listControls, delegatedIn(await recording()));
      const access: Access = {
        unreachable: await page.evaluate(unreachable, sliders),
        unseen: isWide ? await tabThrough(page) : [],
        axe: isWide ? await axeOn(page) : [],
      };
      await leave(page);
      await pressAll(opened, controls, memory.pressed);
      await page.keyboard.press('Escape');
      await collect();
      const button = isWide ? (await page.evaluateHandle(acceptButton)).asElement() : null;
      if (button) {
        moment = 'after accepting';
        await calm(async () => {
          await button.click({ timeout: 1000 }).catch(() => {});
          await page.evaluate(scrollThrough);
        });
      }
      const seen = await collect();
      addRan(memory.ran, await page.coverage.stopJSCoverage().catch(() => []));
      // The site may have led on to another of its pages.
      const { origin, pathname, search } = new URL(page.url());
      const { site } = looking;
      if (origin !== site.origin) return { refusal: `leads to ${opened.asked()}` };
      const at = pathname + (site.folder === undefined ? search : '');
      return {
        ...{ path: at, width, facts, errors, failed: [...failed], seen },
        access,
        ...(await recording()),
      };
    },
    async (context, page) => {
      collect = await watchRequests(
        context,
        page,
        new URL(looking.site.origin).hostname,
        () => moment,
      );
      await page.coverage.startJSCoverage({ resetOnNavigation: false });
    },
  );
}

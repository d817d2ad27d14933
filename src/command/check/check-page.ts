import type { DOMWindow, JSDOM } from 'jsdom';
import { behaviours } from '../../behaviours.js';
import { selectorsOfForeign } from '../../foreign/hooks.js';
import { createTranslation } from '../../foreign/translate.js';
import { inWordsOf } from '../../foreign/words.js';
import type { Instance } from '../../lifecycle/behaviour.js';
import { rowsOf } from '../../lifecycle/definition.js';
import { createLifecycle } from '../../lifecycle/lifecycle.js';
import type { BehaviourName } from '../../names.js';
import type { Configuration } from '../../page/configuration.js';
import { clones } from '../../page/elements.js';
import { inShort, Problem } from '../../page/problem.js';
import type { Selectors } from '../../public-interface.js';
import { once } from '../lists.js';
import { createReader } from '../pages/reader.js';
import { isOurs, leftOutOf, unusedOf } from '../pages/section-styles.js';
import { beginning, isPart, type Place, placeIn, type Source, textOf } from '../pages/source.js';
import { displayRulesIn, styleLinks } from '../pages/styles.js';
import type { Settings } from '../pages/thread.js';
import { findingsOfMarkup } from './markup.js';
import { wordsOfPage } from './page-words.js';
import {
  type CheckedPage,
  type Finding,
  finding,
  inOrder,
  type Prediction,
  ruleNamed,
  ruleOf,
} from './rules.js';
import { isNeeded, startOf } from './starts.js';
import { readSiteSelectors, readTag } from './tag.js';

/** The globals of a browser window that the script uses while it checks a page. */
const names: readonly string[] =
  `AbortController CustomEvent DocumentFragment Element Event EventTarget HTMLAnchorElement HTMLButtonElement HTMLElement
  HTMLFormElement HTMLIFrameElement HTMLInputElement HTMLLabelElement HTMLScriptElement HTMLSelectElement
  HTMLTableRowElement HTMLTextAreaElement Node document getComputedStyle location window`
    .trim()
    .split(/\s+/);

/**
 * Runs the script's own code on a page outside a browser. Meanwhile the window's names are global. The
 * console stays silent, since the checker reads the script's events instead.
 *
 * @param run must be synchronous, so that no other code sees these globals
 */
function inWindow<Result>(window: DOMWindow, run: () => Result): Result {
  const silent = { error() {}, warn() {} };
  const reportError = (error: unknown): never => {
    throw error;
  };
  const globals = new Map<string, unknown>([
    ...names.map((name): [string, unknown] => [name, Reflect.get(window, name)]),
    ['console', silent],
    // There is no screen, so no media query matches.
    ['matchMedia', () => Object.assign(new window.EventTarget(), { matches: false })],
    ['reportError', reportError],
  ]);
  const before = [...globals.keys()].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of globals) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    return run();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

/** What starts on the page itself, by the configuration; the openings of consent ask for it. */
const ofPage = (name: BehaviourName, configuration: Configuration): boolean => {
  const { analyticsId, consent, purposes } = configuration;
  if (name === 'analytics') return analyticsId !== undefined;
  const isAsked =
    consent === 'always' || [analyticsId, purposes].some((each) => each !== undefined);
  return name === 'consent' && isAsked;
};

/**
 * Starts all behaviours on the page in the current window, and then releases them: what starts, and what the script would
 * report to the developer.
 *
 * @param selectors the selectors of their elements
 */
function predict(
  configuration: Configuration,
  selectors: Selectors,
  sourcePlace: (element: Element) => Place | undefined,
): CheckedPage {
  const told: { behaviour: string; element: Element; message: string }[] = [];
  const listening = new AbortController();
  document.addEventListener(
    'auftritt:error',
    ({ detail: { behaviour, element, error } }) => {
      // `enhance` throws programming errors itself; see `inWindow`.
      if (error instanceof Problem) told.push({ behaviour, element, message: error.message });
    },
    { signal: listening.signal },
  );
  const all: Instance[] = [];
  const { startNow } = createLifecycle(configuration, {
    enhance() {},
    release() {},
    translate() {},
    hasVisitorActed: () => false,
    instanceOn: (element, name) =>
      all.find((each) => each.element === element && each.behaviour === name),
  });
  for (const definition of behaviours) {
    const { name } = definition;
    if (configuration.disable.has(name)) continue;
    const elements = new Set(
      rowsOf(definition, selectors).flatMap(({ roots }) => [
        ...document.querySelectorAll<HTMLElement>(roots),
      ]),
    );
    if (ofPage(name, configuration)) elements.add(document.body);
    for (const element of elements) {
      if (element.closest(clones) || !isNeeded(name, element)) continue;
      const instance: Instance = { behaviour: name, element, state: 'waiting', startOrder: 0 };
      all.push(instance);
      startNow(instance, definition, startOf(name));
    }
  }
  const instances = all.map((instance) => ({ ...instance }));
  for (const { end } of all.toReversed()) end?.();
  listening.abort();
  const predictions = instances.flatMap(({ behaviour, element, state }): Prediction[] => {
    const place = sourcePlace(element);
    // A separate rule reports what the tag lacks.
    const starts = state === 'running' || state === 'unconfigured';
    return place ? [{ behaviour, element: inShort(element), starts, ...place }] : [];
  });
  const findings = told.flatMap(({ behaviour, element, message }): Finding[] => {
    const place = sourcePlace(element);
    return place ? [finding(ruleOf(message), behaviour, element, message, place)] : [];
  });
  // Several behaviours may look for the same part, and its problem is then reported several times.
  const keyOf = ({ about, line, column, message }: Finding): string =>
    JSON.stringify([about, line, column, message]);
  return { predictions, findings: once(findings, keyOf) };
}

/** The sections of a page whose styles its stylesheet leaves out, each at its first element. */
function missingStyles(styles: readonly string[], predictions: readonly Prediction[]): Finding[] {
  return leftOutOf(styles.filter(isOurs)).flatMap((name) => {
    const first = predictions.find(({ behaviour, starts }) => starts && behaviour === name);
    const message = "the page's stylesheets have none of these styles";
    return first ? finding(ruleNamed('missing-styles'), name, first.element, message, first) : [];
  });
}

/**
 * Creates a checker, which predicts what becomes of each behaviour on each element of a page. The
 * checker reads the tag with the script's own code and runs the script's definitions and lifecycle on
 * the parsed page. Only the starts differ; see `starts.ts`.
 *
 * @param site the selectors of the site, a JSON object as in `data-selectors`; those in a page's own tag take precedence
 * @param wantsTag whether a page that does not include the script is wrong
 */
export function createChecker(site = '{}', wantsTag = true) {
  const reader = createReader();
  const wrongSelectors: string[] = [];
  const { window } = reader.read({ html: '', address: 'about:blank' });
  const ofSite = inWindow(window, () =>
    readSiteSelectors(site, (line) => wrongSelectors.push(line)),
  );
  /** Stylesheet → what it says of `display`. Pages share stylesheets, and each is read once. */
  const displays = new Map<string, string>();
  let opened: { readonly dom: JSDOM; readonly isWhole: boolean } | undefined;

  /** Reads a page, and returns the addresses of its stylesheets for screens of every width. */
  function open(source: Source) {
    const dom = reader.read(source);
    opened = { dom, isWhole: !isPart(textOf(source)) };
    const { document } = dom.window;
    const links = [...document.querySelectorAll<HTMLLinkElement>(styleLinks)];
    const isForAll = ({ media }: HTMLLinkElement): boolean => /^\s*(all|screen)?\s*$/i.test(media);
    return {
      links: links.filter(isForAll).map((link) => link.getAttribute('href') ?? ''),
      url: document.URL,
      base: document.querySelector('base[href]')?.getAttribute('href') ?? undefined,
    };
  }

  /** Checks the page that is open, with the texts of its stylesheets. */
  function checkOpened(styles: readonly string[]): CheckedPage {
    if (!opened) throw new Error('no page is open');
    const { dom, isWhole } = opened;
    return inWindow(dom.window, () => {
      const { configuration, markup, selectors, ...tag } = readTag(
        dom,
        ofSite,
        wantsTag && isWhole,
      );
      const foreign = selectorsOfForeign(markup, configuration.disable);
      createTranslation(foreign, () => false).translate(document);
      const say = inWordsOf(markup);
      const inWords = (each: Finding): Finding => ({ ...each, message: say(each.message) });
      // The script has added the elements without a tag in the source. Only the body's tag may be omitted.
      const sourcePlace = (element: Element): Place | undefined =>
        placeIn(dom, element) ?? (isWhole && element === document.body ? beginning : undefined);
      const ofMarkup = findingsOfMarkup(configuration, selectors, sourcePlace).map(inWords);
      const ofWords = isWhole ? wordsOfPage(sourcePlace) : [];
      const written = [...document.querySelectorAll('style')].map((each) => each.textContent);
      const style = document.createElement('style');
      for (const each of styles) displays.set(each, displays.get(each) ?? displayRulesIn(each));
      style.textContent = styles.map((each) => displays.get(each)).join('\n');
      // Below the page's own styles.
      document.head.prepend(style);
      const { predictions, findings } = predict(configuration, selectors, sourcePlace);
      return {
        predictions: [...predictions].sort(inOrder),
        findings: [
          ...[...tag.findings, ...ofMarkup, ...ofWords, ...findings.map(inWords)],
          ...missingStyles([...styles, ...written], predictions),
        ].sort(inOrder),
      };
    });
  }

  return {
    open,
    checkOpened,
    check(source: Source): CheckedPage {
      open(source);
      return checkOpened([]);
    },
    unusedOf,
    /** The errors in the site's own selectors, one line each. */
    wrongSelectors: (): readonly string[] => wrongSelectors,
    close: reader.close,
  };
}

export type Checker = ReturnType<typeof createChecker>;

/**
 * What the thread of the command `check` does.
 *
 * @param settings `selectors` and `wantsTag`, as of `createChecker`
 */
export const checkJobs = ({ selectors = '{}', wantsTag = true }: Settings): Checker =>
  createChecker(String(selectors), wantsTag !== false);

import type { CssNode, Rule } from 'css-tree';
import parse from 'css-tree/parser';
import { behaviours, defaultSelectors } from '../../behaviours.js';
import type { Instance } from '../../lifecycle/behaviour.js';
import { createPage } from '../../lifecycle/create-page.js';
import type { Definition } from '../../lifecycle/definition.js';
import { createLifecycle } from '../../lifecycle/lifecycle.js';
import type { Configuration } from '../../page/configuration.js';
import type { Page } from '../../page/page.js';
import { inShort, Problem } from '../../page/problem.js';
import type { Selectors } from '../../public-interface.js';
import { createReader, textOf } from '../pages/reader.js';
import { beginning, isPart, type Place, placeIn, type Source } from '../pages/source.js';
import type { Settings } from '../pages/thread.js';
import { findingsOfMarkup } from './markup.js';
import { wordsOfPage } from './page-words.js';
import {
  type CheckedPage,
  type Finding,
  finding,
  inOrder,
  type Prediction,
  ruleOf,
} from './rules.js';
import { startOf } from './starts.js';
import { readSiteSelectors, readTag } from './tag.js';
import { inWindow } from './window-globals.js';

/** A problem with an element that the script would report to the developer. */
interface Told {
  readonly behaviour: string;
  readonly element: Element;
  readonly message: string;
}

/** The result of starting all behaviours on the page in the current window. */
interface Outcome {
  readonly instances: readonly Readonly<Instance>[];
  readonly told: readonly Told[];
}

/** The script's definitions with the checker's starts, none of which waits for code to load. */
const definitionsFor = (configuration: Configuration): Definition[] =>
  behaviours
    .filter(({ name }) => !configuration.disable.has(name))
    .map(({ name, hooks, roots, requirements, needed }) => ({
      name,
      hooks,
      ...(roots && { roots }),
      ...(requirements && { requirements }),
      ...(needed && { needed }),
      when: 'now',
      load: () => ({ default: startOf(name) }),
    }));

/** Starts all behaviours on the page in the current window, and then releases them. */
function startAll(configuration: Configuration): Outcome {
  const told: Told[] = [];
  const listening = new AbortController();
  document.addEventListener(
    'auftritt:error',
    (event) => {
      const { behaviour, element, error } = event.detail;
      // `enhance` throws programming errors itself; see `inWindow`.
      if (error instanceof Problem) told.push({ behaviour, element, message: error.message });
    },
    { signal: listening.signal },
  );
  const lifecycle = createLifecycle((): Page => page, definitionsFor(configuration));
  const page = createPage(configuration, lifecycle, behaviours);
  lifecycle.enhance(document);
  const instances = lifecycle.instances().map((instance) => ({ ...instance }));
  lifecycle.release(document);
  listening.abort();
  return { instances, told };
}

function predict(
  { instances, told }: Outcome,
  placeOf: (element: Element) => Place | undefined,
): CheckedPage {
  const predictions = instances.flatMap(({ behaviour, element, state }): Prediction[] => {
    const place = placeOf(element);
    if (!place) return [];
    // A separate rule reports what the tag lacks.
    const starts = state === 'running' || state === 'unconfigured';
    return [{ behaviour, element: inShort(element), starts, ...place }];
  });
  const findings = new Map<string, Finding>();
  for (const { behaviour, element, message } of told) {
    const place = placeOf(element);
    if (!place) continue;
    // Several behaviours may look for the same part, and its problem is then reported several times.
    const key = JSON.stringify([behaviour, place, message]);
    findings.set(key, finding(ruleOf(message), behaviour, element, message, place));
  }
  return { predictions, findings: [...findings.values()] };
}

/** The last declaration of `display` in a rule. */
const displayOf = ({ block }: Rule): CssNode | undefined =>
  block.children
    .toArray()
    .findLast((each) => each.type === 'Declaration' && each.property.toLowerCase() === 'display');

/**
 * What a stylesheet says of `display` at every width; the rules of media queries are left out. The rest of it would
 * only cost time: the checker asks what is hidden, and knows no layout.
 *
 * @returns the rules, as a stylesheet
 */
function displayRules(css: string): string {
  const textOf = ({ loc }: CssNode): string =>
    loc ? css.slice(loc.start.offset, loc.end.offset) : '';
  const found: string[] = [];
  const collect = (nodes: Iterable<CssNode>): void => {
    for (const node of nodes) {
      if (node.type === 'Atrule' && /^(layer|supports)$/i.test(node.name) && node.block) {
        collect(node.block.children);
      } else if (node.type === 'Rule') {
        const display = displayOf(node);
        if (display) found.push(`${textOf(node.prelude)}{${textOf(display)}}`);
      }
    }
  };
  const sheet = parse(css, { positions: true, parseRulePrelude: false, parseValue: false });
  if (sheet.type === 'StyleSheet') collect(sheet.children);
  return found.join('\n');
}

/** Returns what applies linked stylesheets, below the page's own styles. Pages share them, and each is read once. */
function stylesApplier(): (texts: readonly string[]) => void {
  const known = new Map<string, string>();
  return (texts) => {
    const style = document.createElement('style');
    style.textContent = texts
      .map((text) => {
        const rules = known.get(text) ?? displayRules(text);
        known.set(text, rules);
        return rules;
      })
      .join('\n');
    document.head.prepend(style);
  };
}

/** Checks pages one after another. */
export interface Checker {
  check(source: Source): CheckedPage;
  close(): void;
}

/**
 * Creates a checker, which predicts what becomes of each behaviour on each element of a page. The
 * checker reads the tag with the script's own code and runs the script's definitions and lifecycle on
 * the parsed page. Only the starts differ; see `starts.ts`.
 *
 * @param ofSite the selectors of the site; the selectors in a page's own tag take precedence
 * @param wantsTag whether a page that does not include the script is wrong
 */
export function createChecker(ofSite: Selectors = defaultSelectors, wantsTag = true): Checker {
  const reader = createReader();
  const applyStyles = stylesApplier();
  return {
    check(source) {
      const dom = reader.read(source);
      const isWhole = !isPart(textOf(source));
      return inWindow(dom.window, () => {
        const { configuration, findings: ofTag } = readTag(dom, ofSite, wantsTag && isWhole);
        // The script has added the elements without a tag in the source. Only the body's tag may be omitted.
        const placeOf = (element: Element): Place | undefined =>
          placeIn(dom, element) ?? (isWhole && element === document.body ? beginning : undefined);
        const ofMarkup = findingsOfMarkup(configuration, placeOf);
        const ofWords = isWhole ? wordsOfPage(placeOf) : [];
        if (source.styles) applyStyles(source.styles);
        const { predictions, findings } = predict(startAll(configuration), placeOf);
        return {
          predictions: [...predictions].sort(inOrder),
          findings: [...ofTag, ...ofMarkup, ...ofWords, ...findings].sort(inOrder),
        };
      });
    },
    close: reader.close,
  };
}

/**
 * What the thread of the command `check` does.
 *
 * @param settings `selectors`: the site's own selectors, a JSON object as in `data-selectors`; `wantsTag`
 */
export function checkJobs({ selectors = '{}', wantsTag = true }: Settings) {
  const wrong: string[] = [];
  const ofSite = readSiteSelectors(String(selectors), (line) => wrong.push(line));
  const { check } = createChecker(ofSite, wantsTag !== false);
  return {
    check,
    /** The errors in the site's own selectors, one line each. */
    wrongSelectors: (): readonly string[] => wrong,
  };
}

export type CheckJobs = ReturnType<typeof checkJobs>;

/** Checks one page; see `createChecker`. */
export function checkPage(source: Source, ofSite?: Selectors): CheckedPage {
  const checker = createChecker(ofSite);
  try {
    return checker.check(source);
  } finally {
    checker.close();
  }
}

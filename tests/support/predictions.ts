import type { Page } from '@playwright/test';
import { markupRules } from '../../src/command/check/markup.js';
import { checkPage } from './check-page.js';

/** A page whose elements have numbers, and where in the source each of them stands. */
export interface Numbered {
  readonly html: string;
  /** `line:column` → the value of the element's `data-n`. */
  readonly numbers: ReadonlyMap<string, string>;
}

/** Where each numbered element of a page stands in its source. */
function numbersIn(html: string): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  let line = 1;
  let lineStart = 0;
  for (const { 0: found, 1: number = '', index } of html.matchAll(/\n|<[\w-]+ data-n="(\d+)"/g)) {
    if (found === '\n') {
      line += 1;
      lineStart = index + 1;
    } else {
      numbers.set(`${line}:${index - lineStart + 1}`, number);
    }
  }
  return numbers;
}

/** Gives every element of the body a number as its first attribute; the browser parses and writes HTML quickly. */
export async function numbered(page: Page, html: string): Promise<Numbered> {
  const written = await page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, 'text/html');
    [body, ...body.querySelectorAll('*')].forEach((element, number) => {
      const own = [...element.attributes];
      for (const { name } of own) element.removeAttribute(name);
      element.setAttribute('data-n', String(number));
      for (const attribute of own) element.setAttributeNode(attribute);
    });
    return `${source.slice(0, source.indexOf('<body'))}${body.outerHTML}\n</html>\n`;
  }, html);
  return { html: written, numbers: numbersIn(written) };
}

/** The rules of which only the checker speaks: other markup, and what a notice does without. */
export const ofCheckerAlone: ReadonlySet<string> = new Set([
  'privacy-policy',
  'missing-styles',
  'hidden-section',
  ...Object.keys(markupRules),
]);

/** Whether the script says it too. */
const isOfScript = ({ rule }: { rule: { name: string } }): boolean =>
  !ofCheckerAlone.has(rule.name);

/** What the checker says of a page: a line for each behaviour and element, and what it reports. */
export function predictions({ html, numbers }: Numbered, address: string): string[] {
  const { predictions, findings } = checkPage({ html, address });
  const at = ({ line, column }: { line: number; column: number }): string =>
    numbers.get(`${line}:${column}`) ?? `an unknown element at ${line}:${column}`;
  const lines = [
    ...predictions.map(
      (each) => `${at(each)} ${each.behaviour} ${each.starts ? 'starts' : 'fails'}`,
    ),
    ...findings
      .filter(isOfScript)
      .map((each) =>
        each.about === 'tag'
          ? `tag: ${each.message}`
          : `${at(each)} ${each.about}: ${each.message}`,
      ),
  ];
  return [...new Set(lines)].sort();
}

/** A browser in which every element is in view and every moment idle, so that all starts at once. */
export async function startEverything(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class implements IntersectionObserver {
      readonly root = null;
      readonly rootMargin = '';
      readonly scrollMargin = '';
      readonly thresholds = [];
      readonly #callback: IntersectionObserverCallback;
      readonly #gone = new Set<Element>();
      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback;
      }
      observe(target: Element): void {
        this.#gone.delete(target);
        queueMicrotask(() => {
          if (this.#gone.has(target)) return;
          const box = new DOMRectReadOnly();
          const sizes = { boundingClientRect: box, intersectionRect: box, rootBounds: box };
          const seen = { target, isIntersecting: true, intersectionRatio: 1, time: 0, ...sizes };
          this.#callback([seen], this);
        });
      }
      unobserve(target: Element): void {
        this.#gone.add(target);
      }
      disconnect(): void {}
      takeRecords(): IntersectionObserverEntry[] {
        return [];
      }
    };
    window.requestIdleCallback = (callback) => {
      const deadline = { didTimeout: false, timeRemaining: () => 50 };
      return window.setTimeout(() => callback(deadline), 0);
    };
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
    // What is told of elements that were there before the script changed the page.
    const told: string[] = [];
    addEventListener('auftritt:error', (event) => {
      const { behaviour, element, error } = event.detail;
      const number = element.getAttribute('data-n');
      const what = error instanceof Error ? error.message : error;
      if (number) told.push(`${number} ${behaviour}: ${what}`);
    });
    Object.assign(window, { told });
  });
}

declare global {
  interface Window {
    /** What the script has reported since the page came. */
    told: string[];
  }
}

/** What happens on the page that is open, as lines like those of `predictions`. */
export function happening(page: Page): Promise<string[]> {
  return page.evaluate(happen);
}

/** Runs in the browser: resolves once nothing waits or loads. */
async function happen(): Promise<string[]> {
  const instances = () => window.auftritt?.instances() ?? [];
  const isUnderWay = (state: string): boolean => state === 'waiting' || state === 'loading';
  while (instances().some(({ state }) => isUnderWay(state))) {
    // What waits for the visitor's pointer gets it.
    for (const { element, state } of instances()) {
      if (state === 'waiting') element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const states = instances().flatMap(({ behaviour, element, state }) => {
    const number = element.getAttribute('data-n');
    const outcome = state === 'running' || state === 'unconfigured' ? 'starts' : 'fails';
    return number ? [`${number} ${behaviour} ${outcome}`] : [];
  });
  return [...new Set([...states, ...window.told])].sort();
}

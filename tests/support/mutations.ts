import type { Page } from '@playwright/test';
import { selectors } from '../../src/contract.js';

/** A page whose elements have numbers, and where in the source each of them stands. */
export interface Numbered {
  readonly html: string;
  /** `line:column` → the value of the element's `data-n`. */
  readonly numbers: ReadonlyMap<string, string>;
}

interface Order {
  readonly html: string;
  readonly seed: number;
  readonly count: number;
  readonly hooks: readonly string[];
}

/**
 * Runs in the browser, which parses and writes HTML quickly: the page and so many mutations of it,
 * the same for the same seed. Every element of the body has a number as its first attribute.
 */
function mutate({ html, seed, count, hooks }: Order): string[] {
  type Choose = <Thing>(things: readonly Thing[]) => Thing | undefined;
  type Mutation = (element: Element, other: Element | undefined, choose: Choose) => void;

  /** What a template author may have written in the place of an attribute's value. */
  const values = ['', '#', 'x', '91', '-12,5', 'javascript:void 0', 'https://example.org/', '✓'];
  const attributes = ['href', 'value', 'uid', 'color', 'lat', 'lng', 'parent', 'name', 'fancybox'];

  /** The ways in which a template goes wrong. */
  const mutations: readonly Mutation[] = [
    (element) => element.remove(),
    (element, _other, choose) => {
      const name = choose([...element.classList]);
      if (name) element.classList.replace(name, `${name}s`);
    },
    (element, other) => {
      if (other) element.classList.add(...other.classList);
    },
    (element) => element.after(element.cloneNode(true)),
    (element) => element.replaceChildren(),
    (element, other) => {
      if (other && !element.contains(other)) other.append(element);
    },
    (element, other) => {
      if (other && !element.contains(other)) other.before(element);
    },
    (element) => element.replaceWith(...element.childNodes),
    (element, _other, choose) => {
      const names = attributes.flatMap((name) => [name, `data-${name}`]);
      const name = choose(names.filter((each) => element.hasAttribute(each)));
      if (name) element.setAttribute(name, choose(values) ?? '');
    },
    (element, _other, choose) => {
      const names = element.getAttributeNames().filter((name) => name !== 'class');
      const name = choose(names);
      if (name) element.removeAttribute(name);
    },
    (element, _other, choose) => {
      const heir = document.createElement(choose(['div', 'span', 'form', 'li']) ?? 'p');
      for (const { name, value } of element.attributes) heir.setAttribute(name, value);
      heir.append(...element.childNodes);
      element.replaceWith(heir);
    },
  ];

  /** Numbers from 0 to 1 (mulberry32). */
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const choose: Choose = (things) => things[Math.floor(random() * things.length)];

  return Array.from({ length: count + 1 }, (_, index) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (let left = index && 1 + Math.floor(random() * 3); left > 0; left -= 1) {
      // By hook, since there are more links than anything else.
      const present = hooks.filter((selector) => body.querySelector(selector));
      const any = () => choose([...body.querySelectorAll(choose(present) ?? 'p')]);
      const element = any();
      if (element) choose(mutations)?.(element, any(), choose);
    }
    [body, ...body.querySelectorAll('*')].forEach((element, number) => {
      const own = [...element.attributes];
      for (const { name } of own) element.removeAttribute(name);
      element.setAttribute('data-n', String(number));
      for (const attribute of own) element.setAttributeNode(attribute);
    });
    return `${html.slice(0, html.indexOf('<body'))}${body.outerHTML}\n</html>\n`;
  });
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

const hooks = Object.values(selectors).filter((selector) => selector !== selectors.page);

/** A page, and after it so many faulty versions of it. */
export async function versions(
  page: Page,
  html: string,
  seed: number,
  count: number,
): Promise<Numbered[]> {
  const pages = await page.evaluate(mutate, { html, seed, count, hooks });
  return pages.map((each) => ({ html: each, numbers: numbersIn(each) }));
}

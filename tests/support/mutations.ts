import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { selectors } from './contract.js';

/** A page whose elements have numbers, and where in the source each of them stands. */
export interface Numbered {
  readonly html: string;
  /** `line:column` → the value of the element's `data-n`. */
  readonly numbers: ReadonlyMap<string, string>;
}

/** One fault. Numbers choose among what the page has then, so that they fit any page. */
interface Fault {
  /** Which of the ways to go wrong. */
  readonly way: number;
  /** Which of the hooks that the page has, and which element of it; and another of both. */
  readonly hook: number;
  readonly element: number;
  readonly otherHook: number;
  readonly other: number;
  /** Which class, attribute, value or name. */
  readonly detail: number;
  readonly value: number;
}

const faults: fc.Arbitrary<Fault[]> = fc.array(
  fc.record({
    way: fc.nat(),
    hook: fc.nat(),
    element: fc.nat(),
    otherHook: fc.nat(),
    other: fc.nat(),
    detail: fc.nat(),
    value: fc.nat(),
  }),
  { minLength: 1, maxLength: 3 },
);

interface Order {
  readonly html: string;
  /** What is done to each version of the page. */
  readonly plans: readonly (readonly Fault[])[];
  readonly hooks: readonly string[];
}

/**
 * Runs in the browser, which parses and writes HTML quickly: a version of the page for each plan.
 * Every element of the body has a number as its first attribute.
 */
function mutate({ html, plans, hooks }: Order): string[] {
  type Mutation = (element: Element, other: Element | undefined, fault: Fault) => void;
  const choose = <Thing>(things: ArrayLike<Thing>, number: number): Thing | undefined =>
    things[number % things.length];

  /** What a template author may have written in the place of an attribute's value. */
  const values = ['', '#', 'x', '91', '-12,5', 'javascript:void 0', 'https://example.org/', '✓'];
  const attributes = ['href', 'value', 'uid', 'color', 'lat', 'lng', 'parent', 'name', 'fancybox'];

  /** The ways in which a template goes wrong. */
  const mutations: readonly Mutation[] = [
    (element) => element.remove(),
    (element, _other, { detail }) => {
      const name = choose([...element.classList], detail);
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
    (element, _other, { detail, value }) => {
      const names = attributes.flatMap((name) => [name, `data-${name}`]);
      const present = names.filter((each) => element.hasAttribute(each));
      const name = choose(present, detail);
      if (name) element.setAttribute(name, choose(values, value) ?? '');
    },
    (element, _other, { detail }) => {
      const names = element.getAttributeNames().filter((name) => name !== 'class');
      const name = choose(names, detail);
      if (name) element.removeAttribute(name);
    },
    (element, _other, { detail }) => {
      const heir = document.createElement(choose(['div', 'span', 'form', 'li'], detail) ?? 'p');
      for (const { name, value } of element.attributes) heir.setAttribute(name, value);
      heir.append(...element.childNodes);
      element.replaceWith(heir);
    },
  ];

  return plans.map((plan) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (const fault of plan) {
      // By hook, since there are more links than anything else.
      const present = hooks.filter((selector) => body.querySelector(selector));
      const any = (hook: number, number: number) =>
        choose(body.querySelectorAll(choose(present, hook) ?? 'p'), number);
      const element = any(fault.hook, fault.element);
      const other = any(fault.otherHook, fault.other);
      if (element) choose(mutations, fault.way)?.(element, other, fault);
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

/** A page, and after it so many faulty versions of it, the same for the same seed. */
export async function versions(
  page: Page,
  html: string,
  seed: number,
  count: number,
): Promise<Numbered[]> {
  const plans = [[], ...fc.sample(faults, { seed, numRuns: count })];
  const pages = await page.evaluate(mutate, { html, plans, hooks });
  return pages.map((each) => ({ html: each, numbers: numbersIn(each) }));
}

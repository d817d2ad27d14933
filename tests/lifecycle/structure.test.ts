// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Requirements } from '../../src/lifecycle/requirements.js';
import { wrongIn } from '../../src/lifecycle/structure.js';
import { nearest } from '../../src/page/nearest.js';
import { type BehaviourName, selectors, structures } from '../support/contract.js';

/** What is wrong with the first element in the HTML that has the selector. */
function wrongWith(
  requirements: Requirements | undefined,
  html: string,
  selector = 'body > *',
): string | undefined {
  document.body.innerHTML = html;
  const element = document.querySelector(selector);
  if (!element) throw new Error('the markup has no element');
  return wrongIn(element, requirements, selectors);
}

const toggle = '<button class="downloads__toggle"></button>';
const body = '<div class="downloads__body"></div>';
const downloads = (content: string): string => `<div class="downloads">${content}</div>`;
const coverflow = '<div class="coverflow"><ul><li></li></ul></div>';
const detail = '<div class="coverflow-detail"></div>';
const titles = '<p class="coverflow-detail__title"></p>'.repeat(2);

it.each<[BehaviourName, string, string | undefined]>([
  ['downloads', downloads(toggle + body), undefined],
  ['logo-slider', '<div class="logo-slider"><img></div>', undefined],
  ['downloads', downloads(toggle), 'element lacks .downloads__body'],
  ['downloads', downloads(toggle + body + body), 'element has 2 .downloads__body, must have one'],
  ['image-slider', '<div class="image-slider"> </div>', 'element lacks a slide'],
  [
    'downloads',
    downloads(`<div class="downloads__body">${toggle}</div>`),
    '.downloads__toggle stands inside .downloads__body',
  ],
  ['coverflow', coverflow, 'element lacks .coverflow-detail'],
  ['coverflow', coverflow + detail, undefined],
  // Of several it is the one that follows; the others are those of other coverflows.
  ['coverflow', detail + coverflow + detail, undefined],
  [
    'coverflow',
    `${coverflow}<div class="coverflow-detail">${titles}</div>`,
    'element has 2 .coverflow-detail__title, must have one',
  ],
])('of %s in %s is said: %s', (behaviour, html, expected) => {
  const { root } = structures[behaviour];
  expect(wrongWith(structures[behaviour], html, selectors[root])).toBe(expected);
});

const entryToggle = '<button class="reference__toggle"></button>';
const toggles = {
  parts: { referenceToggle: { count: 'any', outside: 'referenceBody' } },
} as const;
const entry = {
  parts: {
    referenceEntry: {
      count: 'at most one',
      element: 'details',
      parts: { referenceBody: { count: 'one' } },
    },
  },
} as const;

it.each<[Requirements | undefined, string, string | undefined]>([
  [undefined, '<div></div>', undefined],
  [{}, '<div></div>', undefined],
  [
    toggles,
    `<div>${entryToggle}<div class="reference__body">${entryToggle}</div></div>`,
    '.reference__toggle stands inside .reference__body',
  ],
  [toggles, `<div>${entryToggle}${entryToggle}</div>`, undefined],
  [{ element: 'form' }, '<div></div>', 'element is <div>, must be <form>'],
  [{ element: 'a[href],button' }, '<img>', 'element is <img>, must be <a[href],button>'],
  [{ element: 'a[href]' }, '<a></a>', 'element is <a>, must be <a[href]>'],
  // Fields hide properties of their form.
  [{ element: 'form' }, '<form><input name="matches"><input name="localName"></form>', undefined],
  [entry, '<p></p>', undefined],
  [entry, '<p><b class="reference"></b></p>', '.reference is <b>, must be <details>'],
  [
    entry,
    '<section><details class="reference"></details></section>',
    'element lacks .reference__body',
  ],
])('where %j is required, of %s is said: %s', (requirements, html, expected) => {
  expect(wrongWith(requirements, html)).toBe(expected);
});

it('the part near an element is the one inside, else the one that follows in the closest ancestor, else the last', () => {
  document.body.innerHTML =
    '<i id="1"></i><section><i id="2"></i><b id="a"></b><i id="3"></i></section>' +
    '<b id="b"><i id="4"></i></b><i id="5"></i><p><b id="c"></b></p>';
  const found = (id: string) => {
    const element = document.getElementById(id);
    return element && nearest(element, 'i')?.id;
  };
  expect([found('a'), found('b'), found('c')]).toEqual(['3', '4', '5']);
});

import { JSDOM } from 'jsdom';
import { defaultSelectors } from '../../src/behaviours.js';

/** How a site may write the selector of a hook whose elements carry a mark. */
const forms = [
  (mark: string): string => mark,
  (mark: string): string => `.not-there, ${mark}`,
  (mark: string): string => `:is(${mark}, .not-there > *)`,
  (mark: string): string => `${mark}:not([title="a, b) > c"])`,
  (mark: string, names: readonly string[]): string =>
    names.length > 0 ? names.map((name) => `${name}${mark}`).join(', ') : 'not-there',
] as const;

/** How many turns there are until each hook has had a selector of each form. */
export const turns = forms.map((_, turn) => turn);

/**
 * A page whose tag gives every hook a selector of its own, for the same elements: each hook another
 * form than its neighbours, and another in each turn.
 */
export function withOwnSelectors(html: string, turn: number): string {
  const dom = new JSDOM(html);
  const { document } = dom.window;
  const selectors = Object.entries(defaultSelectors).map(([hook, selector], index) => {
    const elements = [...document.querySelectorAll(selector)];
    for (const element of elements) {
      const hooks = element.getAttribute('data-hooks');
      element.setAttribute('data-hooks', hooks ? `${hooks} ${hook}` : hook);
    }
    const names = [...new Set(elements.map(({ localName }) => localName))];
    const form = forms[(index + turn) % forms.length];
    return [hook, form?.(`[data-hooks~="${hook}"]`, names)];
  });
  const tag = document.querySelector('script[src*="auftritt"]');
  tag?.setAttribute('data-selectors', JSON.stringify(Object.fromEntries(selectors)));
  return dom.serialize();
}

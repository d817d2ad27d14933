import type { Selectors } from '../public-interface.js';

/**
 * What the stylesheets call the elements of a hook: the hook's selector to the letter, or its class where
 * one class alone tells them from others. Nothing for a hook that is a mere type, such as `img`.
 */
export function namesOf(selector: string): readonly string[] {
  if (!/[.[]/.test(selector)) return [];
  const last = selector.split(' ').at(-1) ?? selector;
  const single = /^[a-z]*(\.[\w-]+)(?:\[[^\]]*\])*$/.exec(last)?.[1];
  return single && single !== selector ? [selector, single] : [selector];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Makes a stylesheet of ours follow a page's own hooks: wherever a rule names the elements of a hook, it
 * then names those of the page's selector too.
 *
 * @param css a stylesheet as the build writes it, without spaces around combinators
 * @param selectors the selectors in force
 * @param defaults the selectors that the stylesheet is written for
 */
export function withSelectors(css: string, selectors: Selectors, defaults: Selectors): string {
  const replacements = new Map<string, string>();
  for (const [hook, usual] of Object.entries(defaults)) {
    const selector = Object.entries(selectors).find(([name]) => name === hook)?.[1];
    if (selector === undefined || selector === usual) continue;
    for (const name of namesOf(usual)) replacements.set(name, `:is(${name},:where(${selector}))`);
  }
  if (replacements.size === 0) return css;
  // The longest names come first, since a name may be part of another one.
  const names = [...replacements.keys()]
    .sort((one, other) => other.length - one.length)
    .map(escaped);
  return css.replaceAll(
    new RegExp(`(?:${names.join('|')})(?![\\w-])`, 'g'),
    (name) => replacements.get(name) ?? name,
  );
}

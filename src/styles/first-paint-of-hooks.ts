import { defaultSelectors } from '../behaviours.js';
import type { Selectors } from '../public-interface.js';
import firstPaintHooks from './first-paint-hooks.json' with { type: 'json' };

/** The custom property by which the script knows the page's `auftritt.css`; see marker.css. */
export const marker = '--auftritt-styles';

/** The marker of a stylesheet for the selectors that are ours by default. */
const usual = '1';

/**
 * The marker of a stylesheet for a page's selectors: the same for the same selectors of the hooks that
 * have styles before the first paint. FNV-1a, since Node and the browser both must make it at once.
 */
export function markerFor(selectors: Selectors): string {
  const inForce = new Map(Object.entries(selectors));
  const own = Object.entries(defaultSelectors)
    .filter(([hook, usual]) => firstPaintHooks.includes(hook) && inForce.get(hook) !== usual)
    .map(([hook]) => `${hook} ${inForce.get(hook)}\n`);
  if (own.length === 0) return usual;
  let hash = 0x811c9dc5;
  for (const character of own.join('')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `s${(hash >>> 0).toString(36)}`;
}

/** Whether the styles for these selectors are there or will be: a page without `auftritt.css` loads them. */
export function hasStylesFor(selectors: Selectors): boolean {
  const found = getComputedStyle(document.documentElement).getPropertyValue(marker).trim();
  return found === '' || found === markerFor(selectors);
}

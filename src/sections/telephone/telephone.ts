import type { Behaviour } from '../../lifecycle/behaviour.js';
import { saveAttributes } from '../../page/attributes.js';

/**
 * Removes spaces, dashes and "(0)" from a telephone link's address (specification 5.5). Editors also
 * paste percent-encoded spaces and dashes of any length. Other addresses stay unchanged: without its
 * dash, "java-script:" would become a different one.
 */
export const normalised = (href: string): string =>
  /^\s*tel:/i.test(href) ? href.replace(/\s|%20|\p{Dash}/gu, '').replaceAll('(0)', '') : href;

/** Normalises the link's address. The visible number stays unchanged. */
const telephone: Behaviour = (link) => {
  const restore = saveAttributes(link, 'href');
  const href = link.getAttribute('href');
  // If the page overrides the selector, it may match links without an address.
  if (href) link.setAttribute('href', normalised(href));
  return restore;
};

export default telephone;

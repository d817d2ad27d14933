import type { Behaviour } from '../../lifecycle/behaviour.js';
import { saveAttributes } from '../../page/attributes.js';

/**
 * A telephone link's address without spaces, dashes and "(0)" (specification 5.5). Spaces
 * may be percent-encoded and dashes of any length, since editors paste them. Other addresses stay
 * as they are: without its dash "java-script:" would be another one.
 */
export const normalised = (href: string): string =>
  /^\s*tel:/i.test(href) ? href.replace(/\s|%20|\p{Dash}/gu, '').replaceAll('(0)', '') : href;

/** Normalises the link; the number that is shown stays as it is. */
const telephone: Behaviour = (link) => {
  const restore = saveAttributes(link, 'href');
  const href = link.getAttribute('href');
  // With selectors of its own, a page may have placeholders among its links.
  if (href) link.setAttribute('href', normalised(href));
  return restore;
};

export default telephone;

import type { CoreBehaviour } from '../../lifecycle/behaviour.js';

/**
 * A telephone link's address without spaces, "(0)" and dashes (specification, section 5). Spaces
 * may be percent-encoded and dashes of any length, since editors paste them.
 */
export const normalised = (href: string): string => href.replace(/\s|%20|\(0\)|\p{Dash}/gu, '');

/** Normalises the link; the number that is shown stays as it is. */
const telephone: CoreBehaviour = (link, page) => {
  const restore = page.record(link, 'href');
  link.setAttribute('href', normalised(link.getAttribute('href') ?? ''));
  return restore;
};

export default telephone;

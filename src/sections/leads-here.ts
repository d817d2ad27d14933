import { isThisPage } from '../page/addresses.js';

/** Whether the browser opens a link in this window; the page's `base` may name another one. */
const staysHere = ({ target }: HTMLAnchorElement): boolean => {
  const base = document.querySelector<HTMLBaseElement>('base[target]');
  return (target || base?.target || '_self').toLowerCase() === '_self';
};

/**
 * Whether a link leads to a target on the same page, in this window. The browser alone finds the words of
 * a text fragment (`#:~:text=`), and does not follow a link in text that is edited.
 */
export const leadsHere = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' &&
  !link.hash.includes(':~:') &&
  !link.isContentEditable &&
  !link.hasAttribute('download') &&
  staysHere(link) &&
  isThisPage(link.href);

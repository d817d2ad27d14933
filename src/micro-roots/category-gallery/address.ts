import { ownAddress } from '../../page/own-address.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { hiddenValue } from './own.js';

/**
 * The address that a gallery sends its calls to. Throws a `Problem` if it is not an address of this
 * origin.
 */
export function addressOf(root: HTMLElement, page: Page): URL {
  const written = hiddenValue(root, 'requestUrl', page);
  const address = ownAddress(written ?? '');
  if (address) return address;
  const what = `${page.selectors.requestUrl} holds no address of this origin`;
  throw new Problem(root, `${what}: ${JSON.stringify(written ?? '')}`);
}

import type { Requirements } from '../../lifecycle/definition.js';
import { wrongIn } from '../../lifecycle/structure.js';
import { ownAddress } from '../../page/own-address.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { hiddenValue } from './own.js';

/** What a gallery needs on a page that posts its calls. */
const posting: Requirements = {
  parts: { requestUrl: { count: 'one', where: 'near', element: 'input' } },
};

/**
 * The address that a gallery posts its calls to; undefined where it fetches the categories' pages instead
 * (`data-requests="pages"`). Throws a `Problem` if the page holds no address, or none of this origin.
 */
export function addressOf(root: HTMLElement, page: Page): URL | undefined {
  if (page.configuration.requests === 'pages') return undefined;
  const lack = wrongIn(root, posting, page.selectors);
  if (lack) throw new Problem(root, lack);
  const written = hiddenValue(root, 'requestUrl', page) ?? '';
  const address = ownAddress(written);
  if (address) return address;
  const what = `${page.selectors.requestUrl} holds no address of this origin`;
  throw new Problem(root, `${what}: ${JSON.stringify(written)}`);
}

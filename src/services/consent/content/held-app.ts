import { isWebAddress } from '../../../page/addresses.js';
import type { Page } from '../../../page/page.js';
import { Problem } from '../../../page/problem.js';
import type { App } from '../answer.js';
import { heldAttributes, mapLink } from '../fetching.js';
import { refusalOf } from './lent-nonce.js';

/** The purpose of content that names none: a map, or else a film in the lightbox. */
const implied = (held: HTMLElement, { configuration, selectors }: Page): string =>
  held.matches(`${selectors.map}, ${mapLink(configuration.presets)}`) ? 'maps' : 'films';

/** Those that hold one address each. The others hold HTML or several addresses. */
const addressed = heldAttributes.filter((name) => !/^(srcset|imagesrcset|srcdoc|ping)$/.test(name));

/**
 * The app whose consent the content needs.
 *
 * @param apps what the visitor decides on
 * @throws Problem if the content names no app, if its address is not a web address, or if it is code without the page's
 * nonce. Such content is never released.
 */
export function appOf(held: HTMLElement, page: Page, apps: readonly App[]): App {
  const { purposes } = page.configuration;
  const { selectors } = page;
  const isImplied = held.matches(`${selectors.map}, ${selectors.lightboxItem}`);
  const name = held.dataset.name ?? (purposes && isImplied ? implied(held, page) : '');
  const app = apps.find((each) => each.name === name);
  if (!app) {
    const what = purposes ? 'purpose' : 'app';
    const known = apps.map((each) => each.name).join(', ');
    throw new Problem(held, `data-name "${name}" is no ${what} of the consent: ${known}`);
  }
  const refusal = refusalOf(held, page);
  if (refusal) throw new Problem(held, `code that waits for consent is not released: ${refusal}`);
  if (held.localName === 'script') return app;
  for (const attribute of addressed) {
    const address = held.dataset[attribute];
    if (address !== undefined && !isWebAddress(address)) {
      throw new Problem(held, `data-${attribute} "${address}" is not a web address`);
    }
  }
  return app;
}

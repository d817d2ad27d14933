import type { Teardown } from '../../lifecycle/behaviour.js';
import { namedLoadError } from '../../lifecycle/load-error.js';
import { once } from '../../page/once.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { isWebAddress } from '../../page/web-address.js';
import type { App } from './apps.js';
import type { Consent } from './interface.js';
import { settingsLink } from './settings-link.js';
import { wording } from './wording.js';

/** Loads the code of waiting content. Most pages have no such content and never load it. */
const loadContent = once(() => import('./content.js'));

/** The purpose of content that names none: a map, or else a film in the lightbox. */
const implied = (held: HTMLElement, { selectors }: Page): string =>
  held.matches(selectors.map) ? 'maps' : 'films';

/** The attributes that must hold a web address. The others hold HTML or several addresses. */
const addressed = ['src', 'href', 'poster', 'background'] as const;

/**
 * Returns the app whose consent the content needs. Throws a `Problem` if the content names no app or if
 * its address is not a web address. Such content is never released.
 */
function appOf(held: HTMLElement, page: Page, { apps }: Consent): App {
  const { purposes } = page.configuration;
  const name = held.dataset.name ?? (purposes && implied(held, page)) ?? '';
  const app = apps.find((each) => each.name === name);
  if (!app) {
    const what = purposes ? 'purpose' : 'app';
    throw new Problem(held, `data-name "${name}" is no ${what} of the consent`);
  }
  if (held instanceof HTMLScriptElement) return app;
  for (const attribute of addressed) {
    const address = held.dataset[attribute];
    if (address !== undefined && !isWebAddress(address)) {
      throw new Problem(held, `data-${attribute} "${address}" is not a web address`);
    }
  }
  return app;
}

/**
 * Starts content that waits for consent. It requests the notice at once. Separate code releases the
 * content. If that code does not load, the content keeps waiting and the script reports the failure.
 */
export function waitingContent(held: HTMLElement, page: Page, consent: Consent): Teardown {
  const app = appOf(held, page, consent);
  let ended = false;
  let end: Teardown = () => {};
  loadContent()
    .then(({ default: consentedContent }) => {
      if (ended) return;
      end = consentedContent(held, app, {
        page,
        consent,
        words: page.words(wording),
        settingsLink: (button, purpose) => settingsLink(button, consent, purpose),
      });
    })
    .catch((error: unknown) => page.report('consent', held, namedLoadError(held, error)));
  const leave = app.required ? () => {} : consent.ask(app);
  return () => {
    ended = true;
    leave();
    end();
  };
}

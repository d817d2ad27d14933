import type { Teardown } from '../../lifecycle/behaviour.js';
import { namedLoadError } from '../../lifecycle/load-error.js';
import { once } from '../../page/once.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { isWebAddress } from '../../page/web-address.js';
import { apps, isApp } from './answers.js';
import type { AppName } from './apps.js';
import type { Consent } from './interface.js';
import { settingsLink } from './settings-link.js';
import { wording } from './wording.js';

/** Loads the code of waiting content. Most pages have no such content and never load it. */
const loadContent = once(() => import('./content.js'));

/**
 * Returns the app whose consent the content needs. Throws a `Problem` if the content names no app or if
 * its address is not a web address. Such content is never released.
 */
function appOf(held: HTMLElement): AppName {
  const { name = '', src, href } = held.dataset;
  if (!isApp(name)) throw new Problem(held, `data-name "${name}" is no app of the consent`);
  const address = src ?? href ?? '';
  if (!(held instanceof HTMLScriptElement) && !isWebAddress(address)) {
    const attribute = src === undefined ? 'href' : 'src';
    throw new Problem(held, `data-${attribute} "${address}" is not a web address`);
  }
  return name;
}

/**
 * Starts content that waits for consent. It requests the notice at once. Separate code releases the
 * content. If that code does not load, the content keeps waiting and the script reports the failure.
 */
export function waitingContent(held: HTMLElement, page: Page, consent: Consent): Teardown {
  const app = appOf(held);
  let ended = false;
  let end: Teardown = () => {};
  loadContent()
    .then(({ default: consentedContent }) => {
      if (ended) return;
      end = consentedContent(held, app, {
        page,
        consent,
        words: page.words(wording),
        settingsLink: (button) => settingsLink(button, consent),
      });
    })
    .catch((error: unknown) => page.report('consent', held, namedLoadError(held, error)));
  const leave = apps[app].required ? () => {} : consent.ask('content');
  return () => {
    ended = true;
    leave();
    end();
  };
}

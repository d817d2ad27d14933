import type { Teardown } from '../../lifecycle/behaviour.js';
import { namedLoadError } from '../../lifecycle/load-error.js';
import { once } from '../../page/once.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { isWebAddress } from '../../page/web-address.js';
import { type AppName, apps, isApp } from './apps.js';
import type { Consent } from './interface.js';
import { settingsLink } from './settings-link.js';
import { wording } from './wording.js';

/** Most pages have no such content, and do without its code. */
const loadContent = once(() => import('./content.js'));

/**
 * The app that content waits for. Throws a `Problem` where it names none, or where its address is not
 * of the web: it is never released then.
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
 * Content that waits for consent: it asks for the notice at once, and is released by code of its own.
 * Where that does not arrive, it goes on waiting, and that is reported.
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

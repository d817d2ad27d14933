import type { Teardown } from '../../lifecycle/behaviour.js';
import { saveAttributes } from '../../page/attributes.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { policyNamed } from '../../page/trusted-types.js';
import { isWebAddress } from '../../page/web-address.js';
import { apps, isApp } from './apps.js';
import type { Consent } from './consent.js';
import { settingsLink } from './settings-link.js';
import { wording } from './wording.js';

/** Releases a piece of content, and takes it back. */
interface Release {
  on(): void;
  off(): void;
}

/** Scripts that have run; no withdrawal makes that undone, and no consent runs them again. */
const ran = new WeakSet<HTMLScriptElement>();

/**
 * A script held back as `text/plain`: a copy with its type runs beside it, once. Where a page
 * requires trusted types, it must allow `trusted-types auftritt-consent`.
 */
function script(held: HTMLScriptElement, page: Page): Release {
  let copy: HTMLScriptElement | undefined;
  return {
    on() {
      if (ran.has(held)) return;
      ran.add(held);
      copy = document.createElement('script');
      for (const { name, value } of held.attributes) {
        if (!/^(type|src|nonce|data-(name|type|src))$/.test(name)) copy.setAttribute(name, value);
      }
      const { type, src } = held.dataset;
      const { nonce } = page.configuration;
      if (type) copy.type = type;
      if (nonce) copy.nonce = nonce;
      const policy = policyNamed('auftritt-consent');
      if (src) copy.src = policy.createScriptURL(src);
      else copy.text = policy.createScript(held.text);
      held.after(copy);
    },
    off: () => copy?.remove(),
  };
}

/**
 * An element held back by having its address in `data-src` or `data-href`. Where that is not of the
 * web, the element is not released.
 */
function addressed(held: HTMLElement): Release {
  const attribute = held.dataset.src === undefined ? 'href' : 'src';
  const address = held.dataset[attribute] ?? '';
  if (!isWebAddress(address)) {
    throw new Problem(held, `data-${attribute} "${address}" is not a web address`);
  }
  const restore = saveAttributes(held, attribute);
  return {
    on: () => held.setAttribute(attribute, address),
    off() {
      // A frame goes on showing a page whose address is taken away without another.
      if (held instanceof HTMLIFrameElement && held.hasAttribute('src')) held.src = 'about:blank';
      restore();
    },
  };
}

/** Stands where a frame waits for consent, and leads to the settings. */
function placeholder(
  frame: HTMLElement,
  page: Page,
  consent: Consent,
): { show(shown: boolean): void } {
  const box = document.createElement('p');
  box.className = 'consent-placeholder';
  const button = document.createElement('button');
  button.type = 'button';
  // The default class of the hook, whatever the page's own selector is.
  button.className = 'cookie-settings';
  const { settings, needed } = page.words(wording);
  button.textContent = settings;
  box.append(needed, ' ', button);
  let end: Teardown = () => {};
  return {
    show(shown) {
      frame.hidden = shown;
      if (shown === box.isConnected) return;
      if (shown) {
        frame.before(box);
        end = settingsLink(button, consent);
      } else {
        end();
        // The page may have enhanced what stands around it.
        page.release(box);
        box.remove();
      }
    },
  };
}

/**
 * Content that names an app in `data-name`, as klaro has it: a script of the type `text/plain`, or
 * an element whose address is in `data-src` or `data-href`. It is released while there is consent
 * to the app, and taken back when that is withdrawn.
 */
export default function consentedContent(
  held: HTMLElement,
  page: Page,
  consent: Consent,
): Teardown {
  const { name = '' } = held.dataset;
  if (!isApp(name)) throw new Problem(held, `data-name "${name}" is no app of the consent`);
  const release = held instanceof HTMLScriptElement ? script(held, page) : addressed(held);
  const restore = saveAttributes(held, 'hidden');
  const box = held instanceof HTMLIFrameElement ? placeholder(held, page, consent) : undefined;
  const listening = new AbortController();
  let released = false;

  const update = (): void => {
    const given = consent.given(name);
    box?.show(!given);
    if (given === released) return;
    released = given;
    if (given) release.on();
    else release.off();
  };
  consent.listen(update, listening.signal);
  update();
  const leave = apps[name].required ? () => {} : consent.ask('content');

  return () => {
    listening.abort();
    leave();
    box?.show(false);
    if (released) release.off();
    restore();
  };
}

import type { Teardown } from '../../lifecycle/behaviour.js';
import { saveAttributes } from '../../page/attributes.js';
import type { Page } from '../../page/page.js';
import { policyNamed } from '../../page/trusted-types.js';
import type { AppName } from './apps.js';
import type { Consent } from './interface.js';
import { dequeue, enqueue, isTold, type Turn, timingOf } from './script-queue.js';
import type { ConsentWords } from './wording.js';
import './placeholder.css';

/**
 * What content needs from the consent on its page. The code of consent loads before the code of
 * content.
 */
export interface Surroundings {
  readonly page: Page;
  readonly consent: Pick<Consent, 'given' | 'listen'>;
  readonly words: ConsentWords;
  /** Makes a button open the consent dialog. */
  readonly settingsLink: (button: HTMLElement) => Teardown;
}

/** Releases a piece of content, and takes it back. */
interface Release {
  on(): void;
  off(): void;
}

const policy = policyNamed('auftritt-consent');

/**
 * Scripts that have run. A withdrawal cannot undo this, and a new consent does not run them again.
 */
const ran = new WeakSet<HTMLScriptElement>();

/** Creates the script that runs in place of a held one. It is not on the page yet. */
function copyOf(held: HTMLScriptElement, { configuration: { nonce } }: Page): HTMLScriptElement {
  const copy = document.createElement('script');
  // By default the browser treats a script that another script adds as `async`.
  copy.async = false;
  for (const { name, value } of held.attributes) {
    if (!/^(type|src|nonce|data-(name|type|src))$/.test(name)) copy.setAttribute(name, value);
  }
  const { type, src } = held.dataset;
  if (type) copy.type = type;
  if (nonce) copy.nonce = nonce;
  const trusted = policy();
  if (src) copy.src = trusted.createScriptURL(src);
  else copy.text = trusted.createScript(held.text);
  return copy;
}

/**
 * Releases a script that is held back as `text/plain`: when its turn comes, a copy with the real type
 * runs beside it, once. A page that requires Trusted Types must allow `trusted-types auftritt-consent`.
 */
function script(held: HTMLScriptElement, page: Page): Release {
  let copy: HTMLScriptElement | undefined;
  const turn: Turn = {
    held,
    run() {
      if (!copy) return undefined;
      const added = copy;
      ran.add(held);
      held.after(added);
      if (!isTold(added)) return undefined;
      return new Promise((resolve) => {
        for (const end of ['load', 'error']) added.addEventListener(end, () => resolve());
      });
    },
  };
  return {
    on() {
      if (ran.has(held)) return;
      copy = copyOf(held, page);
      enqueue(turn, timingOf(copy));
    },
    off() {
      dequeue(turn);
      copy?.remove();
    },
  };
}

/**
 * Releases an element whose address is held back in `data-src` or `data-href`. The address has been
 * checked already.
 */
function addressed(held: HTMLElement): Release {
  const attribute = held.dataset.src === undefined ? 'href' : 'src';
  const address = held.dataset[attribute] ?? '';
  const restore = saveAttributes(held, attribute);
  return {
    on: () => held.setAttribute(attribute, address),
    off() {
      // If `src` is merely removed, a frame keeps showing its page.
      if (held instanceof HTMLIFrameElement && held.hasAttribute('src')) held.src = 'about:blank';
      restore();
    },
  };
}

/** Creates the box that stands in place of a waiting frame and links to the settings. */
function placeholder(
  frame: HTMLElement,
  { page, words, settingsLink }: Surroundings,
): { show(shown: boolean): void } {
  const box = document.createElement('p');
  box.className = 'consent-placeholder';
  const button = document.createElement('button');
  button.type = 'button';
  // Uses the hook's default class, even if the page overrides the selector.
  button.className = 'cookie-settings';
  button.textContent = words.settings;
  box.append(words.needed, ' ', button);
  let end: Teardown = () => {};
  return {
    show(shown) {
      frame.hidden = shown;
      if (shown === box.isConnected) return;
      if (shown) {
        frame.before(box);
        end = settingsLink(button);
      } else {
        end();
        // The page may have enhanced an element around the box, and so the box.
        page.release(box);
        box.remove();
      }
    },
  };
}

/**
 * Content that names an app in `data-name`, as klaro defines it: a script of the type `text/plain`, or
 * an element with its address in `data-src` or `data-href`. The script releases it while the visitor
 * consents to the app, and takes it back after a withdrawal.
 */
export default function consentedContent(
  held: HTMLElement,
  app: AppName,
  surroundings: Surroundings,
): Teardown {
  const { page, consent } = surroundings;
  const release = held instanceof HTMLScriptElement ? script(held, page) : addressed(held);
  const restore = saveAttributes(held, 'hidden');
  const box = held instanceof HTMLIFrameElement ? placeholder(held, surroundings) : undefined;
  let released = false;

  const update = (): void => {
    const given = consent.given(app);
    box?.show(!given);
    if (given === released) return;
    released = given;
    if (given) release.on();
    else release.off();
  };
  const leave = consent.listen(update);
  update();

  return () => {
    leave();
    box?.show(false);
    if (released) release.off();
    restore();
  };
}

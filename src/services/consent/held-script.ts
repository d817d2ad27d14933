import type { Page } from '../../page/page.js';
import type { Release } from './release.js';
import { dequeue, enqueue, isTold, type Turn, timingOf } from './script-queue.js';
import { trust } from './trust.js';

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
  const trusted = trust();
  if (src) copy.src = trusted.createScriptURL(src);
  else copy.text = trusted.createScript(held.text);
  return copy;
}

/**
 * Releases a script that is held back as `text/plain`: when its turn comes, a copy with the real type
 * runs beside it, once.
 *
 * @param keepsRunning is called if the script is taken back after it has run
 */
export function heldScript(held: HTMLScriptElement, page: Page, keepsRunning: () => void): Release {
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
      if (ran.has(held)) keepsRunning();
    },
  };
}

import { createButton, createElement, languageOfWords } from '../../../page/create.js';
import type { Page } from '../../../page/page.js';
import wording from './wording.json' with { type: 'json' };

let shown: HTMLElement | undefined;

/** Whether the message is asked for in this task already. */
let isAsked = false;

/**
 * Tells the visitor that scripts keep running until the page is reloaded, once for all scripts of a
 * withdrawal. The message looks like the notice.
 */
export function tellOfReload(page: Page): void {
  if (isAsked || shown?.isConnected) return;
  isAsked = true;
  queueMicrotask(() => {
    isAsked = false;
    const words = page.words(wording);
    const text = createElement('p', languageOfWords());
    const buttons = createElement(
      'div',
      { class: 'cn-ok' },
      createButton('cm-btn', words.reloadNow, () => location.reload()),
      createButton('cm-btn', words.later, endReloadMessage),
    );
    // The classes are those of the notice.
    const card = createElement('div', { class: 'cookie-notice', role: 'status' }, text, buttons);
    const message = createElement('div', { class: 'klaro' }, card);
    document.body.prepend(message);
    shown = message;
    // A live region announces only changes, so the text comes after the region.
    text.textContent = words.reload;
  });
}

/** Removes the message. */
export function endReloadMessage(): void {
  shown?.remove();
}

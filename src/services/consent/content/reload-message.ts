import { takeClicks } from '../../../page/clicks.js';
import type { Page } from '../../../page/page.js';
import { wording } from './placeholder-wording.js';

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
    const create = (name: string, classes: string, ...children: readonly Node[]): HTMLElement => {
      const element = document.createElement(name);
      element.setAttribute('class', classes);
      element.append(...children);
      return element;
    };
    const button = (label: string, act: () => void): HTMLElement => {
      const made = create('button', 'cm-btn', new Text(label));
      made.setAttribute('type', 'button');
      takeClicks(made, () => {
        act();
        return true;
      });
      return made;
    };
    const text = document.createElement('p');
    const buttons = create(
      'div',
      'cn-ok',
      button(words.reloadNow, () => location.reload()),
      button(words.later, endReloadMessage),
    );
    // The classes are those of the notice.
    const card = create('div', 'cookie-notice', text, buttons);
    card.setAttribute('role', 'status');
    const message = create('div', 'klaro', card);
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

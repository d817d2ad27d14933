import { createButton, createElement, languageOfWords } from '../../page/create.js';
import './request-error.css';

/**
 * Creates what tells that a request has failed, with a button to repeat it and a link to the page of what was
 * chosen. That page helps where a repetition does not, as after the end of a session.
 *
 * @param page the address of that page, if there is one
 */
export function failedRequest(
  words: Readonly<Record<'requestFailed' | 'retry' | 'openPage', string>>,
  page: string | undefined,
  retry: () => void,
): HTMLElement {
  const attributes = { class: 'request-error', role: 'alert', ...languageOfWords() };
  const message = createElement(
    'div',
    attributes,
    createElement('p', {}, words.requestFailed),
    createButton('request-error__retry', words.retry, retry),
  );
  if (page !== undefined) {
    const link = { class: 'request-error__page', href: page };
    message.append(' ', createElement('a', link, words.openPage));
  }
  return createElement('div', { class: 'category-gallery__message' }, message);
}

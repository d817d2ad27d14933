import { isWebAddress } from '../../page/addresses.js';
import { createButton, createElement } from '../../page/create.js';
import { findHeader } from '../../page/elements.js';
import { type Journal, openJournal } from '../../page/journal.js';
import { isSeen, isTrapped, raise } from '../../page/overlays.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type wording from './wording.json';
import './klaro-notice.css';

/** What the page uses that needs consent: analytics, waiting content of other providers, both, or nothing. */
export type InUse = 'nothing' | 'analytics' | 'content' | 'both';

/** What the notice and the dialog ask, and with which words. */
export interface Question {
  /** The texts that both use, in the page's language. */
  readonly words: (typeof wording)['de'];
  readonly inUse: InUse;
  /** The titles of the site's purposes that the visitor has not decided on; undefined without purposes. */
  readonly asked: readonly string[] | undefined;
  /** The address of the privacy policy; undefined where there is none. */
  readonly policy: string | undefined;
}

/** What shows that a visitor is about to press. */
export const signs = ['pointerover', 'pointerdown', 'focus'] as const;

/** What the visitor can do with the notice. */
interface NoticeActions {
  accept(): void;
  decline(): void;
  /** Called when the pointer or the focus reaches the button that opens the dialog. */
  prepare(): void;
  /** Opens the dialog. */
  choose(opener: HTMLElement): void;
}

/** The sentences that ask for consent to what is in use. */
const questions: Readonly<Record<InUse, readonly (keyof Question['words'])[]>> = {
  nothing: ['nothing'],
  analytics: ['analytics'],
  content: ['content'],
  both: ['analytics', 'contentToo'],
};

/** Creates the description: what consent is asked for, and what the visitor can do later. */
export function createDescription({ words, inUse, asked, policy }: Question): HTMLElement {
  const { essential, change, policy: policySentence, privacyPolicy, language } = words;
  const optional = asked
    ? [words.purposes.replace('{purposes}', new Intl.ListFormat(language).format(asked))]
    : questions[inUse].map((name) => words[name]);
  const later: (Node | string)[] = [change];
  if (policy !== undefined) {
    const [before = '', after = ''] = policySentence.split('{privacyPolicy}');
    later.push(` ${before}`, createElement('a', { href: policy }, privacyPolicy), after);
  }
  const sentences = [[[essential, ...optional].join(' ')], later].flatMap((children) => [
    createElement('span', { class: 'cn-part' }, ...children),
    ' ',
  ]);
  return createElement('span', {}, ...sentences);
}

/**
 * Creates the notice with the markup, classes and ids of klaro 0.7.22, but without klaro: a visitor who
 * accepts or declines needs no more. Its heading is a `div`, like the dialog's.
 *
 * @param isRenewed whether the visitor has answered before, for a different set of apps
 * @returns the element to put on the page. The element of the class `cookie-notice` inside it takes the
 * focus.
 */
export function createNotice(
  asked: Question,
  isRenewed: boolean,
  actions: NoticeActions,
): HTMLElement {
  const { language, title, renew, accept, decline, choose } = asked.words;
  const learnMore = createButton('cm-link cn-learn-more', choose, () => actions.choose(learnMore));
  for (const sign of signs) learnMore.addEventListener(sign, actions.prepare);
  const body = createElement(
    'div',
    { class: 'cn-body' },
    // Not a heading element: a theme's rule for headings is in no cascade layer, and so would override
    // the script's rules.
    createElement(
      'div',
      { class: 'title', role: 'heading', 'aria-level': '2', id: 'id-cookie-title' },
      title,
    ),
    createElement('p', { id: 'id-cookie-notice' }, createDescription(asked)),
    ...(isRenewed ? [createElement('p', { class: 'cn-changes' }, renew)] : []),
    createElement(
      'div',
      { class: 'cn-ok' },
      learnMore,
      createElement(
        'div',
        { class: 'cn-buttons' },
        createButton('cm-btn cm-btn-danger cn-decline', decline, actions.decline),
        createButton('cm-btn cm-btn-success', accept, actions.accept),
      ),
    ),
  );
  const notice = createElement(
    'div',
    {
      role: 'dialog',
      'aria-describedby': 'id-cookie-notice',
      'aria-labelledby': 'id-cookie-title',
      id: 'klaro-cookie-notice',
      tabindex: '0',
      class: 'cookie-notice',
    },
    body,
  );
  return createElement('div', {}, createElement('div', { lang: language, class: 'klaro' }, notice));
}

/**
 * How far the header reaches into the window while the page scrolls, in CSS pixels: 0 if it scrolls
 * away, or if its menu fills the window.
 */
function reachOf(header: HTMLElement | null): number {
  if (!header) return 0;
  const { position, top } = getComputedStyle(header);
  if (position !== 'sticky' && position !== 'fixed') return 0;
  const reach = (Number.parseFloat(top) || 0) + header.offsetHeight;
  return reach < innerHeight / 2 ? reach : 0;
}

/**
 * Sends the notice to the top layer where what is around it holds it, as `body { transform: … }` does, or where the
 * page lies over it. A dialog and the start screen may.
 */
function putInSight(notice: HTMLElement): void {
  if (getComputedStyle(notice).position !== 'fixed' || notice.offsetHeight === 0) return;
  if (isTrapped(notice) || !isSeen(notice, 'dialog, .start-screen')) raise(notice);
}

/**
 * Makes room for the notice at the end of the page, so that the visitor can scroll the last line above it.
 * What gets the focus is scrolled above it too, and below a header that stays at the top, unless the
 * site has set its own `scroll-padding-block-start`.
 *
 * @param notice the notice, which is on the page
 */
export function makeRoom(notice: HTMLElement, undo: Journal): void {
  const root = document.documentElement;
  const header = getComputedStyle(root).scrollPaddingBlockStart === 'auto' ? findHeader() : null;
  let isNew = true;
  let room = openJournal();
  const observer = new ResizeObserver(() => {
    if (isNew) putInSight(notice);
    isNew = false;
    // A content blocker may have hidden it.
    const isShown = notice.offsetHeight > 0;
    const end = isShown ? Math.ceil(innerHeight - notice.getBoundingClientRect().top) : 0;
    const sizes = {
      'scroll-padding-block-end': end,
      'padding-block-end': end,
      'scroll-padding-block-start': Math.ceil(reachOf(header)),
    };
    room.close();
    room = openJournal();
    for (const [property, size] of Object.entries(sizes)) {
      if (size > 0) room.style(root, property, `${size}px`);
    }
  });
  observer.observe(notice);
  if (header) observer.observe(header);
  undo.by(() => {
    observer.disconnect();
    room.close();
  });
}

/** Matches the page's own link to its privacy policy (HTML, "Link type `privacy-policy`"). */
const ownLink = ':is(link, a, area)[rel~="privacy-policy" i][href]';

/** The primary subtag of a language tag: `de` for `de-AT` and `DE`. */
const primary = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

/**
 * Picks the address for a language. The text is a single address, or pairs of language and address.
 *
 * @throws Problem if the text is neither, or if an address is not a web address
 */
function pick(text: string, language: string): string | undefined {
  const words = text.split(/\s+/);
  const isPairs = words.length % 2 === 0;
  if (words.length > 1 && !isPairs) {
    throw new Problem(
      undefined,
      `data-privacy-url "${text}" is neither one address nor pairs of language and address`,
    );
  }
  const addresses = words.filter((_, index) => !isPairs || index % 2 === 1);
  const wrong = addresses.find((address) => !isWebAddress(address));
  if (wrong !== undefined) {
    throw new Problem(undefined, `data-privacy-url "${wrong}" is not a web address`);
  }
  if (!isPairs) return addresses[0];
  const named = words.findIndex((word, at) => at % 2 === 0 && primary(word) === language);
  return named < 0 ? undefined : words[named + 1];
}

/**
 * The address of the privacy policy in the language of the page: from the tag's `data-privacy-url`,
 * else from the page's own link of the type `privacy-policy`; undefined if the page has neither.
 *
 * @throws Problem if `data-privacy-url` cannot be parsed
 */
export function privacyPolicy({ configuration, language }: Page): string | undefined {
  const written = configuration.privacyUrl;
  const picked = written === undefined ? undefined : pick(written, language);
  if (picked !== undefined) return picked;
  const linked = document.querySelector(ownLink)?.getAttribute('href') ?? undefined;
  return linked !== undefined && isWebAddress(linked) ? linked : undefined;
}

import type { Teardown } from '../../lifecycle/behaviour.js';
import { holdStyle, undoAll } from '../../page/changes.js';
import { createButton, createElement } from '../../page/create.js';
import { isSeen, isTrapped, raise } from '../../page/overlays.js';
import type { Page } from '../../page/page.js';
import type { InUse, Question } from './interface.js';
import './klaro-notice.css';

/** The contents of the notice. */
export interface Said extends Pick<Question, 'words' | 'inUse' | 'asked' | 'policy'> {
  /** Whether the visitor has answered before, for a different set of apps. */
  readonly renew: boolean;
}

/** What the visitor can do with the notice. */
export interface NoticeActions {
  accept(): void;
  decline(): void;
  /** Called when the pointer or the focus reaches the button that opens the dialog. */
  prepare(): void;
  /** Opens the dialog. */
  choose(opener: HTMLElement): void;
}

/** Marks the place of the link to the privacy policy in a sentence. */
const place = '{privacyPolicy}';

/** The sentences that ask for consent to what is in use. */
const questions: Readonly<Record<InUse, readonly (keyof Question['words'])[]>> = {
  nothing: ['nothing'],
  analytics: ['analytics'],
  content: ['content'],
  both: ['analytics', 'contentToo'],
};

/** The description: what consent is asked for, and what the visitor can do later. */
function sentences({ words, inUse, asked, policy }: Said): HTMLElement[] {
  const { essential, change, policy: more, privacyPolicy, language } = words;
  const optional = asked
    ? [words.purposes.replace('{purposes}', new Intl.ListFormat(language).format(asked))]
    : questions[inUse].map((name) => words[name]);
  const later: (Node | string)[] = [change];
  if (policy !== undefined) {
    const [before = '', after = ''] = more.split(place);
    later.push(` ${before}`, createElement('a', { href: policy }, privacyPolicy), after);
  }
  return [[[essential, ...optional].join(' ')], later].map((children) =>
    createElement('span', { class: 'cn-part' }, ...children),
  );
}

/**
 * Creates the notice with the markup, classes and ids of klaro 0.7.22, but without klaro: a visitor who
 * accepts or declines needs no more. Its heading is a `div`, like the dialog's.
 *
 * @returns the element to put on the page. The element of the class `cookie-notice` inside it takes the
 * focus.
 */
export function createNotice(said: Said, actions: NoticeActions): HTMLElement {
  const { language, title, renew, accept, decline, choose } = said.words;
  const learnMore = createButton('cm-link cn-learn-more', choose, () => actions.choose(learnMore));
  for (const sign of ['pointerover', 'pointerdown', 'focus']) {
    learnMore.addEventListener(sign, actions.prepare);
  }
  const description = createElement('span', {});
  for (const sentence of sentences(said)) description.append(sentence, ' ');
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
    createElement('p', { id: 'id-cookie-notice' }, description),
    ...(said.renew ? [createElement('p', { class: 'cn-changes' }, renew)] : []),
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
function putInSight(notice: HTMLElement, startScreen: string): void {
  if (getComputedStyle(notice).position !== 'fixed' || notice.offsetHeight === 0) return;
  if (isTrapped(notice) || !isSeen(notice, `dialog, ${startScreen}`)) raise(notice);
}

/**
 * Makes room for the notice at the end of the page, so that the visitor can scroll the last line above it.
 * What gets the focus is scrolled above it too, and below a header that stays at the top, unless the
 * site has set its own `scroll-padding-block-start`.
 *
 * @param notice the notice, which is on the page
 */
export function makeRoom(notice: HTMLElement, { selectors }: Page): Teardown {
  const root = document.documentElement;
  const header =
    getComputedStyle(root).scrollPaddingBlockStart === 'auto'
      ? document.querySelector<HTMLElement>(selectors.header)
      : null;
  let isNew = true;
  let restore = (): void => {};
  const observer = new ResizeObserver(() => {
    if (isNew) putInSight(notice, selectors.startScreen);
    isNew = false;
    // A content blocker may have hidden it.
    const isSeen = notice.offsetHeight > 0;
    const end = isSeen ? Math.ceil(innerHeight - notice.getBoundingClientRect().top) : 0;
    const sizes = {
      'scroll-padding-block-end': end,
      'padding-block-end': end,
      'scroll-padding-block-start': Math.ceil(reachOf(header)),
    };
    restore();
    restore = undoAll(
      Object.entries(sizes).flatMap(([property, size]) =>
        size > 0 ? holdStyle(root, property, `${size}px`) : [],
      ),
    );
  });
  observer.observe(notice);
  if (header) observer.observe(header);
  return () => {
    observer.disconnect();
    restore();
  };
}

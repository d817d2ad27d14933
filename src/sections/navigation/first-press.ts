import type { Marked } from '../../lifecycle/row.js';
import { waitingMark } from '../../page/marks.js';
import { nearest } from '../../page/nearest.js';
import styles from './navigation.css?inline';

export { styles };

/** The openers whose menu waits. Of two menus with one opener, the first has it. */
export const taken = new WeakSet<Element>();

/** Whether the code must find the opener: this one is that of another menu, is hidden with its own, or ticks a box. */
function isUncertain(opener: Element, navigation: Element): boolean {
  const controlled = opener.getAttribute('aria-controls');
  return (
    taken.has(opener) ||
    opener.matches('label, .main-navigation *') ||
    (!!controlled && !navigation.closest(`#${CSS.escape(controlled)}`))
  );
}

/** The stylesheets of the page's scripts, which no element of the page can stand in place of. */
const adopted = (): CSSStyleSheet[] =>
  Reflect.get(Document.prototype, 'adoptedStyleSheets', document);

/** Opens the drawer below the header, or below the opener alone where the header is higher than half the window. */
function draw(navigation: Element, opener: Element, header: string): (() => void) | undefined {
  const root = navigation.closest('html');
  if (!root) return undefined;
  const edges = [opener.closest(header) ?? opener, opener].map((each) =>
    Math.max(0, each.getBoundingClientRect().bottom),
  );
  const start = edges.find((edge) => edge <= root.clientHeight / 2);
  // The notice shares the room; and a menu above its opener has its code measure it.
  if (start === undefined || root.querySelector('.klaro')) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${styles}.main-navigation{--auftritt-navigation-start:${start}px}`);
  adopted().push(sheet);
  root.classList.add('navigation-open');
  navigation.removeAttribute(waitingMark);
  opener.setAttribute('aria-expanded', 'true');
  const close = (): void => {
    const at = adopted().indexOf(sheet);
    if (at >= 0) adopted().splice(at, 1);
    root.classList.remove('navigation-open');
    navigation.setAttribute(waitingMark, '');
    opener.setAttribute('aria-expanded', 'false');
  };
  const { top, left, right } = navigation.getBoundingClientRect();
  const { elementFromPoint } = Document.prototype;
  const middle = (start + root.clientHeight) / 2;
  const seen = elementFromPoint.call(document, (left + right) / 2, middle);
  if (Math.abs(top - start) < 2 && navigation.contains(seen)) return close;
  // Something around it holds what is fixed, or lies over it: the code knows a way out.
  close();
  return undefined;
}

/**
 * Opens the menu of narrow screens at the first press, before its code is there: a visitor who never opens it does not
 * load that. It uses nothing of other files, since nothing else is there.
 *
 * @param selectors those of the opener and of the header
 * @param call calls the code
 */
export default function firstPress(
  navigation: Element,
  selectors: string,
  call: () => void,
): Marked {
  const [openerSelector = '', header = ''] = selectors.split('|');
  const opener = nearest(navigation, openerSelector);
  if (!opener || isUncertain(opener, navigation)) {
    // The code says what is wrong, and shows the menu.
    call();
    return { endWait() {} };
  }
  taken.add(opener);
  const sent = opener.getAttribute('aria-expanded');
  opener.setAttribute('aria-expanded', 'false');
  // Who comes by the keyboard presses later. A finger's code must not come before the paint.
  const onFocus = (): void => {
    if (opener.matches(':focus-visible')) call();
  };
  const waiting = new AbortController();
  const { signal } = waiting;
  opener.addEventListener('focusin', onFocus, { signal });
  let close: (() => void) | undefined;
  /** Takes the first press back by a second one, while no code has come. */
  const takeBack = (): void => {
    if (close && !signal.aborted) opener.click();
  };
  // A page that the browser keeps comes back closed.
  for (const type of ['pagehide', 'popstate']) addEventListener(type, takeBack, { signal });
  navigation.addEventListener(
    'click',
    ({ target }) => {
      // Such a press may have waited itself: then no other is taken before it is done.
      if (target instanceof Element && target.closest('a[href*="#"]')) setTimeout(takeBack);
    },
    { signal },
  );
  return {
    endWait(): void {
      waiting.abort();
      taken.delete(opener);
      close?.();
      if (sent === null) opener.removeAttribute('aria-expanded');
      else opener.setAttribute('aria-expanded', sent);
    },
    answer(control): boolean {
      if (control !== opener) return false;
      const before = close;
      close = before ? undefined : draw(navigation, opener, header);
      before?.();
      if (close) requestAnimationFrame(() => setTimeout(call));
      this.isShown = close !== undefined;
      return before !== close;
    },
  };
}

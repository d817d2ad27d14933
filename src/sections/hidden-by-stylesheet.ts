import { saveAttributes } from '../page/changes.js';
import type { Condition } from '../page/disclosure.js';
import type { MarkupWords } from './markup-words.js';

/** The markup whose stylesheet has been found. It stays, so no further control asks for it. */
const styled = new WeakSet<MarkupWords>();

/** Whether the page has the stylesheet for this markup, such as Bootstrap's. */
export function hasStylesheet(words: MarkupWords): boolean {
  const { hiddenBy } = words;
  if (hiddenBy === undefined) return false;
  if (styled.has(words)) return true;
  const probe = document.createElement('div');
  probe.className = hiddenBy;
  document.body.append(probe);
  const { display } = getComputedStyle(probe);
  probe.remove();
  if (display === 'none') styled.add(words);
  return display === 'none';
}

/**
 * The screens on which a body is closed at all. Stylesheets show some bodies always: the links of a
 * navbar on a wide screen, for example.
 *
 * @param openClasses the classes that the body has while it is open
 * @param isStyled whether the page has a stylesheet that hides closed bodies
 * @param toggles returns the controls that open the body
 */
export function screensThatHide(
  body: HTMLElement,
  openClasses: readonly string[],
  isStyled: boolean,
  toggles: () => readonly Element[],
): Condition {
  const hides = (): boolean => {
    const restore = saveAttributes(body, 'class', 'hidden');
    body.removeAttribute('hidden');
    body.classList.remove(...openClasses);
    const { display } = getComputedStyle(body);
    restore();
    if (display === 'none') return true;
    // A stylesheet that hides closed bodies shows this one here.
    if (isStyled) return false;
    return toggles().some((toggle) => toggle.getClientRects().length > 0);
  };
  let matches = hides();
  return {
    get matches() {
      return matches;
    },
    addEventListener(_type, listener, { signal }) {
      let width = window.innerWidth;
      const look = (): void => {
        // The bars of a phone's browser change the height alone.
        if (window.innerWidth === width) return;
        width = window.innerWidth;
        const before = matches;
        matches = hides();
        if (matches !== before) listener();
      };
      window.addEventListener('resize', look, { signal });
    },
  };
}

/** The class of elements that get our own look, because the site has no stylesheet for them. */
export const lookClass = 'auftritt-look';

import type { Condition } from './disclosure.js';
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

/** A body, and what says whether it is closed at all. */
interface Asked {
  readonly body: HTMLElement;
  /** The classes that the body has while it is open. */
  readonly openClasses: readonly string[];
  /** Whether the page has a stylesheet that hides closed bodies. */
  readonly isStyled: boolean;
  /** Whether a control that opens the body is in sight. */
  readonly isOpenable: () => boolean;
  /** Gets the answer. */
  readonly answer: (isClosed: boolean) => void;
}

/**
 * Finds out which bodies are closed at all. The page's styles are asked of an empty copy of each, at its
 * place: the bodies keep their classes, so that nothing in them begins anew.
 */
function ask(all: readonly Asked[]): void {
  const copies = all.map(({ body, openClasses }) => {
    const copy = document.importNode(body, false);
    for (const name of ['hidden', 'src', 'srcdoc']) copy.removeAttribute(name);
    copy.classList.remove(...openClasses);
    // What waits is hidden by an animation until it has started.
    copy.style.setProperty('animation', 'none', 'important');
    body.before(copy);
    return copy;
  });
  const areHidden = copies.map((copy) => getComputedStyle(copy).display === 'none');
  for (const copy of copies) copy.remove();
  // A stylesheet that hides closed bodies may show this one here.
  const answers = all.map(
    ({ isStyled, isOpenable }, index) => areHidden[index] || (!isStyled && isOpenable()),
  );
  // Prototype has another `entries`.
  all.forEach(({ answer }, index) => {
    answer(answers[index] === true);
  });
}

/** The bodies of which it is asked again when the width of the window has changed. */
const asked = new Set<Asked>();
let width = 0;

function askAgain(): void {
  // The bars of a phone's browser change the height alone.
  if (window.innerWidth === width) return;
  width = window.innerWidth;
  ask([...asked].filter(({ body }) => body.isConnected));
}

/**
 * The screens on which a body is closed at all. Stylesheets show some bodies always: the links of a
 * navbar on a wide screen, for example.
 */
export function screensThatHide(question: Omit<Asked, 'answer'>): Condition {
  let matches = false;
  ask([{ ...question, answer: (isClosed) => (matches = isClosed) }]);
  return {
    get matches() {
      return matches;
    },
    addEventListener(_type, listener, { signal }) {
      const again: Asked = {
        ...question,
        answer(isClosed) {
          if (isClosed === matches) return;
          matches = isClosed;
          listener();
        },
      };
      if (asked.size === 0) {
        width = window.innerWidth;
        window.addEventListener('resize', askAgain);
      }
      asked.add(again);
      signal.addEventListener('abort', () => {
        asked.delete(again);
        if (asked.size === 0) window.removeEventListener('resize', askAgain);
      });
    },
  };
}

/** The class of elements that get our own look, because the site has no stylesheet for them. */
export const lookClass = 'auftritt-look';

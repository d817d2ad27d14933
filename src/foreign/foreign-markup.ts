import type { Translator } from '../doorman/doorman.js';
import type { Hook } from '../names.js';
import { hooksMark } from '../page/marks.js';
import type { ForeignMarkup } from './hooks.js';
import { createServed } from './served.js';
import { createTranslation, isHook } from './translate.js';
import { inWordsOf } from './words.js';

/**
 * Creates what translates the foreign markup of this page, and says to the developer in the page's selectors what is
 * wrong there.
 *
 * @param selectors the selectors of the elements that are given a hook, by the hook
 * @param watches whether what is added later is translated by itself
 */
export default function foreignMarkup(
  markup: ForeignMarkup,
  selectors: ReadonlyMap<Hook, string>,
  watches: boolean,
): Translator {
  const say = inWordsOf(markup);
  window.addEventListener(
    'auftritt:error',
    (event) => {
      const { error } = event.detail;
      if (error instanceof Error && error.name === 'Problem') error.message = say(error.message);
    },
    true,
  );
  /** Lets an element be what it is now. */
  const renew = (element: Element): void => {
    if (!element.isConnected) return;
    window.auftritt?.release(element);
    window.auftritt?.enhance(element);
  };
  const { isLeft, isServed } = createServed((unserved) => {
    const translated = [...document.querySelectorAll(`[${hooksMark}]`)].filter((element) =>
      (element.getAttribute(hooksMark) ?? '')
        .split(' ')
        .some((name) => isHook(name, selectors) && isServed(element, name)),
    );
    for (const element of [...translated, ...unserved]) renew(element);
  });
  const translation = createTranslation(selectors, isLeft);
  if (watches) translation.watch();
  return translation;
}

import type { Translator } from '../doorman/doorman.js';
import type { Hook } from '../names.js';
import type { ForeignMarkup } from './hooks.js';
import { createTranslation } from './translate.js';
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
  const translation = createTranslation(selectors, () => false);
  if (watches) translation.watch();
  return translation;
}

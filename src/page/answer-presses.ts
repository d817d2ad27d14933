import { answerClick } from './answer-clicks.js';
import { keepInPlace } from './keep-in-place.js';
import { controlOf, isEmptyLink, keepsDefault, meaningOf, tickOf } from './meaning-of-click.js';

/**
 * Answers the plain clicks that are meant for an element. It stays where it is in the window, whatever
 * opens and closes above it. The controls inside do what they do for the visitor; at a shared click the
 * page's own listeners come first.
 *
 * @param answer returns whether it has done something
 * @param leaves whether the click stays the browser's; by default as `keepsDefault` says
 * @returns a function that stops the listening
 */
export function answerPresses(
  own: HTMLElement,
  answer: (click: MouseEvent) => boolean,
  leaves: (own: Element) => boolean = keepsDefault,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const outside = tickOf(own);
  const press = (click: MouseEvent): boolean => keepInPlace(own, () => answer(click));
  const onShared = (click: MouseEvent): void => {
    const control = controlOf(own, click);
    const isEmpty = control !== undefined && isEmptyLink(control);
    answerClick(click, () => press(click) && isEmpty);
  };
  own.addEventListener(
    'click',
    (click) => {
      if (meaningOf(own, click) === 'own') answerClick(click, () => press(click) && !leaves(own));
    },
    { capture: true, signal },
  );
  own.addEventListener(
    'click',
    (click) => {
      if (meaningOf(own, click) === 'shared') onShared(click);
    },
    { signal },
  );
  if (outside && !own.contains(outside)) outside.addEventListener('click', onShared, { signal });
  return () => listening.abort();
}

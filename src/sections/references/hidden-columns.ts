import { answerClicks } from '../../page/answer-clicks.js';
import { saveAttributes } from '../../page/attributes.js';
import { saveClasses } from '../../page/hold-classes.js';
import type { Page } from '../../page/page.js';

const hiddenClass = 'is-hidden';

/** Moves the focus into a column that has just been shown: to its first link, or to itself. */
function focusIn(column: HTMLElement): void {
  const link = column.querySelector<HTMLElement>('a[href], button');
  if (!link) column.tabIndex = -1;
  (link ?? column).focus({ preventScroll: true });
}

/**
 * Hides the columns that the server marks as hidden, and reveals them on the "more" link; without
 * the link they stay visible, since nothing would reveal them.
 *
 * @returns how to undo it
 */
export function hiddenColumns(references: HTMLElement, page: Page): () => void {
  const more = page.findPart(references, 'referenceMore');
  const columns = page.findParts(references, 'referenceColumn');
  if (!more || columns.length === 0) return () => {};

  const changed = [
    ...columns.map((column) => saveClasses(column, /^is-hidden$/)),
    ...columns.map((column) => saveAttributes(column, 'hidden', 'tabindex')),
    saveAttributes(more, 'hidden'),
  ];
  for (const column of columns) column.hidden = true;

  const reveal = (): void => {
    for (const column of columns) {
      column.hidden = false;
      column.classList.remove(hiddenClass);
    }
    more.hidden = true;
  };
  const endClicks = answerClicks(more, () => {
    reveal();
    if (columns[0]) focusIn(columns[0]);
    return true;
  });
  // A link leads into a column.
  for (const column of columns) column.addEventListener('beforematch', reveal);

  return () => {
    endClicks();
    for (const column of columns) column.removeEventListener('beforematch', reveal);
    for (const restore of changed) restore();
  };
}

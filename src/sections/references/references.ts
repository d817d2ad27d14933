import type { Behaviour } from '../../lifecycle/behaviour.js';
import { saveAttributes, saveClasses, undoAll } from '../../page/changes.js';
import { holdsTarget } from '../../page/elements.js';
import { mediaOf } from '../../page/media.js';
import type { Page } from '../../page/page.js';
import { takePresses } from '../../page/presses.js';
import { openAtFault } from '../../page/reveal.js';
import { collapsible } from '../collapsible.js';

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
function hiddenColumns(references: HTMLElement, page: Page): () => void {
  const more = page.findPart(references, 'referenceMore');
  const columns = page.findParts(references, 'referenceColumn');
  if (!more || columns.length === 0 || columns.some(holdsTarget)) return () => {};

  const changed = [
    ...columns.map((column) => saveClasses(column, /^is-hidden$/)),
    ...columns.map((column) => saveAttributes(column, 'hidden', 'tabindex')),
    saveAttributes(more, 'hidden'),
  ];
  for (const column of columns) column.hidden = true;

  const listening = new AbortController();
  const { signal } = listening;
  const reveal = (): void => {
    for (const column of columns) {
      column.hidden = false;
      column.classList.remove(hiddenClass);
    }
    more.hidden = true;
  };
  // A link to a place in a hidden column, or a fault in it, reveals them as well.
  for (const column of columns) {
    column.addEventListener('beforematch', reveal, { signal });
    openAtFault(column, signal);
  }
  const endClicks = takePresses(more, () => {
    reveal();
    if (columns[0]) focusIn(columns[0]);
    return true;
  });

  return undoAll([endClicks, () => listening.abort(), ...changed]);
}

/**
 * The references section: entries collapsible on extra-small and small screens, and the "more"
 * link that reveals hidden columns (specification 2.6).
 */
const references: Behaviour = (element, page) => {
  const entries = page.findParts(element, 'referenceEntry').map((entry) =>
    collapsible(
      {
        bearer: entry,
        toggle: page.requirePart(entry, 'referenceToggle'),
        body: page.requirePart(entry, 'referenceBody'),
      },
      mediaOf('upToSmall'),
    ),
  );
  return undoAll([...entries, hiddenColumns(element, page)]);
};

export default references;

export { default as definition } from './definition.js';

import type { Behaviour } from '../../lifecycle/behaviour.js';
import { wrongIn } from '../../lifecycle/structure.js';
import { holdsTarget, requirePart } from '../../page/elements.js';
import type { Journal } from '../../page/journal.js';
import { mediaOf } from '../../page/media.js';
import type { Page } from '../../page/page.js';
import { takePresses } from '../../page/presses.js';
import { Problem } from '../../page/problem.js';
import { openAtFault } from '../../page/reveal.js';
import { collapsible } from '../collapsible.js';
import definition from './definition.js';

const { hooks, requirements } = definition;

/** The entries with all that one needs. The others are reported, and stay open. */
const entriesOf = (references: HTMLElement, page: Page): HTMLElement[] =>
  [...references.querySelectorAll<HTMLElement>(hooks.referenceEntry)].filter((entry) => {
    const wrong = wrongIn(entry, requirements.parts.referenceEntry, hooks);
    if (wrong) page.report('references', entry, new Problem(entry, wrong));
    return !wrong;
  });

/**
 * Hides the columns that the server marks as hidden, and reveals them on the "more" link; without
 * the link they stay visible, since nothing would reveal them.
 */
function hideColumns(references: HTMLElement, undo: Journal): void {
  const more = references.querySelector<HTMLElement>(hooks.referenceMore);
  const columns = [...references.querySelectorAll<HTMLElement>(hooks.referenceColumn)];
  if (!more || columns.length === 0 || columns.some(holdsTarget)) return;

  const reveal = (): void => {
    for (const column of columns) {
      undo.attribute(column, 'hidden', null);
      undo.class(column, 'is-hidden', false);
    }
    undo.attribute(more, 'hidden', '');
  };
  for (const column of columns) {
    undo.attribute(column, 'hidden', '');
    // A link to a place in a hidden column, or a fault in it, reveals them as well.
    undo.on(column, 'beforematch', reveal);
    openAtFault(column, undo.signal);
  }
  takePresses(
    more,
    () => {
      reveal();
      // The focus goes to what has just been shown: to its first link, or to the column itself.
      const [column] = columns;
      const link = column?.querySelector<HTMLElement>('a[href], button');
      if (column && !link) undo.attribute(column, 'tabindex', '-1');
      (link ?? column)?.focus({ preventScroll: true });
      return true;
    },
    undo,
  );
}

/**
 * The references section: entries collapsible on extra-small and small screens, and the "more"
 * link that reveals hidden columns (specification 2.6).
 */
const references: Behaviour = (element, page, undo) => {
  for (const entry of entriesOf(element, page)) {
    collapsible(
      {
        bearer: entry,
        toggle: requirePart(entry, hooks.referenceToggle),
        body: requirePart(entry, hooks.referenceBody),
      },
      mediaOf('upToSmall'),
      undo,
    );
  }
  hideColumns(element, undo);
};

export default references;

export { default as definition } from './definition.js';

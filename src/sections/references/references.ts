import type { Behaviour, Prepare } from '../../lifecycle/behaviour.js';
import { wrongIn } from '../../lifecycle/structure.js';
import { holdsTarget, requirePart } from '../../page/elements.js';
import type { Journal } from '../../page/journal.js';
import { mediaOf } from '../../page/media.js';
import type { Page } from '../../page/page.js';
import { takePresses } from '../../page/presses.js';
import { Problem } from '../../page/problem.js';
import { openAtFault } from '../../page/reveal.js';
import type { collapsible } from '../collapsible.js';
import definition from './definition.js';
import './references.css';

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
  const moreButton = references.querySelector<HTMLElement>(hooks.referenceMore);
  const columns = [...references.querySelectorAll<HTMLElement>(hooks.referenceColumn)];
  if (!moreButton || columns.length === 0) return;

  const show = (): void => {
    for (const column of columns) {
      undo.attribute(column, 'hidden', null);
      undo.class(column, 'is-hidden', false);
    }
  };
  if (columns.some(holdsTarget)) {
    show();
    return;
  }
  const reveal = (): void => {
    show();
    undo.attribute(moreButton, 'hidden', '');
  };
  for (const column of columns) {
    undo.attribute(column, 'hidden', '');
    // A link to a place in a hidden column, or a fault in it, reveals them as well.
    undo.on(column, 'beforematch', reveal);
    openAtFault(column, undo.signal);
  }
  takePresses(
    moreButton,
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

const fetchCollapsible = () => import('../collapsible.js').then((code) => code.collapsible);

/**
 * The references section: entries collapsible on extra-small and small screens, and the "more"
 * link that reveals hidden columns (specification 2.6).
 *
 * @param collapse the code of entries that collapse, where it has come
 */
export const referencesWith =
  (collapse?: typeof collapsible): Behaviour =>
  (element, page, undo) => {
    const media = mediaOf('upToSmall');
    const entries = entriesOf(element, page);
    const arrange = (code: typeof collapsible): void => {
      for (const bearer of entries) {
        const toggle = requirePart(bearer, hooks.referenceToggle);
        const body = requirePart(bearer, hooks.referenceBody);
        code({ bearer, toggle, body }, media, undo);
      }
    };
    /** A window that becomes narrow needs what a wide one does without. */
    const arrangeLate = async (): Promise<void> => {
      try {
        const code = await fetchCollapsible();
        if (!undo.signal.aborted) arrange(code);
      } catch (error) {
        page.report('references', element, error);
      }
    };
    if (collapse) arrange(collapse);
    else media.addEventListener('change', arrangeLate, { once: true, signal: undo.signal });
    hideColumns(element, undo);
  };

/** Fetches the code of entries that collapse, where they do. */
export const prepare: Prepare = async () =>
  referencesWith(mediaOf('upToSmall').matches ? await fetchCollapsible() : undefined);

export { default as definition } from './definition.js';

import type { BehaviourWithOptions, Prepare } from '../../lifecycle/behaviour.js';
import { keepStyles } from '../../page/adopt-styles.js';
import { isRouted, isUsable, takeClicks } from '../../page/clicks.js';
import { checkable, controlOf, isEmptyLink, sharesClicks } from '../../page/controls.js';
import { clones } from '../../page/elements.js';
import { type Journal, openJournal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import { toggleButton } from '../../page/toggle-button.js';
import { unclobbered } from '../../page/unclobbered.js';
import { refuseEmpty } from './content.js';
import definition from './definition.js';
import { areOneGroup, groupOf, itemOf } from './group.js';
import { triggered, writtenAddressOf } from './places.js';
import { present, type Viewer } from './presentation.js';
import './lightbox.css';

/** What an item or a trigger was started with. */
interface Started {
  readonly page: Page;
  readonly viewer: Viewer;
  /** The control that keyboards and assistive technology use. It gets the focus back. */
  readonly control: HTMLElement;
}

const started = new Map<HTMLElement, Started>();
/** The lightbox that is open. */
let shown:
  | {
      readonly group: readonly HTMLElement[];
      /** The item that had left the page before the lightbox opened. */
      readonly stays: HTMLElement | undefined;
      readonly close: () => void;
    }
  | undefined;

const isTrigger = (opener: Element): boolean => opener.matches(definition.hooks.lightboxTrigger);

/** Whether an element in a slider's copy of a slide is the copy of an opener. */
function isCopyOf(copy: Element, opener: HTMLElement, page: Page): boolean {
  if (!(copy instanceof HTMLElement) || copy.localName !== opener.localName) return false;
  if (isTrigger(opener)) return triggered(copy).name === triggered(opener).name;
  const address = writtenAddressOf(opener, page);
  return writtenAddressOf(copy, page) === address && areOneGroup(opener, copy, page);
}

/**
 * The opener that was clicked. A click on a slider's copy of a slide counts as a click on the original.
 */
function startedOpener(target: Element): HTMLElement | undefined {
  for (let ancestor: Element | null = target; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor instanceof HTMLElement && started.has(ancestor)) return ancestor;
  }
  const clone = target.closest(clones);
  if (!clone) return undefined;
  for (
    let ancestor: Element | null = target;
    ancestor && ancestor !== clone;
    ancestor = ancestor.parentElement
  ) {
    const copy = ancestor;
    const original = [...started].find(([opener, { page }]) => isCopyOf(copy, opener, page));
    if (original) return original[0];
  }
  return undefined;
}

/** Whether a click on or in an opener is for it, and not for a link or a field inside. */
function isForOpener(opener: Element, click: Event): boolean {
  const control = controlOf(opener, click);
  if (!control) return true;
  if (control instanceof HTMLAnchorElement) return isEmptyLink(control);
  return sharesClicks(control) && !control.matches(checkable);
}

/**
 * Opens the lightbox on an item.
 *
 * @param allowed the items whose content the visitor has asked to see without consent, as long as this
 * lightbox is open
 */
function open(item: HTMLElement, opened: Started, allowed: ReadonlySet<HTMLElement>): void {
  const { page, viewer, control } = opened;
  const items = groupOf(item, page);
  shown?.close();
  // A script of the page may have put its own in the place of all since the start.
  keepStyles();
  const close = viewer.open(
    present(
      {
        ...items,
        opener: control,
        allowed,
        allow: (asked) => open(asked, opened, new Set([...allowed, asked])),
        renew: (current) => open(current, opened, allowed),
        closed() {
          shown = undefined;
        },
      },
      page,
    ),
  );
  shown = { group: items.group, stays: item.isConnected ? undefined : item, close };
}

/** Handles the clicks on all openers. */
function show(target: Element, click: Event): boolean {
  const opener = startedOpener(target);
  const pressed = opener && started.get(opener);
  if (!pressed || !isForOpener(opener, click)) return false;
  if (!isUsable(pressed.control)) return true;
  const item = isTrigger(opener) ? itemOf(opener, pressed.page) : opener;
  if (!item) return false;
  open(item, pressed, new Set());
  return true;
}

/** Listens as long as there is an opener. */
let listening: Journal | undefined;

function start(opener: HTMLElement, page: Page, viewer: Viewer, undo: Journal): undefined {
  if (!isTrigger(opener)) refuseEmpty(opener, page);
  const control = toggleButton(opener, undo);
  undo.attribute(control, 'aria-haspopup', 'dialog');
  if (!listening) {
    listening = openJournal();
    listening.by(
      // Handles clicks before a router does. Without a router, elements around a link, such as a
      // slider, may handle the click first.
      takeClicks(unclobbered(document), (target, click) => isRouted(click) && show(target, click)),
      takeClicks(unclobbered(document), show, false),
    );
  }
  started.set(opener, { page, viewer, control });
  undo.by(() => {
    started.delete(opener);
    if (started.size === 0) {
      listening?.close();
      listening = undefined;
    }
    // A page may take a link away at the click itself. Its picture is shown all the same.
    if (shown?.group.includes(opener) && shown.stays !== opener) shown.close();
  });
}

/** The code that shows the items, beside its library. */
interface ViewerModule {
  createViewer(): Viewer;
}

/** An element that opens the lightbox with all items of its group (specification 2.7). */
const lightboxWith = ({ createViewer }: ViewerModule): BehaviourWithOptions => ({
  prepare(opener, page) {
    const viewer = createViewer();
    return { options: viewer.options, start: (undo) => start(opener, page, viewer, undo) };
  },
});

/** Fetches the library that the tag names. */
export const prepare: Prepare = async (_, { configuration }) =>
  lightboxWith(
    await (configuration.lightbox === 'photoswipe'
      ? import('./photoswipe/photoswipe-viewer.js')
      : import('./fancybox/fancybox.js')),
  );

export { default as definition } from './definition.js';

import type { BehaviourWithOptions, Teardown } from '../../lifecycle/behaviour.js';
import { saveAttributes } from '../../page/changes.js';
import { isRouted, takeClicks } from '../../page/clicks.js';
import { clones } from '../../page/elements.js';
import type { Page } from '../../page/page.js';
import { unclobbered } from '../../page/unclobbered.js';
import { refuseEmpty } from './content.js';
import { areOneGroup, groupOf } from './group.js';
import type { Opening, OpenLightbox } from './open-lightbox.js';
import { type Viewer, type ViewerModule, viewerOf } from './viewer.js';
import './lightbox.css';

/** What a link was started with. */
interface Started {
  readonly page: Page;
  readonly viewer: Viewer;
}

const started = new Map<HTMLElement, Started>();
let shown: OpenLightbox | undefined;

/**
 * The link that was clicked. A click on a slider's copy of a slide counts as a click on the original.
 */
function startedLink(target: Element): HTMLElement | undefined {
  for (let place: Element | null = target; place; place = place.parentElement) {
    if (place instanceof HTMLElement && started.has(place)) return place;
  }
  const copy = target.closest(`${clones} a[href]`);
  if (!copy) return undefined;
  const originals = [...started].filter(
    ([link, { page }]) =>
      link.getAttribute('href') === copy.getAttribute('href') && areOneGroup(link, copy, page),
  );
  return originals[0]?.[0];
}

/**
 * Opens the lightbox on a link.
 *
 * @param allowed the links whose content the visitor has asked to see without consent, as long as this
 * lightbox is open
 */
function open(link: HTMLElement, own: Started, allowed: ReadonlySet<HTMLElement>): void {
  const { page, viewer } = own;
  const group = groupOf(link, page);
  const opening: Opening = {
    group,
    startIndex: group.indexOf(link),
    allowed,
    allow: (asked) => open(asked, own, new Set([...allowed, asked])),
    renew: (current) => open(current, own, allowed),
    closed() {
      shown = undefined;
    },
  };
  shown?.close();
  shown = viewer.open(opening);
}

/** Handles the clicks on all links. */
function show(target: Element): boolean {
  const link = startedLink(target);
  const own = link && started.get(link);
  if (!own) return false;
  open(link, own, new Set());
  return true;
}

let ends: readonly (() => void)[] = [];

function start(link: HTMLElement, own: Started): Teardown {
  refuseEmpty(link, own.page);
  const restore = saveAttributes(link, 'aria-haspopup');
  link.setAttribute('aria-haspopup', 'dialog');
  if (started.size === 0) {
    ends = [
      // Handles clicks before a router does. Without a router, elements around a link, such as a
      // slider, may handle the click first.
      takeClicks(unclobbered(document), (target, click) => isRouted(click) && show(target)),
      takeClicks(unclobbered(document), show, false),
    ];
  }
  started.set(link, own);
  return () => {
    started.delete(link);
    if (started.size === 0) for (const end of ends) end();
    if (shown?.holds(link)) shown.close();
    restore();
  };
}

/** A link that opens the lightbox with all items of its group (specification 2.7). */
const lightbox: BehaviourWithOptions<ViewerModule> = {
  prepare(link, page, module) {
    const viewer = viewerOf(module, page);
    return { options: viewer.options, start: () => start(link, { page, viewer }) };
  },
};

export default lightbox;

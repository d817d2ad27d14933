import type { Behaviour } from '../../lifecycle/behaviour.js';
import { indicatedElement, indicatesTop } from '../../page/addresses.js';
import { takeClicks } from '../../page/clicks.js';
import { leadsHere } from '../../page/controls.js';
import { reveal } from '../../page/reveal.js';
import goTo, { goToTop, isByHand } from '../../page/scrolling.js';

const started = new Set<Element>();
let endClicks = (): void => {};

/** Has the browser follow a link in the page; false if a script of the page has kept it here. */
function navigate({ href }: HTMLAnchorElement): boolean {
  location.assign(href);
  return location.href === href;
}

function follow(clicked: Element): boolean {
  // A control in a link does what it does, and the browser does not follow the link.
  const link = clicked.closest('a, button, input, label, summary');
  if (!link || !started.has(link) || !(link instanceof HTMLAnchorElement) || !leadsHere(link))
    return false;
  const target = indicatedElement(link.hash);
  if (target) goTo(target, () => navigate(link));
  else if (indicatesTop(link.hash)) goToTop(link, () => navigate(link));
  else return false;
  return true;
}

/**
 * Makes a link to a target on the same page scroll there smoothly, below the header. The browser itself
 * goes to the target: address, history, focus, `:target` and events are as without the script
 * (specification 2.21).
 */
const anchors: Behaviour = (link, _page, undo) => {
  // Listens on the window, so that other listeners on a click on a link, the script's or the page's,
  // come first and can prevent the scroll.
  if (started.size === 0) endClicks = takeClicks(window, follow, false);
  started.add(link);
  undo.by(() => {
    started.delete(link);
    if (started.size === 0) endClicks();
  });
};

export default anchors;

/** Whether another site shows the page in a frame. Browsers do not scroll that site to a hash in the frame. */
const isEmbedded = (): boolean => window !== window.parent && window.frameElement === null;

/**
 * Scrolls to the target of the page's hash. It first waits for the behaviours that start at once,
 * because a list that collapses around the target must then be opened.
 *
 * @param settled resolves when the behaviours that start at once have started
 * @param acts what the visitor may have scrolled by meanwhile
 * @param listening ends the noting of them
 */
export async function openAtHash(
  settled: Promise<unknown>,
  acts: readonly Event[],
  listening: AbortController,
): Promise<void> {
  await settled;
  const indicated = indicatedElement(location.hash);
  // Where the address names a text too, the browser's target is what holds the text.
  const target = document.querySelector(':target') ?? indicated;
  const isText = target !== indicated && target?.getClientRects().length;
  if (target && (isText || acts.some(isByHand) || isEmbedded())) reveal(target);
  else if (target) goTo(target);
  listening.abort();
}

export { default as definition } from './definition.js';

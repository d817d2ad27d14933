import { indicatedElement } from '../../page/addresses.js';
import type { Page } from '../../page/page.js';
import { reveal } from '../../page/reveal.js';

/** Whether another site shows the page in a frame. Browsers do not scroll that site to a hash in the frame. */
const isEmbedded = (): boolean => window !== window.parent && window.frameElement === null;

/**
 * Scrolls to the target of the page's hash. It first waits for the behaviours that start at once,
 * because a list that collapses around the target must then be opened.
 *
 * @param settled resolves when the behaviours that start at once have started
 * @param scrolled is aborted when the visitor scrolls
 */
export default async function openAtHash(
  page: Page,
  settled: Promise<unknown>,
  scrolled: AbortController,
): Promise<void> {
  const [{ default: goTo }] = await Promise.all([import('../../page/scrolling.js'), settled]);
  const indicated = indicatedElement(location.hash);
  // Where the address names a text too, the browser's target is what holds the text.
  const target = document.querySelector(':target') ?? indicated;
  const isText = target !== indicated && target?.getClientRects().length;
  if (target && (isText || scrolled.signal.aborted || isEmbedded())) reveal(target);
  else if (target) goTo(target, page);
  scrolled.abort();
}

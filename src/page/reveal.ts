import { unclobbered } from './unclobbered.js';

/** Opens the closed `details` around an element, except for an element in their summary. */
function openDetails(element: Element): void {
  for (let inner = element; ; ) {
    const { matches, parentElement } = unclobbered(inner);
    if (!parentElement) return;
    const isSummary = matches('summary:first-of-type');
    if (parentElement instanceof HTMLDetailsElement && !isSummary) parentElement.open = true;
    inner = parentElement;
  }
}

/**
 * Opens whatever is closed around an element, as the browser does when a link leads there or when it
 * finds text there. Everything of ours that hides a part of the page listens for `beforematch`.
 */
export function reveal(target: Element): void {
  target.dispatchEvent(new Event('beforematch', { bubbles: true }));
  openDetails(target);
  for (const box of document.querySelectorAll('[hidden="until-found"]')) {
    if (box.contains(target)) box.removeAttribute('hidden');
  }
}

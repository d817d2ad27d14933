import { holdStyle } from '../../page/changes.js';

/**
 * Keeps the window from scrolling, without anything moving to the side: a scrollbar that takes room keeps
 * it. Where the browser cannot keep that room, the window goes on scrolling.
 *
 * @returns a function that undoes this
 */
function holdScrolling(): () => void {
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = getComputedStyle(root);
  const hasBar = root.clientWidth < innerWidth;
  if (hasBar && !scrollbarGutter) return () => {};
  const undo = [
    // What the body says is for the window where the root says nothing (CSS Overflow, "Propagation").
    holdStyle(overflow === 'visible' ? document.body : root, 'overflow-y', 'hidden', 'important'),
    ...(hasBar && scrollbarGutter === 'auto'
      ? [holdStyle(root, 'scrollbar-gutter', 'stable', 'important')]
      : []),
  ];
  return () => {
    for (const each of undo) each();
  };
}

/**
 * Holds the page behind a dialog that is open, and sees to it that the lightbox ends with its dialog:
 * scripts of the page, and the browser, may close it or take it away.
 *
 * @returns a function that lets the page go
 */
export function holdBehind(dialog: HTMLDialogElement, close: () => void): () => void {
  const release = holdScrolling();
  const removal = new MutationObserver(() => {
    if (!dialog.isConnected) close();
  });
  for (const around of [document.body, document.documentElement])
    removal.observe(around, { childList: true });
  dialog.addEventListener('close', close);
  return () => {
    dialog.removeEventListener('close', close);
    removal.disconnect();
    release();
  };
}

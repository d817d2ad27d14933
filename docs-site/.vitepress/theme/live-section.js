/**
 * Makes the frame of a live section as high as its page, as long as that page has a height of its
 * own: what covers the window, or is scrolled, keeps the height that the stylesheet gives.
 *
 * @param {HTMLIFrameElement} frame
 */
function fitHeight(frame) {
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument?.body) return;
  const observer = new ResizeObserver(() => {
    frame.style.blockSize = `${contentDocument.documentElement.offsetHeight + 2}px`;
  });
  observer.observe(contentDocument.documentElement);
  contentWindow.addEventListener('pagehide', () => observer.disconnect(), { once: true });
}

/** Sections whose page has no height of its own. */
const fixed = ['navigation', 'intro', 'lightbox', 'consent', 'anchors', 'to-top'];

/** Watches for frames of live sections, since each visit of a page brings its own. */
export function fitLiveSections() {
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLIFrameElement) || !target.matches('.live-section')) return;
      if (!fixed.includes(target.dataset.section ?? '')) fitHeight(target);
    },
    true,
  );
}

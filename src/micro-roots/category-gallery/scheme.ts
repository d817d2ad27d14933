const dark = '(prefers-color-scheme: dark)';

/** The attributes of `html` in which frameworks and themes note the scheme that a visitor has chosen. */
const noted = ['class', 'data-theme', 'data-bs-theme'];

/** What the page's colour scheme depends on, as text that changes with it. No style is computed for it. */
export const schemeNow = (): string =>
  [
    matchMedia(dark).matches,
    ...noted.map((name) => document.documentElement.getAttribute(name)),
  ].join();

/**
 * Calls `changed` when the visitor's colour scheme changes, and when an attribute of `html` does that may
 * give the page another one. Returns a function that ends this.
 */
export function watchScheme(changed: () => void): () => void {
  const media = matchMedia(dark);
  media.addEventListener('change', changed);
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: noted });
  return () => {
    media.removeEventListener('change', changed);
    observer.disconnect();
  };
}

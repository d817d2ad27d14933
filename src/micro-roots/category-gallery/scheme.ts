const dark = '(prefers-color-scheme: dark)';

/** Whether the visitor prefers a dark colour scheme. */
export const prefersDark = (): boolean => matchMedia(dark).matches;

/** Calls `changed` when the visitor's colour scheme changes. Returns a function that ends this. */
export function watchScheme(changed: () => void): () => void {
  const media = matchMedia(dark);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

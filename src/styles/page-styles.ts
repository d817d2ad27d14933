import type { StyleOwner } from '../page/page.js';

/**
 * How the lifecycle asks for a behaviour's styles. A page that includes `auftritt.css` has them
 * all, which the property `--auftritt-styles` shows, whatever the file is called there; then
 * nothing is loaded.
 */
export function pageStyles(
  nonce: string | undefined,
): (owner: StyleOwner) => Promise<void> | undefined {
  const marker = getComputedStyle(document.documentElement).getPropertyValue('--auftritt-styles');
  if (marker) return () => undefined;
  return async (owner) => {
    const { addStyles } = await import('./on-demand.js');
    await addStyles(owner, nonce);
  };
}

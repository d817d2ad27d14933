import type { StyleOwner } from '../page/page.js';
import { owners } from './owners.js';

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
  const add = async (owner: StyleOwner): Promise<void> => {
    const { addStyles } = await import('./on-demand.js');
    await addStyles(owner, nonce);
  };
  let asked = false;
  return (owner) => {
    // Behaviours do without the styles of the page, but not without their own.
    if (!asked)
      add('page').catch((error: unknown) => console.error('auftritt: page styles:', error));
    asked = true;
    return owners.includes(owner) ? add(owner) : undefined;
  };
}

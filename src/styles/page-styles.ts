import type { StyleOwner } from '../page/page.js';
import { owners } from './owners.js';

/**
 * How the lifecycle asks for a behaviour's styles, which come with the behaviour. Those of the first
 * paint come with the first that asks, unless the page includes `auftritt.css`, whatever the file is
 * called there: marker.css tells.
 */
export function pageStyles(
  nonce: string | undefined,
): (owner: StyleOwner) => Promise<void> | undefined {
  const add = async (owner: StyleOwner): Promise<void> => {
    const { addStyles } = await import('./on-demand.js');
    await addStyles(owner, nonce);
  };
  const marker = getComputedStyle(document.documentElement).getPropertyValue('--auftritt-styles');
  let hasFirstPaint = marker !== '';
  return (owner) => {
    // Behaviours do without the styles of the page, but not without their own.
    if (!hasFirstPaint)
      add('page').catch((error: unknown) => console.error('auftritt: page styles:', error));
    hasFirstPaint = true;
    return owners.includes(owner) ? add(owner) : undefined;
  };
}

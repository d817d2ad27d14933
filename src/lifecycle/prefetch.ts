import type { Configuration } from '../page/configuration.js';
import { whenIdle } from '../page/when-idle.js';
import type { BehaviourName } from '../public-interface.js';
import { choices, prefetchedFiles } from './prefetched-files.js';

/**
 * The Network Information API. TypeScript does not declare it; Firefox and Safari do not support it.
 */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** True in the self-contained bundle, where there is nothing to fetch. */
declare const SELF_CONTAINED: boolean;

const asked = new Set<string>();

/** Whether the visitor's connection has the capacity for code that may never be used. */
const hasRoom = ({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean =>
  !saveData && effectiveType === '4g';

/** Whether the page has other behaviours whose code is prefetched. */
export const hasOthers = (behaviour: BehaviourName): boolean =>
  (window.auftritt?.instances() ?? []).some(
    (other) => other.behaviour !== behaviour && other.behaviour in prefetchedFiles,
  );

/** Resolves once the page has loaded and the browser is idle. */
async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => whenIdle(resolve));
}

function fetchAhead(file: string, nonce: string | undefined): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low';
  link.href = new URL(`../${file}`, import.meta.url).href;
  if (nonce) link.nonce = nonce;
  const remove = (): void => link.remove();
  link.addEventListener('load', remove);
  // The touch requests the file again, and reports it if it does not arrive then.
  link.addEventListener('error', remove);
  document.head.append(link);
}

/**
 * Fetches a behaviour's code at low priority once the browser is idle, but does not run it. At the
 * first touch the code is then already in the browser. Each file is requested once per page. Nothing is
 * prefetched if the visitor saves data or has a slow connection (`saveData`, `effectiveType` below
 * `4g`).
 *
 * @param isWanted is called when the browser is idle; nothing is fetched if it returns false
 */
export async function prefetch(
  behaviour: BehaviourName,
  isWanted: () => boolean,
  configuration: Configuration,
): Promise<void> {
  if (SELF_CONTAINED || !hasRoom(navigator.connection)) return;
  await quiet();
  if (!isWanted()) return;
  for (const file of prefetchedFiles[behaviour] ?? []) {
    const choice = choices[file];
    if (asked.has(file) || (choice && configuration[choice.setting] !== choice.value)) continue;
    asked.add(file);
    fetchAhead(file, configuration.nonce);
  }
}

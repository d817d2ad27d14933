import type { Configuration } from '../page/configuration.js';
import { whenIdle } from '../page/moments.js';
import type { BehaviourName } from '../public-interface.js';
import type { Instance } from './instance.js';
import { type PrefetchedFile, prefetchedFiles } from './prefetched-files.js';

/**
 * The Network Information API. TypeScript does not declare it; Firefox and Safari do not support it.
 */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** The time (ms) that a request takes to be answered. */
  readonly rtt?: number;
  /** What arrives in a second (Mbit). */
  readonly downlink?: number;
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

/** How long (ms) after the visitor's intent the code may arrive: it is there at the touch then. */
const patience = 100;

/**
 * Whether files arrive soon enough if they are requested when the visitor is about to use them. Unknown
 * connections, as in Firefox and Safari, count as slow.
 *
 * @param bytes the size of the files, compressed
 */
const arrivesSoon = (bytes: number, { rtt, downlink }: Connection = {}): boolean =>
  rtt !== undefined && downlink !== undefined && rtt + bytes / (125 * downlink) <= patience;

/** Whether the page has other behaviours whose code is prefetched. */
const hasOthers = (behaviour: BehaviourName): boolean =>
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

/** Behaviour → whether each of its elements wants the code, in the idle moment that they wait for. */
const waiting = new Map<BehaviourName, (() => boolean)[]>();

/** Calls `request` once in the next idle moment, however many elements of the behaviour want the code. */
async function whenQuiet(
  behaviour: BehaviourName,
  isWanted: () => boolean,
  request: () => void,
): Promise<void> {
  const known = waiting.get(behaviour);
  if (known) {
    known.push(isWanted);
    return;
  }
  const wants = [isWanted];
  waiting.set(behaviour, wants);
  await quiet();
  waiting.delete(behaviour);
  if (wants.some((wanted) => wanted())) request();
}

/**
 * Fetches a behaviour's code at low priority, but does not run it, so that it is in the browser at the first
 * touch. What arrives soon is requested when the visitor's pointer or focus comes near the element; anything else
 * once the browser is idle. Each file is requested once per page. Nothing is prefetched if the visitor saves data
 * or has a slow connection (`saveData`, `effectiveType` below `4g`).
 *
 * @param isWanted is called at that moment; nothing is fetched for the element if it returns false
 * @param isAlone whether nothing is fetched on a page that has other behaviours to fetch
 */
export async function prefetch(
  instance: Instance,
  isWanted: () => boolean,
  isAlone: boolean,
  configuration: Configuration,
): Promise<void> {
  const { behaviour, element } = instance;
  if (SELF_CONTAINED || !hasRoom(navigator.connection)) return;
  const isNeeded = ({ choice }: PrefetchedFile): boolean =>
    !choice || configuration[choice.setting] === choice.value;
  const files = (prefetchedFiles[behaviour] ?? []).filter(isNeeded);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const request = (): void => {
    if (isAlone && hasOthers(behaviour)) return;
    for (const { path } of files) {
      if (asked.has(path)) continue;
      asked.add(path);
      fetchAhead(path, configuration.nonce);
    }
  };
  if (arrivesSoon(bytes, navigator.connection)) {
    // Without the code that sees the intent, the connection is not as good as it seemed.
    const intent = await import('./intent.js').catch(() => undefined);
    if (intent) {
      if (!isWanted()) return;
      const end = intent.whenIntended(element, () => {
        if (isWanted()) request();
      });
      const { cancel } = instance;
      instance.cancel = () => {
        end();
        cancel?.();
      };
      return;
    }
  }
  await whenQuiet(behaviour, isWanted, request);
}

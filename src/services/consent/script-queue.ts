import { whenIdle } from '../../page/when-idle.js';

/** A held script that waits for its turn. */
export interface Turn {
  readonly held: HTMLScriptElement;
  /**
   * Runs the script. If the queue must wait for it, returns a promise that settles once it has run or
   * failed.
   */
  run(): Promise<void> | undefined;
}

/**
 * When the parser would have run a script (HTML, "The script element"): as soon as it has loaded, at
 * its place before the following content, or after the page has been parsed.
 */
export type Timing = 'async' | 'in order' | 'deferred';

/** JavaScript's MIME types (WHATWG MIME Sniffing, "JavaScript MIME type"). */
const javascript =
  /^((text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))?$/;

/** How the browser treats a script: as classic, as a module, or as data that does not run. */
function kindOf({ type }: HTMLScriptElement): 'classic' | 'module' | 'data' {
  const written = type.trim().toLowerCase();
  if (written === 'module') return 'module';
  return javascript.test(written) ? 'classic' : 'data';
}

/** When the parser would have run a script with these attributes. */
export function timingOf(script: HTMLScriptElement): Timing {
  const isModule = kindOf(script) === 'module';
  if (!isModule && !script.hasAttribute('src')) return 'in order';
  if (script.hasAttribute('async')) return 'async';
  return isModule || script.hasAttribute('defer') ? 'deferred' : 'in order';
}

/**
 * Whether the browser fires `load` or `error` for a script. It does so for scripts that it fetches in
 * order to run them.
 */
export const isTold = (script: HTMLScriptElement): boolean =>
  script.isConnected &&
  script.hasAttribute('src') &&
  kindOf(script) !== 'data' &&
  !(script.noModule && kindOf(script) === 'classic');

/** `Node.DOCUMENT_POSITION_FOLLOWING` (DOM, "interface Node"). */
const following = 4;

const byPosition = (one: Turn, other: Turn): number =>
  one.held.compareDocumentPosition(other.held) & following ? -1 : 1;

/** Scripts that are released together and not sorted yet. */
const released = new Map<Turn, Timing>();
const queue: Turn[] = [];
/** Scripts that join the queue at the next idle moment. */
const deferred: Turn[] = [];
let isRunning = false;

/** Runs the queued scripts one after another. A script that fails does not stop the others. */
async function runAll(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (let turn = queue.shift(); turn; turn = queue.shift()) await turn.run();
  isRunning = false;
}

function sort(): void {
  const turns = [...released].sort(([one], [other]) => byPosition(one, other));
  released.clear();
  for (const [turn, timing] of turns) {
    if (timing === 'async') turn.run();
    else (timing === 'deferred' ? deferred : queue).push(turn);
  }
  void runAll();
  if (deferred.length === 0) return;
  // While a page opens, the code for each held script starts in its own idle callback. All these
  // callbacks come before this one.
  whenIdle(() => {
    queue.push(...deferred.splice(0));
    void runAll();
  });
}

/**
 * Adds a script to the queue. Scripts that are released together run in document order. Scripts that
 * are released later run after them.
 */
export function enqueue(turn: Turn, timing: Timing): void {
  if (released.size === 0) queueMicrotask(sort);
  released.set(turn, timing);
}

/** Removes a script from the queue if it has not run yet. */
export function dequeue(turn: Turn): void {
  released.delete(turn);
  for (const list of [queue, deferred]) {
    const place = list.indexOf(turn);
    if (place >= 0) list.splice(place, 1);
  }
}

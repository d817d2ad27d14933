import { whenIdle } from '../../page/when-idle.js';

/** A held script whose turn comes. */
export interface Turn {
  readonly held: HTMLScriptElement;
  /** Lets it run; where it is to be waited for, the promise settles when it has run or failed. */
  run(): Promise<void> | undefined;
}

/**
 * When the parser would have run a script (HTML, "The script element"): as soon as it is there, at its
 * place before all that follows, or after the page has been parsed.
 */
export type Timing = 'async' | 'in order' | 'deferred';

/** JavaScript's MIME types (WHATWG MIME Sniffing, "JavaScript MIME type"). */
const javascript =
  /^((text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))?$/;

/** What a script is to the browser: classic, a module, or data that does not run. */
function kindOf({ type }: HTMLScriptElement): 'classic' | 'module' | 'data' {
  const written = type.trim().toLowerCase();
  if (written === 'module') return 'module';
  return javascript.test(written) ? 'classic' : 'data';
}

/** When the parser would have run a script that has its attributes. */
export function timingOf(script: HTMLScriptElement): Timing {
  const isModule = kindOf(script) === 'module';
  if (!isModule && !script.hasAttribute('src')) return 'in order';
  if (script.hasAttribute('async')) return 'async';
  return isModule || script.hasAttribute('defer') ? 'deferred' : 'in order';
}

/** Whether the browser says when a script has run or failed: it does of a file that it fetches to run. */
export const isTold = (script: HTMLScriptElement): boolean =>
  script.isConnected &&
  script.hasAttribute('src') &&
  kindOf(script) !== 'data' &&
  !(script.noModule && kindOf(script) === 'classic');

/** `Node.DOCUMENT_POSITION_FOLLOWING` (DOM, "interface Node"). */
const following = 4;

const byPosition = (one: Turn, other: Turn): number =>
  one.held.compareDocumentPosition(other.held) & following ? -1 : 1;

/** Released in one go, and still to be put in order. */
const released = new Map<Turn, Timing>();
const queue: Turn[] = [];
/** Those that come into the queue at the next idle moment. */
const deferred: Turn[] = [];
let isRunning = false;

/** One after another; one that fails holds up nothing. */
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
  // On a page that opens, held scripts start in idle moments of their own: all of them before this one.
  whenIdle(() => {
    queue.push(...deferred.splice(0));
    void runAll();
  });
}

/**
 * Lets a script run when its turn comes: those of the whole page that are released in one go run in the
 * order in which they stand in it, and those that are released later run behind them.
 */
export function enqueue(turn: Turn, timing: Timing): void {
  if (released.size === 0) queueMicrotask(sort);
  released.set(turn, timing);
}

/** Takes a script out, if its turn has not come. */
export function dequeue(turn: Turn): void {
  released.delete(turn);
  for (const list of [queue, deferred]) {
    const place = list.indexOf(turn);
    if (place >= 0) list.splice(place, 1);
  }
}

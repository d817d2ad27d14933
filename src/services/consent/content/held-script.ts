import { putInPlace } from '../../../page/away-nodes.js';
import { isFollowedBy } from '../../../page/elements.js';
import { whenIdle } from '../../../page/moments.js';
import type { Page } from '../../../page/page.js';
import { type Release, trust } from './held-addresses.js';
import { letRunLate } from './late-script.js';
import { addressOf, nonceOf } from './lent-nonce.js';

/** A script of HTML or of SVG. */
type Script = HTMLScriptElement | SVGScriptElement;

/** Whether an element is a script, which waits by its type. */
export const isScript = (held: Element): held is Script => held.localName === 'script';

/** A held script that waits for its turn. */
interface Turn {
  readonly held: Script;
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
type Timing = 'async' | 'in order' | 'deferred';

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
function timingOf(script: HTMLScriptElement): Timing {
  const isModule = kindOf(script) === 'module';
  if (!isModule && !script.hasAttribute('src')) return 'in order';
  if (script.hasAttribute('async')) return 'async';
  return isModule || script.hasAttribute('defer') ? 'deferred' : 'in order';
}

/**
 * Whether the browser fires `load` or `error` for a script. It does so for scripts that it fetches in
 * order to run them.
 */
const isTold = (script: HTMLScriptElement): boolean =>
  script.isConnected &&
  script.hasAttribute('src') &&
  kindOf(script) !== 'data' &&
  !(script.noModule && kindOf(script) === 'classic');

const byPosition = (one: Turn, other: Turn): number =>
  isFollowedBy(one.held, other.held) ? -1 : 1;

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
function enqueue(turn: Turn, timing: Timing): void {
  if (released.size === 0) queueMicrotask(sort);
  released.set(turn, timing);
}

/** Removes a script from the queue if it has not run yet. */
function dequeue(turn: Turn): void {
  released.delete(turn);
  for (const list of [queue, deferred]) {
    const place = list.indexOf(turn);
    if (place >= 0) list.splice(place, 1);
  }
}

/**
 * Scripts that have run. A withdrawal cannot undo this, and a new consent does not run them again.
 */
const ran = new WeakSet<Script>();

/**
 * Creates the script that runs in place of a held one. It is not on the page yet. It has the nonce of the held one, and no
 * other.
 */
function copyOf(held: Script): HTMLScriptElement {
  const copy = document.createElement('script');
  // By default the browser treats a script that another script adds as `async`.
  copy.async = false;
  for (const { name, value } of held.attributes) {
    if (!/^(type|src|nonce|data-(name|type|src|href))$/.test(name)) copy.setAttribute(name, value);
  }
  const { type } = held.dataset;
  if (type) copy.type = type;
  const nonce = nonceOf(held);
  if (nonce) copy.nonce = nonce;
  const trusted = trust();
  const address = addressOf(held);
  if (address) copy.src = trusted.createScriptURL(address);
  else copy.text = trusted.createScript(held.textContent);
  return copy;
}

/**
 * Releases a script that is held back as `text/plain`: when its turn comes, a copy with the real type
 * runs in its place, once.
 *
 * @param keepsRunning is called if the script is taken back after it has run
 */
export function heldScript(held: Script, page: Page, keepsRunning: () => void): Release {
  let copy: HTMLScriptElement | undefined;
  let putBack = (): void => {};
  const turn: Turn = {
    held,
    run() {
      if (!copy) return undefined;
      const added = copy;
      ran.add(held);
      // A module is not the current script (HTML, `document.currentScript`).
      const current = kindOf(added) === 'module' ? null : added;
      const end = letRunLate(() => document.currentScript === current, added, page);
      putBack = putInPlace(held, added);
      if (!isTold(added)) {
        end();
        return undefined;
      }
      return new Promise((resolve) => {
        for (const type of ['load', 'error']) {
          added.addEventListener(type, () => {
            end();
            resolve();
          });
        }
      });
    },
  };
  return {
    on() {
      if (ran.has(held)) return;
      copy = copyOf(held);
      enqueue(turn, timingOf(copy));
    },
    off() {
      dequeue(turn);
      putBack();
      copy = undefined;
      if (ran.has(held)) keepsRunning();
    },
  };
}

import { parseAddress } from '../../../page/addresses.js';
import { type Journal, openJournal } from '../../../page/journal.js';
import { whenIdle } from '../../../page/moments.js';
import { isFollowedBy } from '../../../page/nearest.js';
import { nonceOf, pagesNonce } from '../../../page/nonces.js';
import type { Page } from '../../../page/page.js';
import { Problem } from '../../../page/problem.js';
import { trust } from './held.js';

/** A script of HTML or of SVG. */
type Script = HTMLScriptElement | SVGScriptElement;

/** Whether an element is a script, which waits by its type. */
export const isScript = (held: Element): held is Script => held.localName === 'script';

/** The address of a held script; undefined if its code stands in the page. */
const addressOf = ({ dataset: { src, href } }: HTMLElement | SVGElement) => src || href;

/** The nonce of the page's scripts. */
let ofScripts: readonly [nonce: string | undefined] | undefined;

/**
 * Says why code that waits for consent is not released; undefined where it is. A policy with 'strict-dynamic' lets us run
 * whatever we put into the page, and so would let whoever writes a comment. No script can read the policy. So where the
 * scripts of the page have a nonce, held code must have it too, and no `base` may lead it to another site.
 */
export function refusalOf(held: HTMLElement, page: Page): string | undefined {
  if (held.matches('base')) return 'a base leads all of the page elsewhere';
  const isCode =
    isScript(held) || held.matches('link:is([rel~="modulepreload" i], [as="script" i])');
  if (!isCode) return undefined;
  // Once for all: each of many held scripts would search the whole page.
  ofScripts ??= [pagesNonce(document)];
  const nonce = page.configuration.nonce ?? ofScripts[0];
  if (nonce === '') return undefined;
  if (nonceOf(held) !== nonce) return 'it lacks the nonce of the page';
  const address = addressOf(held) ?? '';
  const [written, based] = [location.href, document.baseURI].map((base) =>
    parseAddress(address, base),
  );
  return written?.origin === based?.origin ? undefined : 'base leads it to another site';
}

/** JavaScript's MIME types (WHATWG MIME Sniffing, "JavaScript MIME type"). */
const javascript =
  /^((text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))?$/;

/** How the browser treats a script: as classic, as a module, or as data that does not run. */
function kindOf({ type }: HTMLScriptElement): 'classic' | 'module' | 'data' {
  const written = type.trim().toLowerCase();
  if (written === 'module') return 'module';
  return javascript.test(written) ? 'classic' : 'data';
}

/**
 * When the parser would have run a script (HTML, "The script element"): as soon as it has loaded, at
 * its place before the following content, or after the page has been parsed.
 */
function timingOf(script: HTMLScriptElement): 'async' | 'in order' | 'deferred' {
  const isModule = kindOf(script) === 'module';
  if (!isModule && !script.hasAttribute('src')) return 'in order';
  if (script.hasAttribute('async')) return 'async';
  return isModule || script.hasAttribute('defer') ? 'deferred' : 'in order';
}

/** Whether the browser fires `load` or `error` for a script: for those that it fetches in order to run them. */
const isTold = (script: HTMLScriptElement): boolean =>
  script.isConnected &&
  script.hasAttribute('src') &&
  kindOf(script) !== 'data' &&
  !(script.noModule && kindOf(script) === 'classic');

/** A script that waits for its turn. */
interface Turn {
  readonly held: Script;
  readonly copy: HTMLScriptElement;
  /** Runs the script. If the queue must wait for it, the promise settles once it has run or failed. */
  run(): Promise<void> | undefined;
}

/** Scripts that are released together and not sorted yet. */
const released = new Set<Turn>();
/** Scripts that run one after another, and those that join them at the next idle moment. */
const queue = new Set<Turn>();
const deferred = new Set<Turn>();
let isRunning = false;

/** Runs the queued scripts. One that fails does not stop the others. */
async function runAll(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (const turn of queue) {
    queue.delete(turn);
    await turn.run();
  }
  isRunning = false;
}

function sort(): void {
  const inOrder = [...released].sort((a, b) => (isFollowedBy(a.held, b.held) ? -1 : 1));
  released.clear();
  for (const turn of inOrder) {
    const timing = timingOf(turn.copy);
    if (timing === 'async') turn.run();
    else (timing === 'deferred' ? deferred : queue).add(turn);
  }
  void runAll();
  if (deferred.size === 0) return;
  // While a page opens, the code for each held script starts in its own idle callback. All these
  // callbacks come before this one.
  whenIdle(() => {
    for (const turn of deferred) queue.add(turn);
    deferred.clear();
    void runAll();
  });
}

/** The moments of a page that a script which runs late has missed, in their order. */
const moments = (): readonly (readonly [target: Window | Document, type: string])[] => [
  [document, 'readystatechange'],
  [document, 'DOMContentLoaded'],
  [window, 'DOMContentLoaded'],
  [window, 'load'],
  [window, 'pageshow'],
];

/** Whether the page has dispatched an event already. The listeners that come now would never be called. */
function isOver(type: string): boolean {
  const [page] = performance.getEntriesByType('navigation');
  if (type === 'readystatechange' || !(page instanceof PerformanceNavigationTiming)) {
    return document.readyState === 'complete';
  }
  return (type === 'DOMContentLoaded' ? page.domContentLoadedEventStart : page.loadEventStart) > 0;
}

/** Calls a listener as the page does at its moment, with an event that is not dispatched to others. */
function call(listener: EventListenerOrEventListenerObject, target: EventTarget, type: string) {
  const event = new Event(type);
  for (const property of ['target', 'currentTarget', 'srcElement']) {
    Object.defineProperty(event, property, { value: target });
  }
  try {
    if (typeof listener === 'function') listener.call(target, event);
    else listener.handleEvent(event);
  } catch (error) {
    reportError(error);
  }
}

/** A script that runs later than the page had it. */
interface LateScript {
  /** Whether it is what runs now. */
  isCurrent(): boolean;
  /** Its listeners for what is over. */
  readonly missed: [target: EventTarget, type: string, EventListenerOrEventListenerObject][];
  /** Tells the developer what it cannot do. */
  refuse(method: string): void;
}

const late = new Set<LateScript>();
let substitutes: Journal;

const current = (): LateScript | undefined => [...late].find((each) => each.isCurrent());

/** Gives an object a function of its own in place of its prototype's, until the journal is closed. */
function substitute(target: object, name: string, value: unknown, undo: Journal): void {
  const before = Reflect.getOwnPropertyDescriptor(target, name);
  Reflect.defineProperty(target, name, { value, configurable: true, writable: true });
  undo.by(() => {
    // Another script may have put its own there meanwhile.
    if (Reflect.getOwnPropertyDescriptor(target, name)?.value !== value) return;
    Reflect.deleteProperty(target, name);
    if (before) Reflect.defineProperty(target, name, before);
  });
}

/** Notices the listeners of late scripts for what is over. */
function noticeListeners(target: Window | Document, undo: Journal): void {
  const { addEventListener } = EventTarget.prototype;
  const substituted = function (
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void {
    // A call without an object is one of the window.
    const on = this ?? target;
    Reflect.apply(addEventListener, on, [type, listener, options]);
    const isEnded = typeof options === 'object' && options?.signal?.aborted;
    const isMissed = moments().some((each) => each[0] === on && each[1] === type) && isOver(type);
    if (listener && isMissed && !isEnded) current()?.missed.push([on, type, listener]);
  };
  substitute(target, 'addEventListener', substituted, undo);
}

/** Refuses what would empty the page, now that its parser has ended. */
function refuseWriting(method: 'open' | 'write' | 'writeln', undo: Journal): void {
  const substituted = (...given: readonly unknown[]): unknown => {
    const script = current();
    // With three arguments it is the window's, and opens another one.
    if (!script || (method === 'open' && given.length > 2)) {
      return Reflect.apply(Object(Document.prototype[method]), document, given);
    }
    script.refuse(`document.${method}`);
    return method === 'open' ? document : undefined;
  };
  substitute(document, method, substituted, undo);
}

/**
 * Lets a script run as if the page had loaded it by itself: listeners that it adds for `DOMContentLoaded`, `load`
 * and the like, which are over, are called once it has run. It cannot write into the page as one of the parser's
 * could (`document.write`): the browser would empty the page. The developer is told.
 *
 * @returns ends this, and calls the listeners in the order of their events
 */
function letRunLate(script: HTMLScriptElement, page: Page): () => void {
  // A module is not the current script (HTML, `document.currentScript`).
  const asCurrent = kindOf(script) === 'module' ? null : script;
  let isRefused = false;
  const lateScript: LateScript = {
    isCurrent: () => document.currentScript === asCurrent,
    missed: [],
    refuse(method) {
      const message = `${method} of a script that waited for consent is not carried out`;
      if (!isRefused) page.report('consent', script, new Problem(script, message));
      isRefused = true;
    },
  };
  const handlers = () =>
    moments().map(([target, type]): unknown =>
      type === 'DOMContentLoaded' ? undefined : Reflect.get(target, `on${type}`),
    );
  const before = handlers();
  if (late.size === 0) {
    substitutes = openJournal();
    for (const target of [window, document]) noticeListeners(target, substitutes);
    for (const method of ['open', 'write', 'writeln'] as const) refuseWriting(method, substitutes);
  }
  late.add(lateScript);
  return () => {
    late.delete(lateScript);
    if (late.size === 0) substitutes.close();
    const now = handlers();
    moments().forEach(([target, type], index) => {
      const handler = now[index];
      for (const [on, of, listener] of lateScript.missed) {
        if (on === target && of === type) call(listener, target, type);
      }
      if (typeof handler === 'function' && handler !== before[index] && isOver(type)) {
        call((event) => Reflect.apply(handler, target, [event]), target, type);
      }
    });
  };
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
  const address = addressOf(held);
  if (address) copy.src = trust().createScriptURL(address);
  else copy.text = trust().createScript(held.textContent);
  return copy;
}

/**
 * Releases a script that is held back as `text/plain`, until the journal is closed: when its turn comes, a copy with the
 * real type runs in its place, once. Scripts that are released together run in document order, those that are released
 * later after them.
 *
 * @param keepsRunning is called if the script is taken back after it has run
 */
export function releaseScript(
  held: Script,
  page: Page,
  keepsRunning: () => void,
  undo: Journal,
): void {
  undo.by(() => {
    if (ran.has(held)) keepsRunning();
  });
  if (ran.has(held)) return;
  const copy = copyOf(held);
  const turn: Turn = {
    held,
    copy,
    run() {
      ran.add(held);
      const end = letRunLate(copy, page);
      undo.replace(held, copy);
      if (!isTold(copy)) {
        end();
        return undefined;
      }
      return new Promise((resolve) => {
        for (const type of ['load', 'error']) {
          copy.addEventListener(type, () => {
            end();
            resolve();
          });
        }
      });
    },
  };
  if (released.size === 0) queueMicrotask(sort);
  released.add(turn);
  undo.by(() => {
    for (const turns of [released, queue, deferred]) turns.delete(turn);
  });
}

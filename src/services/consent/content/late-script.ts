import { undoAll } from '../../../page/changes.js';
import type { Page } from '../../../page/page.js';
import { Problem } from '../../../page/problem.js';

/** The moments of a page that a script which is released later has missed: the event → where it is dispatched. */
const moments = [
  { type: 'readystatechange', target: document },
  { type: 'DOMContentLoaded', target: document },
  { type: 'DOMContentLoaded', target: window },
  { type: 'load', target: window },
  { type: 'pageshow', target: window },
] as const;

/** Whether the page has dispatched an event already. The listeners that come now would never be called. */
function isOver(type: string): boolean {
  if (type === 'readystatechange') return document.readyState === 'complete';
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming)) return document.readyState === 'complete';
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
  readonly isRunning: () => boolean;
  /** Its listeners for what is over. */
  readonly missed: {
    readonly type: string;
    readonly target: EventTarget;
    readonly call: () => void;
  }[];
  /** Tells the developer what it cannot do. */
  readonly refuse: (what: string) => void;
}

const running = new Set<LateScript>();

const current = (): LateScript | undefined => [...running].find(({ isRunning }) => isRunning());

/** Puts a function in the place of one of the page's, unless another script has put its own over it meanwhile. */
function replace<Name extends string, Value>(
  target: Record<Name, Value>,
  name: Name,
  value: Value,
): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  target[name] = value;
  return () => {
    if (target[name] !== value) return;
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}

/** Notices the listeners that a late script adds for what is over. */
function noticeListeners(): () => void {
  const { addEventListener } = EventTarget.prototype;
  return replace(
    EventTarget.prototype,
    'addEventListener',
    function (
      this: EventTarget | undefined,
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ): void {
      // A call without an object is one of the window.
      const target = this ?? window;
      addEventListener.call(target, type, listener, options);
      const signal = typeof options === 'object' ? options.signal : undefined;
      const isMoment = moments.some((each) => each.type === type && each.target === target);
      if (!listener || signal?.aborted || !isMoment || !isOver(type)) return;
      current()?.missed.push({ type, target, call: () => call(listener, target, type) });
    },
  );
}

/** Refuses what would empty the page, now that its parser has ended. */
function refuseWriting(name: 'open' | 'write' | 'writeln'): () => void {
  const prototype: Record<typeof name, unknown> = Document.prototype;
  const own: unknown = prototype[name];
  return replace(prototype, name, function (this: Document, ...given: readonly unknown[]): unknown {
    const script = current();
    // With three arguments it is the window's, and opens another one.
    if (!script || (name === 'open' && given.length > 2))
      return Reflect.apply(Object(own), this, given);
    script.refuse(`document.${name}`);
    return name === 'open' ? this : undefined;
  });
}

let restore = (): void => {};

const handlersNow = () =>
  [
    { type: 'readystatechange', target: document, handler: document.onreadystatechange },
    { type: 'load', target: window, handler: window.onload },
    { type: 'pageshow', target: window, handler: window.onpageshow },
  ] as const;

/**
 * Lets a script run as if the page had loaded it by itself: listeners that it adds for `DOMContentLoaded`, `load`
 * and the like, which are over, are called once it has run. It cannot write into the page as one of the parser's
 * could (`document.write`): the browser would empty the page. The developer is told.
 *
 * @param isRunning whether the script is what runs now
 * @param script the element, for the report
 * @returns ends this, and calls the listeners in the order of their events
 */
export function letRunLate(isRunning: () => boolean, script: Element, page: Page): () => void {
  let isTold = false;
  const late: LateScript = {
    isRunning,
    missed: [],
    refuse(name) {
      if (isTold) return;
      isTold = true;
      const what = `${name} of a script that waited for consent is not carried out`;
      page.report('consent', script, new Problem(script, what));
    },
  };
  const before = handlersNow();
  if (running.size === 0) {
    restore = undoAll([
      noticeListeners(),
      ...(['open', 'write', 'writeln'] as const).map(refuseWriting),
    ]);
  }
  running.add(late);
  return () => {
    running.delete(late);
    if (running.size === 0) restore();
    handlersNow().forEach(({ type, target, handler }, index) => {
      if (!handler || handler === before[index]?.handler || !isOver(type)) return;
      const listener = (event: Event): unknown => Reflect.apply(handler, target, [event]);
      late.missed.push({ type, target, call: () => call(listener, target, type) });
    });
    for (const { type, target } of moments) {
      for (const each of late.missed) if (each.type === type && each.target === target) each.call();
    }
  };
}

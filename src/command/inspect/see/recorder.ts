import type { Call, Json, RecorderSettings, Ref, Spot } from './recording.js';

/** What the recorder is to the scripts that run in the page. */
export type Recorder = ReturnType<typeof record>;

declare global {
  interface Window {
    readonly auftrittRecording?: Recorder;
  }
}

/** Keeps the calls of a page that are noted. Runs in the page, before its first script. */
export function record({ attribute }: RecorderSettings) {
  const most = 10_000;
  const calls = new Map<string, Call>();
  const pressed = new WeakSet<EventTarget>();
  let depth = 0;

  // The same numbers at each visit: what chance decides is decided alike.
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

  /** The places of the page's scripts that have called, the innermost first. */
  const callers = (): Spot[] => {
    const place = /(https?:\/\/[^\s)]+?):(\d+):(\d+)\)?$/gm;
    const places = String(new Error().stack).matchAll(place);
    return Array.from(places, ([, url = '', line, column]) => ({
      ...{ url, line: Number(line), column: Number(column) },
    }));
  };

  const refOf = (element: Element): Ref => {
    const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
    return {
      number: Number(element.getAttribute(attribute) ?? -1),
      label: element.localName + (element.id === '' ? classes.join('') : `#${element.id}`),
    };
  };
  /** An element with the beginning of its text, for people. */
  const described = (element: Element): Ref => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    const { number, label } = refOf(element);
    return { number, label: `${label} ${text}`.trim() };
  };
  /** The elements of a selector, a set or an element. */
  const elementsOf = (value: unknown): Element[] => {
    if (value instanceof Element) return [value];
    try {
      const all = typeof value === 'string' ? document.querySelectorAll(value) : Object(value);
      return Array.from<unknown>(all).filter((each): each is Element => each instanceof Element);
    } catch {
      return []; // It is no selector.
    }
  };

  const jsonOf = (value: unknown, level = 0): Json => {
    if (typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
    if (typeof value === 'function') return { function: String(value).slice(0, 400) };
    if (typeof value !== 'object' || value === null || level > 5) return null;
    if (value instanceof Element) return { element: refOf(value).label };
    if (value instanceof Node || value instanceof Window || value instanceof RegExp)
      return { object: value.constructor.name };
    if (Array.isArray(value)) return value.slice(0, 60).map((each) => jsonOf(each, level + 1));
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return Object.fromEntries(
      entries.slice(0, 100).map(([name, each]) => [name, jsonOf(each, level + 1)]),
    );
  };

  /**
   * Notes a call.
   *
   * @param spot where it stands
   */
  function note(
    kind: Call['kind'],
    name: string,
    elements: readonly Element[],
    selector: string,
    args: readonly unknown[],
    spot: Spot = callers()[0] ?? { url: '', line: 0, column: 0 },
  ): void {
    // What a library listens to itself says nothing of the site.
    const isJquery = kind === 'jquery';
    if (calls.size >= most || (isJquery && depth > 0)) return;
    // Of jQuery's own methods the names of events and the selectors are enough.
    const given = args
      .slice(0, 4)
      .map((each) => (isJquery && typeof each !== 'string' ? null : jsonOf(each)));
    const call = {
      ...{ kind, name, ...spot, selector, isInner: depth > 0, args: given },
      elements: elements.slice(0, 200).map(refOf),
      event: window.event?.type ?? '',
    };
    calls.set(JSON.stringify(call), call);
  }

  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
    // What only begins a drag is no press.
    if (/^(click|mouseup|touchend|pointerup)$/.test(given[0]) && this instanceof Element)
      pressed.add(this);
    return Reflect.apply(addEventListener, this, given);
  };

  /** Calls what a library does itself: what it calls is inner. */
  const within = <Value>(act: () => Value): Value => {
    depth += 1;
    try {
      return act();
    } finally {
      depth -= 1;
    }
  };

  const recorder = {
    calls: (): Call[] => [...calls.values()],
    /** The elements to whose presses a script listens. */
    pressed,
    ...{ callers, described, elementsOf, note, within },
  };
  Object.defineProperty(window, 'auftrittRecording', { value: recorder });
  return recorder;
}

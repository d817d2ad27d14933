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
  const most = 4000;
  type Note = Omit<Call, 'times' | 'elements' | 'events'> & {
    times: number;
    elements: Map<string, Ref>;
    events: Set<string>;
  };
  const notes = new Map<string, Note>();
  const clicked = new WeakSet<EventTarget>();
  let depth = 0;

  // The same numbers at each visit: what chance decides is decided alike.
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

  /** The place of the page's script that called. */
  const caller = (): Spot => {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 12;
    const { stack = '' } = new Error();
    Error.stackTraceLimit = limit;
    for (const line of String(stack).split('\n')) {
      const [, url, row, column] = /(https?:\/\/[^\s)]+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
      if (url !== undefined) return { url, line: Number(row), column: Number(column) };
    }
    return { url: '', line: 0, column: 0 };
  };

  const label = (element: Element): string => {
    const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
    return element.localName + (element.id === '' ? classes.join('') : `#${element.id}`);
  };
  const refOf = (element: Element): Ref => ({
    number: Number(element.getAttribute(attribute) ?? -1),
    label: label(element),
  });
  /** An element with the beginning of its text, for people. */
  const described = (element: Element): Ref => {
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    const { number, label: name } = refOf(element);
    return { number, label: `${name} ${text}`.trim() };
  };
  const isList = (value: object): value is ArrayLike<unknown> =>
    'length' in value && typeof value.length === 'number';
  /** The elements of a selector, a set or an element. */
  const elementsOf = (value: unknown): Element[] => {
    if (value instanceof Element) return [value];
    if (typeof value === 'string') {
      try {
        return [...document.querySelectorAll(value)];
      } catch {
        return []; // It is no selector.
      }
    }
    if (typeof value !== 'object' || value === null || !isList(value)) return [];
    return Array.from(value).filter((each): each is Element => each instanceof Element);
  };

  const jsonOf = (value: unknown, level = 0): Json => {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
    if (typeof value === 'function') return { function: String(value).slice(0, 400) };
    if (value === undefined || typeof value !== 'object' || level > 5) return null;
    if (value instanceof RegExp) return { pattern: String(value) };
    if (value instanceof Node || value instanceof Window)
      return { element: value instanceof Element ? label(value) : value.constructor.name };
    if (Array.isArray(value)) return value.slice(0, 60).map((each) => jsonOf(each, level + 1));
    if ('jquery' in value) return { elements: elementsOf(value).map(label) };
    const entries = Object.entries(value).slice(0, 100);
    return Object.fromEntries(
      entries.flatMap(([name, each]) =>
        each === undefined ? [] : [[name, jsonOf(each, level + 1)]],
      ),
    );
  };

  /** Notes a call. */
  function note(
    kind: Call['kind'],
    name: string,
    elements: readonly Element[],
    selector: string,
    args: readonly unknown[],
  ): void {
    const at = caller();
    const given = args.slice(0, 4).map((each) => jsonOf(each));
    // Of jQuery's own methods the place is enough.
    const id = JSON.stringify([kind, name, at, kind === 'jquery' ? [] : given]).slice(0, 3000);
    const noted =
      notes.get(id) ??
      ({
        ...{ kind, name, ...at, selector, args: given, isInner: depth > 0 },
        ...{ times: 0, elements: new Map(), events: new Set() },
      } satisfies Note);
    if (notes.size < most) notes.set(id, noted);
    noted.times += 1;
    for (const element of elements.slice(0, 200)) {
      const ref = refOf(element);
      noted.elements.set(ref.number < 0 ? ref.label : String(ref.number), ref);
    }
    noted.events.add(window.event?.type ?? '');
  }

  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
    // What only begins a drag is no press.
    if (/^(click|mouseup|touchend|pointerup)$/.test(given[0]) && this instanceof Element)
      clicked.add(this);
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
    get calls(): Call[] {
      return [...notes.values()].map((each) => ({
        ...each,
        ...{ elements: [...each.elements.values()], events: [...each.events] },
      }));
    },
    /** The controls of the page, as they are listed. */
    controls: [] as Element[],
    /** Whether a script listens to presses of an element. */
    isPressed: (element: Element): boolean => clicked.has(element),
    isWithin: (): boolean => depth > 0,
    ...{ described, elementsOf, note, within },
  };
  Object.defineProperty(window, 'auftrittRecording', { value: recorder });
  return recorder;
}

import type { Call, Json, RecorderSettings, Ref, Spot } from './recording.js';

/** Records the calls of a page. Runs in the page, before its first script. */
export function record({ key, attribute, globals, answered }: RecorderSettings): void {
  const most = 4000;
  const mostStacks = 30_000;
  type Note = Omit<Call, 'times' | 'elements' | 'events'> & {
    times: number;
    elements: Map<string, Ref>;
    events: Set<string>;
  };
  type Callable = (...given: unknown[]) => unknown;
  const notes = new Map<string, Note>();
  const versions: { version: string; url: string }[] = [];
  const clicked = new WeakSet<EventTarget>();
  const answers = new Set(answered);
  const isCallable = (value: unknown): value is Callable => typeof value === 'function';
  let depth = 0;
  let quiet = 0;
  let stacks = 0;

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
  const isList = (value: object): value is ArrayLike<unknown> =>
    'length' in value && typeof value.length === 'number';
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

  /** Notes a call. @returns whether it is answered in place of the library */
  function note(
    kind: Call['kind'],
    name: string,
    elements: readonly Element[],
    selector: string,
    args: readonly unknown[],
    at: Spot,
  ): boolean {
    const given = args.slice(0, 4).map((each) => jsonOf(each));
    // Of jQuery's own methods the place is enough.
    const id = JSON.stringify([kind, name, at, kind === 'jquery' ? [] : given]).slice(0, 3000);
    const isInner = depth > 0;
    const noted =
      notes.get(id) ??
      ({
        ...{ kind, name, ...at, selector, args: given, isInner },
        ...{ times: 0, elements: new Map(), events: new Set() },
      } satisfies Note);
    if (notes.size < most) notes.set(id, noted);
    noted.times += 1;
    for (const element of elements.slice(0, 200)) {
      const ref = refOf(element);
      noted.elements.set(ref.number < 0 ? ref.label : String(ref.number), ref);
    }
    noted.events.add(window.event?.type ?? '');
    return answers.has(`${name} ${at.url}:${at.line}:${at.column}`);
  }

  const selectorOf = (set: unknown): string => {
    const selector: unknown = Object(set).selector;
    return typeof selector === 'string' ? selector : '';
  };

  /** The elements that a call is about: those that its options choose below or beside its own. */
  const chosen = (self: unknown, [options]: readonly unknown[]): Element[] => {
    const { delegate, selector } = Object(options);
    if (typeof delegate === 'string')
      return elementsOf(self).flatMap((element) => [...element.querySelectorAll(delegate)]);
    return typeof selector === 'string' ? elementsOf(selector) : elementsOf(self);
  };

  /** What a plugin is, as the page has it, with all that is on it; its calls are noted. */
  const watched = (name: string, plugin: Callable): Callable =>
    new Proxy(plugin, {
      apply(target, self, args: unknown[]) {
        const isAnswered = note(
          'plugin',
          name,
          chosen(self, args),
          selectorOf(self),
          args,
          caller(),
        );
        if (isAnswered) return self;
        depth += 1;
        try {
          return Reflect.apply(target, self, args);
        } finally {
          depth -= 1;
        }
      },
    });

  /** A method of jQuery itself. Most of its calls are jQuery's own: what is quiet is not looked at. */
  const watchedMethod = (name: string, method: Callable, library: string): Callable =>
    new Proxy(method, {
      apply(target, self, args: unknown[]) {
        const runsCode = args.some(isCallable) || args.length === 0 || /trigger/.test(name);
        if (quiet === 0 && depth === 0 && stacks < mostStacks) {
          stacks += 1;
          const at = caller();
          if (at.url !== library)
            note('jquery', name, elementsOf(self), selectorOf(self), args, at);
        }
        if (!runsCode) quiet += 1;
        try {
          return Reflect.apply(target, self, args);
        } finally {
          if (!runsCode) quiet -= 1;
        }
      },
    });

  const seen = new WeakSet<object>();
  function watchJquery(jquery: unknown): void {
    if (!isCallable(jquery) || seen.has(jquery)) return;
    const methods: unknown = Reflect.get(jquery, 'fn');
    if (typeof methods !== 'object' || methods === null || !('jquery' in methods)) return;
    seen.add(jquery);
    const { url } = caller();
    versions.push({ version: String(methods.jquery), url });
    const methodsAtFirst = new Set(Object.keys(methods));
    for (const name of Object.keys(methods)) {
      const method: unknown = Reflect.get(methods, name);
      if (
        isCallable(method) &&
        !/^(constructor|init|pushStack|extend|sort|splice|push)$/.test(name)
      )
        Reflect.set(methods, name, watchedMethod(name, method, url));
    }
    for (const name of ['ajax', 'get', 'post', 'getJSON', 'getScript']) {
      const method: unknown = Reflect.get(jquery, name);
      if (isCallable(method)) Reflect.set(jquery, name, watchedMethod(`$.${name}`, method, url));
    }
    // A plugin whose file is left out for a trial is there all the same, and answered.
    const stubs = new Set(
      [...answers].map((answer) => answer.split(' ')[0] ?? '').filter((name) => !(name in methods)),
    );
    for (const name of stubs)
      Reflect.set(
        methods,
        name,
        watched(name, function (this: unknown) {
          return this;
        }),
      );
    const traps: ProxyHandler<object> = {
      set(target, name, plugin) {
        if (typeof name !== 'string' || !isCallable(plugin) || methodsAtFirst.has(name))
          return Reflect.set(target, name, plugin);
        note('defines', name, [], '', [], caller());
        return Reflect.set(target, name, watched(name, plugin));
      },
    };
    Reflect.set(jquery, 'fn', new Proxy(methods, traps));
  }

  /** An answer in place of a library: it takes everything and does nothing. */
  const nothing = (): object => {
    const all: object = new Proxy(() => {}, {
      get: (_, name) =>
        name === Symbol.toPrimitive
          ? () => ''
          : name === 'then' || name === Symbol.iterator
            ? undefined
            : all,
      apply: () => all,
      construct: () => all,
      set: () => true,
    });
    return all;
  };

  const optionElements = (args: readonly unknown[]): Element[] => {
    const [first] = args;
    const selector: unknown =
      typeof first === 'object' && first !== null && Reflect.get(first, 'selector');
    return elementsOf(typeof selector === 'string' ? selector : first);
  };
  const wraps = new WeakMap<object, object>();
  function watchedGlobal(name: string, value: unknown, level = 0): unknown {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
    const done = wraps.get(value);
    if (done) return done;
    const noted = (args: readonly unknown[]): boolean =>
      note(
        'global',
        name,
        optionElements(args),
        typeof args[0] === 'string' ? args[0] : '',
        args,
        caller(),
      );
    const through = (act: () => unknown): unknown => {
      depth += 1;
      try {
        return act();
      } finally {
        depth -= 1;
      }
    };
    const wrap: object = new Proxy(value, {
      construct(target, args: unknown[], base) {
        if (noted(args)) return nothing();
        return Object(
          through(() =>
            Reflect.construct(Object(target), args, base === wrap ? Object(target) : base),
          ),
        );
      },
      apply(target, self: unknown, args: unknown[]) {
        if (noted(args)) return nothing();
        const call = (): unknown => isCallable(target) && Reflect.apply(target, self, args);
        return through(call);
      },
      get(target, member, receiver) {
        const got: unknown = Reflect.get(target, member, receiver === wrap ? target : receiver);
        const about = Reflect.getOwnPropertyDescriptor(target, member);
        const isFixed = about?.configurable === false && about.writable === false;
        const isMember = typeof member === 'string' && isCallable(got) && member !== 'constructor';
        if (!isMember || isFixed || level > 0) return got;
        return watchedGlobal(`${name}.${member}`, got, 1);
      },
    });
    wraps.set(value, wrap);
    return wrap;
  }

  const define = (name: string, made: (value: unknown) => unknown): void => {
    let value: unknown;
    Object.defineProperty(window, name, {
      ...{ configurable: true, enumerable: false },
      get: () => value,
      set: (given) => {
        value = made(given);
      },
    });
  };
  for (const name of ['jQuery', '$'])
    define(name, (value) => {
      watchJquery(value);
      return value;
    });
  for (const name of globals) define(name, (value) => watchedGlobal(name, value));

  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
    if (/^(click|mousedown|touchstart|pointerdown)$/.test(given[0]) && this instanceof Element)
      clicked.add(this);
    return Reflect.apply(addEventListener, this, given);
  };

  const recording = {
    get calls(): Call[] {
      return [...notes.values()].map((each) => ({
        ...each,
        ...{ elements: [...each.elements.values()], events: [...each.events] },
      }));
    },
    jquery: versions,
    isPressed: (element: Element): boolean => clicked.has(element),
  };
  Object.defineProperty(window, key, { value: recording });
}

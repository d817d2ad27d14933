import type { Recorder } from './recorder.js';
import type { RecorderSettings } from './recording.js';

/** Records the calls of jQuery's plugins and of other libraries by their globals. Runs in the page, after the recorder. */
export function recordLibraries(
  { attribute, globals, answered }: RecorderSettings,
  { elementsOf, note, within }: Recorder,
): void {
  type Callable = (...given: unknown[]) => unknown;
  const isCallable = (value: unknown): value is Callable => typeof value === 'function';

  const selectorOf = (set: unknown): string => {
    const selector: unknown = Object(set).selector;
    return typeof selector === 'string' ? selector : '';
  };

  /** The elements that a call is about: those that its options choose below or beside its own. */
  const chosen = (self: unknown, [options]: readonly unknown[]): Element[] => {
    const { delegate, selector } = Object(options);
    if (typeof delegate === 'string')
      return elementsOf(self).flatMap((element) => [...element.querySelectorAll(delegate)]);
    return elementsOf(typeof selector === 'string' ? selector : self);
  };

  const isAnswered = (name: string, elements: readonly Element[]): boolean => {
    const numbers = answered.filter((each) => each.name === name).flatMap((each) => each.numbers);
    return elements.some((each) => numbers.includes(Number(each.getAttribute(attribute) ?? -1)));
  };

  /** What a method is, as the page has it, with all that is on it; its calls are noted. */
  const watched = (kind: 'plugin' | 'jquery', name: string, method: Callable): Callable =>
    new Proxy(method, {
      apply(target, self, args: unknown[]) {
        const elements = chosen(self, args);
        note(kind, name, elements, selectorOf(self), args);
        if (isAnswered(name, elements)) return self;
        const call = (): unknown => Reflect.apply(target, self, args);
        return kind === 'plugin' ? within(call) : call();
      },
    });

  const listening = ['on', 'one', 'bind', 'delegate', 'live', 'trigger', 'data', 'click'];
  const seen = new WeakSet<object>();
  function watchJquery(jquery: unknown): unknown {
    const methods: object = Object(Object(jquery).fn);
    if (!isCallable(jquery) || seen.has(jquery) || !('jquery' in methods)) return jquery;
    seen.add(jquery);
    const methodsAtFirst = new Set(Object.keys(methods));
    for (const name of listening) {
      const method: unknown = Reflect.get(methods, name);
      if (isCallable(method)) Reflect.set(methods, name, watched('jquery', name, method));
    }
    const fn: object = new Proxy(methods, {
      set(target, name, plugin, receiver) {
        // What sets have as their prototype is asked for each property that a set gets.
        if (receiver !== fn) return Reflect.set(target, name, plugin, receiver);
        if (typeof name !== 'string' || !isCallable(plugin) || methodsAtFirst.has(name))
          return Reflect.set(target, name, plugin);
        note('defines', name, [], '', []);
        return Reflect.set(target, name, watched('plugin', name, plugin));
      },
    });
    // A plugin whose file is left out for a trial is there all the same, and answered.
    for (const { name } of answered)
      if (!methodsAtFirst.has(name))
        Reflect.set(fn, name, function (this: unknown) {
          return this;
        });
    Reflect.set(jquery, 'fn', fn);
    return jquery;
  }

  const wraps = new WeakMap<object, object>();
  function watchedGlobal(name: string, value: unknown, level = 0): unknown {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
    const done = wraps.get(value);
    if (done) return done;
    const noted = (args: readonly unknown[]): void => {
      const [first] = args;
      note('global', name, chosen(first, args), typeof first === 'string' ? first : '', args);
    };
    const wrap: object = new Proxy(value, {
      construct(target, args: unknown[], base) {
        noted(args);
        const kind = base === wrap ? Object(target) : base;
        return Object(within(() => Reflect.construct(Object(target), args, kind)));
      },
      apply(target, self: unknown, args: unknown[]) {
        noted(args);
        return within(() => isCallable(target) && Reflect.apply(target, self, args));
      },
      get(target, member, receiver) {
        const got: unknown = Reflect.get(target, member, receiver === wrap ? target : receiver);
        // What can be no other must be what it is.
        const isFixed = Reflect.getOwnPropertyDescriptor(target, member)?.writable === false;
        const isMethod = typeof got === 'function' && member !== 'constructor' && !isFixed;
        return isMethod && level === 0 ? watchedGlobal(`${name}.${String(member)}`, got, 1) : got;
      },
    });
    wraps.set(value, wrap);
    return wrap;
  }

  /** Hands what a page gives a name on the window through a function. */
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
  for (const name of globals) define(name, (value) => watchedGlobal(name, value));
  for (const name of ['jQuery', '$']) define(name, watchJquery);
}

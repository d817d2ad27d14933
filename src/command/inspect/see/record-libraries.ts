import type { Recorder } from './recorder.js';
import type { RecorderSettings } from './recording.js';

/** Records the calls of jQuery's plugins and of other libraries by their globals. Runs in the page, after the recorder. */
export function recordLibraries(
  { attribute, globals, answered }: RecorderSettings,
  { elementsOf, isWithin, note, within }: Recorder,
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

  /** What a plugin is, as the page has it, with all that is on it; its calls are noted. */
  const watched = (name: string, plugin: Callable): Callable =>
    new Proxy(plugin, {
      apply(target, self, args: unknown[]) {
        const elements = chosen(self, args);
        note('plugin', name, elements, selectorOf(self), args);
        if (isAnswered(name, elements)) return self;
        return within(() => Reflect.apply(target, self, args));
      },
    });

  const listening = /^(on|one|bind|delegate|live|trigger|data|click)$/;
  const seen = new WeakSet<object>();
  function watchJquery(jquery: unknown): void {
    if (!isCallable(jquery) || seen.has(jquery)) return;
    const methods: unknown = Reflect.get(jquery, 'fn');
    if (typeof methods !== 'object' || methods === null || !('jquery' in methods)) return;
    seen.add(jquery);
    const methodsAtFirst = new Set(Object.keys(methods));
    for (const name of methodsAtFirst) {
      const method: unknown = Reflect.get(methods, name);
      if (!isCallable(method) || !listening.test(name)) continue;
      const heard = new Proxy(method, {
        apply(target, self, args: unknown[]) {
          if (!isWithin()) note('jquery', name, elementsOf(self), selectorOf(self), args);
          return Reflect.apply(target, self, args);
        },
      });
      Reflect.set(methods, name, heard);
    }
    // A plugin whose file is left out for a trial is there all the same, and answered.
    for (const { name } of answered.filter((each) => !(each.name in methods)))
      Reflect.set(
        methods,
        name,
        watched(name, function (this: unknown) {
          return this;
        }),
      );
    const fn: object = new Proxy(methods, {
      set(target, name, plugin, receiver) {
        // What sets have as their prototype is asked for each property that a set gets.
        if (receiver !== fn) return Reflect.set(target, name, plugin, receiver);
        if (typeof name !== 'string' || !isCallable(plugin) || methodsAtFirst.has(name))
          return Reflect.set(target, name, plugin);
        note('defines', name, [], '', []);
        return Reflect.set(target, name, watched(name, plugin));
      },
    });
    Reflect.set(jquery, 'fn', fn);
  }

  const wraps = new WeakMap<object, object>();
  function watchedGlobal(name: string, value: unknown, level = 0): unknown {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
    const done = wraps.get(value);
    if (done) return done;
    const noted = ([first, ...others]: readonly unknown[]): void => {
      const elements = typeof first === 'object' ? chosen(first, [first]) : elementsOf(first);
      note('global', name, elements, typeof first === 'string' ? first : '', [first, ...others]);
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
        const about = Reflect.getOwnPropertyDescriptor(target, member);
        const isFixed = about?.configurable === false && about.writable === false;
        const isMember =
          typeof member === 'string' && typeof got === 'function' && member !== 'constructor';
        if (!isMember || isFixed || level > 0) return got;
        return watchedGlobal(`${name}.${member}`, got, 1);
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
  for (const name of ['jQuery', '$'])
    define(name, (value) => {
      watchJquery(value);
      return value;
    });
}

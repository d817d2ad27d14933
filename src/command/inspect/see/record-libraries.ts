import type { Recorder } from './recorder.js';
import type { Call, RecorderSettings } from './recording.js';

/** Records the calls of jQuery's plugins and of other libraries by their globals. Runs in the page, after the recorder. */
export function recordLibraries(
  { attribute, globals, answered }: RecorderSettings,
  { callers, elementsOf, note, within }: Recorder,
): void {
  type Callable = (...given: unknown[]) => unknown;
  const isCallable = (value: unknown): value is Callable => typeof value === 'function';

  const selectorOf = (about: unknown): string => {
    const selector: unknown = typeof about === 'string' ? about : Object(about).selector;
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

  /** A function or an object, as the page has it, with all that is on it; its calls are noted, and those of its methods. */
  function watched(kind: Call['kind'], name: string, value: object, hasMethods = false): object {
    const run = (about: unknown, args: readonly unknown[], call: () => unknown): unknown => {
      const elements = chosen(about, args);
      note(kind, name, elements, selectorOf(about), args);
      if (isAnswered(name, elements)) return about;
      return kind === 'jquery' ? call() : within(call);
    };
    const wrap: object = new Proxy(value, {
      construct(target, args: unknown[], base) {
        const made = base === wrap ? Object(target) : base;
        return Object(run(args[0], args, () => Reflect.construct(Object(target), args, made)));
      },
      apply(target, self: unknown, args: unknown[]) {
        const call = (): unknown => isCallable(target) && Reflect.apply(target, self, args);
        return run(kind === 'global' ? args[0] : self, args, call);
      },
      get(target, member, receiver) {
        const got: unknown = Reflect.get(target, member, receiver === wrap ? target : receiver);
        // What can be no other must be what it is.
        const isFixed = Reflect.getOwnPropertyDescriptor(target, member)?.writable === false;
        const isMethod = hasMethods && isCallable(got) && member !== 'constructor' && !isFixed;
        return isMethod ? watched(kind, `${name}.${String(member)}`, got) : got;
      },
    });
    return wrap;
  }

  /** What a method of jQuery finds in a page that is not read yet is noted if it misses what the page has at the end. */
  function watchedEarly(method: object): object {
    const run = ([selector]: readonly unknown[], find: () => unknown): unknown => {
      const found = find();
      // What begins with a tag makes elements.
      if (typeof selector !== 'string' || selector.includes('<')) return found;
      if (document.readyState !== 'loading') return found;
      const { length } = Object(found);
      const spots = callers();
      document.addEventListener('DOMContentLoaded', () => {
        const isMore = Object(find()).length > length;
        for (const spot of isMore ? spots : []) note('early', '$', [], selector, [], spot);
      });
      return found;
    };
    return new Proxy(method, {
      construct: (target, args: unknown[], base) =>
        Object(run(args, () => Reflect.construct(Object(target), args, base))),
      apply: (target, self: unknown, args: unknown[]) =>
        run(args, () => isCallable(target) && Reflect.apply(target, self, args)),
    });
  }

  const listening = ['on', 'one', 'bind', 'delegate', 'live', 'trigger', 'data', 'click'];
  /** Each jQuery, with the file that it comes from. */
  const homes = new WeakMap<object, string>();
  const seen = new WeakSet<object>();
  function watchJquery(jquery: unknown): unknown {
    if (!isCallable(jquery)) return jquery;
    const home = homes.get(jquery) ?? callers()[0]?.url;
    homes.set(jquery, home ?? '');
    const methods: object = Object(Object(jquery).fn);
    // Old ones have their name before they have their methods: those that measure come last.
    if (seen.has(jquery) || !('height' in methods)) return jquery;
    seen.add(jquery);
    for (const name of ['init', 'find']) {
      const method: unknown = Reflect.get(methods, name);
      if (isCallable(method)) Reflect.set(methods, name, watchedEarly(method));
    }
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
        // What jQuery's own `extend` puts there is the plugin of who calls it.
        note(
          'defines',
          name,
          [],
          '',
          [],
          callers().find(({ url }) => url !== home),
        );
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

  /** Hands what a page gives a name on the window through a function, and what it asks for through another. */
  const define = (
    name: string,
    made: (value: unknown) => unknown,
    asked: (value: unknown) => unknown,
  ): void => {
    let value: unknown;
    Object.defineProperty(window, name, {
      ...{ configurable: true, enumerable: false },
      get: () => asked(value),
      set: (given) => {
        value = made(given);
      },
    });
  };
  for (const name of globals)
    define(
      name,
      (value) => (value instanceof Object ? watched('global', name, value, true) : value),
      (value) => value,
    );
  for (const name of ['jQuery', '$']) define(name, watchJquery, watchJquery);
}

import type { Recorder } from './recorder.js';
import type { Call, RecorderSettings } from './recording.js';

/** Records the calls of jQuery's plugins and of other libraries by their globals. Runs in the page, after the recorder. */
export function recordLibraries(
  { attribute, globals, answered }: RecorderSettings,
  { elementsOf, note, within }: Recorder,
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
  for (const name of globals)
    define(name, (value) =>
      value instanceof Object ? watched('global', name, value, true) : value,
    );
  for (const name of ['jQuery', '$']) define(name, watchJquery);
}

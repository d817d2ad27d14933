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

  /** What jQuery finds; noted if the page is not read yet, and has more of it at the end. */
  function foundEarly([selector]: readonly unknown[], find: () => unknown): unknown {
    const found = find();
    // What begins with a tag makes elements.
    const isSearch = typeof selector === 'string' && !selector.includes('<');
    if (!isSearch || document.readyState !== 'loading') return found;
    const { length } = Object(found);
    const spots = callers();
    document.addEventListener('DOMContentLoaded', () => {
      if (Object(find()).length > length)
        for (const spot of spots) note('early', '$', [], selector, [], spot);
    });
    return found;
  }

  /** What is watched already. */
  const seen = new WeakSet<object>();

  /** A function or an object, as the page has it, with all that is on it; its calls are noted, and those of its methods. */
  function watched(kind: Call['kind'], name: string, value: object, hasMethods = false): object {
    const run = (about: unknown, args: readonly unknown[], call: () => unknown): unknown => {
      if (kind === 'early') return foundEarly(args, call);
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
    seen.add(wrap);
    return wrap;
  }

  const listening = ['on', 'one', 'bind', 'delegate', 'live', 'trigger', 'data', 'click'];
  /** Methods that jQuery had before, which jQuery Migrate gives back: no plugins. */
  const former = ['live', 'die', 'size', 'andSelf', 'error', 'unload', 'push', 'sort', 'splice'];
  /** Each jQuery, with the file that it comes from. */
  const homes = new WeakMap<object, string>();
  function watchJquery(jquery: unknown): unknown {
    if (!isCallable(jquery)) return jquery;
    const home = homes.get(jquery) ?? callers()[0]?.url;
    homes.set(jquery, home ?? '');
    const methods: object = Object(Object(jquery).fn);
    // Old ones have their name before they have their methods: those that measure come last.
    if (seen.has(jquery) || !('height' in methods)) return jquery;
    seen.add(jquery);
    const methodsAtFirst = new Set([...Object.keys(methods), ...former]);
    for (const name of ['init', 'find', ...listening]) {
      const method: unknown = Reflect.get(methods, name);
      const kind = listening.includes(name) ? 'jquery' : 'early';
      if (isCallable(method)) Reflect.set(methods, name, watched(kind, name, method));
    }
    const fn: object = new Proxy(methods, {
      set(target, name, plugin, receiver) {
        // What sets have as their prototype is asked for each property that a set gets.
        if (receiver !== fn) return Reflect.set(target, name, plugin, receiver);
        if (typeof name !== 'string' || !isCallable(plugin) || methodsAtFirst.has(name))
          return Reflect.set(target, name, plugin);
        // What jQuery's own `extend` puts there is the plugin of who calls it.
        const spot = callers().find(({ url }) => url !== home);
        note('defines', name, [], '', [], spot);
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

  /** Hands what a page gives a name on the window through a function, and again where it is asked for. */
  const define = (name: string, made: (value: unknown) => unknown): void => {
    let value: unknown;
    Object.defineProperty(window, name, {
      ...{ configurable: true, enumerable: false },
      get: () => made(value),
      set: (given) => {
        value = made(given);
      },
    });
  };
  for (const name of globals)
    define(name, (value) =>
      value instanceof Object && !seen.has(value) ? watched('global', name, value, true) : value,
    );
  for (const name of ['jQuery', '$']) define(name, watchJquery);
}

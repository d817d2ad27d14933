import type { RecorderSettings } from './recording.js';

/** Records the calls of jQuery and its plugins. Runs in the page, after the recorder. */
export function recordJquery({ answered }: RecorderSettings): void {
  const recorder = window.auftrittRecording;
  if (!recorder) return;
  const { caller, define, elementsOf, isWithin, note, within } = recorder;
  const mostStacks = 30_000;
  type Callable = (...given: unknown[]) => unknown;
  const isCallable = (value: unknown): value is Callable => typeof value === 'function';
  let quiet = 0;
  let stacks = 0;

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
        const elements = chosen(self, args);
        return note('plugin', name, elements, selectorOf(self), args, caller())
          ? self
          : within(() => Reflect.apply(target, self, args));
      },
    });

  /** A method of jQuery itself. Most of its calls are jQuery's own: what is quiet is not looked at. */
  const watchedMethod = (name: string, method: Callable, library: string): Callable =>
    new Proxy(method, {
      apply(target, self, args: unknown[]) {
        const runsCode = args.some(isCallable) || args.length === 0 || /trigger/.test(name);
        if (quiet === 0 && !isWithin() && stacks < mostStacks) {
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
      answered.map((answer) => answer.split(' ')[0] ?? '').filter((name) => !(name in methods)),
    );
    for (const name of stubs)
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
        note('defines', name, [], '', [], caller());
        return Reflect.set(target, name, watched(name, plugin));
      },
    });
    Reflect.set(jquery, 'fn', fn);
  }

  for (const name of ['jQuery', '$'])
    define(name, (value) => {
      watchJquery(value);
      return value;
    });
}

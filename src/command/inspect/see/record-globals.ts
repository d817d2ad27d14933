import type { RecorderSettings } from './recording.js';

/** Records the calls of other libraries by their globals. Runs in the page, after the recorder. */
export function recordGlobals({ globals }: RecorderSettings): void {
  const recorder = window.auftrittRecording;
  if (!recorder) return;
  const { caller, define, elementsOf, note, within } = recorder;

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
    const wrap: object = new Proxy(value, {
      construct(target, args: unknown[], base) {
        if (noted(args)) return nothing();
        return Object(
          within(() =>
            Reflect.construct(Object(target), args, base === wrap ? Object(target) : base),
          ),
        );
      },
      apply(target, self: unknown, args: unknown[]) {
        if (noted(args)) return nothing();
        return within(() => typeof target === 'function' && Reflect.apply(target, self, args));
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

  for (const name of globals) define(name, (value) => watchedGlobal(name, value));
}

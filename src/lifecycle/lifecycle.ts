import type { BehaviourName } from '../names.js';
import { isSaved, leaveAgain, placeOf } from '../page/changes.js';
import { clones } from '../page/elements.js';
import type { EnhanceOptions, Page } from '../page/page.js';
import { Problem, reportProblem } from '../page/problem.js';
import { unclobbered } from '../page/unclobbered.js';
import type { LifecycleDetail, StartingDetail } from '../public-interface.js';
import type { Start } from './behaviour.js';
import { type Definition, type Loaded, rootSelector } from './definition.js';
import { keepEvents } from './early-events.js';
import { holdActions } from './held-actions.js';
import type { Instance } from './instance.js';
import { namedLoadError } from './load-error.js';
import { type Cancel, createSchedule } from './loading.js';
import { wrongIn } from './structure.js';
import { createTurns } from './turns.js';

export interface Lifecycle {
  enhance(root: ParentNode, options?: EnhanceOptions): void;
  /**
   * Starts one behaviour on one element that its selector matches. Nothing happens where it runs already,
   * in a copy of a slide, and where the definition says that it is not needed.
   *
   * @param delay the code does not start before this time (ms)
   */
  add(element: HTMLElement, definition: Definition, delay?: number): void;
  /**
   * Ends all behaviours on `root` and inside it, and on elements that have gone from the page.
   *
   * @param leaves whether `root` is about to leave the page for good
   */
  release(root: ParentNode, leaves?: boolean): void;
  /** Notes that a behaviour has ended by an error, and reports it. */
  fail(behaviour: BehaviourName, element: HTMLElement, error: unknown): void;
  /** Resolves once every behaviour whose code is loading now has started or failed. */
  settled(): Promise<unknown>;
  /** Every instance on the page, in the order of starting. Calling this changes nothing. */
  instances(): readonly Readonly<Instance>[];
}

const isReleased = (instance: Instance): boolean => instance.state === 'released';

/** Returns a function that calls `start`, but not before `delay` (ms), if there is one, has passed. */
function afterDelay(delay: number | undefined, start: () => void, cancels: Cancel[]): () => void {
  if (!delay) return start;
  const from = performance.now() + delay;
  return () => {
    const timer = setTimeout(start, from - performance.now());
    cancels.push(() => clearTimeout(timer));
  };
}

/**
 * Creates `enhance` and `release`. The lifecycle selects the elements of each behaviour, checks that
 * they hold the required parts, loads the code at the right moment, starts it, reports failures and
 * undoes everything again. It knows no behaviour by name.
 *
 * @param page returns the page; the lifecycle does not call it before the first `enhance`
 */
export function createLifecycle(page: () => Page, definitions: readonly Definition[]): Lifecycle {
  const byElement = new Map<HTMLElement, Map<BehaviourName, Instance>>();
  /** The elements that have been on the page since they were enhanced. */
  const seen = new WeakSet<HTMLElement>();
  const starts = new Map<BehaviourName, Promise<Start>>();
  const schedule = createSchedule();
  const actions = holdActions();
  const turns = createTurns();
  let started = 0;

  /** Dispatches a lifecycle event. Returns false if a listener has cancelled it. */
  const tell = (
    type: 'auftritt:starting' | 'auftritt:enhanced' | 'auftritt:released',
    element: HTMLElement,
    detail: LifecycleDetail | StartingDetail,
    cancelable = false,
  ): boolean => element.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable, detail }));

  /** Ends an element's wait for its code. */
  const endWaiting = (instance: Instance): void => {
    instance.cancel?.();
    instance.standIn?.();
    instance.standIn = undefined;
  };

  /**
   * Hands an element over to the code, or to the browser if the code does not run: ends the preview and
   * replays the held actions.
   */
  const handOver = (instance: Instance): void => {
    instance.preview?.();
    actions.replay(instance);
  };

  const fail = (instance: Instance, error: unknown): void => {
    endWaiting(instance);
    instance.state = 'failed';
    instance.error = error;
    reportProblem(instance.behaviour, instance.element, error);
    handOver(instance);
  };

  /** Throws a `Problem` if the element lacks a part that the behaviour needs. */
  const check = (element: Element, { requirements }: Definition): void => {
    const wrong = wrongIn(element, requirements, page().selectors);
    if (wrong) throw new Problem(element, wrong);
  };

  const start = (instance: Instance, definition: Definition, run: Start): void => {
    if (isReleased(instance)) return;
    const { behaviour, element } = instance;
    try {
      check(element, definition);
      const { options, start: begin } =
        typeof run === 'function'
          ? {
              options: undefined,
              start: () => run(element, page(), instance.earlyEvents),
            }
          : run.prepare(element, page(), undefined);
      // The page's own scripts may change the options, or prevent the start.
      const starts = tell('auftritt:starting', element, { behaviour, options }, true);
      // A listener may have released it.
      if (isReleased(instance)) return;
      endWaiting(instance);
      if (!starts) {
        instance.state = 'prevented';
        handOver(instance);
        return;
      }
      const from = performance.now();
      instance.teardown = begin();
      instance.took = performance.now() - from;
      // A listener to an event of the library, such as slick's `init`, may have released the instance
      // meanwhile.
      if (isReleased(instance)) {
        instance.teardown();
        return;
      }
    } catch (error) {
      fail(instance, error);
      return;
    }
    delete instance.earlyEvents;
    instance.error = instance.teardown.lacks;
    instance.state = instance.error ? 'unconfigured' : 'running';
    instance.startOrder = ++started;
    tell('auftritt:enhanced', element, { behaviour });
    handOver(instance);
  };

  /** The promise of a behaviour's code. After a failure the next call loads it again. */
  const codeOf = ({ name, load }: Loaded): Promise<Start> => {
    const known = starts.get(name);
    if (known) return known;
    const code = load(page()).then(
      ({ default: behaviour }) => behaviour,
      (cause: unknown) => {
        starts.delete(name);
        throw cause;
      },
    );
    starts.set(name, code);
    return code;
  };

  const load = (instance: Instance, definition: Loaded): void => {
    if (instance.state !== 'waiting') return;
    instance.state = 'loading';
    codeOf(definition).then(
      async (run) => {
        await instance.preview?.rests?.();
        await turns.take(instance.element, () => start(instance, definition, run));
      },
      (error: unknown) => {
        if (instance.state === 'released') return;
        fail(instance, namedLoadError(instance.element, error));
      },
    );
  };

  /**
   * Makes an element wait for its code.
   *
   * @param delay the code does not start before this time (ms)
   */
  const wait = (instance: Instance, definition: Loaded, delay?: number): void => {
    const { when, holds = [], holdsEnter, keeps, standIn, preview, prefetch } = definition;
    const { element } = instance;
    turns.watch();
    const cancels: Cancel[] = [];
    instance.cancel = () => {
      for (const cancel of cancels.splice(0)) cancel();
    };
    const begin = afterDelay(delay, () => load(instance, definition), cancels);
    for (const control of holds) {
      const held = typeof control === 'string' ? page().selectors[control] : control;
      const outside = actions.hold(instance, 'click', element, held, definition, begin);
      if (outside) cancels.push(schedule('touch', outside, begin));
    }
    if (holdsEnter) actions.hold(instance, 'keydown', element, holdsEnter, definition, begin);
    if (keeps) {
      instance.earlyEvents = [];
      cancels.push(keepEvents(element, keeps, instance.earlyEvents, begin));
    }
    instance.standIn = standIn?.(element, page());
    if (preview || prefetch) {
      const prepare = (): void => {
        import('./prepare.js').then(
          (code) => code.prepare(instance, definition, page(), begin, fail),
          // If this module does not load, the behaviour starts now and reports itself which code is
          // missing.
          begin,
        );
      };
      cancels.push(schedule('visible', element, prepare));
    }
    const strategy = typeof when === 'function' ? when(element, page()) : when;
    if (strategy === 'now') begin();
    else if (typeof strategy === 'function') cancels.push(strategy(begin));
    else cancels.push(schedule(strategy, element, begin));
  };

  const add = (element: HTMLElement, definition: Definition, delay?: number): void => {
    const { name: behaviour, needed } = definition;
    const own = byElement.get(element) ?? new Map<BehaviourName, Instance>();
    if (own.has(behaviour) || unclobbered(element).closest(clones)) return;
    if (needed?.(element, page()) === false) return;
    const instance: Instance = { behaviour, element, state: 'waiting', startOrder: 0 };
    if (element.isConnected) seen.add(element);
    byElement.set(element, own.set(behaviour, instance));
    if ('start' in definition) {
      start(instance, definition, definition.start);
      return;
    }
    try {
      // Invalid elements never load code.
      check(element, definition);
      wait(instance, definition, delay);
    } catch (error) {
      fail(instance, error);
    }
  };

  const releaseInstance = (instance: Instance, leaves?: boolean): void => {
    const { behaviour, element, startOrder } = instance;
    endWaiting(instance);
    instance.preview?.();
    instance.state = 'released';
    actions.forget(instance);
    if (!startOrder) return;
    try {
      instance.teardown?.(leaves);
    } catch (error) {
      reportProblem(behaviour, element, error);
    }
    leaveAgain(element);
    tell('auftritt:released', element, { behaviour });
  };

  const instancesOn = (element: HTMLElement): Instance[] => [
    ...(byElement.get(element)?.values() ?? []),
  ];

  const instances = (): Instance[] => [...byElement.keys()].flatMap(instancesOn);

  /** Releases all instances on the elements that `ends` selects. Returns whether there were any. */
  const releaseWhere = (ends: (element: HTMLElement) => boolean, leaves?: boolean): boolean => {
    const ending = [...byElement.keys()].filter(ends).flatMap(instancesOn);
    for (const { element } of ending) {
      byElement.delete(element);
      seen.delete(element);
    }
    // Ends the instances in reverse order of starting: if two have changed the same thing, the later
    // one restores it first.
    for (const instance of ending.sort((one, other) => other.startOrder - one.startOrder)) {
      releaseInstance(instance, leaves);
    }
    return ending.length > 0;
  };

  /** Whether an element was removed from the page for good, without `release`. */
  const isGone = (element: HTMLElement): boolean => {
    const place = placeOf(element);
    if (place.isConnected) seen.add(element);
    // An element may be enhanced before it is inserted. It is not gone then.
    return !place.isConnected && seen.has(element) && !isSaved(place);
  };

  const release = (root: ParentNode, leaves?: boolean): void => {
    const { contains } = unclobbered(root);
    // A teardown may restore saved content that contains more instances to end.
    while (releaseWhere((element) => contains(placeOf(element)) || isGone(element), leaves));
  };

  return {
    enhance(root, { only, delays = {} } = {}) {
      releaseWhere(isGone);
      for (const definition of definitions) {
        if (only && !only.includes(definition.name)) continue;
        const selector = rootSelector(definition, page().selectors);
        const found = [...unclobbered(root).querySelectorAll<HTMLElement>(selector)];
        if (root instanceof HTMLElement && unclobbered(root).matches(selector)) found.unshift(root);
        for (const element of found) add(element, definition, delays[definition.name]);
      }
    },
    add,
    fail(behaviour, element, error) {
      const instance = byElement.get(element)?.get(behaviour);
      if (instance) fail(instance, error);
      else reportProblem(behaviour, element, error);
    },
    release,
    settled: () => Promise.allSettled(starts.values()),
    instances: () => instances().filter(({ element }) => !isGone(element)),
  };
}

import type { BehaviourName } from '../names.js';
import { isSaved, leaveAgain, placeOf } from '../page/away-nodes.js';
import { clones } from '../page/elements.js';
import type { EnhanceOptions, Page } from '../page/page.js';
import { namedError, Problem, reportProblem } from '../page/problem.js';
import { unclobbered } from '../page/unclobbered.js';
import type { LifecycleDetail, StartingDetail } from '../public-interface.js';
import type { BehaviourModule, Instance, Start } from './behaviour.js';
import { type Definition, rootSelector } from './definition.js';
import { keepActions } from './kept-actions.js';
import { afterDelay, type Cancel, createSchedule } from './loading.js';
import { showBefore } from './shown-before.js';
import { wrongIn } from './structure.js';
import { createTurns } from './turns.js';

/** An instance, and what waits with it for its code. */
interface Waiting extends Instance {
  /** Cancels the wait for the code, and puts back what it shows before. */
  cancel: Cancel;
  /** The events on the element since it began to wait for its code. */
  early: readonly Event[];
}

const isReleased = (instance: Instance): boolean => instance.state === 'released';

/**
 * Creates `enhance` and `release`. The lifecycle selects the elements of each behaviour, checks that
 * they hold the required parts, loads the code at the right moment, starts it, reports failures and
 * undoes everything again. It knows no behaviour by name.
 *
 * @param page returns the page; the lifecycle does not call it before the first `enhance`
 */
export function createLifecycle(page: () => Page, definitions: readonly Definition[]) {
  const byElement = new Map<HTMLElement, Map<BehaviourName, Waiting>>();
  /** The elements that have been on the page since they were enhanced. */
  const seen = new WeakSet<HTMLElement>();
  /** The code of each behaviour: at hand, or loaded. */
  const codes = new Map<BehaviourName, BehaviourModule | Promise<BehaviourModule>>();
  const schedule = createSchedule();
  const actions = keepActions();
  const turns = createTurns();
  /** The starts whose code is loading, or whose turn it is not yet. */
  const starting = new Set<Promise<void>>();
  let started = 0;

  /** Dispatches a lifecycle event. Returns false if a listener has cancelled it. */
  const tell = (
    type: 'auftritt:starting' | 'auftritt:enhanced' | 'auftritt:released',
    element: HTMLElement,
    detail: LifecycleDetail | StartingDetail,
    cancelable = false,
  ): boolean => element.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable, detail }));

  const fail = (instance: Waiting, error: unknown): void => {
    instance.state = 'failed';
    instance.error = error;
    instance.cancel();
    reportProblem(instance.behaviour, instance.element, error);
    actions.carryOut(instance);
  };

  /** Throws a `Problem` if the element lacks a part that the behaviour needs. */
  const check = (element: Element, { requirements }: Definition): void => {
    const wrong = wrongIn(element, requirements, page().selectors);
    if (wrong) throw new Problem(element, wrong);
  };

  const start = (instance: Waiting, definition: Definition, run: Start): void => {
    if (isReleased(instance)) return;
    const { behaviour, element } = instance;
    try {
      check(element, definition);
      const { options, start: begin } =
        typeof run === 'function'
          ? { options: undefined, start: () => run(element, page(), instance.early) }
          : run.prepare(element, page());
      // The page's own scripts may change the options, or prevent the start.
      const starts = tell('auftritt:starting', element, { behaviour, options }, true);
      // A listener may have released it.
      if (isReleased(instance)) return;
      instance.cancel();
      if (!starts) {
        instance.state = 'prevented';
        actions.carryOut(instance);
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
    instance.early = [];
    instance.error = instance.teardown.lacks;
    instance.state = instance.error ? 'unconfigured' : 'running';
    instance.startOrder = ++started;
    tell('auftritt:enhanced', element, { behaviour });
    actions.carryOut(instance);
  };

  /** A behaviour's code, or the promise of it. After a failure the next call loads it again. */
  const codeOf = ({ name, load }: Definition): BehaviourModule | Promise<BehaviourModule> => {
    const known = codes.get(name);
    if (known) return known;
    const code = load(page());
    codes.set(name, code);
    if (code instanceof Promise) code.catch(() => codes.delete(name));
    return code;
  };

  const load = async (instance: Waiting, definition: Definition): Promise<void> => {
    if (instance.state !== 'waiting') return;
    instance.state = 'loading';
    try {
      const code = codeOf(definition);
      if (!(code instanceof Promise)) {
        start(instance, definition, code.default);
        return;
      }
      const { default: run } = await code;
      await turns.take(instance.element, () => start(instance, definition, run));
    } catch (error) {
      if (!isReleased(instance)) fail(instance, namedError(instance.element, error));
    }
  };

  /**
   * Makes an element wait for its code.
   *
   * @param delay the code does not start before this time (ms)
   */
  const wait = (instance: Waiting, definition: Definition, delay?: number): void => {
    const { when, keeps, shows } = definition;
    const { behaviour, element } = instance;
    const cancels: Cancel[] = [];
    instance.cancel = () => {
      for (const cancel of cancels.splice(0)) cancel();
    };
    const begin = afterDelay(
      delay,
      () => {
        const loading = load(instance, definition);
        starting.add(loading);
        void loading.then(() => starting.delete(loading));
      },
      cancels,
    );
    if (keeps) {
      const kept = actions.keep(instance, element, keeps, page().selectors, begin);
      instance.early = kept.events;
      for (const control of kept.outside) cancels.push(schedule.touched(control, begin));
    }
    if (shows) {
      const whenNear = (show: () => void): void => {
        cancels.push(schedule.near(element, show));
      };
      const shown = showBefore(element, page(), behaviour, shows, whenNear, begin, (error) =>
        fail(instance, error),
      );
      cancels.push(shown);
    }
    const strategy = typeof when === 'function' ? when(element, page()) : when;
    if (strategy === 'now') begin();
    else if (typeof strategy === 'function') cancels.push(strategy(begin));
    else if (strategy === 'visible') cancels.push(schedule.near(element, begin));
    else if (strategy === 'idle') cancels.push(schedule.idle(element, begin));
    else cancels.push(schedule.touched(element, begin));
    if (strategy === 'ahead') {
      cancels.push(
        schedule.ahead(element, () => {
          // The touch asks again for code that did not come, and reports it.
          Promise.resolve(codeOf(definition)).catch(() => {});
        }),
      );
    }
  };

  /**
   * Starts one behaviour on one element that its selector matches. Nothing happens where it runs already,
   * in a copy of a slide, and where the definition says that it is not needed.
   *
   * @param delay the code does not start before this time (ms)
   */
  const add = (element: HTMLElement, definition: Definition, delay?: number): void => {
    const { name: behaviour, needed } = definition;
    const own = byElement.get(element) ?? new Map<BehaviourName, Waiting>();
    if (own.has(behaviour) || unclobbered(element).closest(clones)) return;
    if (needed?.(element, page()) === false) return;
    const instance: Waiting = {
      behaviour,
      element,
      state: 'waiting',
      startOrder: 0,
      cancel: () => {},
      early: [],
    };
    if (element.isConnected) seen.add(element);
    byElement.set(element, own.set(behaviour, instance));
    try {
      // Invalid elements never load code.
      check(element, definition);
      wait(instance, definition, delay);
    } catch (error) {
      fail(instance, error);
    }
  };

  const releaseInstance = (instance: Waiting): void => {
    const { behaviour, element, startOrder } = instance;
    instance.cancel();
    instance.state = 'released';
    actions.forget(instance);
    if (!startOrder) return;
    try {
      instance.teardown?.();
    } catch (error) {
      reportProblem(behaviour, element, error);
    }
    leaveAgain(element);
    tell('auftritt:released', element, { behaviour });
  };

  const instancesOn = (element: HTMLElement): Waiting[] => [
    ...(byElement.get(element)?.values() ?? []),
  ];

  const instances = (): Waiting[] => [...byElement.keys()].flatMap(instancesOn);

  /** Releases all instances on the elements that `ends` selects. Returns whether there were any. */
  const releaseWhere = (ends: (element: HTMLElement) => boolean): boolean => {
    const ending = [...byElement.keys()].filter(ends).flatMap(instancesOn);
    for (const { element } of ending) {
      byElement.delete(element);
      seen.delete(element);
    }
    // Ends the instances in reverse order of starting: if two have changed the same thing, the later
    // one restores it first.
    for (const instance of ending.sort((one, other) => other.startOrder - one.startOrder)) {
      releaseInstance(instance);
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

  /** Ends all behaviours on `root` and inside it, and on elements that have gone from the page. */
  const release = (root: ParentNode): void => {
    const { contains } = unclobbered(root);
    // A teardown may restore saved content that contains more instances to end.
    while (releaseWhere((element) => contains(placeOf(element)) || isGone(element)));
  };

  return {
    enhance(root: ParentNode, { only, delays = {} }: EnhanceOptions = {}): void {
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
    /** Notes that a behaviour has ended by an error, and reports it. */
    fail(behaviour: BehaviourName, element: HTMLElement, error: unknown): void {
      const instance = byElement.get(element)?.get(behaviour);
      if (instance) fail(instance, error);
      else reportProblem(behaviour, element, error);
    },
    release,
    /** Resolves once every behaviour whose code is loading now has started or failed. */
    settled: (): Promise<unknown> => Promise.all(starting),
    /** Every instance on the page, in the order of starting. Calling this changes nothing. */
    instances: (): readonly Readonly<Instance>[] =>
      instances().filter(({ element }) => !isGone(element)),
  };
}

export type Lifecycle = ReturnType<typeof createLifecycle>;

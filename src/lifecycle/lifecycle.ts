import { clones } from '../page/clones.js';
import type { EnhanceOptions, Page } from '../page/page.js';
import { Problem, reportProblem } from '../page/problem.js';
import type { BehaviourName, LifecycleDetail, State } from '../public-interface.js';
import type { Start, Teardown } from './behaviour.js';
import type { Definition, Loaded } from './definition.js';
import { holdClicks } from './held-clicks.js';
import { type Cancel, createSchedule } from './loading.js';
import { wrongIn } from './structure.js';

/** One behaviour on one element. */
export interface Instance {
  readonly behaviour: BehaviourName;
  readonly element: HTMLElement;
  state: State;
  error?: unknown;
  /** How long (ms) its start took. */
  took?: number;
  /** Takes the waiting back. */
  cancel?: Cancel;
  /** Undoes what is done until the code is there. */
  meanwhile?: Teardown | undefined;
  teardown?: Teardown;
  /** Which start of the page it was; none where it has not started. */
  startOrder?: number;
}

export interface Lifecycle {
  enhance(root: ParentNode, options?: EnhanceOptions): void;
  release(root: ParentNode): void;
  /** Every instance there is, in the order of starting. */
  instances(): readonly Readonly<Instance>[];
}

/**
 * Enhance and release. It selects the elements of each behaviour, checks what they must hold, loads
 * the code when the time has come, starts it, reports what fails and takes it all away again. It
 * knows no behaviour by name.
 *
 * @param page is called when `enhance` is, and not before
 */
export function createLifecycle(page: () => Page, definitions: readonly Definition[]): Lifecycle {
  const byElement = new Map<HTMLElement, Map<BehaviourName, Instance>>();
  const starts = new Map<BehaviourName, Start | Promise<Start>>();
  const schedule = createSchedule();
  const clicks = holdClicks();
  let started = 0;

  const tell = (
    type: 'auftritt:enhanced' | 'auftritt:released',
    { behaviour, element }: Instance,
  ): void => {
    const detail: LifecycleDetail = { behaviour };
    element.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  };

  /** Ends what there is only until the code is there. */
  const stopWaiting = (instance: Instance): void => {
    instance.cancel?.();
    instance.meanwhile?.();
    instance.meanwhile = undefined;
  };

  const fail = (instance: Instance, error: unknown): void => {
    stopWaiting(instance);
    instance.state = 'failed';
    instance.error = error;
    reportProblem(instance.behaviour, instance.element, error);
    clicks.replay(instance);
  };

  /** Throws a `Problem` where the element lacks what the behaviour needs. */
  const check = (element: Element, { requirements }: Definition): void => {
    const wrong = wrongIn(element, requirements, page().selectors);
    if (wrong) throw new Problem(element, wrong);
  };

  const start = (instance: Instance, definition: Definition, run: Start): void => {
    if (instance.state === 'released') return;
    const { element } = instance;
    try {
      check(element, definition);
      stopWaiting(instance);
      const from = performance.now();
      instance.teardown = run(element, page());
      instance.took = performance.now() - from;
    } catch (error) {
      fail(instance, error);
      return;
    }
    instance.state = 'running';
    instance.startOrder = ++started;
    tell('auftritt:enhanced', instance);
    clicks.replay(instance);
  };

  /** The code and styles of a behaviour: at hand once they have arrived, asked for again if not. */
  const codeOf = ({ name, load }: Loaded): Start | Promise<Start> => {
    const known = starts.get(name);
    if (known) return known;
    const arrival = Promise.all([load(page()), page().styles(name)]).then(
      ([{ default: behaviour }]) => {
        const run: Start = (element) => behaviour(element, page(), undefined);
        starts.set(name, run);
        return run;
      },
      (cause: unknown) => {
        starts.delete(name);
        throw cause;
      },
    );
    starts.set(name, arrival);
    return arrival;
  };

  const load = (instance: Instance, definition: Loaded): void => {
    if (instance.state !== 'waiting') return;
    instance.state = 'loading';
    const code = codeOf(definition);
    if (typeof code === 'function') {
      start(instance, definition, code);
      return;
    }
    code.then(
      (run) => start(instance, definition, run),
      (error: unknown) => {
        if (instance.state === 'released') return;
        // An `import` that fails rejects with a TypeError, one of half a file with a SyntaxError.
        const missing =
          (error instanceof TypeError || error instanceof SyntaxError) &&
          `code did not arrive (${error.message})`;
        fail(instance, missing ? new Problem(instance.element, missing) : error);
      },
    );
  };

  /** Lets an element wait for its code. */
  const wait = (instance: Instance, definition: Loaded): void => {
    const { when, holds = [], meanwhile } = definition;
    const { element } = instance;
    const begin = (): void => load(instance, definition);
    const cancels: Cancel[] = [];
    instance.cancel = () => {
      for (const cancel of cancels.splice(0)) cancel();
    };
    for (const hook of holds) {
      const near = clicks.hold(instance, element, page().selectors[hook], begin);
      if (near) cancels.push(schedule('touch', near, begin));
    }
    instance.meanwhile = meanwhile?.(element, page());
    const strategy = typeof when === 'function' ? when(element, page()) : when;
    if (strategy === 'now') begin();
    else cancels.push(schedule(strategy, element, begin));
  };

  const add = (element: HTMLElement, definition: Definition): void => {
    const { name: behaviour } = definition;
    const own = byElement.get(element) ?? new Map<BehaviourName, Instance>();
    if (own.has(behaviour)) return;
    const instance: Instance = { behaviour, element, state: 'waiting' };
    byElement.set(element, own.set(behaviour, instance));
    if ('start' in definition) {
      start(instance, definition, definition.start);
      return;
    }
    try {
      // Invalid elements never load code.
      check(element, definition);
      wait(instance, definition);
    } catch (error) {
      fail(instance, error);
    }
  };

  const stop = (instance: Instance): void => {
    const { state, behaviour, element } = instance;
    stopWaiting(instance);
    instance.state = 'released';
    clicks.discard(instance);
    if (state !== 'running') return;
    try {
      instance.teardown?.();
    } catch (error) {
      reportProblem(behaviour, element, error);
    }
    tell('auftritt:released', instance);
  };

  const release = (root: ParentNode): void => {
    const ending = [...byElement].filter(([element]) => root.contains(element));
    for (const [element] of ending) byElement.delete(element);
    // What two of them have changed is restored by the one that came last, first.
    const instances = ending.flatMap(([, own]) => [...own.values()]);
    instances.sort((one, other) => (other.startOrder ?? 0) - (one.startOrder ?? 0)).forEach(stop);
    // A teardown may have brought back what it had set aside.
    if (ending.length > 0) release(root);
  };

  return {
    enhance(root, { except = [] } = {}) {
      for (const definition of definitions) {
        if (except.includes(definition.name)) continue;
        const selector = definition.roots.map((hook) => page().selectors[hook]).join();
        const found = [...root.querySelectorAll<HTMLElement>(selector)];
        if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root);
        for (const element of found) {
          if (element.closest(clones)) continue;
          if (definition.needed?.(element, page()) ?? true) add(element, definition);
        }
      }
    },
    release,
    instances: () => [...byElement.values()].flatMap((own) => [...own.values()]),
  };
}

import { type BehaviourName, roots } from '../contract/hooks.js';
import type { CompletePage, EnhanceOptions, PageCore } from '../page/page.js';
import type { LifecycleDetail, State } from '../public-interface.js';
import type { Loaded, Registration, Start, Teardown } from './behaviour.js';
import { keepClicks } from './kept-clicks.js';
import { type Cancel, createSchedule } from './loading.js';
import { Problem, reportProblem } from './problem.js';

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
  begun?: number;
}

/** What the lifecycle is told of a page. */
export interface Surroundings {
  readonly registry: Readonly<Record<BehaviourName, Registration>>;
  /** Elements that are copies made by a widget; nothing starts in them. */
  readonly copies: string;
  readonly disabled: ReadonlySet<BehaviourName>;
  readonly selectors: PageCore['selectors'];
  /** Resolves when the page has the behaviour's styles; undefined where it has them already. */
  styles(behaviour: BehaviourName): Promise<void> | undefined;
}

export interface Lifecycle {
  enhance(root: ParentNode, options?: EnhanceOptions): void;
  release(root: ParentNode): void;
  /** Every instance there is, in the order of starting. */
  instances(): readonly Readonly<Instance>[];
}

/**
 * Enhance and release. It selects the elements of each behaviour, loads the code when the time has
 * come, checks what they must hold, starts it, reports what fails and takes it all away again. It
 * knows no behaviour by name.
 */
export function createLifecycle(page: () => PageCore, surroundings: Surroundings): Lifecycle {
  const { registry, copies, disabled, selectors, styles } = surroundings;
  const names = (Object.keys(registry) as BehaviourName[]).filter((name) => !disabled.has(name));
  const byElement = new Map<HTMLElement, Map<BehaviourName, Instance>>();
  const starts = new Map<BehaviourName, Start | Promise<Start>>();
  const schedule = createSchedule();
  const clicks = keepClicks();
  let complete: CompletePage | undefined;
  let begun = 0;

  const instances = (): Instance[] => [...byElement.values()].flatMap((own) => [...own.values()]);

  /** Ends what there is only until the code is there. */
  const settle = (instance: Instance): void => {
    instance.cancel?.();
    instance.meanwhile?.();
    instance.meanwhile = undefined;
  };

  const fail = (instance: Instance, error: unknown): void => {
    settle(instance);
    instance.state = 'failed';
    instance.error = error;
    reportProblem(instance.behaviour, instance.element, error);
    clicks.give(instance);
  };

  /** Whether an element has what it needs, as far as the code that knows it is there. */
  const passes = (instance: Instance): boolean => {
    try {
      complete?.check(instance.behaviour, instance.element);
      return true;
    } catch (error) {
      fail(instance, error);
      return false;
    }
  };

  /** The rest of the page; what waits is checked when it arrives, so that nothing is loaded in vain. */
  const completion = async (): Promise<void> => {
    if (complete) return;
    const arrived = await page().complete();
    if (complete) return;
    complete = arrived;
    for (const instance of instances()) if (instance.state === 'waiting') passes(instance);
  };

  const begin = (instance: Instance, start: Start): void => {
    if (instance.state === 'released' || !passes(instance)) return;
    settle(instance);
    const from = performance.now();
    try {
      instance.teardown = start(instance.element);
    } catch (error) {
      fail(instance, error);
      return;
    }
    instance.took = performance.now() - from;
    instance.state = 'running';
    instance.begun = ++begun;
    instance.element.dispatchEvent(
      new CustomEvent<LifecycleDetail>('auftritt:enhanced', {
        bubbles: true,
        detail: { behaviour: instance.behaviour },
      }),
    );
    clicks.give(instance);
  };

  /** The code and styles of a behaviour: at hand once they have arrived, asked for again if not. */
  const code = (name: BehaviourName, { load, bare }: Loaded): Start | Promise<Start> => {
    const known = starts.get(name);
    if (known) return known;
    const arrival = Promise.all([load(page()), styles(name), bare || completion()]).then(
      ([start]) => {
        starts.set(name, start);
        return start;
      },
      (cause: unknown) => {
        starts.delete(name);
        throw cause;
      },
    );
    starts.set(name, arrival);
    return arrival;
  };

  const load = (instance: Instance, registration: Loaded): void => {
    if (instance.state !== 'waiting' || !passes(instance)) return;
    instance.state = 'loading';
    const start = code(instance.behaviour, registration);
    if (typeof start === 'function') begin(instance, start);
    else {
      start.then(
        (ready) => begin(instance, ready),
        (error: unknown) => {
          if (instance.state === 'released') return;
          // An `import` that fails rejects with a TypeError, one of half a file with a SyntaxError.
          const missing =
            (error instanceof TypeError || error instanceof SyntaxError) &&
            `code did not arrive (${error.message})`;
          fail(instance, missing ? new Problem(instance.element, missing) : error);
        },
      );
    }
  };

  /** Lets an element wait for its code. */
  const wait = (instance: Instance, registration: Loaded): void => {
    const { when, keeps = [], bare, meanwhile } = registration;
    const { element } = instance;
    const start = (): void => load(instance, registration);
    const cancels: Cancel[] = [];
    instance.cancel = () => {
      for (const cancel of cancels.splice(0)) cancel();
    };
    for (const hook of keeps) {
      const near = clicks.keep(instance, element, selectors[hook], start);
      if (near) cancels.push(schedule('touch', near, start));
    }
    instance.meanwhile = meanwhile?.(element, page());
    const strategy = typeof when === 'function' ? when(element, page()) : when;
    if (strategy === 'now') start();
    else cancels.push(schedule(strategy, element, start));
    if (!bare && strategy === 'visible') {
      // Whoever needs it asks again, and then its absence is reported.
      completion().catch(() => {});
    }
  };

  const take = (behaviour: BehaviourName, element: HTMLElement): void => {
    const registration = registry[behaviour];
    const known = byElement.get(element) ?? new Map<BehaviourName, Instance>();
    if (known.has(behaviour)) return;
    const instance: Instance = { behaviour, element, state: 'waiting' };
    byElement.set(element, known.set(behaviour, instance));
    if ('start' in registration) begin(instance, () => registration.start(element, page()));
    else {
      try {
        wait(instance, registration);
      } catch (error) {
        fail(instance, error);
      }
    }
  };

  const end = (instance: Instance): void => {
    const { state, behaviour, element } = instance;
    settle(instance);
    instance.state = 'released';
    clicks.drop(instance);
    if (state !== 'running') return;
    try {
      instance.teardown?.();
    } catch (error) {
      reportProblem(behaviour, element, error);
    }
    element.dispatchEvent(
      new CustomEvent<LifecycleDetail>('auftritt:released', {
        bubbles: true,
        detail: { behaviour },
      }),
    );
  };

  const release = (root: ParentNode): void => {
    const ending = [...byElement].filter(([element]) => root.contains(element));
    for (const [element] of ending) byElement.delete(element);
    // What two of them have changed is put back by the one that came last, first.
    const inOrder = ending.flatMap(([, own]) => [...own.values()]);
    inOrder.sort((one, other) => (other.begun ?? 0) - (one.begun ?? 0)).forEach(end);
    // A teardown may have brought back what it had set aside.
    if (ending.length > 0) release(root);
  };

  return {
    enhance(root, { except = [] } = {}) {
      for (const name of names) {
        if (except.includes(name)) continue;
        const registration = registry[name];
        const selector = roots[name].map((hook) => selectors[hook]).join();
        const found = [...root.querySelectorAll<HTMLElement>(selector)];
        if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root);
        for (const element of found) {
          if (element.closest(copies)) continue;
          if (!(registration.needed?.(element, page()) ?? true)) continue;
          take(name, element);
        }
      }
    },
    release,
    instances,
  };
}

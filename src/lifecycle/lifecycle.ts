import { type BehaviourName, type Selectors, type Structure, structures } from '../contract.js';
import type { EnhanceOptions, Page } from '../page/page.js';
import type { Registration, Start, Teardown } from './behaviour.js';
import { keepClicks } from './kept-clicks.js';
import { type Cancel, createSchedule } from './loading.js';
import { ChunkError, Problem, reportProblem } from './problem.js';
import { wrongIn } from './structure.js';

/** The states that an element can be in for one behaviour. */
export type State = 'waiting' | 'loading' | 'running' | 'failed' | 'released';

/** One behaviour on one element. */
export interface Instance {
  readonly behaviour: BehaviourName;
  readonly element: HTMLElement;
  state: State;
  error?: unknown;
  cancel?: Cancel;
  teardown?: Teardown;
}

/** What the lifecycle is told of a page. */
export interface Surroundings {
  readonly registry: Readonly<Record<BehaviourName, Registration>>;
  /** Elements that are copies made by a widget; nothing starts in them. */
  readonly copies: string;
  readonly disabled: ReadonlySet<BehaviourName>;
  readonly selectors: Selectors;
  /** Resolves when the page has the behaviour's styles; undefined where it has them already. */
  styles(behaviour: BehaviourName): Promise<void> | undefined;
}

export interface Lifecycle {
  enhance(root: ParentNode, options?: EnhanceOptions): void;
  release(root: ParentNode): void;
  /** Every instance there is, in the order of starting. */
  instances(): readonly Readonly<Instance>[];
}

const isInside = (root: ParentNode, element: Element): boolean =>
  root.contains(element) || root === element;

/**
 * Enhance and release. It selects the elements of each behaviour, checks what they must hold,
 * loads the code when the time has come, starts it, reports what fails and takes it all away
 * again. It knows no behaviour by name.
 */
export function createLifecycle(page: () => Page, surroundings: Surroundings): Lifecycle {
  const { registry, copies, disabled, selectors, styles } = surroundings;
  const names = (Object.keys(registry) as BehaviourName[]).filter((name) => !disabled.has(name));
  const byElement = new Map<HTMLElement, Map<BehaviourName, Instance>>();
  const starts = new Map<BehaviourName, Start | Promise<Start>>();
  const schedule = createSchedule();
  const clicks = keepClicks();

  const fail = (instance: Instance, error: unknown): void => {
    instance.state = 'failed';
    instance.error = error;
    reportProblem(instance.behaviour, instance.element, error);
    clicks.give(instance);
  };

  const begin = (instance: Instance, start: Start): void => {
    if (instance.state === 'released') return;
    try {
      instance.teardown = start(instance.element, page());
    } catch (error) {
      fail(instance, error);
      return;
    }
    instance.state = 'running';
    instance.element.dispatchEvent(
      new CustomEvent('auftritt:enhanced', {
        bubbles: true,
        detail: { behaviour: instance.behaviour },
      }),
    );
    clicks.give(instance);
  };

  /** The code and styles of a behaviour: at hand once they have arrived, asked for again if not. */
  const code = (name: BehaviourName): Start | Promise<Start> => {
    const known = starts.get(name);
    if (known) return known;
    const loaded = registry[name].load(page());
    const style = styles(name);
    if (typeof loaded === 'function' && !style) {
      starts.set(name, loaded);
      return loaded;
    }
    const both = Promise.all([loaded, style]).then(
      ([start]) => {
        starts.set(name, start);
        return start;
      },
      (cause: unknown) => {
        starts.delete(name);
        throw cause instanceof TypeError
          ? new ChunkError(`code did not arrive (${cause.message})`, { cause })
          : cause;
      },
    );
    starts.set(name, both);
    return both;
  };

  const load = (instance: Instance): void => {
    if (instance.state !== 'waiting') return;
    instance.state = 'loading';
    const start = code(instance.behaviour);
    if (typeof start === 'function') begin(instance, start);
    else {
      start.then(
        (ready) => begin(instance, ready),
        (error: unknown) => {
          if (instance.state !== 'released') fail(instance, error);
        },
      );
    }
  };

  const take = (behaviour: BehaviourName, element: HTMLElement, structure: Structure): void => {
    const known = byElement.get(element) ?? new Map<BehaviourName, Instance>();
    if (known.has(behaviour)) return;
    const instance: Instance = { behaviour, element, state: 'waiting' };
    byElement.set(element, known.set(behaviour, instance));
    const wrong = wrongIn(element, structure, selectors);
    if (wrong) {
      fail(instance, new Problem(element, wrong));
      return;
    }
    const { when, keeps } = registry[behaviour];
    if (keeps) {
      const kept = keeps.map((hook) => selectors[hook]).join();
      clicks.keep(instance, element, kept, () => load(instance));
    }
    const strategy = typeof when === 'function' ? when(element, page()) : when;
    if (strategy === 'now') load(instance);
    else instance.cancel = schedule(strategy, element, () => load(instance));
  };

  const end = (instance: Instance): void => {
    const { state, behaviour, element } = instance;
    instance.cancel?.();
    instance.state = 'released';
    clicks.drop(instance);
    if (state !== 'running') return;
    try {
      instance.teardown?.();
    } catch (error) {
      reportProblem(behaviour, element, error);
    }
    element.dispatchEvent(
      new CustomEvent('auftritt:released', { bubbles: true, detail: { behaviour } }),
    );
  };

  return {
    enhance(root, { except = [] } = {}) {
      for (const name of names) {
        if (except.includes(name)) continue;
        const structure = structures[name];
        const hooks = [structure.root, ...(structure.also ?? [])];
        const selector = hooks.map((hook) => selectors[hook]).join();
        const found = [...root.querySelectorAll<HTMLElement>(selector)];
        if (root instanceof HTMLElement && root.matches(selector)) found.unshift(root);
        for (const element of found) {
          if (element.closest(copies)) continue;
          if (registry[name].needed?.(element, page()) ?? true) take(name, element, structure);
        }
      }
    },
    release(root) {
      for (const [element, instances] of [...byElement]) {
        if (!isInside(root, element)) continue;
        byElement.delete(element);
        for (const instance of [...instances.values()].reverse()) end(instance);
      }
    },
    instances: () => [...byElement.values()].flatMap((instances) => [...instances.values()]),
  };
}

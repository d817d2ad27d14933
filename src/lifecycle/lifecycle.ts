import type { BehaviourName } from '../names.js';
import { keepStyles } from '../page/adopt-styles.js';
import type { Configuration } from '../page/configuration.js';
import { isAway, type Journal, openJournal, standInOf } from '../page/journal.js';
import { waitingMark } from '../page/marks.js';
import { isFollowedBy } from '../page/nearest.js';
import type { EnhanceOptions, Page } from '../page/page.js';
import { keepInPlace } from '../page/presses.js';
import { namedError, Problem, reportProblem } from '../page/problem.js';
import { unclobbered } from '../page/unclobbered.js';
import type { LifecycleDetail, StartingDetail } from '../public-interface.js';
import type { BehaviourModule, Instance, Start } from './behaviour.js';
import { createPage } from './create-page.js';
import { createOriginals } from './originals.js';
import { wrongIn } from './structure.js';
import { createTurns } from './turns.js';

/** What the lifecycle needs of the doorman. */
export interface Door {
  enhance(root: ParentNode, options?: EnhanceOptions): void;
  release(root: ParentNode): void;
  translate(root: ParentNode): void;
  hasVisitorActed(element: Element): boolean;
  instanceOn(element: HTMLElement, name: BehaviourName): Instance | undefined;
}

type Told = 'auftritt:starting' | 'auftritt:enhanced' | 'auftritt:released';

/** Dispatches an event of the lifecycle. Returns false if a listener has cancelled it. */
const tell = (
  type: Told,
  element: HTMLElement,
  detail: LifecycleDetail | StartingDetail,
  cancelable = false,
): boolean => element.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable, detail }));

/**
 * Makes the page's document forget the images of a tree that has left it.
 *
 * Chromium's document keeps a reference to each image whose `srcset` has widths, to update it when the
 * window changes. It drops the reference when the image, or a node around it, leaves the page. But it
 * adds the reference again when the image is moved, even inside a tree that has already left the page.
 * The image and everything around it then stay in memory as long as the page is open. So after moving
 * something in such a tree, code must make the whole tree leave once more.
 *
 * @param element the tree's root, or an element in the tree. A tree on the page or in a fragment stays
 * untouched.
 */
function leaveAgain(element: Element): void {
  const root = element.getRootNode();
  if (!(root instanceof Element)) return;
  new DocumentFragment().append(root);
  root.remove();
}

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/**
 * Keeps what the keyboard has come to at its place in the window while something starts on an element before it. Tab has
 * scrolled there just now, and the browser anchors nothing before it has painted again: what closes above would push it
 * out of sight. What is out of sight already has been left by the visitor, and moves nothing.
 */
function keepFocusInPlace(element: Element, start: () => void): void {
  const focused = document.activeElement;
  const isAfter = focused && isFollowedBy(element, focused);
  if (isAfter && unclobbered(focused).matches(':focus-visible') && isInWindow(focused))
    keepInPlace(focused, start);
  else start();
}

const isReleased = ({ state }: Instance): boolean => state === 'released';

/**
 * Creates what starts and ends behaviours: it checks that their elements hold the required parts, starts them in a task
 * that nobody feels, reports failures and undoes everything again. It knows no behaviour by name.
 */
export function createLifecycle(configuration: Configuration, door: Door) {
  const turns = createTurns();
  const originals = createOriginals();
  let started = 0;
  document.addEventListener('auftritt:replaced', originals.replaced, true);

  const fail = (instance: Instance, error: unknown): void => {
    const { behaviour, element } = instance;
    instance.end?.();
    instance.end = undefined;
    instance.state = 'failed';
    instance.error = error;
    reportProblem(behaviour, element, error);
  };

  const page: Page = createPage(configuration, {
    ...door,
    fail(behaviour, element, error) {
      const instance = door.instanceOn(element, behaviour);
      if (!instance) reportProblem(behaviour, element, error);
      else {
        // What it did is undone already.
        instance.end = undefined;
        fail(instance, error);
      }
    },
  });

  /** Throws a `Problem` if the element lacks a part that the behaviour needs. */
  const check = (element: Element, definition: BehaviourModule['definition']): void => {
    const wrong = wrongIn(element, definition?.requirements, definition?.hooks);
    if (wrong) throw new Problem(element, wrong);
  };

  /** Undoes a start. */
  const end = ({ behaviour, element }: Instance, undo: Journal): void => {
    try {
      undo.close();
    } catch (error) {
      reportProblem(behaviour, element, error);
    }
    leaveAgain(element);
  };

  const begin = (instance: Instance, start: Start, undo: Journal): void => {
    const { behaviour, element } = instance;
    const { options, begin } =
      typeof start === 'function'
        ? { options: undefined, begin: () => start(element, page, undo, behaviour) }
        : ((prepared) => ({ options: prepared.options, begin: () => prepared.start(undo) }))(
            start.prepare(element, page, behaviour),
          );
    // The page's own scripts may change the options, or prevent the start.
    const starts = tell('auftritt:starting', element, { behaviour, options }, true);
    // A listener may have released it.
    if (isReleased(instance)) return;
    if (!starts) {
      instance.state = 'prevented';
      return;
    }
    const from = performance.now();
    keepStyles();
    const markOriginal = originals.take(element);
    const lack = begin();
    // Now: a press that has waited may come before whoever has called this goes on.
    unclobbered(element).removeAttribute(waitingMark);
    markOriginal(undo);
    instance.took = performance.now() - from;
    // A listener to an event of the library, such as slick's `init`, may have released the instance meanwhile.
    if (isReleased(instance)) {
      end(instance, undo);
      return;
    }
    instance.end = () => {
      end(instance, undo);
      tell('auftritt:released', element, { behaviour });
    };
    instance.error = lack;
    instance.state = instance.error ? 'unconfigured' : 'running';
    instance.startOrder = ++started;
    tell('auftritt:enhanced', element, { behaviour });
  };

  /** Starts a behaviour on its element at once. What fails is reported, and undone. */
  const startNow = (
    instance: Instance,
    definition: BehaviourModule['definition'],
    start: Start,
  ): void => {
    const undo = openJournal();
    try {
      check(instance.element, definition);
      begin(instance, start, undo);
    } catch (error) {
      end(instance, undo);
      fail(instance, error);
    }
  };

  return {
    page,
    startNow,
    /** Starts a behaviour on its element, in a task that nobody feels. Never rejects: what fails is reported. */
    async start(instance: Instance, module: BehaviourModule): Promise<void> {
      const { behaviour, element } = instance;
      /** What is shown until the start. */
      const before = openJournal();
      const endBefore = (): void => {
        instance.end = undefined;
        end(instance, before);
        instance.endWait?.();
        instance.endWait = undefined;
      };
      instance.end = endBefore;
      try {
        check(element, module.definition);
        const start = module.prepare
          ? await module.prepare(element, page, before, behaviour)
          : module.default;
        await turns.take(element, () =>
          keepFocusInPlace(element, () => {
            endBefore();
            if (!isReleased(instance)) startNow(instance, module.definition, start);
          }),
        );
      } catch (error) {
        endBefore();
        if (!isReleased(instance)) fail(instance, namedError(element, error));
      }
    },
    fail: (instance: Instance, error: unknown) =>
      fail(instance, namedError(instance.element, error)),
    /** Fetches what a start will need beside its code. What is not there is said when it is needed. */
    fetchAhead({ element, behaviour }: Instance, module: BehaviourModule): void {
      const nothing = openJournal();
      module.prepare?.(element, page, nothing, behaviour).then(nothing.close, nothing.close);
    },
    standInOf,
    isAway,
    /**
     * Lets what a script of the page has copied or written over while it ran start anew, from the server's HTML.
     *
     * @param added the elements that have been added
     * @returns those of them with which that happens
     */
    renew(records: readonly MutationRecord[], added: readonly HTMLElement[]): readonly Element[] {
      const rewritten = originals.rewritten(records, added);
      if (rewritten.length > 0) {
        import('./renew.js').then(({ renew }) => renew(rewritten, door), reportError);
      }
      return rewritten.map(({ element }) => element);
    },
  };
}

export type Lifecycle = ReturnType<typeof createLifecycle>;

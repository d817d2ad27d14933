import {
  isForField,
  isPlainClick,
  keepsDefault,
  type Meaning,
  meaningOf,
  type Pointers,
  watchPointers,
} from '../page/clicks.js';
import { belongsTo, nearest } from '../page/elements.js';
import type { Hook, Selectors } from '../public-interface.js';

/**
 * Finds the control that an action is meant for: the closest one to the action's target whose actions wait for
 * the code. For controls that no hook names, or of which only some actions wait.
 *
 * @param pointerType `mouse`, `touch` or `pen`; empty for a key or a script
 * @returns undefined if the action must not wait
 */
export type FindControl = (target: Element, pointerType: string) => HTMLElement | undefined;

/** What visitors do on an element before its code is there, and is done once it is. */
export interface Kept {
  /** The controls whose clicks wait for the code, and are carried out then. */
  readonly clicks?: readonly (Hook | FindControl)[];
  /** Where no control of a hook is in the element, the nearest one counts. */
  readonly near?: true;
  /** The fields in which Enter waits for the code: it submits a form without a button. */
  readonly enter?: FindControl;
  /** The types of events that the page gets at once and the code is told of when it starts. */
  readonly events?: readonly string[];
  /** The links and buttons in a control are its own: the code takes their clicks. */
  readonly ownsControls?: true;
  /** An action waits only if it does not wait for another behaviour. */
  readonly yields?: true;
  /** Only the last action is carried out. Without this, the last one on each control is. */
  readonly lastWins?: true;
}

/** The actions that can wait: a click, or Enter in a field. */
type ActionType = 'click' | 'keydown';

/** One type of action on the controls of an instance waits. */
interface Watch {
  readonly holder: object;
  readonly type: ActionType;
  /** The element, or its closest ancestor that contains such a control. */
  readonly region: Element;
  readonly find: FindControl;
  /** Whether a hook names the controls, and not code that knows which of their clicks it holds. */
  readonly isHook: boolean;
  readonly rules: Kept;
  readonly load: () => void;
}

/** An action that is held. */
interface Held {
  readonly watch: Watch;
  readonly control: HTMLElement;
  /**
   * The element that the visitor acted on: the control, or an element inside it, which may be a link.
   */
  readonly target: Element;
  readonly pointerType: string;
  /** Whether the browser has answered it as well: a box in the control has been ticked. */
  readonly isShared: boolean;
}

/**
 * Whether `watch` takes precedence over `other` for an action. The inner one does, unless it yields.
 */
const comesBefore = (watch: Watch, other: Watch): boolean =>
  watch.rules.yields === other.rules.yields
    ? other.region.contains(watch.region)
    : !watch.rules.yields;

/**
 * Whether the event is a click that opens no new tab, or an Enter key press that does not end an IME
 * composition.
 */
const isPlain = (event: MouseEvent | KeyboardEvent): boolean =>
  event instanceof MouseEvent ? isPlainClick(event) : event.key === 'Enter' && !event.isComposing;

/** The options that all replayed events share. */
const init = { bubbles: true, cancelable: true, composed: true };

/** Clicks an element. It does not use `click()`, which would lose the pointer type. */
const click = (target: Element, pointerType: string): boolean =>
  target.dispatchEvent(new PointerEvent('click', { ...init, view: window, pointerType }));

/** Says whom an action on a held control is for. */
function meaningFor({ isHook, rules }: Watch, control: Element, event: Event): Meaning {
  if (!isHook) return 'own';
  if (rules.ownsControls) return isForField(control, event) ? 'visitors' : 'own';
  return meaningOf(control, event);
}

/**
 * Lets the code on a control answer a click that the browser and the page have answered already. A plain
 * event ticks nothing, and it reaches no listener but those that come first: the code's own.
 */
function answerShared(control: Element): void {
  const stop = (event: Event): void => event.stopImmediatePropagation();
  control.addEventListener('click', stop, true);
  control.dispatchEvent(new Event('click', { cancelable: true }));
  control.removeEventListener('click', stop, true);
}

/** Presses Enter in a field. A scripted event does not submit the form, so this function does. */
function pressEnter(target: Element): void {
  const submits = target.dispatchEvent(new KeyboardEvent('keydown', { ...init, key: 'Enter' }));
  if (submits && target instanceof HTMLInputElement) target.form?.requestSubmit();
}

/**
 * Keeps the events of some types on an element and on the controls that are tied to it.
 *
 * @returns how to keep no more of them
 */
function keepEvents(
  element: Element,
  types: readonly string[],
  kept: Event[],
  load: () => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const keep = (event: Event): void => {
    if (!belongsTo(event.target, element)) return;
    kept.push(event);
    load();
  };
  for (const type of types) {
    document.addEventListener(type, keep, { capture: true, passive: true, signal });
  }
  return () => listening.abort();
}

/**
 * Keeps what visitors do before the code has loaded, and carries it out afterwards. If the code does not
 * load, an action does what it would have done without the script.
 */
export function keepActions() {
  /** Whose actions they are → what waits. */
  const watches = new Map<object, Watch[]>();
  let actions: readonly Held[] = [];
  const endEvents = new Map<object, () => void>();
  let pointers: Pointers | undefined;
  /**
   * True during a replay, so that behaviours on ancestor elements do not hold the replayed action
   * again.
   */
  let replaying = false;

  const onAction = (event: MouseEvent | KeyboardEvent): void => {
    if (replaying || event.defaultPrevented || !isPlain(event)) return;
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const pointerType = (event instanceof MouseEvent && pointers?.typeOf(event)) || '';
    let held: Held | undefined;
    for (const watch of [...watches.values()].flat()) {
      if (watch.type !== type) continue;
      const control = watch.find(target, pointerType);
      if (!control || !belongsTo(control, watch.region)) continue;
      if (held && !comesBefore(watch, held.watch)) continue;
      const meaning = meaningFor(watch, control, event);
      // A control inside does what it does for the visitor.
      if (meaning === 'visitors') continue;
      const isShared = meaning === 'shared' || (watch.isHook && keepsDefault(control));
      held = { watch, control, target, pointerType, isShared };
    }
    if (!held) return;
    const { watch, control, isShared } = held;
    watch.load();
    if (isShared) {
      actions = [...actions, held];
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const isReplaced = (other: Held): boolean =>
      other.watch.holder === watch.holder && (watch.rules.lastWins || other.control === control);
    actions = [...actions.filter((other) => !isReplaced(other)), held];
  };

  const watchFor = (
    holder: object,
    type: ActionType,
    element: HTMLElement,
    control: string | FindControl,
    rules: Kept,
    load: () => void,
  ): Element | undefined => {
    const isHook = typeof control === 'string';
    const isInside = !rules.near || !isHook || element.matches(control);
    const part = isInside ? element : nearest(element, control);
    let region: Element = element;
    while (part && !region.contains(part) && region.parentElement) region = region.parentElement;
    const find: FindControl = isHook
      ? (target) => target.closest<HTMLElement>(control) ?? undefined
      : control;
    pointers ??= watchPointers(window);
    document.addEventListener(type, onAction, true);
    const own = watches.get(holder) ?? [];
    own.push({ holder, type, region, find, isHook, rules, load });
    watches.set(holder, own);
    return part && region !== element ? part : undefined;
  };

  /** Ends the keeping, and returns the actions. */
  const take = (holder: object): readonly Held[] => {
    endEvents.get(holder)?.();
    endEvents.delete(holder);
    watches.delete(holder);
    const taken = actions.filter(({ watch }) => watch.holder === holder);
    actions = actions.filter(({ watch }) => watch.holder !== holder);
    if (watches.size === 0) {
      document.removeEventListener('click', onAction, true);
      document.removeEventListener('keydown', onAction, true);
      pointers?.end();
      pointers = undefined;
    }
    return taken;
  };

  return {
    /**
     * Keeps from now on what visitors do on an element, and calls `load` each time.
     *
     * @param holder whose actions they are
     * @returns the events that are kept, in the order in which they come; and the controls that stand outside the
     * element
     */
    keep(
      holder: object,
      element: HTMLElement,
      kept: Kept,
      selectors: Selectors,
      load: () => void,
    ): { readonly events: readonly Event[]; readonly outside: readonly Element[] } {
      const { clicks = [], enter, events: types } = kept;
      const events: Event[] = [];
      const outside = clicks.flatMap((each) => {
        const control = typeof each === 'string' ? selectors[each] : each;
        return watchFor(holder, 'click', element, control, kept, load) ?? [];
      });
      if (enter) watchFor(holder, 'keydown', element, enter, kept, load);
      if (types) endEvents.set(holder, keepEvents(element, types, events, load));
      return { events, outside };
    },
    /** Ends the keeping, and carries out each action once, in the order in which they came. */
    carryOut(holder: object): void {
      for (const { watch, control, target, pointerType, isShared } of take(holder)) {
        // The page may have changed since the action. For example, a form that can be submitted by now
        // no longer matches.
        if (!target.isConnected || !watch.find(target, pointerType)) continue;
        replaying = true;
        if (isShared) answerShared(control);
        else if (watch.type === 'click') click(target, pointerType);
        else pressEnter(target);
        replaying = false;
      }
    },
    /** Ends the keeping, and discards what was kept. */
    forget(holder: object): void {
      take(holder);
    },
  };
}

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

/**
 * Finds the control that an action is meant for: the closest one to the action's target that the script
 * holds actions on. For controls that no hook names, or that hold only some actions.
 *
 * @param pointerType `mouse`, `touch` or `pen`; empty for a key or a script
 * @returns undefined if the script must not hold the action
 */
export type HeldControl = (target: Element, pointerType: string) => HTMLElement | undefined;

/**
 * The actions that the script can hold: a click, or Enter in a field, which submits a form without a
 * button.
 */
export type ActionType = 'click' | 'keydown';

/** How the script holds the actions of a behaviour. */
export interface HoldingRules {
  /** The links and buttons in a held control are its own: the code answers their clicks. */
  readonly ownsControls?: true;
  /** Holds an action only if no other behaviour holds it. */
  readonly yields?: true;
  /**
   * Replays only the last action. Without this, the script replays the last action on each control.
   */
  readonly lastWins?: true;
}

/** A rule that holds one type of action on the controls of an instance. */
interface Watch {
  readonly holder: object;
  readonly type: ActionType;
  /** The element, or its closest ancestor that contains such a control. */
  readonly region: Element;
  readonly find: HeldControl;
  /** Whether a hook names the controls, and not code that knows which of their clicks it holds. */
  readonly isHook: boolean;
  readonly rules: HoldingRules;
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

export interface HeldActions {
  /**
   * Holds plain actions of one type on the controls in `element`, and calls `load` for each. If no
   * control in `element` matches, it holds actions on the nearest matching control.
   *
   * @returns the nearest control, if it stands outside the element
   */
  hold(
    holder: object,
    type: ActionType,
    element: HTMLElement,
    control: string | HeldControl,
    rules: HoldingRules,
    load: () => void,
  ): Element | undefined;
  /** Stops holding, and replays each held action once, in the order in which they came. */
  replay(holder: object): void;
  /** Stops holding, and discards the held actions. */
  forget(holder: object): void;
}

/**
 * Holds actions that come before the code has loaded, and replays them afterwards. If the code does not
 * load, the replayed action does what it would have done without the script.
 */
export function holdActions(): HeldActions {
  const watches = new Set<Watch>();
  let actions: readonly Held[] = [];
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
    for (const watch of watches) {
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

  /** Stops holding, and returns the held actions. */
  const take = (holder: object): readonly Held[] => {
    for (const watch of watches) if (watch.holder === holder) watches.delete(watch);
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
    hold(holder, type, element, control, rules, load) {
      const isSelector = typeof control === 'string';
      const part = !isSelector || element.matches(control) ? element : nearest(element, control);
      let region: Element = element;
      while (part && !region.contains(part) && region.parentElement) region = region.parentElement;
      const find: HeldControl = isSelector
        ? (target) => target.closest<HTMLElement>(control) ?? undefined
        : control;
      pointers ??= watchPointers(window);
      document.addEventListener(type, onAction, true);
      watches.add({ holder, type, region, find, isHook: isSelector, rules, load });
      return part && region !== element ? part : undefined;
    },
    replay(holder) {
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
    forget(holder) {
      take(holder);
    },
  };
}

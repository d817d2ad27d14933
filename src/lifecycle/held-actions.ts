import { belongsTo } from '../page/belongs-to.js';
import { nearest } from '../page/nearest.js';
import { isPlainClick } from '../page/plain-click.js';
import { type Pointers, watchPointers } from '../page/pointer.js';

/**
 * Finds the control that an action is for: the closest around its target that is to be held, or
 * undefined. For controls that no hook names, or that wait for some actions only.
 *
 * @param pointerType `mouse`, `touch` or `pen`; empty for a key or a script
 */
export type HeldControl = (target: Element, pointerType: string) => HTMLElement | undefined;

/** What a visitor does: a click, or Enter in a field, which submits a form without a button. */
export type ActionType = 'click' | 'keydown';

/** How the actions of a behaviour are held. */
export interface HoldingRules {
  /** They are held only where no other behaviour holds them. */
  readonly yields?: true;
  /** Only the last of them is carried out; else the last on each control. */
  readonly lastWins?: true;
}

/** The actions on an instance's controls that are held. */
interface Watch {
  readonly holder: object;
  readonly type: ActionType;
  /** The element, or the closest around it in which there is such a control. */
  readonly region: Element;
  readonly find: HeldControl;
  readonly rules: HoldingRules;
  readonly load: () => void;
}

/** An action that is held. */
interface Held {
  readonly watch: Watch;
  readonly control: HTMLElement;
  /** What was acted on: the control, or what is inside it and may be a link. */
  readonly target: Element;
  readonly pointerType: string;
}

/** Whether an action is for `watch` rather than for `other`: for the inner one, unless it yields. */
function comesBefore(watch: Watch, other: Watch): boolean {
  const yields = other.rules.yields ?? false;
  return (watch.rules.yields ?? false) === yields ? other.region.contains(watch.region) : yields;
}

/** A click that asks for no new tab, or Enter that ends no composition. */
const isPlain = (event: MouseEvent | KeyboardEvent): boolean =>
  event instanceof MouseEvent ? isPlainClick(event) : event.key === 'Enter' && !event.isComposing;

/** What the events of a replay have in common. */
const init = { bubbles: true, cancelable: true, composed: true };

/** Clicks; not by `click()`, which would forget what pressed the control. */
const click = (target: Element, pointerType: string): boolean =>
  target.dispatchEvent(new PointerEvent('click', { ...init, view: window, pointerType }));

/** Presses Enter in a field, which a script's event alone does not submit. */
function pressEnter(target: Element): void {
  const submits = target.dispatchEvent(new KeyboardEvent('keydown', { ...init, key: 'Enter' }));
  if (submits && target instanceof HTMLInputElement) target.form?.requestSubmit();
}

export interface HeldActions {
  /**
   * Holds plain actions of a type on the controls in `element`, or near it where nothing in it
   * matches, and calls `load`.
   *
   * @returns the control that is near the element and not in it
   */
  hold(
    holder: object,
    type: ActionType,
    element: HTMLElement,
    control: string | HeldControl,
    rules: HoldingRules,
    load: () => void,
  ): Element | undefined;
  /** Stops holding, and carries out what is held, each action once and in the order in which they came. */
  replay(holder: object): void;
  /** Stops holding, and forgets what is held. */
  forget(holder: object): void;
}

/**
 * An action that comes before the code is held, and replayed when the code is there; where the code
 * does not arrive, the action does what it would have done without the script.
 */
export function holdActions(): HeldActions {
  const watches = new Set<Watch>();
  let actions: readonly Held[] = [];
  let pointers: Pointers | undefined;
  /** An action that is replayed is not held again by what surrounds its element. */
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
      held = { watch, control, target, pointerType };
    }
    if (!held) return;
    const { watch, control } = held;
    event.preventDefault();
    event.stopImmediatePropagation();
    const isReplaced = (other: Held): boolean =>
      other.watch.holder === watch.holder && (watch.rules.lastWins || other.control === control);
    actions = [...actions.filter((other) => !isReplaced(other)), held];
    watch.load();
  };

  /** Stops holding; returns what was held. */
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
      watches.add({ holder, type, region, find, rules, load });
      return part && region !== element ? part : undefined;
    },
    replay(holder) {
      for (const { watch, target, pointerType } of take(holder)) {
        // The page may have changed since: a form that can be submitted now is not, without a press.
        if (!target.isConnected || !watch.find(target, pointerType)) continue;
        replaying = true;
        if (watch.type === 'click') click(target, pointerType);
        else pressEnter(target);
        replaying = false;
      }
    },
    forget(holder) {
      take(holder);
    },
  };
}

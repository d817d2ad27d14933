import type { Row } from '../lifecycle/row.js';
import {
  isForField,
  isPlainClick,
  keepsDefault,
  leadsHere,
  type Meaning,
  meaningOf,
  watchPointers,
} from '../page/controls.js';
import { unclobbered } from '../page/unclobbered.js';
import { submits } from './submits.js';
import { isWaiting, type Visit } from './visit.js';

/** A press that is remembered. */
interface Held {
  /** What the visitor pressed, which may stand inside of a control. */
  readonly target: Element;
  readonly pointerType: string;
  readonly type: string;
  readonly meant: Meant | undefined;
  /** When (ms since the page's start) it was pressed first. */
  readonly since: number;
}

/** The control that a press is for, and what waits behind it. */
interface Meant {
  readonly control: Element;
  readonly row: Row;
  visits: readonly Visit[];
  /** Whether the browser has answered the press: a box has been ticked. */
  readonly isAnswered: boolean;
}

/** How long (ms) a press waits for code that hangs. Who presses again later is answered by the browser. */
const patience = 5000;

/** What the browser answers at once, and only asks for the state of later. */
const fields = 'input, select, textarea, label, option';

const init = { bubbles: true, cancelable: true, composed: true };

const byRow = (visits: readonly Visit[]): ReadonlyMap<Row, Visit[]> => {
  const rows = new Map<Row, Visit[]>();
  for (const visit of visits) rows.set(visit.row, [...(rows.get(visit.row) ?? []), visit]);
  return rows;
};

/** Clicks an element. It does not use `click()`, which would lose the pointer type. */
const click = (target: Element, pointerType: string): boolean =>
  target.dispatchEvent(new PointerEvent('click', { ...init, view: window, pointerType }));

/** Presses Enter in a field. A scripted event does not submit the form, so this function does. */
function pressEnter(target: Element): void {
  const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', { ...init, key: 'Enter' }));
  if (goesOn && target instanceof HTMLInputElement) target.form?.requestSubmit();
}

/**
 * Lets the code on a control answer a click that the browser and the page have answered already. A plain event ticks
 * nothing, and it reaches no listener but those that come first: the code's own.
 */
function answerTicked(control: Element): void {
  const stop = (event: Event): void => event.stopImmediatePropagation();
  control.addEventListener('click', stop, true);
  control.dispatchEvent(new Event('click', { cancelable: true }));
  control.removeEventListener('click', stop, true);
}

/**
 * Remembers who has pressed a control whose code is not there: the press is stopped, and dispatched once when the code
 * is there, or has failed to come.
 *
 * @param waiting returns what waits for its code
 * @param call calls the code
 */
export function createPresses(waiting: () => readonly Visit[], call: (visit: Visit) => void) {
  const pointerOf = watchPointers(window);
  let held: readonly Held[] = [];
  let isDispatching = false;
  /** Whether the rows of the page are known. */
  let isKnown = false;

  /** The control of a row that an event is for. */
  const controlFor = (row: Row, event: Event, target: Element, finger: boolean): Element | null => {
    if (event.type !== 'click') return null;
    const selectors = [row.press, finger ? row.finger : undefined].filter(
      (each) => each !== undefined,
    );
    const control = selectors.length > 0 ? target.closest(selectors.join()) : null;
    const isMeant = !row.links || (control instanceof HTMLAnchorElement && leadsHere(control));
    return isMeant ? control : null;
  };

  const meaningFor = (row: Row, control: Element, event: Event): Meaning => {
    if (!row.ownsControls) return meaningOf(control, event);
    return isForField(control, event) ? 'visitors' : 'own';
  };

  /** Who is meant by a press: the innermost control, and a link to a place where nothing else is. */
  const whoIsMeant = (event: Event, target: Element, finger: boolean): Meant | undefined => {
    let meant: Meant | undefined;
    /** Whether what is meant stands around the control. */
    let isAround = false;
    for (const [row, visits] of byRow(waiting())) {
      if (row.submits) {
        for (const visit of visits) {
          const control = submits(event, visit.element);
          if (control) return { control, row, visits: [visit], isAnswered: false };
        }
        continue;
      }
      // What is shown before its code is there looks the same to a mouse.
      const isTapped = finger || visits.some(({ isShown }) => isShown);
      const control = controlFor(row, event, target, isTapped);
      if (!control) continue;
      const enclosing = visits.filter(({ element }) => unclobbered(element).contains(control));
      const encloses = enclosing.length > 0;
      if (!encloses && !row.around) continue;
      // Of two kinds with the same controls, the one that the control stands in.
      const isNearer = encloses && !isAround && row.press === meant?.row.press;
      const isInner = meant?.control !== control && meant?.control.contains(control);
      if (meant && (row.links || !(isInner || isNearer || meant.row.links))) continue;
      const meaning = meaningFor(row, control, event);
      // A control inside does what it does for the visitor.
      if (meaning === 'visitors') continue;
      const isAnswered = meaning === 'shared' || keepsDefault(control);
      // All of the row wait where it stands outside.
      meant = { control, row, visits: encloses ? enclosing : visits, isAnswered };
      isAround = encloses;
    }
    return meant;
  };

  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const knock = (event: MouseEvent | KeyboardEvent): void => {
    const { target, type } = event;
    if (isDispatching || event.defaultPrevented || !(target instanceof Element)) return;
    if (
      event instanceof KeyboardEvent
        ? event.key !== 'Enter' || event.isComposing
        : !isPlainClick(event)
    )
      return;
    const pointerType = event instanceof MouseEvent ? pointerOf(event) : '';
    const meant = isKnown ? whoIsMeant(event, target, pointerType === 'touch') : undefined;
    if (!meant && (isKnown || type !== 'click' || target.closest(fields))) return;
    const isAgain = (other: Held): boolean =>
      meant && other.meant
        ? other.meant.control === meant.control ||
          (meant.row.lastWins === true &&
            meant.visits.some((visit) => other.meant?.visits.includes(visit)))
        : other.target === target;
    const { since } = held.find(isAgain) ?? { since: performance.now() };
    held = held.filter((other) => !isAgain(other));
    const shown = meant?.visits.find((visit) => visit.answer?.(meant.control));
    // It knows its own opener: the press is for no other menu.
    if (meant && shown) meant.visits = [shown];
    if (shown?.isShown === false) {
      stop(event);
      return;
    }
    if (performance.now() - since > patience) return;
    held = [...held, { target, pointerType, type, meant, since }];
    if (!meant?.isAnswered) stop(event);
    if (!shown) for (const visit of meant?.visits ?? []) call(visit);
  };
  addEventListener('click', knock, true);
  addEventListener('keydown', knock, true);

  const dispatch = ({ target, pointerType, type, meant }: Held): void => {
    // The page may have changed since: a form that can be submitted by now has been.
    const isMeant =
      !meant?.row.submits || meant.visits.some(({ element }) => submits({ type, target }, element));
    if (!target.isConnected || !isMeant) return;
    isDispatching = true;
    if (meant?.isAnswered) answerTicked(meant.control);
    else if (type === 'click') click(target, pointerType);
    else pressEnter(target);
    isDispatching = false;
  };

  return {
    /** Dispatches the presses for which nothing has to wait any longer. */
    answer(): void {
      const isReady = ({ meant }: Held): boolean =>
        meant?.visits.every((visit) => !isWaiting(visit)) ?? isKnown;
      const ready = held.filter(isReady);
      held = held.filter((each) => !ready.includes(each));
      for (const each of ready) dispatch(each);
    },
    /** The rows of the page are known: what was pressed before is for one of them, or for the page. */
    know(): void {
      if (isKnown) return;
      isKnown = true;
      const before = held;
      held = [];
      for (const { target, pointerType } of before) {
        // As if it were pressed now: what waits for it takes it.
        if (target.isConnected) click(target, pointerType);
      }
    },
  };
}

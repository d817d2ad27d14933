import type { Journal } from '../../page/journal.js';

/** How far (px) the beginning of a way lies behind the pointer, so that one unsteady step does not turn it. */
const trail = 16;

/** How long (ms) a pointer may rest on its way. */
const patience = 250;

/** Within how long (ms) a pointer that goes straight on has only passed an entry. */
const passing = 100;

/** Whether the straight line from one point through another meets a box, there or later. */
function meets(fromX: number, fromY: number, x: number, y: number, box: DOMRect): boolean {
  const along = (from: number, to: number, start: number, end: number) => {
    const times = [start, end].map((edge) => (edge - from) / (to - from));
    return [Math.min(...times), Math.max(...times)] as const;
  };
  const [enterX, leaveX] = along(fromX, x, box.left, box.right);
  const [enterY, leaveY] = along(fromY, y, box.top, box.bottom);
  const leave = Math.min(leaveX, leaveY);
  return Math.max(enterX, enterY) <= leave && leave >= 1;
}

/**
 * Keeps a level of the bar open while the mouse goes straight from its entry to it, over whatever lies between: a gap,
 * or entries with levels of their own (WCAG 2.2, 1.4.13, "Hoverable"). A mouse that turns or rests is on its way no
 * more.
 *
 * @param kept is called when a level stands open that the mouse has left
 */
export function keepOnTheWay(navigation: HTMLElement, undo: Journal, kept: () => void): void {
  let entry: HTMLElement | undefined;
  let list: Element | undefined;
  let level = new DOMRect();
  let [fromX, fromY] = [0, 0];
  let holding: Journal | undefined;
  let limit = 0;
  /** The last event, and the one that began the way with the step (px) before it. */
  let last: PointerEvent | undefined;
  let first: { readonly event: PointerEvent; readonly stepX: number; readonly stepY: number };

  /** Whether the pointer goes on as it came, over an entry that it did not mean. */
  const passes = ({ timeStamp, clientX, clientY }: PointerEvent): boolean => {
    const { event, stepX, stepY } = first;
    const [x, y] = [clientX - event.clientX, clientY - event.clientY];
    const straight = (x * stepX + y * stepY) / Math.hypot(x, y) / Math.hypot(stepX, stepY);
    return timeStamp - event.timeStamp < passing && straight > 0.95;
  };

  const release = (): void => {
    clearTimeout(limit);
    holding?.close();
    holding = undefined;
  };

  const leave = (): void => {
    release();
    entry = undefined;
  };

  const hold = (held: HTMLElement): void => {
    clearTimeout(limit);
    limit = window.setTimeout(leave, patience);
    if (holding) return;
    holding = undo.part();
    for (const each of navigation.querySelectorAll('li')) {
      if (each.contains(held)) holding.class(each, 'is-open');
    }
    for (const other of held.parentElement?.children ?? []) {
      if (other === held || !(other instanceof HTMLElement)) continue;
      holding.style(other, 'pointer-events', 'none');
    }
    kept();
  };

  /** Begins a way at the entry under the pointer, if it has a level. */
  const begin = (target: Element, event: PointerEvent): void => {
    const under = navigation.contains(target) ? target.closest<HTMLElement>('li') : null;
    list = under?.querySelector(':scope > ul') ?? undefined;
    if (!under || !list || list.contains(target)) return;
    entry = under;
    [fromX, fromY] = [event.clientX, event.clientY];
    // A pointer that has rested does not go on.
    const before = last && event.timeStamp - last.timeStamp < passing ? last : event;
    first = { event, stepX: fromX - before.clientX, stepY: fromY - before.clientY };
    level = list.getBoundingClientRect();
  };

  const follow = (event: PointerEvent): void => {
    const { pointerType, target, clientX: x, clientY: y } = event;
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    const isOutside = entry && !entry.contains(target);
    if (entry && isOutside && meets(fromX, fromY, x, y, level) && (holding || !passes(event))) {
      hold(entry);
      return;
    }
    if (isOutside || list?.contains(target)) leave();
    if (!entry) {
      begin(target, event);
      return;
    }
    release();
    const behind = Math.hypot(x - fromX, y - fromY);
    const pulled = Math.max(0, 1 - trail / behind);
    fromX += (x - fromX) * pulled;
    fromY += (y - fromY) * pulled;
    level = list?.getBoundingClientRect() ?? level;
  };

  const onMove = (event: PointerEvent): void => {
    follow(event);
    last = event;
  };

  undo.on(document, 'pointermove', onMove, { capture: true, passive: true });
  undo.by(leave);
}

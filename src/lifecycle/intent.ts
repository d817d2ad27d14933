/** How near (px) a pointer or the focus comes to an element that the visitor is about to use. */
const reach = 200;

const signs = ['pointermove', 'pointerdown', 'focusin'] as const;

/** An element, and what to do once the visitor is likely to use it. */
interface Wait {
  readonly element: Element;
  readonly act: () => void;
}

const waits = new Set<Wait>();

const isNear = (one: DOMRect, other: DOMRect): boolean =>
  one.left <= other.right + reach &&
  one.right >= other.left - reach &&
  one.top <= other.bottom + reach &&
  one.bottom >= other.top - reach;

/** Where the visitor is: at the pointer, or at the element that has the focus. */
function placeOf(event: Event): DOMRect | undefined {
  if (event instanceof PointerEvent) return new DOMRect(event.clientX, event.clientY);
  return event.target instanceof Element ? event.target.getBoundingClientRect() : undefined;
}

function end(wait: Wait): void {
  waits.delete(wait);
  if (waits.size > 0) return;
  for (const sign of signs) document.removeEventListener(sign, notice, true);
}

function notice(event: Event): void {
  const place = placeOf(event);
  if (!place) return;
  for (const wait of waits) {
    if (!isNear(place, wait.element.getBoundingClientRect())) continue;
    end(wait);
    wait.act();
  }
}

/**
 * Calls `act` once a pointer or the focus is near the element, or a finger touches the page there. One set of
 * listeners serves all elements.
 *
 * @returns a function that ends the wait
 */
export function whenIntended(element: Element, act: () => void): () => void {
  const wait = { element, act };
  waits.add(wait);
  for (const sign of signs) {
    document.addEventListener(sign, notice, { capture: true, passive: true });
  }
  return () => end(wait);
}

import { usesArrows } from '../../page/arrow-keys.js';
import { takeClicks } from '../../page/clicks.js';
import { clones } from '../../page/elements.js';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (place: unknown): place is Field =>
  place instanceof HTMLInputElement ||
  place instanceof HTMLSelectElement ||
  place instanceof HTMLTextAreaElement;

/** A slide and all that is in it, in the order of the page. */
const allOf = (slide: Element): Element[] => [slide, ...slide.querySelectorAll('*')];

/** Gives a field what stands in another one. */
function take(field: Field, from: Field): void {
  if (field instanceof HTMLInputElement && from instanceof HTMLInputElement) {
    field.checked = from.checked;
    // No script may choose a file.
    if (field.type === 'file') return;
  }
  field.value = from.value;
}

/**
 * Lets what a visitor does in a copy of a slide count for the slide itself, since copies lack the behaviour that other
 * scripts gave to its links and buttons, and a form sends no copies.
 */
export function serveCopies(slider: HTMLElement, slides: readonly Element[], signal: AbortSignal) {
  /** What stands in a slide where this stands in its copy; undefined for what is in none. */
  const originalOf = (place: Element): Element | undefined => {
    const copy = place.closest<HTMLElement>(clones);
    const slide = slides[(Number(copy?.dataset.slickIndex) + slides.length) % slides.length];
    if (!copy || !slide || !slider.contains(copy)) return undefined;
    const original = allOf(slide)[allOf(copy).indexOf(place)];
    return original?.localName === place.localName ? original : undefined;
  };
  const follow = (event: Event): void => {
    const { target, type } = event;
    if (!isField(target)) return;
    const original = originalOf(target);
    if (isField(original)) {
      event.stopImmediatePropagation();
      take(original, target);
      original.dispatchEvent(new Event(type, { bubbles: true }));
      return;
    }
    // All of them: a choice takes that of others away.
    for (const field of slider.querySelectorAll(`${clones} :is(input, select, textarea)`)) {
      const source = originalOf(field);
      if (isField(field) && isField(source)) take(field, source);
    }
  };
  for (const type of ['input', 'change']) {
    slider.addEventListener(type, follow, { signal, capture: true });
  }
  // This runs before the listeners that jQuery has copied to slick's clones.
  const end = takeClicks(slider, (target, click) => {
    const original = usesArrows(target) ? undefined : originalOf(target);
    if (!original) return false;
    click.stopImmediatePropagation();
    // `click()` cannot be used: while it runs, the browser ignores a second `click()` on the same element, and the
    // lifecycle replays a held click with `click()`.
    const Type = click instanceof PointerEvent ? PointerEvent : MouseEvent;
    original.dispatchEvent(new Type('click', click));
    return true;
  });
  signal.addEventListener('abort', end);
}

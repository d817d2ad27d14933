import { usesArrows } from '../../page/arrow-keys.js';
import { takeClicks } from '../../page/clicks.js';
import { clones } from '../../page/elements.js';
import type { Journal } from '../../page/journal.js';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLSelectElement ||
  node instanceof HTMLTextAreaElement;

/** A slide and all that is in it, in the order of the page. */
const allOf = (slide: Element): Element[] => [slide, ...slide.querySelectorAll('*')];

/** Gives a field what stands in another one. */
function take(field: Field, from: Field): void {
  if (field instanceof HTMLSelectElement && from instanceof HTMLSelectElement) {
    // Several of them may be chosen.
    for (const [index, option] of [...from.options].entries())
      Object.assign(field.options[index] ?? {}, { selected: option.selected });
    return;
  }
  if (field instanceof HTMLInputElement && from instanceof HTMLInputElement) {
    field.checked = from.checked;
    // A script may hand on files, and not name them.
    if (field.type === 'file') {
      field.files = from.files;
      return;
    }
  }
  field.value = from.value;
}

/**
 * Lets what a visitor does in a copy of a slide count for the slide itself, since copies lack the behaviour that other
 * scripts gave to its links and buttons, and a form sends no copies.
 */
export function serveCopies(slider: HTMLElement, slides: readonly Element[], undo: Journal): void {
  /** What stands in a slide where this stands in its copy; undefined for what is in none. */
  const originalOf = (part: Element): Element | undefined => {
    const copy = part.closest<HTMLElement>(clones);
    const slide = slides[(Number(copy?.dataset.slickIndex) + slides.length) % slides.length];
    if (!copy || !slide || !slider.contains(copy)) return undefined;
    const original = allOf(slide)[allOf(copy).indexOf(part)];
    return original?.localName === part.localName ? original : undefined;
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
  undo.on(slider, 'input', follow, { capture: true });
  undo.on(slider, 'change', follow, { capture: true });
  // This runs before the listeners that jQuery has copied to slick's clones.
  const answer = (target: Element, click: MouseEvent): boolean => {
    const original = usesArrows(target) ? undefined : originalOf(target);
    if (!original) return false;
    click.stopImmediatePropagation();
    // `click()` cannot be used: while it runs, the browser ignores a second `click()` on the same element, and the
    // lifecycle replays a held click with `click()`.
    const Type = click instanceof PointerEvent ? PointerEvent : MouseEvent;
    original.dispatchEvent(new Type('click', click));
    return true;
  };
  undo.by(takeClicks(slider, answer));
}

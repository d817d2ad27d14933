/** Matches the names of honeypot fields and of elements around them: "honeypot", "form-honey-pot". */
const name = /honey[-_]?pot/i;

/** Inline styles that hide an element or move it out of sight. */
const hiding =
  /\b(display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0|clip(-path)?\s*:|position\s*:\s*(absolute|fixed))/i;

/** A field and its ancestors up to the form, without the form itself. */
function around(field: HTMLElement): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let each: HTMLElement | null = field; each && !each.matches('form'); ) {
    elements.push(each);
    each = each.parentElement;
  }
  return elements;
}

/** Whether a field is for nobody: it is closed to the keyboard, and to autofill or screen readers. */
const isForNobody = (field: HTMLElement, elements: readonly HTMLElement[]): boolean =>
  field.getAttribute('tabindex') === '-1' &&
  (field.getAttribute('autocomplete') === 'off' ||
    elements.some((each) => each.getAttribute('aria-hidden') === 'true'));

/**
 * Whether a field is a honeypot, a trap for robots, that visitors can see unless a stylesheet hides it.
 * Some systems give it a random name, so a field that is for nobody counts as a honeypot too.
 */
export function isSeenHoneypot(field: HTMLElement): boolean {
  const elements = around(field);
  const isHoneypot =
    isForNobody(field, elements) ||
    elements.some(({ id, className }) => name.test(`${id} ${className}`)) ||
    name.test(field.getAttribute('name') ?? '');
  return (
    isHoneypot &&
    field.getAttribute('type') !== 'hidden' &&
    !elements.some((each) => each.hidden || hiding.test(each.getAttribute('style') ?? ''))
  );
}

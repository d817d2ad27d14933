/** How the name of such a field or of what is around it is written: "honeypot", "form-honey-pot". */
const name = /honey[-_]?pot/i;

/** Styles of an element itself that hide it, or move it out of sight. */
const hiding =
  /\b(display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0|clip(-path)?\s*:|position\s*:\s*(absolute|fixed))/i;

/** An element and what is around it, up to the form. */
function around(field: HTMLElement): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let each: HTMLElement | null = field; each && !each.matches('form'); ) {
    elements.push(each);
    each = each.parentElement;
  }
  return elements;
}

/** A field that neither the keyboard nor the browser's own words are to reach is for nobody. */
const isForNobody = (field: HTMLElement, elements: readonly HTMLElement[]): boolean =>
  field.getAttribute('tabindex') === '-1' &&
  (field.getAttribute('autocomplete') === 'off' ||
    elements.some((each) => each.getAttribute('aria-hidden') === 'true'));

/**
 * Whether a field is a trap for robots that visitors see as long as no stylesheet hides it. Systems
 * name such a field at random, so that it is also known by being for nobody.
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

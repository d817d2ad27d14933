import type { Control } from './controls.js';

/** Elements in a label whose text is not the label's. */
const noText = 'input, select, textarea, button, datalist, script, style';

/** The text of a label without a final asterisk, colon or full stop. */
function labelText(label: Element | null | undefined): string {
  if (!label) return '';
  const copy = document.importNode(label, true);
  for (const element of copy.querySelectorAll(noText)) element.remove();
  return copy.textContent
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s*:.]+$/, '')
    .trim();
}

function ariaName(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s/) ?? [];
  const texts = ids.map((id) => labelText(document.getElementById(id)));
  return texts.filter(Boolean).join(' ') || (element.getAttribute('aria-label') ?? '');
}

/**
 * The label of a control. The one in its field is found by the field; the browser looks through the whole page
 * for each control that is asked for its `labels`.
 */
function labelOf(control: Control, field: HTMLElement | null): HTMLLabelElement | undefined {
  const inside = [...(field?.querySelectorAll('label') ?? [])];
  return inside.find((label) => label.control === control) ?? control.labels?.[0];
}

/**
 * The label of the field around a control. A label of a single radio button in a group does not count.
 */
function fieldLabel(field: HTMLElement | null): string {
  const labels = [...(field?.querySelectorAll('label, .control-label') ?? [])];
  const label = labels.find((each) => {
    const owner = each instanceof HTMLLabelElement ? each.control : null;
    return !(owner instanceof HTMLInputElement && owner.type === 'radio');
  });
  return labelText(label);
}

/** The name of a group of radio buttons, from its ARIA group, its fieldset or its field. */
function groupName(radio: Control, field: HTMLElement | null): string {
  const group = radio.closest('[role="radiogroup"], [role="group"]');
  const fieldset = radio.closest('fieldset');
  const isOwn = fieldset && (!field || field.contains(fieldset));
  return (
    (group ? ariaName(group) : '') ||
    (isOwn ? labelText(fieldset.querySelector(':scope > legend')) : '') ||
    fieldLabel(field)
  );
}

/**
 * The name by which visitors know a control: its label or its group's label, else its placeholder, else
 * the label of its field, else its `name` in the form.
 */
export function nameOf(control: Control, field: HTMLElement | null): string {
  const labelled = ariaName(control) || labelText(labelOf(control, field));
  const own = labelled || (control.getAttribute('placeholder') ?? '');
  if (control.type === 'radio') return groupName(control, field) || own || control.name;
  return own || fieldLabel(field) || control.name;
}

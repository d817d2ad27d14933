import { isShown } from '../../page/elements.js';
import { type Control, isControl } from './controls.js';

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
  const isIts = (label: HTMLLabelElement): boolean => label.control === control;
  const inside = [...(field?.querySelectorAll('label') ?? [])].find(isIts);
  if (inside) return inside;
  // A custom element keeps its labels to itself.
  return isControl(control)
    ? control.labels?.[0]
    : [...document.querySelectorAll('label')].find(isIts);
}

/**
 * The label of the field around a control. The label of a single radio button or checkbox does not count.
 */
function fieldLabel(field: HTMLElement | null): string {
  const labels = [...(field?.querySelectorAll('label, .control-label') ?? [])];
  const label = labels.find((each) => {
    const owner = each instanceof HTMLLabelElement ? each.control : null;
    return !(owner instanceof HTMLInputElement && /^(radio|checkbox)$/.test(owner.type));
  });
  return labelText(label);
}

/**
 * Whether visitors see an element: neither it nor what is around it is transparent, clipped, without a size or beside the
 * page, as templates hide what only scripts or bots fill in.
 */
function isSeen(element: Element): boolean {
  if (!isShown(element) || element.closest('[aria-hidden="true"]')) return false;
  let { right, bottom } = element.getBoundingClientRect();
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { opacity, clip, clipPath, overflow, width, height } = getComputedStyle(box);
    const isCut = box === element || overflow !== 'visible';
    if (opacity === '0' || /^rect\((0|1)px/.test(clip) || /^inset\((50|100)%/.test(clipPath))
      return false;
    if (isCut && [width, height].some((size) => Number.parseFloat(size) < 2)) return false;
    // What the page, a dialog or a box has been scrolled past is not beside the page.
    right += box.scrollLeft;
    bottom += box.scrollTop;
  }
  return right >= 0 && bottom >= 0;
}

/** Whether visitors can know a control that has a box: they see it or its label. */
export const isRecognisable = (control: Control, field: HTMLElement | null): boolean =>
  isSeen(control) ||
  [labelOf(control, field), ...(control.closest(groups)?.querySelectorAll('legend') ?? [])].some(
    (label) => label && isSeen(label),
  );

/** What groups checkboxes, for people and for screen readers. */
const groups = 'fieldset, [role="group"]';

/**
 * Whether a fault of a control is one of its group: of radio buttons; of checkboxes with the same name; or
 * of checkboxes in one group, if a script of the page finds fault with one of them.
 */
export function isGrouped(control: Control): boolean {
  if (!(control instanceof HTMLInputElement)) return false;
  const { type, name, form, validity } = control;
  if (type !== 'checkbox') return type === 'radio';
  const group = validity.customError ? control.closest(groups) : null;
  return [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox" i]')].some(
    (other) =>
      other !== control &&
      other.form === form &&
      (group?.contains(other) || (name !== '' && other.name === name)),
  );
}

/** The name of a group of boxes, from its ARIA group, its fieldset or its field. */
function groupName(box: Control, field: HTMLElement | null): string {
  const group = box.closest('[role="radiogroup"], [role="group"]');
  const fieldset = box.closest('fieldset');
  const isInField = fieldset && (!field || field.contains(fieldset));
  return (
    (group ? ariaName(group) : '') ||
    (isInField ? labelText(fieldset.querySelector(':scope > legend')) : '') ||
    fieldLabel(field)
  );
}

/**
 * The name by which visitors know a control: its label or its group's label, else its placeholder, else
 * the label of its field, else its `name` in the form. That `name` means nothing to visitors who do not
 * see the control; then the result is empty, as it is for what has a box that nobody sees: a captcha's field, or one
 * for bots.
 */
export function nameOfControl(control: Control, field: HTMLElement | null): string {
  if (isShown(control) && !isRecognisable(control, field)) return '';
  const labelled = ariaName(control) || labelText(labelOf(control, field));
  const single = labelled || (control.getAttribute('placeholder') ?? '');
  const name = isGrouped(control)
    ? groupName(control, field) || single
    : single || fieldLabel(field);
  return name || (isShown(control) && control.getAttribute('name')) || '';
}

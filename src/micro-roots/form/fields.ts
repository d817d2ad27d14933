import type { Page } from '../../page/page.js';
import { type Control, controlsOf, fieldAround } from './controls.js';
import type { FoundField } from './form-state.js';

/** Whether the field itself has help text. Help text of a nested field does not count. */
function hasHelp(field: HTMLElement, form: HTMLFormElement, page: Page): boolean {
  const helps = [...field.querySelectorAll(page.selectors.formHelp)];
  return helps.some(
    (help) => fieldAround(help, form, page) === field && help.textContent.trim() !== '',
  );
}

/** The fields of a form: those inside it, and those around controls that stand outside it. */
export function fieldsOf(form: HTMLFormElement, page: Page): Map<HTMLElement, FoundField> {
  const controls = controlsOf(form);
  const inside = form.querySelectorAll<HTMLElement>(page.selectors.formField);
  const sentInvalid = new Map<HTMLElement | null, Control[]>();
  for (const control of controls) {
    const field = fieldAround(control, form, page);
    const own = sentInvalid.get(field) ?? [];
    sentInvalid.set(field, control.hasAttribute('aria-invalid') ? [...own, control] : own);
  }
  const fields = new Map<HTMLElement, FoundField>();
  for (const field of [...inside, ...sentInvalid.keys()]) {
    if (!field || fields.has(field)) continue;
    const noHelp = !hasHelp(field, form, page);
    fields.set(field, { noHelp, sentInvalid: sentInvalid.get(field) ?? [] });
  }
  return fields;
}

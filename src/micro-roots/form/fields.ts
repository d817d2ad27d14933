import type { Page } from '../../page/page.js';
import { controlsOf, fieldAround } from './controls.js';
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
  const around = controls.map((control) => fieldAround(control, form, page));
  const fields = new Map<HTMLElement, FoundField>();
  for (const field of [...inside, ...around]) {
    if (!field || fields.has(field)) continue;
    fields.set(field, {
      noHelp: !hasHelp(field, form, page),
      sentInvalid: controls.filter(
        (control) =>
          control.hasAttribute('aria-invalid') && fieldAround(control, form, page) === field,
      ),
    });
  }
  return fields;
}

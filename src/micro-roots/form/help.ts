import type { Marked } from '../../lifecycle/row.js';

/**
 * Marks the fields without help text, for layout (specification 5.1), before the visitor comes to the form. It uses
 * nothing of other files, since nothing else is there.
 *
 * @param selectors those of a field and of its help
 */
export default function markHelp(form: Element, selectors: string): Marked {
  // A selector of the site's own may lead to something else, on which nothing starts.
  if (!(form instanceof HTMLFormElement)) return { endWait() {} };
  const [field = '', help = ''] = selectors.split('|');
  // A form's field may hide the form's own method (HTML, "The form element").
  const { querySelectorAll } = Element.prototype;
  const undo = [...querySelectorAll.call(form, field)].map((element) => {
    const helps = [...element.querySelectorAll(help)].some(
      (each) => each.closest(field) === element && each.textContent.trim() !== '',
    );
    const sent = element.getAttribute('class');
    if (helps || element.classList.contains('no-help')) return () => {};
    element.classList.add('no-help');
    const ours = element.className;
    return () => {
      element.classList.remove('no-help');
      if (sent !== null && ours === `${sent} no-help` && element.className === sent.trim())
        element.setAttribute('class', sent);
    };
  });
  return {
    endWait(): void {
      for (const each of undo) each();
    },
  };
}

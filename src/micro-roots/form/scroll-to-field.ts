import { namedLoadError } from '../../lifecycle/load-error.js';
import type { Page } from '../../page/page.js';

/**
 * Scrolls to a field of a form below the header, as a link to it does. Where the code for that does
 * not arrive, the browser goes there at once.
 */
export function scrollToField(field: HTMLElement, page: Page): void {
  import('../../scrolling/go-to.js').then(
    ({ default: goTo }) => goTo(field, page),
    (error: unknown) => {
      field.scrollIntoView();
      page.report('form', field, namedLoadError(field, error));
    },
  );
}

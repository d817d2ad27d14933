import { namedLoadError } from '../../lifecycle/load-error.js';
import type { Page } from '../../page/page.js';

/**
 * Scrolls to a field of a form, so that it stands below the header, as a link to it would. If the code
 * for this does not load, the browser jumps there.
 */
export function scrollToField(field: HTMLElement, page: Page): void {
  import('../../page/scrolling.js').then(
    ({ default: goTo }) => goTo(field, page),
    (error: unknown) => {
      field.scrollIntoView();
      page.report('form', field, namedLoadError(field, error));
    },
  );
}

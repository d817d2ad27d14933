import type { Behaviour } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';
import { adopt } from '../adopt.js';
import { categoryReader } from './categories.js';
import { categoryAskedFor } from './entries.js';
import { CategoryGallery } from './gallery.js';
import { takePreviews } from './gallery-preview.js';
import { addressOf, type Kind, own } from './parts.js';
import './category-gallery.css';

/**
 * Galleries that have already handled the category in the page's address. This happens once per page, unless
 * the address follows the choices.
 */
const selected = new WeakSet<Element>();

/** The gallery, or the closest ancestor that also contains a back control outside the gallery. */
function regionOf(root: HTMLElement, page: Page): HTMLElement {
  const back = own(root, 'backToCategory', page);
  let region = root;
  while (back && !region.contains(back) && region.parentElement) region = region.parentElement;
  return region;
}

/** The behaviour of one of the two galleries. */
export const startGallery =
  (kind: Kind): Behaviour =>
  (root, page) => {
    const address = addressOf(root, page);
    const read = categoryReader(root, page, kind);
    const isHandled = selected.has(root) && !page.configuration.history;
    const askedFor = isHandled ? undefined : categoryAskedFor(root, page);
    selected.add(root);
    return adopt(
      <CategoryGallery
        root={root}
        page={page}
        kind={kind}
        address={address}
        region={regionOf(root, page)}
        read={read}
        first={read()}
        askedFor={askedFor}
      />,
      takePreviews(root),
      (error) => page.fail(kind, root, error),
    );
  };

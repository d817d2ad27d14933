import type { Behaviour } from '../../lifecycle/behaviour.js';
import { mediaOf } from '../../page/media.js';
import { collapsible } from '../collapsible.js';
import { hiddenColumns } from './hidden-columns.js';

/**
 * The references section: entries collapsible on extra-small and small screens, and the "more"
 * link that reveals hidden columns (specification 2.6).
 */
const references: Behaviour = (element, page) => {
  const entries = page.findParts(element, 'referenceEntry').map((entry) =>
    collapsible(
      {
        bearer: entry,
        toggle: page.requirePart(entry, 'referenceToggle'),
        body: page.requirePart(entry, 'referenceBody'),
      },
      { media: mediaOf('upToSmall') },
    ),
  );
  const restoreColumns = hiddenColumns(element, page);
  return () => {
    for (const entry of entries) entry.remove();
    restoreColumns();
  };
};

export default references;

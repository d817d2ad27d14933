import type { Behaviour } from '../../lifecycle/behaviour.js';
import type { Collapsible } from '../../page/collapsible.js';

/** A download list, collapsible on extra-small screens (specification, sections 2 and 4). */
const downloads: Behaviour<Collapsible> = (element, page, collapsible) =>
  collapsible(
    {
      bearer: element,
      toggle: page.part(element, 'downloadsToggle'),
      body: page.part(element, 'downloadsBody'),
    },
    'extraSmall',
    page,
  );

export default downloads;

import type { Behaviour } from '../../lifecycle/behaviour.js';
import { mediaOf } from '../../page/media.js';
import { collapsible } from '../collapsible.js';

/** A download list, collapsible on extra-small screens (specification 2.14). */
const downloads: Behaviour = (element, page, undo) => {
  collapsible(
    {
      bearer: element,
      toggle: page.requirePart(element, 'downloadsToggle'),
      body: page.requirePart(element, 'downloadsBody'),
    },
    mediaOf('extraSmall'),
    undo,
  );
};

export default downloads;

export { default as definition } from './definition.js';

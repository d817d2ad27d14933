import type { Behaviour } from '../../lifecycle/behaviour.js';
import { requirePart } from '../../page/elements.js';
import { mediaOf } from '../../page/media.js';
import { collapsible } from '../collapsible.js';
import definition from './definition.js';

const { hooks } = definition;

/** A download list, collapsible on extra-small screens (specification 2.14). */
const downloads: Behaviour = (element, _page, undo) => {
  collapsible(
    {
      bearer: element,
      toggle: requirePart(element, hooks.downloadsToggle),
      body: requirePart(element, hooks.downloadsBody),
    },
    mediaOf('extraSmall'),
    undo,
  );
};

export default downloads;

export { default as definition } from './definition.js';

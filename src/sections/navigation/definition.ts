import type { Definition } from '../../lifecycle/definition.js';
import type { FindControl } from '../../lifecycle/kept-actions.js';
import { closedMenu } from './closed-menu.js';

const hooks = {
  navigation: '.main-navigation',
  navigationOpener: '.navigation-opener',
  navigationBack: '.navigation-back',
} as const;

/** A tap on the label of a level opens the level. A mouse click follows the link as usual. */
const labelUnderFinger: FindControl = (target, pointerType) => {
  if (pointerType !== 'touch') return undefined;
  const label = target.closest<HTMLElement>('li > :is(a,button,span)');
  return label?.parentElement?.querySelector(':scope > ul') ? label : undefined;
};

export default {
  name: 'navigation',
  hooks,
  requirements: { parts: { navigationOpener: { count: 'one', where: 'near' } } },
  // A mouse comes before it presses. A finger does not.
  when: () => (matchMedia('(width >= 1050px) and (hover: hover)').matches ? 'touch' : 'idle'),
  shows: { first: closedMenu },
  keeps: { clicks: ['navigationOpener', labelUnderFinger], near: true },
  load: () => import('./navigation.js'),
} satisfies Definition<'navigation', typeof hooks>;

import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';
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
  keeps: { clicks: ['navigationOpener', labelUnderFinger] },
  load: () => import('./navigation.js'),
} satisfies Definition<'navigation', typeof hooks>;

export const documentation: Documentation<typeof hooks> = {
  inside: {
    en: 'nested `ul`s; `.navigation-opener` near it',
    de: 'verschachtelte `ul`; `.navigation-opener` in der Nähe',
  },
  accessibility: {
    keyboard:
      'Enter and Space open a level; Escape closes the level, then the menu, and returns the focus',
    sets: '`aria-expanded`, `aria-controls`; `inert` on the page behind an open menu',
    yours: 'name the `nav` with `aria-label`',
  },
  hooks: {
    navigation: 'The main navigation, nested `ul`s; starts `navigation`.',
    navigationOpener: 'The `button` that opens the menu on narrow screens.',
    navigationBack:
      'The control that leads back from a sub-level; the script adds it if it is missing.',
  },
  classes: {
    'navigation-open': '`html`, while the menu of narrow screens is open',
    'is-open': 'an open sub-level of the navigation',
  },
  added: {
    'navigation-parent':
      "first entry of an open level in the menu of narrow screens: the parent's own page",
  },
  over: ['.main-navigation'],
};

import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';

const hooks = {
  introPage: 'body.intro-mode',
  startScreen: '.start-screen',
  startLogo: '.start-screen__logo',
} as const;

export default {
  name: 'intro',
  hooks,
  requirements: {
    parts: { startScreen: { count: 'one', parts: { startLogo: { count: 'at most one' } } } },
  },
  when: 'now',
  keeps: { events: ['pointerdown', 'keydown'] },
  load: () => import('./intro.js'),
} satisfies Definition<'intro', typeof hooks>;

export const documentation: Documentation<typeof hooks> = {
  inside: {
    en: '`.start-screen`, `.start-screen__logo`',
    de: '`.start-screen`, `.start-screen__logo`',
  },
  accessibility: {
    keyboard: 'any key shortens the intro',
    sets: 'nothing; the page below can be used from the start',
    yours: '`alt` of the logo',
  },
  hooks: {
    introPage: 'A page with an intro; starts `intro`.',
    startScreen: 'The start screen, which fades after the logo.',
    startLogo: 'The logo on the start screen.',
  },
  over: ['.start-screen'],
};

import type { Definition } from '../../lifecycle/definition.js';

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
  entrances: [{ when: 'now' }],
  code: './intro.js',
} satisfies Definition<'intro', typeof hooks>;

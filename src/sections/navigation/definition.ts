import type { Definition } from '../../lifecycle/definition.js';

const hooks = {
  navigation: '.main-navigation',
  navigationOpener: '.navigation-opener',
  navigationBack: '.navigation-back',
} as const;

export default {
  name: 'navigation',
  hooks,
  requirements: { parts: { navigationOpener: { count: 'one', where: 'near' } } },
  entrances: [
    {
      // A mouse comes to a bar before it presses. A finger does not.
      when: ['(width < 1050px)', 'marked', ['(hover: hover)', 'press', 'idle']],
      marks: '{navigationOpener}|{header}',
      press: '{navigationOpener}',
      // A tap on the label of a level opens the level. A mouse click follows the link as usual. In `:is()` a browser
      // without `:has()` leaves it out.
      finger: ':is({navigation}) li > :is(:is(a, button, span):has(+ ul))',
    },
  ],
  around: true,
  closes: true,
  near: './first-press.js',
  code: './navigation.js',
} satisfies Definition<'navigation', typeof hooks>;

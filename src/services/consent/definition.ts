import type { Definition, Library } from '../../lifecycle/definition.js';
import { waits } from './fetching.js';

const hooks = {
  cookieSettings: '.cookie-settings',
  consentContent: `:is([data-name=cms],[data-name=analytics]):is(${waits}),script[type="text/plain"][data-name],iframe[data-src][data-name]`,
} as const;

export default {
  name: 'consent',
  hooks,
  roots: ['cookieSettings', 'consentContent'],
  entrances: [
    // A link or button can wait for its code until it is touched. The code makes other elements a
    // button, so it loads earlier for them.
    {
      roots: ':is({cookieSettings}):is(a[href], button)',
      when: 'press',
      press: '{cookieSettings}',
    },
    {
      roots: ':is({cookieSettings}):not(a[href], button), {consentContent}',
      when: 'idle',
      press: '{cookieSettings}',
    },
  ],
  code: './consent.js',
  opening: './opening.js',
} satisfies Definition<'consent', typeof hooks>;

export const libraries: readonly Library[] = [{ name: 'klaro', package: 'klaro' }];

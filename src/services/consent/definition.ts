import type { Definition, Library } from '../../lifecycle/definition.js';
import { waits } from './fetching.js';
import { askAhead, whenKnown } from './loading.js';

const hooks = {
  cookieSettings: '.cookie-settings',
  consentContent: `:is([data-name=cms],[data-name=analytics]):is(${waits}),script[type="text/plain"][data-name],iframe[data-src][data-name]`,
} as const;

export default {
  name: 'consent',
  hooks,
  roots: ['cookieSettings', 'page', 'consentContent'],
  // Waiting content requests the notice itself.
  needed: (element, { configuration, selectors }) =>
    !element.matches(selectors.page) ||
    configuration.analyticsId !== undefined ||
    configuration.consent === 'always' ||
    configuration.purposes !== undefined,
  when(element, page) {
    const { selectors } = page;
    if (element.matches(selectors.page)) return whenKnown('whenToAsk', page);
    // A link or button can wait for its code until it is touched. The code makes other elements a
    // button, so it loads earlier for them.
    return element.matches('a[href], button') && element.matches(selectors.cookieSettings)
      ? 'touch'
      : 'idle';
  },
  keeps: { clicks: ['cookieSettings'] },
  load: () => import('./consent.js'),
  opening: { ahead: askAhead },
} satisfies Definition<'consent', typeof hooks>;

export const libraries: readonly Library[] = [{ name: 'klaro', package: 'klaro' }];

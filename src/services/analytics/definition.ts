import type { Wait } from '../../lifecycle/behaviour.js';
import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';
import { cookieNames } from '../../page/cookies.js';
import { answers } from '../consent/answers.js';

const hooks = { analyticsOptOut: '.analytics-opt-out' } as const;

/** Waits for a change of the visitor's answer, in this tab or in another one. */
const untilAnswered: Wait = (start) => {
  const listening = new AbortController();
  answers().listen(start, listening.signal);
  return () => listening.abort();
};

/** Whether it has been declined, and the service has left nothing that is to be removed. */
const isDeclined = (): boolean =>
  answers().current()?.analytics === false && !cookieNames().some((name) => name.startsWith('_g'));

const definition: Definition<'analytics', typeof hooks> = {
  name: 'analytics',
  hooks,
  roots: ['analyticsOptOut', 'page'],
  needed: (element, { configuration, selectors }) =>
    !element.matches(selectors.page) || configuration.analyticsId !== undefined,
  when(element, { selectors }) {
    if (!element.matches(selectors.page)) return 'visible';
    return isDeclined() ? untilAnswered : 'idle';
  },
  holds: ['analyticsOptOut'],
  load: () => import('./analytics.js'),
};

export default definition;

export const documentation: Documentation<typeof hooks> = {
  inside: { en: '', de: '' },
  accessibility: {
    keyboard: 'as for every link',
    sets: 'a status that confirms the opt-out',
    yours: 'a text that says what the link does',
  },
  hooks: {
    analyticsOptOut: 'The link that sets the opt-out cookie; starts `analytics`.',
  },
  added: { 'analytics-opt-out-status': 'the confirmation beside the opt-out link' },
};

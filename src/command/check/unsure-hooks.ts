import type { DOMWindow } from 'jsdom';
import { behaviours, defaultSelectors } from '../../behaviours.js';
import type { readConfiguration } from '../../configuration/tag.js';
import type { Definition } from '../../lifecycle/definition.js';
import type { BehaviourName, Hook, Selectors } from '../../public-interface.js';
import { judge } from '../pages/selectors.js';

type Configuration = ReturnType<typeof readConfiguration>;

/** Matches nothing. */
const nothing = ':not(*)';

/** The behaviours that look for a hook. */
export const behavioursOf = (hook: Hook): readonly BehaviourName[] =>
  behaviours
    .filter(({ hooks, roots }: Definition) => Object.hasOwn(hooks, hook) || roots?.includes(hook))
    .map(({ name }) => name);

/** The hooks whose selectors may match other elements in a browser than in the checker. */
export const unsureHooks = (selectors: Selectors, window: DOMWindow): readonly Hook[] =>
  (Object.keys(defaultSelectors) as Hook[]).filter(
    (hook) =>
      selectors[hook] !== defaultSelectors[hook] && judge(selectors[hook], window) === 'unsure',
  );

/** Removes hooks, and the behaviours that look for them: the checker can judge neither. */
export function without(hooks: readonly Hook[], configuration: Configuration): Configuration {
  const selectors: Record<Hook, string> = { ...configuration.selectors };
  for (const hook of hooks) selectors[hook] = nothing;
  const disable = new Set([...configuration.disable, ...hooks.flatMap(behavioursOf)]);
  return { ...configuration, selectors, disable };
}

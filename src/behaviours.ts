import { definitions } from './definitions.js';
import type { Definition } from './lifecycle/definition.js';
import { pageHooks } from './page/hooks.js';
import type { Selectors } from './public-interface.js';

type Definitions = (typeof definitions)[number];
type HooksOf<Each> = Each extends { readonly hooks: infer Hooks } ? keyof Hooks : never;

/** The name of a behaviour, as in `data-disable`. */
export type BehaviourName = Definitions['name'];

/** The name of a hook, as in `data-selectors`. */
export type Hook = HooksOf<Definitions> | keyof typeof pageHooks;

/** All behaviours, in the order in which they start. */
export const behaviours: readonly Definition[] = definitions;

/** The default selector of every hook. */
export const defaultSelectors = Object.assign(
  {},
  pageHooks,
  ...definitions.map(({ hooks }) => hooks),
) as Selectors;

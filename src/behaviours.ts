import { definitions } from './definitions.js';
import type { Definition } from './lifecycle/definition.js';
import { pageHooks } from './page/hooks.js';
import type { Selectors } from './public-interface.js';

/** All behaviours, in the order in which they start. */
export const behaviours: readonly Definition[] = definitions;

/** The default selector of every hook. */
export const defaultSelectors: Selectors = Object.assign(
  {},
  pageHooks,
  ...definitions.map(({ hooks }) => hooks),
);

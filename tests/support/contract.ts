import { behaviours, defaultSelectors } from '../../src/behaviours.js';
import { readConfiguration } from '../../src/configuration/tag.js';
import { createPage } from '../../src/lifecycle/create-page.js';
import { rootsOf } from '../../src/lifecycle/definition.js';
import type { Parts, Requirements } from '../../src/lifecycle/requirements.js';
import type { BehaviourName, Hook } from '../../src/names.js';
import type { Configuration } from '../../src/page/configuration.js';
import type { Page } from '../../src/page/page.js';
import type { Selectors } from '../../src/public-interface.js';
import { usual } from './configuration.js';

export type { BehaviourName, Hook, Parts, Selectors };

/** What a behaviour starts on, and what it needs there. */
export interface Structure extends Requirements {
  readonly root: Hook;
}

/** The default selector of every hook. */
export const selectors = defaultSelectors;

/** Behaviour name → structure, in the order of starting. */
export const structures = Object.fromEntries(
  behaviours.map((definition) => {
    const [root] = rootsOf(definition);
    return [definition.name, { root, ...definition.requirements }];
  }),
) as Readonly<Record<BehaviourName, Structure>>;

/** The definitions by their names, as the lifecycle has those of code that has come. */
export const definitions = new Map(behaviours.map((each) => [each.name, each]));

/** A page on which nothing is started. */
export function pageWith(
  configuration: Configuration = readConfiguration(undefined, () => {}, usual),
): Page {
  const nothing = (): void => {};
  return createPage(configuration, {
    enhance: nothing,
    fail: nothing,
    release: nothing,
    translate: nothing,
    hasVisitorActed: () => false,
  });
}

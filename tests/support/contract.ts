import { behaviours, defaultSelectors } from '../../src/behaviours.js';
import { readConfiguration } from '../../src/configuration/tag.js';
import { createPage } from '../../src/lifecycle/create-page.js';
import { type Parts, type Requirements, rootsOf } from '../../src/lifecycle/definition.js';
import type { BehaviourName, Hook } from '../../src/names.js';
import type { Configuration } from '../../src/page/configuration.js';
import type { Page } from '../../src/page/page.js';
import type { Selectors } from '../../src/public-interface.js';

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

/** A page on which nothing is started. */
export function pageWith(
  configuration: Configuration = readConfiguration(undefined, () => {}),
): Page {
  const lifecycle = {
    enhance: () => {},
    add: () => {},
    fail: () => {},
    release: () => {},
    settled: async () => {},
    instances: () => [],
  };
  return createPage(configuration, lifecycle, behaviours);
}

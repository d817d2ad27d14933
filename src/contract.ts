import { type BehaviourName, hooks, type RootHook, roots } from './contract/hooks.js';
import {
  type Hook,
  type Parts,
  partHooks,
  type Requirements,
  requirements,
  type Selectors,
} from './contract/parts.js';

/**
 * The HTML contract, version 1, as one table: every hook with its default selector, and for every
 * behaviour what it starts on and what it needs there. The entry and the chunk of the parts each
 * read their half of it; whoever needs all of it reads it here.
 */
export const selectors = { ...hooks, ...partHooks };

/** What a behaviour starts on, and what it needs there. */
export interface Structure extends Requirements {
  readonly root: RootHook;
  readonly also: readonly RootHook[];
}

const structure = (name: BehaviourName): Structure => {
  const [root, ...also] = roots[name];
  return { root, also, ...requirements[name] };
};

/** Behaviour name → structure, in the order of the table in the contract. */
export const structures = Object.fromEntries(
  (Object.keys(roots) as BehaviourName[]).map((name) => [name, structure(name)]),
) as Readonly<Record<BehaviourName, Structure>>;

export type { BehaviourName, Hook, Parts, Selectors };

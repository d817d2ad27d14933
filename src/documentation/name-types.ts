import { behaviours, defaultSelectors } from '../behaviours.js';

const union = (names: readonly string[]): string => names.map((name) => `\n  | '${name}'`).join('');

/**
 * The types of behaviours.ts as a declaration file of the package has them: by their members, in
 * place of the definitions that they come from.
 */
export const nameTypes = (): string => `/** The name of a behaviour, as in \`data-disable\`. */
export type BehaviourName =${union(behaviours.map(({ name }) => name))};

/** The name of a hook, as in \`data-selectors\`. */
export type Hook =${union(Object.keys(defaultSelectors))};
`;

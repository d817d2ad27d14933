import { resolve } from 'node:path';
import type { DefinitionModule } from '../../src/command/documentation/merged.js';
import folders from '../../src/start-order.json' with { type: 'json' };

const modules: readonly DefinitionModule[] = await Promise.all(
  folders.map((folder) => import(/* @vite-ignore */ resolve('src', folder, 'definition.ts'))),
);

/** The behaviours that templates of the demonstration site and of the example backends show. */
export const templated: readonly string[] = modules
  .filter(({ documentation }) => documentation.template !== false)
  .map(({ default: { name } }) => name);

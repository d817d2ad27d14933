import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import folders from '../../src/start-order.json' with { type: 'json' };

/** The behaviours that templates of the demonstration site and of the example backends show. */
export const templated: readonly string[] = folders
  .filter(
    (folder) => !readFileSync(`src/${folder}/usage.md`, 'utf8').includes('| in the templates |'),
  )
  .map((folder) => basename(folder));

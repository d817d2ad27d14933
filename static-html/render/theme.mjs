import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';
import { root } from './root.mjs';

/**
 * One stylesheet from the numbered parts: a page then links, and waits for, a single file.
 *
 * @returns {[string, string]}
 */
export function themeFile() {
  const parts = filesBelow('theme/parts').map((file) =>
    readFileSync(join(root, file), 'utf8').trim(),
  );
  return ['theme/tannwald.css', `${parts.join('\n\n')}\n`];
}

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withArchitecture } from '../../docs/architecture.mjs';

it('CONTRIBUTING.md has the picture of the present imports; npm run tables draws it', async () => {
  const page = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(page).toContain('lifecycle --> page');
  expect(page).toBe(await withArchitecture(page));
});

import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { structures } from '../support/contract.js';
import { sections } from './sections.mjs';

it('every behaviour has a folder of tests', () => {
  expect([...sections.keys()].sort()).toEqual(Object.keys(structures).sort());
  expect([...sections.values()].filter((path) => !existsSync(path))).toEqual([]);
});

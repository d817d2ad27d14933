import { expect, test } from 'vitest';
import { heldAttributes } from '../../src/services/consent/definition.js';
import { attributes, attributesInCode, attributesOfSections } from './attributes.js';

test('the table has every attribute that the code reads, and no other', () => {
  const read = [
    ...attributesInCode,
    ...[...attributesOfSections.values()].flat(),
    ...heldAttributes.map((name) => `data-${name}`),
  ];
  expect([...attributes.keys()].sort()).toEqual([...new Set(read)].sort());
});

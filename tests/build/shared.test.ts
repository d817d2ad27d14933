import { expect, it } from 'vitest';
import { offers, sharedModules } from '../../build/shared.mjs';

const [first = '', second = ''] = sharedModules;

it('an entry of an earlier build offers by the same names what it shares with this one', () => {
  const before = offers(new Map([[first, ['one', 'two']]]));
  const now = offers(
    new Map([
      [second, ['three']],
      [first, ['two', 'one']],
    ]),
  );
  for (const each of before) expect(now).toContainEqual(each);
});

it('two names that are the same stop the build', () => {
  const many = Array.from({ length: 300 }, (_, index) => `name${index}`);
  expect(() => offers(new Map([[first, many]]))).toThrow('are the same');
});

import { describe, expect, it } from 'vitest';
import { asUsed, excessOf, heaviest } from '../../src/command/try/weight.js';

describe('where a page would load more', () => {
  const [owl, bootstrap, magnific] = [
    { move: { library: 'owl' } },
    { move: { library: 'bootstrap' } },
    { move: { library: 'magnific' } },
  ] as const;

  it('what adds most goes back first, in all its elements', async () => {
    const adds = { owl: 9000, bootstrap: -4000, magnific: -2000 };
    const all = [owl, bootstrap, magnific, owl];
    const excess = async (without: readonly (typeof all)[number][]): Promise<number> =>
      excessOf(
        all
          .filter((each) => !without.includes(each))
          .map(({ move }) => ({ page: '', before: 0, after: adds[move.library] })),
      );
    expect(await heaviest(all, excess)).toEqual([owl, owl]);
    expect(await heaviest([bootstrap], excess)).toEqual([bootstrap]);
  });

  it('a move that was not used is not said to be as good', () => {
    const move = {
      key: 'move',
      verdict: 'heavier',
      why: 'more',
      pictures: [undefined, undefined],
    } as const;
    expect(asUsed(move, new Set(['move'])).verdict).toBe('heavier');
    expect(asUsed(move, new Set())).toMatchObject({
      verdict: 'not tried',
      why: 'no element of it was used, and more',
    });
    expect(asUsed({ ...move, verdict: 'worse' }, new Set()).verdict).toBe('worse');
  });
});

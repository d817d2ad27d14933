import { compare } from '../../src/command/try/compare.js';
import type { Item } from '../../src/command/try/look.js';
import type { Try } from '../../src/command/try/trials.js';
import type { Used } from '../../src/command/try/use.js';
import type { Visit } from '../../src/command/try/visit.js';

/** A text or picture in sight, in the place of all others unless it says one. */
export const item = (key: string, place: Partial<Item> = {}): Item => ({
  ...{ key, x: 0, y: 0, width: 100, height: 20 },
  ...place,
});

/** A press after which nothing has changed. */
export const used = (given: Partial<Used> = {}): Used => ({
  ...{ what: 'press', came: [], went: [], top: 0, target: undefined, left: false },
  ...given,
});

/** A page without anything. */
export const visit = (given: Partial<Visit> = {}): Visit => ({
  ...{ errors: [], failed: [], weight: 0, items: [], height: 1000, tries: [], late: 0 },
  ...given,
});

/** A page with one element, which was used in these ways. */
export const tried = (
  behaviour: string,
  uses: readonly Used[],
  rest: Partial<Try['rest']> = {},
): Visit =>
  visit({
    tries: [
      {
        ...{ key: 'move', behaviour, used: uses, picture: undefined },
        rest: { items: [item('“Anna”')], hasControl: behaviour === 'slider', ...rest },
      },
    ],
  });

/** What the first finding says of two visits. */
export const verdict = (old: Visit, now: Visit): string => {
  const [{ verdict: found, why } = { verdict: 'nothing', why: '' }] = compare(old, now);
  return `${found} ${why}`.trim();
};

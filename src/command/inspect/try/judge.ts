import type { Move } from '../moves/move.js';
import { type Item, missing, near, share, some } from '../see/look.js';
import type { Observation, Used } from './observe.js';

/** What differs: `aspect` is the same for the same difference in another look. */
export interface Difference {
  readonly aspect: string;
  readonly verdict: 'worse' | 'broken';
  readonly why: string;
  readonly number: number;
  /** The picture of the moment: 0 at rest, 1 after the first use. */
  readonly moment: 0 | 1;
}

type Said = Omit<Difference, 'number'>;

const saying =
  (aspect: string, moment: Said['moment']) =>
  (verdict: Said['verdict'], why: string): Said => ({ aspect, verdict, why, moment });

const texts = (items: readonly Item[]): Item[] => items.filter(({ key }) => key.startsWith('“'));

/** What a use did, held against what it did before. A use that changed nothing proves nothing. */
function ofUse({ behaviour }: Move, old: Used, now: Used): Said | undefined {
  const say = saying(now.what, now.what === 'press' ? 1 : 0);
  if (now.left && !old.left) return say('broken', `${now.what} leads to another page`);
  if (old.left || old.came.length + old.went.length === 0) return undefined;
  if (now.came.length + now.went.length === 0)
    return say(
      'broken',
      `${now.what} does nothing; before, ${some([...old.came, ...old.went])} changed`,
    );
  // Which slide comes next depends on the moment where slides play.
  if (behaviour === 'slider') return undefined;
  const shown = share(old.came, now.came);
  const said = behaviour === 'lightbox' ? share(texts(old.came), texts(now.came)) : 1;
  if (Math.min(shown, said) < 0.6)
    return say(
      shown === 0 ? 'broken' : 'worse',
      `${now.what} does not show ${some(missing(old.came, now.came))}`,
    );
  if (old.came.length === 0 && share(old.went, now.went) < 0.6)
    return say('worse', `${now.what} does not hide ${some(missing(old.went, now.went))}`);
  const [first] = old.came;
  const other = now.came.find(({ key }) => key === first?.key);
  if (behaviour === 'lightbox' || !first || !other) return undefined;
  const isElsewhere = Math.abs(first.x - other.x) > near || Math.abs(first.y - other.y) > near;
  return isElsewhere ? say('worse', `${first.key} opens at another place`) : undefined;
}

/** A slider at rest: what it shows and how large. */
function atRest(old: Observation, now: Observation): Said | undefined {
  const say = saying('rest', 0);
  if (old.items.length === 0) return undefined;
  if (now.items.length === 0) return say('broken', 'shows nothing');
  if (now.items.length < 0.7 * old.items.length)
    return say('worse', `shows less: without ${some(missing(old.items, now.items))}`);
  for (const item of old.items) {
    const other = now.items.find(({ key }) => key === item.key);
    if (!other || item.isCut || other.isCut || item.width * item.height < 400) continue;
    const [wide, high] = [other.width / item.width, other.height / item.height];
    // A text may stand in other lines, and then takes about as much room.
    const isAsLarge = item.key.startsWith('“')
      ? wide * high > 0.6 && wide * high < 1.6
      : [wide, high].every((ratio) => ratio > 0.8 && ratio < 1.25);
    const size = ({ width, height }: Item): string =>
      `${Math.round(width)} × ${Math.round(height)} px`;
    if (!isAsLarge) return say('worse', `${item.key} is ${size(other)}, before ${size(item)}`);
  }
  if (old.hasControl && !now.hasControl) return say('worse', 'has no arrow or dot in sight');
  return undefined;
}

/** What differs between two observations of one element. */
export function compare(move: Move, old: Observation, now: Observation): Difference[] {
  const moved = now.pageHeight - old.pageHeight - (now.height - old.height);
  const said = [
    move.behaviour === 'slider' ? atRest(old, now) : undefined,
    ...old.used.map((use, index) => {
      const other = now.used[index];
      return other && ofUse(move, use, other);
    }),
    // Beside the section itself the page is as it was; our dots and arrows may take a line.
    Math.abs(moved) > near
      ? saying('page', 0)(
          'worse',
          `the page beside it is ${Math.round(Math.abs(moved))} px ${moved > 0 ? 'higher' : 'lower'}`,
        )
      : undefined,
  ];
  return said.flatMap((each) => (each ? [{ ...each, number: now.number }] : []));
}

/** What of some differences is none between two looks at the old page: that does not count. */
export const beyond = (
  differences: readonly Difference[],
  alone: readonly Difference[],
): Difference[] =>
  differences.filter(
    ({ aspect, number }) => !alone.some((each) => each.aspect === aspect && each.number === number),
  );

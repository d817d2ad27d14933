import { type Item, isChange, missing, near, share, some } from '../see/look.js';
import type { Look } from './look.js';
import type { Observation, Use, Used } from './observe.js';

/** What differs: `aspect` is the same for the same difference in another look. */
export interface Difference {
  /** The use; '' for the page itself. */
  readonly id: string;
  readonly aspect: string;
  readonly verdict: 'worse' | 'broken';
  readonly why: string;
  readonly number: number;
  /** The picture of the moment: 0 at rest, 1 after the first use. */
  readonly moment: 0 | 1;
}

type Said = Omit<Difference, 'number' | 'id'>;

const saying =
  (aspect: string, moment: Said['moment'] = 0) =>
  (verdict: Said['verdict'], why: string): Said => ({ aspect, verdict, why, moment });

const texts = (items: readonly Item[]): Item[] => items.filter(({ key }) => key.startsWith('“'));

const higher = (by: number): string =>
  `${Math.round(Math.abs(by))} px ${by > 0 ? 'higher' : 'lower'}`;

/** What a use did, held against what it did before. A use that changed nothing proves nothing. */
function ofUse(behaviour: Use['behaviour'], old: Used, now: Used): Said | undefined {
  const say = saying(now.what, now.what === 'press' ? 1 : 0);
  if (now.left && !old.left) return say('broken', `${now.what} leads to another page`);
  if (old.left || !isChange(old)) return undefined;
  if (!isChange(now))
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
  const say = saying('rest');
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
  return old.hasControl && !now.hasControl
    ? say('worse', 'has no arrow or dot in sight')
    : undefined;
}

/** What differs between two observations of one element. */
function ofElement(behaviour: Use['behaviour'], old: Observation, now: Observation): Said[] {
  const moved = now.pageHeight - old.pageHeight - (now.height - old.height);
  const said = [
    behaviour === 'slider' ? atRest(old, now) : undefined,
    ...old.used.map((use, index) => {
      const other = now.used[index];
      return other && ofUse(behaviour, use, other);
    }),
    // Beside the section itself the page is as it was; our dots and arrows may take a line. Of a control nothing is.
    behaviour !== 'press' && Math.abs(moved) > near
      ? saying('page')('worse', `the page beside it is ${higher(moved)}`)
      : undefined,
  ];
  return said.filter((each) => each !== undefined);
}

/** What is worse on the page itself. */
function ofPage(old: Look, now: Look, site: string): Said[] {
  const [before, after] = [old.heights, now.heights];
  const change = after.page - before.page;
  const beside = change - (after.sliders - before.sliders);
  const lost = missing(old.items, now.items);
  return [
    ...now.errors
      .filter((error) => !old.errors.includes(error))
      .map((error) => saying(`error ${error}`)('broken', `an error: ${error}`)),
    ...now.failed
      .filter((address) => address.startsWith(site) && !old.failed.includes(address))
      .map((address) =>
        saying(`file ${address}`)('broken', `${address.slice(site.length)} is not there`),
      ),
    ...now.said.map((line) => saying(`said ${line}`)('worse', line)),
    ...(share(old.items, now.items) < 0.97
      ? [saying('items')('worse', `no longer in sight: ${some(lost)}`)]
      : []),
    ...(Math.min(Math.abs(change), Math.abs(beside)) > Math.max(100, before.page * 0.05)
      ? [saying('height')('worse', `the page is ${higher(change)}`)]
      : []),
  ];
}

/** What differs between two looks at a page, on the page itself and for each use. */
export function compare(
  uses: readonly Use[],
  old: Look | string,
  now: Look | string,
  site: string,
): Difference[] {
  if (typeof old === 'string') return [];
  if (typeof now === 'string') return [{ ...saying('opens')('broken', now), id: '', number: -1 }];
  return [
    ...ofPage(old, now, site).map((said) => ({ ...said, id: '', number: -1 })),
    ...uses.flatMap(({ id, behaviour }) =>
      (old.seen.get(id) ?? []).flatMap((before) => {
        const { number } = before;
        const after = now.seen.get(id)?.find((each) => each.number === number);
        const said = after
          ? ofElement(behaviour, before, after)
          : [saying('sight')('broken', 'is not in sight')];
        return said.map((each) => ({ ...each, id, number }));
      }),
    ),
  ];
}

/** Those of some differences that are among others, too, as far as one can tell. */
export const isAmong =
  (others: readonly Difference[]) =>
  ({ id, aspect, number }: Difference): boolean =>
    others.some((each) => each.id === id && each.aspect === aspect && each.number === number);

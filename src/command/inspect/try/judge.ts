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
  /** Pictures of the element, before and after. */
  readonly pictures?: readonly [Buffer, Buffer] | undefined;
}

type Said = Pick<Difference, 'aspect' | 'verdict' | 'why'>;

const say = (aspect: string, verdict: Said['verdict'], why: string): Said => ({
  ...{ aspect, verdict, why },
});

const texts = (items: readonly Item[]): Item[] => items.filter(({ key }) => key.startsWith('“'));

const higher = (by: number): string =>
  `${Math.round(Math.abs(by))} px ${by > 0 ? 'higher' : 'lower'}`;

/** What a use did, held against what it did before. A use that changed nothing proves nothing. */
function ofUse(behaviour: Use['behaviour'], old: Used, now?: Used): Said | undefined {
  const { what } = old;
  if (!now) return say(what, isChange(old) ? 'broken' : 'worse', 'nothing moves it on any more');
  if (!isChange(old)) return undefined;
  if (!isChange(now)) {
    const changed = some([...old.came, ...old.went]);
    return say(what, 'broken', `${what} does nothing; before, ${changed} changed`);
  }
  // Which slide comes next depends on the moment where slides play.
  if (behaviour === 'slider') return undefined;
  const isLightbox = behaviour === 'lightbox';
  const shown = share(old.came, now.came);
  const told = isLightbox ? share(texts(old.came), texts(now.came)) : 1;
  if (Math.min(shown, told) < 0.6) {
    const why = `${what} does not show ${some(missing(old.came, now.came))}`;
    return say(what, shown === 0 ? 'broken' : 'worse', why);
  }
  // Some lightboxes go on to other pictures by themselves: any may be the one that closes.
  const isHidden = isLightbox ? now.went.length > 0 : share(old.went, now.went) >= 0.6;
  if (old.came.length === 0 && !isHidden)
    return say(what, 'worse', `${what} does not hide ${some(missing(old.went, now.went))}`);
  const isElsewhere = ({ key, x, y }: Item): boolean => {
    const other = now.came.find((each) => each.key === key);
    return !!other && Math.max(Math.abs(x - other.x), Math.abs(y - other.y)) > near;
  };
  // A lightbox places its picture itself.
  const elsewhere = isLightbox ? undefined : old.came.find(isElsewhere);
  return elsewhere && say(what, 'worse', `${elsewhere.key} opens at another place`);
}

/** A slider at rest: what it shows and how large. */
function atRest(old: Observation, now: Observation): Said | undefined {
  if (now.items.length < 0.7 * old.items.length)
    return say('rest', 'worse', `shows less: without ${some(missing(old.items, now.items))}`);
  if (old.items.length < 0.7 * now.items.length)
    return say('rest', 'worse', `shows more: with ${some(missing(now.items, old.items))}`);
  // A picture may fill its box; a text is read as a whole.
  const [whole, left] = [old, now].map(({ items }) => texts(items).filter(({ isCut }) => !isCut));
  if (whole && left && left.length < 0.7 * whole.length)
    return say('rest', 'worse', `cuts off ${some(missing(whole, left))}`);
  if (now.height - old.height > 2 * near)
    return say('rest', 'worse', `the page is ${higher(now.height - old.height)}`);
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
    if (!isAsLarge)
      return say('rest', 'worse', `${item.key} is ${size(other)}, before ${size(item)}`);
  }
  return undefined;
}

/** What differs between two observations of one element. */
function ofElement(old: Observation, now: Observation): Said[] {
  const { behaviour } = old;
  const moved = now.beside - old.beside;
  const said = [
    behaviour === 'slider' ? atRest(old, now) : undefined,
    ...old.used.map((use, index) => ofUse(behaviour, use, now.used[index])),
    // Beside the section itself the page is as it was; our dots and arrows may take a line. Of a control nothing is.
    behaviour !== 'press' && Math.abs(moved) > near
      ? say('page', 'worse', `the page beside it is ${higher(moved)}`)
      : undefined,
  ];
  return said.filter((each) => each !== undefined);
}

/** What is worse on the page itself. */
function ofPage(old: Look, now: Look): Said[] {
  const change = now.beside - old.beside;
  const lost = missing(old.items, now.items);
  return [
    ...now.faults
      .filter((fault) => !old.faults.includes(fault))
      .map((fault) => say(`fault ${fault}`, 'broken', fault)),
    ...(share(old.items, now.items) < 0.97
      ? [say('items', 'worse', `no longer in sight: ${some(lost)}`)]
      : []),
    ...(Math.abs(change) > Math.max(100, old.beside * 0.05)
      ? [say('height', 'worse', `the page is ${higher(change)}`)]
      : []),
  ];
}

/** What differs between two looks at a page, on the page itself and for each use of the first one. */
export function compare(old: Look | string, now: Look | string): Difference[] {
  if (typeof old === 'string') return [];
  if (typeof now === 'string') return [{ ...say('opens', 'broken', now), id: '', number: -1 }];
  return [
    ...ofPage(old, now).map((said) => ({ ...said, id: '', number: -1 })),
    ...old.seen.flatMap((before) => {
      const { id, number } = before;
      const after = now.seen.find((each) => each.id === id && each.number === number);
      const said = after ? ofElement(before, after) : [say('sight', 'broken', 'is not in sight')];
      const [one, other] = [before.picture, after?.picture];
      const pictures = one && other ? ([one, other] as const) : undefined;
      return said.map((each) => ({ ...each, id, number, pictures }));
    }),
  ];
}

/** Those of some differences that are among others, too, as far as one can tell. */
export const isAmong =
  (others: readonly Difference[]) =>
  ({ id, aspect, number }: Difference): boolean =>
    others.some((each) => each.id === id && each.aspect === aspect && each.number === number);

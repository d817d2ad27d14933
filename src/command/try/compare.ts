import {
  type Colour,
  type Colours,
  type Item,
  isAlike,
  missing,
  near,
  share,
  some,
} from './look.js';
import type { Try } from './trials.js';
import type { Used } from './use.js';
import type { Visit } from './visit.js';
import { freshErrors, lasting } from './watch.js';

/**
 * `heavier`: nothing differs, but the page would load more than before. `not tried`: none of its elements was used, and
 * the page would load more.
 */
export type Verdict = 'as good' | 'not tried' | 'heavier' | 'worse' | 'broken';

/** What a comparison says of a move. */
export interface Finding {
  /** The move; undefined where it is about the page. */
  readonly key: string | undefined;
  readonly verdict: Verdict;
  readonly why: string;
  /** The moves whose elements it is about, where it is about the page. */
  readonly by?: readonly string[] | undefined;
  readonly pictures: readonly [old: string | undefined, now: string | undefined];
}

const texts = (items: readonly Item[]): Item[] => items.filter(({ key }) => key.startsWith('“'));

type Said = readonly [verdict: Verdict, why: string];

const good: Said = ['as good', ''];

/** Where a page stands after a press on a link. */
function afterScroll(old: Used, now: Used, isAnchor: boolean): Said {
  if (!isAnchor) {
    if (now.top <= Math.max(2, old.top)) return good;
    return ['broken', `the page stands at ${Math.round(now.top)} px instead of the top`];
  }
  const [before, after] = [old.target, now.target];
  if (before === undefined || after === undefined) return good;
  const isThere = after > -10 && after < 300;
  if (isThere || Math.abs(after - before) <= near) return good;
  return [
    'broken',
    `its target is at ${Math.round(after)} px of the window, before ${Math.round(before)}`,
  ];
}

/** What a use did, held against what it did before. */
function ofUse(behaviour: string, old: Used, now: Used): Said {
  if (now.left && !old.left) return ['broken', `${now.what} leads to another page`];
  if (old.left) return good;
  if (behaviour === 'anchors' || behaviour === 'to-top')
    return afterScroll(old, now, behaviour === 'anchors');
  const did = old.came.length + old.went.length > 0;
  // A key that shows no other item may do anything.
  if (!did || (old.what === 'ArrowRight' && old.came.length === 0)) return good;
  if (now.came.length + now.went.length === 0) {
    return [
      'broken',
      `${now.what} does nothing; before, ${some([...old.came, ...old.went])} changed`,
    ];
  }
  // Which slide comes next depends on the moment where slides play.
  if (behaviour === 'slider') return good;
  const shown = share(old.came, now.came);
  // A caption counts beside a picture.
  const said = behaviour === 'lightbox' ? share(texts(old.came), texts(now.came)) : 1;
  if (Math.min(shown, said) < 0.6) {
    const what = some(missing(old.came, now.came));
    const isNothing = shown === 0;
    return [isNothing ? 'broken' : 'worse', `${now.what} does not show ${what}`];
  }
  if (share(old.went, now.went) < 0.6 && old.came.length === 0)
    return ['worse', `${now.what} does not hide ${some(missing(old.went, now.went))}`];
  const [first] = old.came;
  const other = now.came.find(({ key }) => key === first?.key);
  if (behaviour === 'lightbox' || !first || !other) return good;
  const lower = other.y - first.y;
  // The page may stand elsewhere in the window.
  const apart = Math.min(Math.abs(lower), Math.abs(lower + now.top - old.top));
  const isElsewhere = Math.abs(first.x - other.x) > near || apart > near;
  return isElsewhere ? ['worse', `${first.key} opens at another place`] : good;
}

/** How far apart (0 to 441) two colours may be. */
const nearColour = 90;

const distance = (one: Colour, other: Colour): number =>
  Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));

/** A control's colours, which are its own before and after; those of arrows and dots must only be seen. */
function colours(behaviour: string, old: Colours | undefined, now: Colours | undefined): Said {
  if (!old || !now) return good;
  const drawn = ({ ink, ground }: Colours): string => `rgb(${ink}) on rgb(${ground})`;
  const said: Said = ['worse', `is drawn in ${drawn(now)}, before ${drawn(old)}`];
  const isSeen = ({ ink, ground }: Colours): boolean => distance(ink, ground) > 40;
  if (isSeen(old) && !isSeen(now)) return said;
  if (behaviour === 'slider') return good;
  const isOther = [distance(old.ink, now.ink), distance(old.ground, now.ground)].some(
    (apart) => apart > nearColour,
  );
  return isOther ? said : good;
}

/** A slider at rest. */
function atRest(old: Try, now: Try): Said {
  if (old.behaviour !== 'slider' || old.rest.items.length === 0) return good;
  if (now.rest.items.length === 0) return ['broken', 'shows nothing'];
  const [before, after] = [old.rest, now.rest];
  // Which slides are shown depends on the moment where they play; how much is shown does not.
  if (after.items.length < 0.7 * before.items.length)
    return ['worse', `does not show ${some(missing(before.items, after.items))}`];
  for (const item of before.items) {
    const other = after.items.find(({ key }) => key === item.key);
    if (!other || item.isCut || other.isCut || item.width * item.height < 400) continue;
    const [wide, high] = [other.width / item.width, other.height / item.height];
    // A text may stand in other lines, and then takes about as much room.
    const isAsLarge = item.key.startsWith('“')
      ? wide * high > 0.6 && wide * high < 1.6
      : [wide, high].every((ratio) => ratio > 0.8 && ratio < 1.25);
    const size = ({ width, height }: Item): string =>
      `${Math.round(width)} × ${Math.round(height)} px`;
    if (!isAsLarge) return ['worse', `${item.key} is ${size(other)}, before ${size(item)}`];
  }
  const isWithout = before.hasControl && !after.hasControl;
  return isWithout ? ['worse', 'has no arrow or dot in sight'] : good;
}

const rank: readonly Verdict[] = ['as good', 'not tried', 'heavier', 'worse', 'broken'];
const worst = (all: readonly Said[]): Said =>
  all.reduce((one, other) => (rank.indexOf(other[0]) > rank.indexOf(one[0]) ? other : one), good);

/** The room (px) from the top of the first of some items to the end of the last. */
function roomOf(items: readonly Item[]): number {
  const ends = items.map(({ y, height }) => y + height);
  return items.length === 0 ? 0 : Math.max(...ends) - Math.min(...items.map(({ y }) => y));
}

/** What both pages show a while later, where that was asked. */
export interface Later {
  readonly old?: Visit;
  readonly now?: Visit | undefined;
}

/** What differs in sight or in height, in both looks at the pages, and the moves whose elements it is about. */
function ofPage(old: Visit, now: Visit, resting: readonly Item[], later: Later) {
  const findings: { why: string; by: string[] }[] = [];
  const isRunning = (key: string): boolean =>
    old.tries.some((each) => each.key === key && each.rest.hasControl);
  // Where a script stopped, the old page shows its slides below each other, or not at all.
  const isStopped = now.tries.some(({ key, rest }) => rest.hasControl && !isRunning(key));
  if (old.errors.length > 0 && isStopped) return findings;
  const keysWhere = (isIt: (before: Try, after: Try | undefined) => boolean): string[] =>
    old.tries
      .filter((each) =>
        isIt(
          each,
          now.tries.find(({ key }) => key === each.key),
        ),
      )
      .map(({ key }) => key);
  const there = [...now.items, ...(later.now?.items ?? [])];
  if (share(resting, there) < 0.97) {
    const gone = missing(resting, there);
    const by = keysWhere(({ rest }) => share(gone, rest.items) > 0);
    findings.push({ why: `no longer in sight: ${some(gone)}`, by });
  }
  const changes = [now.height - old.height];
  if (later.old && later.now) changes.push(later.now.height - later.old.height);
  const change = changes.reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one));
  if (Math.abs(change) > Math.max(120, old.height * 0.05)) {
    const by = keysWhere(
      ({ rest }, after) =>
        after !== undefined && Math.abs(roomOf(after.rest.items) - roomOf(rest.items)) > near,
    );
    const size = `${Math.abs(Math.round(change))} px ${change > 0 ? 'higher' : 'lower'}`;
    findings.push({ why: `the page is ${size} than before`, by });
  }
  return findings;
}

/**
 * What became of a page, and of each move on it.
 *
 * @param later what comes and goes on the old page while nobody uses it is no one's doing
 */
export function compare(old: Visit, now: Visit, later: Later = {}): Finding[] {
  const findings: Finding[] = [];
  const { moving = [] } = later.old ?? {};
  const others = (items: readonly Item[]): Item[] =>
    items.filter((item) => !moving.some((other) => isAlike(item, other)));
  const without = (use: Used): Used => ({
    ...use,
    came: others(use.came),
    went: others(use.went),
  });
  const page = (verdict: Verdict, why: string, by?: readonly string[]): void =>
    void findings.push({ key: undefined, verdict, why, by, pictures: [undefined, undefined] });
  if (now.refusal !== undefined) page('broken', now.refusal);
  if (now.refusal !== undefined) return findings;
  for (const { text } of freshErrors(old, now)) page('broken', `an error: ${text}`);
  const missed = new Set(old.failed.map(lasting));
  for (const address of now.failed)
    if (!missed.has(lasting(address))) page('broken', `${address} is not there`);
  for (const { why, by } of ofPage(old, now, others(old.items), later)) page('worse', why, by);
  for (const [index, before] of old.tries.entries()) {
    const number = old.tries.slice(0, index).filter(({ key }) => key === before.key).length;
    const after = now.tries.filter(({ key }) => key === before.key)[number];
    if (!after) {
      if (now.late > 0) continue;
      const pictures = [before.picture, undefined] as const;
      findings.push({ key: before.key, verdict: 'broken', why: 'is not in sight', pictures });
      continue;
    }
    const uses = before.used.flatMap((use, at) => {
      const other = after.used[at];
      if (!other) return [];
      const drawn = colours(before.behaviour, use.colours, other.colours);
      return [ofUse(before.behaviour, without(use), without(other)), drawn];
    });
    const [error] = old.errors;
    if (error && !before.rest.hasControl && after.rest.hasControl) {
      const why = `was no slider before, since a script stopped: ${error.text}`;
      const pictures = [before.picture, after.picture] as const;
      findings.push({ key: before.key, verdict: 'not tried', why, pictures });
      continue;
    }
    const drawn = colours(before.behaviour, before.rest.colours, after.rest.colours);
    const [verdict, why] = worst([atRest(before, after), drawn, ...uses]);
    findings.push({ key: before.key, verdict, why, pictures: [before.picture, after.picture] });
  }
  return findings;
}

import { count } from '../terminal/text.js';
import type { Counts, Gathered, ReadScript } from './gather.js';
import type { Library } from './libraries/libraries.js';
import { about, libraryOfFile } from './libraries/libraries.js';
import type { PlannedMove } from './move.js';
import type { OwnCode } from './own-code.js';
import { type PluginFile, pluginFiles } from './plugin-files.js';
import { isOnPages } from './settle.js';
import { cssOf, rulesOn, type ThemeRule, themeRules } from './theme.js';

/** The plan of a move. */
export interface Plan {
  readonly moves: readonly PlannedMove[];
  readonly own: readonly (OwnCode & { readonly at: string })[];
  /** The attributes of the tag, in their order. */
  readonly tag: readonly (readonly [name: string, value: string])[];
  readonly sliders: ReturnType<typeof slidersIn>;
  /** The libraries' files, and why they stay; undefined if they can go. */
  readonly files: readonly { name: string; library: Library; stays: string | undefined }[];
  readonly plugins: readonly PluginFile[];
  /** What the theme's rules for parts of the old libraries become. */
  readonly theme: readonly ThemeRule[];
  /** The rules that each page needs afterwards, by its name. */
  readonly css: ReadonlyMap<string, string>;
}

/** The version of Bootstrap: that of its file, else the one for which most pages are written. */
function bootstrapVersion({ scripts, pages }: Gathered): 3 | 4 | 5 | undefined {
  const files = scripts.filter(({ facts }) => facts.holds.includes('bootstrap'));
  const [version] = files.flatMap(({ facts }) => facts.version ?? []);
  if (version === 3 || version === 4 || version === 5) return version;
  const votes = pages.flatMap(({ facts }) => facts.bootstrap ?? []);
  return ([5, 4, 3] as const)
    .map((each) => ({ each, count: votes.filter((vote) => vote === each).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)[0]?.each;
}

/** Each of the items once. */
export const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** The links that lightboxes find by their attributes, which an own selector would replace. */
const byAttribute: Readonly<Record<string, string>> = {
  'data-fancybox': 'a[data-fancybox]',
  'data-lightbox': 'a[data-lightbox]',
  'rel="lightbox"': 'a[rel^="lightbox"]',
};

function selectorsFor(moves: readonly PlannedMove[]): Record<string, string> {
  const hooks = new Map<string, string[]>();
  for (const { hook } of moves) {
    if (hook) hooks.set(hook[0], [...(hooks.get(hook[0]) ?? []), ...hook[1].split(', ')]);
  }
  const groups = moves.flatMap(({ group }) => group?.split(', ') ?? []);
  if (groups.length > 0) hooks.set('lightboxGroup', groups);
  const links = hooks.get('lightboxItem');
  const others = moves.flatMap(({ what }) => byAttribute[what] ?? []);
  if (links) links.push(...others);
  return Object.fromEntries([...hooks].map(([hook, all]) => [hook, unique(all).join(', ')]));
}

/** The attributes of the tag that moves need. What they do not name and would start by itself is left off. */
function tagFor(
  moves: readonly PlannedMove[],
  version: 3 | 4 | 5 | undefined,
  found: readonly string[],
): [string, string][] {
  const going = moves.filter(({ fate }) => fate !== 'stays');
  const needsBootstrap = going.some(
    ({ library, behaviour }) => library === 'bootstrap' && behaviour,
  );
  const presets = unique([
    ...(needsBootstrap ? [`bootstrap-${version ?? 4}`] : []),
    ...going.flatMap(({ preset }) => preset ?? []),
  ]);
  const selectors = selectorsFor(going);
  const attributes = going.flatMap((move) => Object.entries(move.attributes ?? {}));
  const idle = found.filter((name) => !going.some(({ behaviour }) => behaviour === name));
  const all: [string, string][] = [
    ['data-preset', presets.join(' ')],
    ['data-selectors', Object.keys(selectors).length > 0 ? JSON.stringify(selectors) : ''],
    ...new Map(attributes),
    ['data-disable', idle.join(' ')],
  ];
  return all.filter(([, value]) => value !== '');
}

const isStyle = (name: string): boolean => /\.css([?#]|$)/i.test(name);

/** Why a library's file stays. */
function reasonFor(
  library: Library,
  name: string,
  plan: Pick<Plan, 'moves' | 'own' | 'plugins'>,
  rest: readonly ReadScript[],
  version: 3 | 4 | 5 | undefined,
): string | undefined {
  if (['bootstrap', 'flexslider', 'bxslider'].includes(library) && isStyle(name))
    return 'it is the look of the page';
  if (library === 'popper' && reasonFor('bootstrap', '', plan, rest, version) !== undefined)
    return 'Bootstrap places its parts with it';
  const others = rest.filter(({ facts }) => !facts.holds.includes(library));
  if (library !== 'jquery') {
    const kept = plan.moves.filter((move) => move.fate === 'stays' && move.library === library);
    const listening = plan.own.filter(({ needs }) => needs === library);
    // The words of a library's own file are its options: none of them calls another library that we know.
    const speaking = others.filter(({ facts }) => facts.holds.length === 0 || !facts.isLibrary);
    const naming = speaking.filter(({ facts }) =>
      about(library).names?.some((each) => facts.names.code.includes(each)),
    );
    const reasons = unique([
      ...[...kept, ...listening].map(({ what }) => what),
      ...naming.map((script) => `${script.name} names it`),
    ]);
    return reasons.length > 0
      ? `${reasons.slice(0, 4).join(', ')}${reasons.length > 4 ? ' …' : ''}`
      : undefined;
  }
  const needing = plan.moves.filter(
    (move) =>
      move.fate === 'stays' &&
      move.library !== 'js-cookie' &&
      !(move.library === 'bootstrap' && version === 5),
  );
  const staying = plan.plugins.filter(({ stays }) => stays !== undefined);
  const going = new Set([
    ...plan.plugins.filter(({ stays }) => stays === undefined).map((file) => file.name),
    ...staying.map((file) => file.name),
    ...plan.own.map(({ at }) => at.replace(/:\d+:\d+$/, '')),
  ]);
  const asking = others.filter(
    ({ facts, name: other }) =>
      facts.character.asksJquery && facts.holds.length === 0 && !going.has(other),
  );
  const reasons = [
    ...(plan.own.length > 0 ? [`${count(plan.own.length, 'place')} of your own code`] : []),
    ...unique([
      ...needing.map(({ what }) => what),
      ...[...staying, ...asking].map((file) => file.name),
    ]).slice(0, 4),
  ];
  return reasons.length > 0 ? reasons.join(', ') : undefined;
}

/** The sliders of the moves, whose elements get an attribute; the same one in several files counts once. */
function slidersIn(moves: readonly PlannedMove[]) {
  const found = moves.flatMap(({ fate, slider, selector, where }) =>
    slider && fate !== 'stays' ? [{ selector, slider, at: where.at }] : [],
  );
  const key = ({ selector, slider, at }: (typeof found)[number]): string =>
    JSON.stringify([selector ?? at, slider]);
  return [...new Map(found.map((each) => [key(each), each])).values()];
}

/**
 * Makes the plan of what was read.
 *
 * @param moves what becomes of each call and element
 * @param rest the scripts as they are once the calls that move have gone
 * @param found the behaviours of ours that would start on the pages
 * @param counts where on the pages the elements of the scripts are
 */
export function planOf(
  gathered: Gathered,
  moves: readonly PlannedMove[],
  rest: readonly ReadScript[],
  found: readonly string[],
  counts: Counts,
): Plan {
  const { pages } = gathered;
  const version = bootstrapVersion(gathered);
  const own = new Map<string, OwnCode & { at: string }>();
  for (const { name, facts, isInline } of rest) {
    for (const code of facts.own) {
      const place = `${name}:${code.line}:${code.column}`;
      const key = isInline ? code.what : place;
      if (!own.has(key)) own.set(key, { ...code, at: place });
    }
  }
  const held = gathered.scripts.flatMap(({ name, facts, isInline }) =>
    facts.hasOwnCode || isInline
      ? []
      : facts.holds.map((library): [string, Library] => [name, library]),
  );
  const named = pages
    .flatMap(({ facts }) => [...facts.scripts, ...facts.styles])
    .flatMap((name): [string, Library][] => {
      const library = libraryOfFile(name);
      const isRead = held.some(([file]) => sameFile(file, name));
      return library && !isRead ? [[name, library]] : [];
    });
  const parts = [
    ...new Map(
      [...held, ...named].map(([name, library]) => [`${library} ${name}`, { name, library }]),
    ).values(),
  ];
  const told = { moves, own: [...own.values()] };
  // Code that listens to a library harms nobody where its elements are on no page.
  const there = told.own.filter(({ selector }) => isOnPages(selector, counts));
  const libraries = parts
    .filter(({ library }) => library !== 'jquery')
    .map(({ name, library }) => {
      const plan = { moves, own: there, plugins: [] };
      return { name, library, stays: reasonFor(library, name, plan, rest, version) };
    });
  // What only the file of a library needed that goes is needed no more.
  const isGoing = ({ name, facts }: ReadScript): boolean =>
    facts.holds.length > 0 &&
    facts.plugins.length === 0 &&
    libraries.every((part) => part.name !== name || part.stays === undefined);
  const plugins = pluginFiles(
    rest.filter((script) => !isGoing(script)),
    pages,
  );
  const all = [
    ...libraries,
    ...parts
      .filter(({ library }) => library === 'jquery')
      .map(({ name, library }) => {
        const stays = reasonFor(library, name, { ...told, plugins }, rest, version);
        return { name, library, stays };
      }),
  ];
  // A file goes only if all that it holds does.
  const whyStays = (file: string): string | undefined =>
    [...all, ...plugins].find(({ name, stays }) => name === file && stays !== undefined)?.stays;
  const theme = themeRules(gathered.styles, moves);
  return {
    ...told,
    theme,
    css: new Map(pages.map((page) => [page.name, cssOf(rulesOn(page, pages, theme))])),
    tag: tagFor(moves, version, found),
    sliders: slidersIn(moves),
    files: all.map((file) => ({ ...file, stays: whyStays(file.name) })),
    plugins: plugins.filter(({ name }) => all.every((file) => file.name !== name)),
  };
}

/** Whether a file that was read is the one that a page names. */
const sameFile = (file: string, address: string): boolean => {
  const path = address.split(/[?#]/, 1)[0]?.replace(/^(\.{0,2}\/)+/, '') ?? '';
  return path !== '' && file.split(/[?#]/, 1)[0]?.endsWith(path) === true;
};

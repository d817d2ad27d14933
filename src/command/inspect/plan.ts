import { behaviours } from '../../behaviours.js';
import { elementsOf, type Move, type Numbers } from './moves/move.js';
import type { SiteCall, SiteRecord } from './record.js';
import { type Bytes, type Edit, quoted } from './site/bytes.js';
import type { PageSource } from './site/markup.js';

/** Lines in plain JavaScript in place of some of a script's statements. */
export interface PlainPart {
  /** The file, or the page, that the statements stand in. */
  readonly file: string;
  readonly line: number;
  /** The lines that come. */
  readonly after: string;
  /** Where the statements stand in their file. */
  readonly start: number;
  readonly end: number;
  /** The pages that run them. */
  readonly pages: readonly string[];
  /** The controls that run them. */
  readonly controls: Numbers;
}

/** All that a plan does. */
export interface Plan {
  readonly moves: readonly Move[];
  /** Calls without an element, which go. */
  readonly calls: readonly SiteCall[];
  readonly plain: readonly PlainPart[];
  /** Files that stay though nothing seems to need them: pages differ without them. */
  readonly kept: readonly string[];
}

export const emptyPlan: Plan = { moves: [], calls: [], plain: [], kept: [] };

/** The folder for our files, which the site does not have yet. */
export function folderFor({ pages, files }: SiteRecord, prefix: string): string {
  const paths = [...pages.keys(), ...files.map(({ path }) => path)];
  const taken = new Set(paths.map((path) => path.slice(prefix.length).split('/', 1)[0]));
  return ['auftritt', 'auftritt-2', 'auftritt-3'].find((name) => !taken.has(name)) ?? 'auftritt-4';
}

/** The file with the lines in plain JavaScript, beside our folder. */
export const plainFile = 'auftritt-plain.js';

/** The presets for some moves: that of Owl only where it takes no slider that does not move. */
function presetsFor(moves: readonly Move[], { calls }: SiteRecord): string[] {
  const presets = new Set(moves.flatMap(({ preset }) => preset ?? []));
  const owls = calls.filter((call) => call.name === 'owlCarousel' && elementsOf(call).length > 0);
  const isMoving = (each: SiteCall): boolean => moves.some(({ call }) => call === each);
  if (owls.length > 0 && owls.every(isMoving)) presets.add('owl');
  return [...presets];
}

/** The attributes of our tag for some moves. What has not moved is left off, on pages that nobody has looked at, too. */
export function tagFor(moves: readonly Move[], record: SiteRecord): [string, string][] {
  const wanted = new Set<string>(moves.map(({ behaviour }) => behaviour));
  const off = behaviours.map(({ name }) => name).filter((name) => !wanted.has(name));
  const all: [string, string][] = [
    ['data-preset', presetsFor(moves, record).join(' ')],
    ['data-jquery', moves.some(({ behaviour }) => behaviour === 'slider') ? 'none' : ''],
    ['data-disable', off.join(' ')],
  ];
  return all.filter(([, value]) => value !== '');
}

/** The address against which a page names its files, if it says one. */
export const baseOf = ({ tags }: PageSource): string | undefined =>
  tags.find(({ name }) => name === 'base')?.attributes.get('href');

/** The way from a page to the folder of the site, as the page finds its own files. */
export function wayTo(page: PageSource, { site }: SiteRecord): string {
  if (site.folder === undefined || baseOf(page) !== undefined) return site.prefix;
  return '../'.repeat(page.path.slice(site.prefix.length).split('/').length - 1);
}

/**
 * Our tag.
 *
 * @param way the way to our folder
 */
export const tagLine = (way: string, attributes: readonly (readonly [string, string])[]): Bytes =>
  `<script type="module" src="${way}auftritt.js"${attributes.map(([name, value]) => ` ${name}=${quoted(value)}`).join('')}></script>`;

/** The line that the head of a page gets. */
export function headLines(
  page: PageSource,
  moves: readonly Move[],
  record: SiteRecord,
  folder: string,
): Bytes {
  const way = `${wayTo(page, record)}${folder}/`;
  const here = moves.filter(({ given }) => given.has(page.path));
  const rules = [...new Set(here.flatMap(({ css }) => css))].join(' ');
  const css = rules === '' ? '' : `<style>${rules}</style>`;
  const tag = tagLine(way, tagFor(moves, record));
  return `<link rel="stylesheet" href="${way}auftritt.css">${css}${tag}`;
}

export function attributeEdits({ path, tags }: PageSource, moves: readonly Move[]): Edit[] {
  const elements = new Map(moves.flatMap(({ given }) => [...(given.get(path) ?? [])]));
  return [...elements].flatMap(([number, attributes]): Edit[] => {
    const tag = tags[number];
    const missing = attributes.filter(([name]) => !tag?.attributes.has(name));
    const text = missing.map(([name, value]) => ` ${name}=${quoted(value)}`).join('');
    return tag && text !== '' ? [{ start: tag.nameEnd, end: tag.nameEnd, text }] : [];
  });
}

/** The files without which the moves of a plan run. */
export const blocksOf = ({ moves }: Pick<Plan, 'moves'>): Set<string> =>
  new Set(moves.flatMap(({ blocks }) => blocks));

/** The calls of a plan that go. */
export const callsOf = ({ moves, calls }: Pick<Plan, 'moves' | 'calls'>): SiteCall[] => [
  ...moves.flatMap(({ call }) => call ?? []),
  ...calls,
];

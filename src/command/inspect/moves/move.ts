import { grouped } from '../../lists.js';
import type { Library } from '../libraries/libraries.js';
import type { SiteCall, SiteRecord } from '../record.js';
import type { Ref } from '../see/recording.js';
import type { Tag } from '../site/markup.js';

/** An attribute that an element gets. */
export type Attribute = readonly [name: string, value: string];

/** What an element of a page gets: page → number of the element → attributes. */
export type Given = ReadonlyMap<string, ReadonlyMap<number, readonly Attribute[]>>;

/** The numbers of elements, by page. */
export type Numbers = ReadonlyMap<string, readonly number[]>;

/** What was seen on elements of some pages. */
interface OnElements {
  readonly sights: readonly Omit<SiteCall['sights'][number], 'width'>[];
}

/** A place of a script. */
export interface CodePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A behaviour that runs today. */
interface Running extends CodePlace {
  /** The same in each run. */
  readonly id: string;
  readonly library: Library | undefined;
  /** What runs it: `slick`, `data-toggle="collapse"`. */
  readonly name: string;
  /** Its elements in a few words: `div.team`. */
  readonly label: string;
}

/** One that could be done by Auftritt. */
export interface Move extends Running {
  readonly behaviour: 'slider' | 'lightbox' | 'collapse' | 'tabs' | 'dropdown';
  /** The elements on which it runs today. */
  readonly subjects: Numbers;
  readonly given: Given;
  /** The call that goes; undefined where attributes run it. */
  readonly call: SiteCall | undefined;
  /** The files without which it must run, as they would answer too. */
  readonly blocks: readonly string[];
  readonly preset: string | undefined;
  /** What the moves have in common that only go together. */
  readonly group: string | undefined;
  /** Rules that the elements need. */
  readonly css: readonly string[];
  /** The options that are lost. */
  readonly lost: readonly string[];
}

/** One that stays with its old script. */
export interface Stay extends Running {
  readonly why: string;
}

/** Thrown where a behaviour stays with its old script. The message says why. */
export class Staying extends Error {}

/** What of a move its kind says. */
export type Part = Pick<Move, 'behaviour' | 'given'> & Partial<Move>;

export const idOf = ({ file, line, column, name }: CodePlace & { readonly name: string }): string =>
  `${name} ${file}:${line}:${column}`;

/** What becomes of a behaviour: the move of which a function says a part, or that it stays. */
export function moveOr(
  place: Omit<Running, 'id'>,
  subjects: Numbers,
  call: SiteCall | undefined,
  part: () => Part,
): Move | Stay {
  const { file, line, column, name, label, library } = place;
  const running = { file, line, column, name, id: idOf(place), library, label };
  try {
    const usual = { blocks: [], preset: undefined, group: undefined, css: [], lost: [] };
    return { ...running, subjects, call, ...usual, ...part() };
  } catch (error) {
    if (!(error instanceof Staying)) throw error;
    return { ...running, why: error.message };
  }
}

/** The calls that the site's own code has made, and those with which a plugin's file calls that plugin on the page. */
export function siteCalls({ calls, files }: SiteRecord): SiteCall[] {
  const vendors = new Map(files.flatMap((file) => (file.isVendor ? [[file.path, file]] : [])));
  return calls.filter((call) => {
    const { defines, libraries } = vendors.get(call.file) ?? {};
    const isOwn =
      libraries?.length === 0 &&
      defines?.includes(call.name) &&
      typeof call.args[0] !== 'string' &&
      elementsOf(call).length > 0;
    return (
      !/^(defines|early)$/.test(call.kind) &&
      call.file !== '' &&
      !call.isInner &&
      (!defines || isOwn)
    );
  });
}

export const elementsOf = ({ sights }: OnElements): Ref[] =>
  sights.flatMap(({ elements }) => elements);

/** The numbers of elements that were seen at several widths. */
export const subjectsOf = ({ sights }: OnElements): Numbers =>
  new Map(
    [...grouped(sights, ({ path }) => path)].flatMap(([path, here]) => {
      const numbers = new Set(elementsOf({ sights: here }).map(({ number }) => number));
      return numbers.size > 0 ? [[path, [...numbers].sort((a, b) => a - b)]] : [];
    }),
  );

/** What the elements of each page get. @throws Staying */
export const give = (
  subjects: Numbers,
  { pages }: SiteRecord,
  of: (number: number, tags: readonly Tag[]) => readonly [number, readonly Attribute[]],
): Given =>
  new Map(
    [...subjects].map(([path, numbers]) => {
      const tags = pages.get(path)?.tags ?? [];
      if (numbers.some((number) => number < 0))
        throw new Staying('its elements are made by a script');
      return [path, new Map(numbers.map((number) => of(number, tags)))];
    }),
  );

/** The files of a library, which would answer beside ours, with its major version. */
export function filesOf(library: Library, record: SiteRecord) {
  const files = record.files.filter(
    ({ libraries, kind }) => kind === 'script' && libraries.includes(library),
  );
  const version = Number.parseInt(files[0]?.version ?? '1', 10);
  return { version, paths: files.map(({ path }) => path) };
}

export const classesOf = (tag: Tag | undefined): string[] =>
  (tag?.attributes.get('class') ?? '').split(/\s+/).filter(Boolean);

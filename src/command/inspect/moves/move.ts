import type { Library } from '../libraries/libraries.js';
import type { SiteCall } from '../record.js';

/** An attribute that an element gets. */
export type Attribute = readonly [name: string, value: string];

/** What an element of a page gets: page → number of the element → attributes. */
export type Given = ReadonlyMap<string, ReadonlyMap<number, readonly Attribute[]>>;

/** A place of a script. */
export interface CodePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One behaviour that could be done by Auftritt. */
export interface Move extends CodePlace {
  /** The same in each run. */
  readonly id: string;
  readonly library: Library;
  /** What runs it today: `slick`, `data-toggle="collapse"`. */
  readonly name: string;
  /** Its elements in a few words: `div.team`. */
  readonly label: string;
  readonly behaviour: 'slider' | 'lightbox' | 'collapse' | 'tabs' | 'dropdown';
  /** The elements on which it runs today, by page. */
  readonly subjects: ReadonlyMap<string, readonly number[]>;
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

/** Something that stays with its old script. */
export interface Stay extends CodePlace {
  readonly library: Library | undefined;
  readonly name: string;
  readonly label: string;
  readonly why: string;
}

export const idOf = ({ file, line, column, name }: CodePlace & { readonly name: string }): string =>
  `${name} ${file}:${line}:${column}`;

/** The first words for the elements of a call. */
export const labelOf = ({ sights, selector, args }: SiteCall): string => {
  const labels = sights.flatMap(({ elements }) => elements.map(({ label }) => label));
  const [first] = args;
  return labels[0] ?? (selector || (typeof first === 'string' ? first : ''));
};

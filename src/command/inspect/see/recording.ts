/** A value that JSON can say; functions, elements and other objects of the page are objects with one entry of that name. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A JSON object. */
export type Values = Readonly<Record<string, Json>>;

export const isValues = (value: Json | undefined): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place of a script, as the browser counts it: from 1. */
export interface Spot {
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

/** An element: its number in the source, -1 for one that a script has made, and its name for people. */
export interface Ref {
  readonly number: number;
  readonly label: string;
}

/** A call that a page has made, at one place with the same arguments. */
export interface Call extends Spot {
  /**
   * `plugin`: of a plugin of jQuery; `jquery`: of a method with which it listens, or is asked; `global`: of another library;
   * `defines`: a plugin was put on jQuery; `early`: jQuery looked for elements before the page was read, and missed some.
   */
  readonly kind: 'plugin' | 'jquery' | 'global' | 'defines' | 'early';
  readonly name: string;
  readonly elements: readonly Ref[];
  readonly selector: string;
  readonly args: readonly Json[];
  /** The event during which it ran; '' for none. */
  readonly event: string;
  /** Whether a plugin made it. */
  readonly isInner: boolean;
}

/** What the recorder starts with. */
export interface RecorderSettings {
  readonly attribute: string;
  /** Names of other libraries' globals. */
  readonly globals: readonly string[];
  /** The plugins whose calls it answers in their place, on elements of these numbers. */
  readonly answered: readonly { readonly name: string; readonly numbers: readonly number[] }[];
}

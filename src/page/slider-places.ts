/** Where the markup of a slider has its options, and in which words: plain data, as a preset has it. */
export interface SliderPlaces {
  /** The attributes that may hold the options as JSON, beside `data-slider`. The first one counts. */
  readonly options: readonly string[];
  /** Word of the markup → the word of slick that means the same. */
  readonly words?: Readonly<Record<string, string>>;
  /** The option that sets the distance between slides (px). slick has no such option. */
  readonly gap?: string;
  /** The classes that the library gives a slider that runs, for stylesheets that wait for them. */
  readonly started?: readonly string[];
  /** What the library does where the markup says nothing, in words of slick. */
  readonly usual?: Readonly<Record<string, boolean | number | string>>;
}

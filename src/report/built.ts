export interface BuiltLibrary {
  readonly name: string;
  readonly version: string;
}

/** The build's facts about a behaviour: its files, named without the hash, and its library. */
export interface Built {
  /** The files that a page with the behaviour may load in addition to the entry. */
  readonly files: readonly string[];
  readonly library?: BuiltLibrary;
  /** The libraries that the tag chooses from, each with the name of its file. */
  readonly choice?: readonly { readonly file: string; readonly library: BuiltLibrary }[];
}

/** Maps each behaviour to the build's facts. It is empty here; build/report.mjs fills it. */
export const built: Readonly<Record<string, Built>> = {};

/** What moves sliders where slick does not. The build fills it in too. */
export const embla: BuiltLibrary = { name: 'Embla', version: '' };

/** The version of the jQuery that comes with the script. The build fills it in too. */
export const ownJQuery = '';

/** The names of the files that serve the page as a whole. The build fills them in too. */
export const ofPage: readonly string[] = [];

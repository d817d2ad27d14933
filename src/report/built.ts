export interface BuiltLibrary {
  readonly name: string;
  readonly version: string;
  /** The names of its files, if not every page with the behaviour loads them. */
  readonly onRequest?: readonly string[];
}

/** The build's facts about a behaviour: its files, named without the hash, and its libraries. */
export interface Built {
  /** The files that a page with the behaviour may load in addition to the entry. */
  readonly files: readonly string[];
  readonly libraries: readonly BuiltLibrary[];
}

/** Maps each behaviour to the build's facts. It is empty here; build/report.mjs fills it. */
export const built: Readonly<Record<string, Built>> = {};

/** The version of the jQuery that comes with the script. The build fills it in too. */
export const ownJQuery = '';

/** The names of the files that serve the page as a whole. The build fills them in too. */
export const ofPage: readonly string[] = [];

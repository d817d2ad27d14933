/** What the build knows of a behaviour: names of files without the hash, and its library. */
export interface Built {
  /** What a page with the behaviour may ask for beside the entry. */
  readonly files: readonly string[];
  readonly library?: { readonly name: string; readonly version: string };
}

/** Behaviour → what is known of it. Here it is empty; the build fills it (build/report.mjs). */
export const built: Readonly<Record<string, Built>> = {};

/** The version of the jQuery that comes with the script; filled by the build too. */
export const ownJQuery = '';

/** The names of the files that are for the page as a whole; filled by the build too. */
export const ofPage: readonly string[] = [];

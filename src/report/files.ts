import { built, ofPage } from './built.js';

/** True in the self-contained bundle, where all is in one file whose name is the site's matter. */
declare const SELF_CONTAINED: boolean;

/** A file of ours that the page has asked for. */
export interface File {
  /** Its name without the hash. */
  readonly name: string;
  readonly path: string;
  /** Size in bytes as it was sent, compressed where the server does that. */
  readonly bytes: number;
  /** Size in bytes of what went over the line: 0 where the browser had it. */
  readonly transferred: number;
  /** From the request to the last byte, in ms. */
  readonly took: number;
}

const named = /\/([\w.-]+?)(-[A-Z0-9]{5,8})?\.(js|css)(\?.*)?$/;

/** The files of ours that the page has asked for, in the order of asking. */
export function loadedFiles(): readonly File[] {
  if (SELF_CONTAINED) return [];
  const folder = new URL('..', import.meta.url);
  return performance.getEntriesByType('resource').flatMap((entry): File[] => {
    const name = named.exec(entry.name)?.[1];
    if (!(entry instanceof PerformanceResourceTiming) || !name) return [];
    if (!entry.name.startsWith(folder.href)) return [];
    return [
      {
        name,
        path: entry.name.slice(folder.href.length),
        bytes: entry.encodedBodySize,
        transferred: entry.transferSize,
        took: entry.duration,
      },
    ];
  });
}

/** The files among these that a behaviour has asked for. */
export function filesOf(behaviour: string, files: readonly File[]): readonly File[] {
  const own = built[behaviour]?.files ?? [];
  return files.filter(({ name }) => own.includes(name));
}

/** The behaviours on the page that a file is for, or that it is for the page; empty if unknown. */
export function usersOf({ name }: File, behaviours: readonly string[]): readonly string[] {
  if (ofPage.includes(name)) return ['the page'];
  return Object.entries(built)
    .filter(([behaviour, { files }]) => files.includes(name) && behaviours.includes(behaviour))
    .map(([behaviour]) => behaviour);
}

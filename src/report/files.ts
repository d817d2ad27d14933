import { built, ofPage } from './built.js';

/** True in the self-contained bundle, where everything is in a single file that the site names. */
declare const SELF_CONTAINED: boolean;

/** A file of ours that the page has requested. */
export interface File {
  /** Its name without the hash. */
  readonly name: string;
  readonly path: string;
  /** Size in bytes as sent, compressed if the server compresses it. */
  readonly bytes: number;
  /** Bytes transferred over the network; 0 if the file came from the browser's cache. */
  readonly transferred: number;
  /** From the request to the last byte, in ms. */
  readonly took: number;
}

const named = /\/([\w.-]+?)(-[A-Z0-9]{5,8})?\.(js|css)(\?.*)?$/;

/** The files of ours that the page has requested, in the order of the requests. */
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

/** Picks the files that belong to a behaviour. */
export function filesOf(behaviour: string, files: readonly File[]): readonly File[] {
  const own = built[behaviour]?.files ?? [];
  return files.filter(({ name }) => own.includes(name));
}

/** The behaviours on the page that use a file, or `the page`; empty if unknown. */
export function usersOf({ name }: File, behaviours: readonly string[]): readonly string[] {
  if (ofPage.includes(name)) return ['the page'];
  return Object.entries(built)
    .filter(([behaviour, { files }]) => files.includes(name) && behaviours.includes(behaviour))
    .map(([behaviour]) => behaviour);
}

import type { BehaviourName } from '../contract/hooks.js';
import table from './parts.json' with { type: 'json' };

/** True in the self-contained bundle, where all is in one file whose name is the site's matter. */
declare const SELF_CONTAINED: boolean;

/**
 * The files that each behaviour asks for beside the entry, by their names without the hash: code of
 * its own, and libraries. Those without are part of the entry.
 */
const parts: Readonly<Record<BehaviourName, readonly string[]>> = table;

/** What the page as a whole asks for. */
const ofPage = ['auftritt', 'complete-page', 'page', 'on-demand', 'report', 'diagnostics', 'chunk'];

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

const named = /\/([\w.-]+?)(-[A-Z0-9]{8})?\.(js|css)(\?.*)?$/;

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
  const own = Object.entries(parts).find(([name]) => name === behaviour)?.[1] ?? [];
  return files.filter(({ name }) => own.includes(name));
}

/** The behaviours on the page that a file is for, or that it is for the page; empty if unknown. */
export function usersOf({ name }: File, behaviours: readonly string[]): readonly string[] {
  if (ofPage.includes(name)) return ['the page'];
  return Object.entries(parts)
    .filter(([behaviour, own]) => own.includes(name) && behaviours.includes(behaviour))
    .map(([behaviour]) => behaviour);
}

import type { Library } from '../libraries/libraries.js';
import type { LoadedFile, SiteCall, SiteRecord } from '../record.js';
import type { Tag } from '../site/markup.js';
import { type Attribute, type CodePlace, type Given, idOf, type Move } from './move.js';

/** Whether a call is one that the site's own code has made. */
export function siteCalls({ calls, files }: SiteRecord): SiteCall[] {
  const vendors = new Set(files.filter(({ isVendor }) => isVendor).map(({ path }) => path));
  return calls.filter(
    ({ kind, file, isInner }) =>
      kind !== 'defines' && file !== '' && !vendors.has(file) && !isInner,
  );
}

export const elementsOf = ({ sights }: SiteCall) => sights.flatMap(({ elements }) => elements);

/** The numbers of a call's elements, by page. */
export function byPage({ sights }: SiteCall): Map<string, number[]> {
  const pages = new Map<string, number[]>();
  for (const { path, elements } of sights) {
    const numbers = [...(pages.get(path) ?? []), ...elements.map(({ number }) => number)];
    if (numbers.length > 0)
      pages.set(
        path,
        [...new Set(numbers)].sort((a, b) => a - b),
      );
  }
  return pages;
}

/** What the elements of each page get; or why one of them cannot get it. */
export function give(
  subjects: Move['subjects'],
  { pages }: SiteRecord,
  of: (number: number, tags: readonly Tag[]) => readonly [number, readonly Attribute[]] | string,
): Given | string {
  const given = new Map<string, Map<number, readonly Attribute[]>>();
  for (const [path, numbers] of subjects) {
    const tags = pages.get(path)?.tags ?? [];
    const here = new Map<number, readonly Attribute[]>();
    for (const number of numbers) {
      const got = of(number, tags);
      if (typeof got === 'string') return got;
      here.set(...got);
    }
    given.set(path, here);
  }
  return given;
}

export const placeOf = ({ file, line, column, name }: CodePlace & { readonly name: string }) => ({
  ...{ file, line, column, name, id: idOf({ file, line, column, name }) },
});

/** The files of libraries, which would answer beside ours. */
export const filesOf = (library: Library, { files }: SiteRecord): LoadedFile[] =>
  files.filter(({ libraries, kind }) => kind === 'script' && libraries.includes(library));

export const versionOf = (library: Library, record: SiteRecord): number =>
  Number.parseInt(filesOf(library, record)[0]?.version ?? '1', 10);

export const pathsOf = (library: Library, record: SiteRecord): string[] =>
  filesOf(library, record).map(({ path }) => path);

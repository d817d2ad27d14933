import { gzipSync } from 'node:zlib';
import { type Library, librariesIn, versionIn } from './libraries/libraries.js';
import { isRefusal, type Looking, sideBySide, widths } from './see/browser.js';
import { type Ran, shareRan } from './see/ran.js';
import type { Call, Ref } from './see/recording.js';
import { type Visit, visit } from './see/visit.js';
import { type Bytes, bytesOf } from './site/bytes.js';
import { numbered, type PageSource, tagsOf } from './site/markup.js';
import { bare, type Site } from './site/site.js';

/** A script or stylesheet that pages load. */
export interface LoadedFile {
  /** The path on the site, or the address on another host. */
  readonly path: string;
  readonly kind: 'script' | 'style';
  readonly isOwn: boolean;
  readonly bytes: Bytes;
  /** Its size in bytes, and compressed. */
  readonly size: number;
  readonly compressed: number;
  readonly pages: readonly string[];
  readonly libraries: readonly Library[];
  readonly version: string | undefined;
  /** The plugins that it puts on jQuery. */
  readonly defines: readonly string[];
  /** Whether it is a library or plugin, and no code of the site's own. */
  readonly isVendor: boolean;
  /** How much of it has run: 0 to 1; undefined for a stylesheet. */
  readonly ran: number | undefined;
}

/** The elements of a call on one page at one width. */
export interface Sight {
  readonly path: string;
  readonly width: number;
  readonly elements: readonly Ref[];
}

/** A call at one place with the same arguments, on all pages. */
export interface SiteCall extends Omit<Call, 'elements' | 'url'> {
  /** The file that it stands in: the path of a file or, for a script in a page, of that page. */
  readonly file: string;
  readonly sights: readonly Sight[];
}

/** All that was seen of a site. */
export interface SiteRecord {
  readonly site: Site;
  readonly pages: ReadonlyMap<string, PageSource>;
  readonly visits: readonly Visit[];
  readonly refused: readonly { readonly path: string; readonly why: string }[];
  /** The pages that are known and were not inspected, as there are more than were asked for. */
  readonly left: readonly string[];
  readonly files: readonly LoadedFile[];
  readonly calls: readonly SiteCall[];
  readonly ran: Ran;
}

/** The path of an address of the site; the address itself for another host. */
export const pathOf = (url: string, site: Site): string => {
  if (!url.startsWith(`${site.origin}/`)) return url;
  return bare(url.slice(site.origin.length));
};

/** The pages that a page links to: of the same site, with a path like that of a page. */
const linkedFrom = ({ facts }: Visit, site: Site): string[] =>
  facts.links.flatMap((link) => {
    if (!URL.canParse(link)) return [];
    const { origin, pathname, search } = new URL(link);
    const isPage = /(\/|\.html?|\.php|\/[^/.]+)$/i.test(pathname);
    const isWithin = pathname.startsWith(site.prefix);
    return origin === site.origin && isPage && isWithin
      ? [pathname + (site.folder ? '' : search)]
      : [];
  });

/** One name for a page that has several: `/` and `/index.html` of a folder. */
const canonical = (path: string, site: Site): string =>
  site.folder !== undefined && path.endsWith('/') ? `${path}index.html` : path;

/** Visits pages from the first one on, as they link to each other. Pages of a folder that nothing links to come last. */
async function visitAll(looking: Looking, most: number, say: (line: string) => void) {
  const { site } = looking;
  const memory = { pressed: new Map<string, number>(), ran: new Map() };
  const visits: Visit[] = [];
  const refused = new Map<string, string>();
  const [start = '/', ...unlinked] = site.first;
  const seen = new Set<string>();
  const waiting: string[] = [];
  const add = (paths: readonly string[]): void => {
    for (const path of paths.map((each) => canonical(each, site))) {
      if (!seen.has(path)) waiting.push(path);
      seen.add(path);
    }
  };
  add([start]);
  let room = most;
  while (waiting.length > 0 && room > 0) {
    const jobs = waiting
      .splice(0, room)
      .flatMap((path) => widths.map((width) => ({ path, width })));
    const answers = await sideBySide(jobs, 3, async ({ path, width }) => {
      if (width === widths[0]) say(`looking at ${path}`);
      return { path, answer: await visit(looking, path, width, memory) };
    });
    for (const { path, answer } of answers) {
      const isKnown = ({ path: other, width }: Visit): boolean =>
        'path' in answer && other === answer.path && width === answer.width;
      if (isRefusal(answer)) refused.set(path, refused.get(path) ?? answer.refusal);
      else if (!visits.some(isKnown)) {
        seen.add(answer.path);
        visits.push(answer);
      }
    }
    room = most - new Set([...visits.map(({ path }) => path), ...refused.keys()]).size;
    for (const each of visits) add(linkedFrom(each, site));
    if (waiting.length === 0) add(unlinked);
  }
  add(unlinked);
  return {
    visits,
    refused: [...refused].map(([path, why]) => ({ path, why })),
    left: waiting,
    memory,
  };
}

const code = /licen[cs]e|copyright|\(c\)|@(version|author|preserve)|\bv?\d+\.\d+\.\d+/i;

/** Whether a file is a plugin by what it says at its head. */
const hasHead = (text: string): boolean =>
  code.test(/^\s*(\/\*[\s\S]*?\*\/|(\/\/[^\n]*\n\s*)+)/.exec(text.slice(0, 1500))?.[0] ?? '');

async function filesOf(
  looking: Looking,
  visits: readonly Visit[],
  ran: Ran,
): Promise<LoadedFile[]> {
  const { site, answers } = looking;
  // One file may be asked for with several queries.
  const loaded = new Map<string, Pick<LoadedFile, 'kind'> & { url: string; pages: Set<string> }>();
  for (const { path, facts } of visits)
    for (const [kind, addresses] of [
      ['script', facts.scripts] as const,
      ['style', facts.styles] as const,
    ])
      for (const url of addresses) {
        const name = pathOf(url, site);
        const file = loaded.get(name) ?? { kind, url, pages: new Set<string>() };
        loaded.set(name, file);
        file.pages.add(path);
      }
  const defined = visits.flatMap(({ calls }) => calls.filter(({ kind }) => kind === 'defines'));
  const files = [...loaded].map(async ([path, { kind, url, pages }]): Promise<LoadedFile[]> => {
    const isOwn = url.startsWith(`${site.origin}/`);
    const file = await (isOwn ? site.read(url.slice(site.origin.length)) : answers.other(url));
    if (typeof file !== 'object' || file.status >= 400) return [];
    const bytes = bytesOf(file.content);
    const here = defined.filter((call) => pathOf(call.url, site) === path);
    const defines = [...new Set(here.map(({ name }) => name))];
    const libraries = librariesIn(path, bytes, defines);
    const isModule = defines.length > 0 || /\b(define|exports)\b/.test(bytes.slice(0, 3000));
    return [
      {
        ...{ path, kind, isOwn, bytes, pages: [...pages], libraries, defines },
        ...{ size: file.content.length, compressed: gzipSync(file.content).length },
        version: versionIn(path, bytes),
        isVendor:
          libraries.length > 0 ||
          (isModule && (hasHead(bytes) || /(^|\/)jquery[.-][^/]*$/i.test(path))),
        ran: kind === 'script' ? shareRan(ran, bytes) : undefined,
      },
    ];
  });
  return (await Promise.all(files)).flat();
}

/** The calls of all visits, each place once. */
function callsOf(visits: readonly Visit[], site: Site): SiteCall[] {
  const all = new Map<string, SiteCall & { sights: Sight[]; times: number; events: string[] }>();
  for (const { path, width, calls } of visits) {
    for (const { url, elements, ...call } of calls) {
      const file = pathOf(url, site);
      const id = JSON.stringify([call.kind, call.name, file, call.line, call.column, call.args]);
      const before = all.get(id);
      const merged = before ?? { ...call, file, times: 0, sights: [], events: [] };
      all.set(id, merged);
      merged.times += call.times;
      merged.sights.push({ path, width, elements });
      merged.events = [...new Set([...merged.events, ...call.events])];
    }
  }
  return [...all.values()];
}

/**
 * Looks at the pages of a site in a browser and records what happens on them.
 *
 * @param most how many pages are looked at
 */
export async function recordSite(
  looking: Looking,
  most: number,
  say: (line: string) => void,
): Promise<SiteRecord> {
  const { site } = looking;
  const { visits, refused, left, memory } = await visitAll(looking, most, say);
  const pages = new Map<string, PageSource>();
  for (const path of new Set(visits.map((each) => each.path))) {
    const file = await site.read(path);
    if (typeof file === 'string') continue;
    const bytes = numbered(bytesOf(file.content));
    pages.set(path, { path, bytes, tags: tagsOf(bytes) });
  }
  return {
    ...{ site, pages, visits, refused, left, ran: memory.ran },
    files: await filesOf(looking, visits, memory.ran),
    calls: callsOf(visits, site),
  };
}

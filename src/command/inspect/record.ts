import { grouped } from '../lists.js';
import { whyNot } from '../pages/source.js';
import { type Library, librariesIn, versionIn } from './libraries/libraries.js';
import { type Looking, widths } from './see/browser.js';
import { type Ran, shareRan } from './see/ran.js';
import type { Call, Ref } from './see/recording.js';
import { type Memory, type Visit, visit } from './see/visit.js';
import { weightOf } from './site/answers.js';
import { type Bytes, bytesOf } from './site/bytes.js';
import { type PageSource, tagsOf } from './site/markup.js';
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
  const memory: Memory = { pressed: new Map(), ran: new Map() };
  const visits: Visit[] = [];
  const refused = new Map<string, string>();
  const paths = new Set<string>();
  const left = new Set<string>();
  const isDone = (path: string): boolean =>
    refused.has(path) || left.has(path) || visits.some((each) => each.path === path);
  const [start = '/', ...unlinked] = site.first;
  for (const starts of [[start], unlinked]) {
    for (const path of starts) paths.add(canonical(path, site));
    // What is added meanwhile comes at the end.
    for (const path of paths) {
      if (isDone(path)) continue;
      if (new Set(visits.map((each) => each.path)).size + refused.size >= most) {
        left.add(path);
        continue;
      }
      say(`looking at ${path}`);
      const answers = await Promise.all(
        widths.map((width) => visit(looking, path, width, memory).catch(whyNot)),
      );
      for (const answer of answers) {
        if (typeof answer === 'string') refused.set(path, refused.get(path) ?? answer);
        else {
          const isKnown = (each: Visit): boolean =>
            each.path === answer.path && each.width === answer.width;
          if (!visits.some(isKnown)) visits.push(answer);
          for (const link of linkedFrom(answer, site)) paths.add(canonical(link, site));
        }
      }
    }
  }
  return {
    visits,
    refused: [...refused].map(([path, why]) => ({ path, why })),
    left: [...left],
    memory,
  };
}

const code = /licen[cs]e|copyright|\(c\)|@(version|author|preserve)|\bv?\d+\.\d+\.\d+/i;

/** Whether a file is a plugin by what it says at its head. */
const hasHead = (text: string): boolean =>
  code.test(/^\s*(\/\*[\s\S]*?\*\/|(\/\/[^\n]*\n\s*)+)/.exec(text.slice(0, 1500))?.[0] ?? '');

/** The scripts and stylesheets of all pages. One file may be asked for with several queries. */
function filesOf(visits: readonly Visit[], site: Site, ran: Ran): LoadedFile[] {
  const loaded = visits.flatMap((visit) =>
    [...visit.loaded].map(([url, file]) => ({ ...file, url, page: visit.path })),
  );
  const defined = visits.flatMap(({ calls }) => calls.filter(({ kind }) => kind === 'defines'));
  return [...grouped(loaded, ({ url }) => pathOf(url, site))].flatMap(([path, uses]) => {
    const [first] = uses;
    if (!first) return [];
    const { kind, url, content } = first;
    const bytes = bytesOf(content);
    const here = defined.filter((call) => pathOf(call.url, site) === path);
    const defines = [...new Set(here.map(({ name }) => name))];
    const libraries = librariesIn(path, bytes, defines);
    const isModule = defines.length > 0 || /\b(define|exports)\b/.test(bytes.slice(0, 3000));
    return {
      ...{ path, kind, isOwn: url.startsWith(`${site.origin}/`), bytes, libraries, defines },
      pages: [...new Set(uses.map(({ page }) => page))],
      ...{ size: content.length, compressed: weightOf(content) },
      version: versionIn(path, bytes),
      isVendor:
        libraries.length > 0 ||
        (isModule && (hasHead(bytes) || /(^|\/)jquery[.-][^/]*$/i.test(path))),
      ran: kind === 'script' ? shareRan(ran, bytes) : undefined,
    };
  });
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
    const bytes = bytesOf((await site.read(path)).content);
    pages.set(path, { path, bytes, tags: tagsOf(bytes) });
  }
  return {
    ...{ site, pages, visits, refused, left, ran: memory.ran },
    files: filesOf(visits, site, memory.ran),
    calls: callsOf(visits, site),
  };
}

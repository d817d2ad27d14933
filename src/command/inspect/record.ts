import { gzipSync } from 'node:zlib';
import { type Library, librariesIn, versionIn } from './libraries/libraries.js';
import { isRefusal, type Looking, sideBySide, widths } from './see/browser.js';
import { type Ran, shareRan } from './see/ran.js';
import type { Call, Ref } from './see/recording.js';
import { type Visit, visit } from './see/visit.js';
import { type Bytes, bytesOf } from './site/bytes.js';
import { type Tag, tagsOf } from './site/markup.js';
import { bare, type Site } from './site/site.js';

/** A page of the site, as its source has it. */
export interface PageSource {
  readonly path: string;
  readonly bytes: Bytes;
  readonly tags: readonly Tag[];
}

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

async function visitAll(looking: Looking, most: number, say: (line: string) => void) {
  const { site } = looking;
  const memory = { pressed: new Map<string, number>(), ran: new Map() };
  const visits: Visit[] = [];
  const refused: { path: string; why: string }[] = [];
  const [start = '/', ...others] = site.first;
  const seen = new Set<string>([canonical(start, site)]);
  let next = [...seen];
  const rest = [...others];
  while (next.length > 0 && visits.length + refused.length < most * widths.length) {
    const room = most - new Set(visits.map(({ path }) => path)).size - refused.length;
    const now = next.slice(0, Math.max(0, room));
    const later = next.slice(now.length);
    if (now.length === 0)
      return {
        visits,
        refused,
        left: [...later, ...rest.filter((path) => !seen.has(path))],
        memory,
      };
    const linked: string[] = [];
    const jobs = now.flatMap((path) => widths.map((width) => ({ path, width })));
    const answers = await sideBySide(jobs, 3, async ({ path, width }) => {
      if (width === widths[0]) say(`looking at ${path}`);
      return { path, width, seen: await visit(looking, path, width, memory) };
    });
    for (const { path, seen: each } of answers) {
      if (!isRefusal(each)) {
        if (
          each.path !== path &&
          visits.some((other) => other.path === each.path && other.width === each.width)
        )
          continue;
        seen.add(each.path);
        visits.push(each);
        linked.push(...linkedFrom(each, site));
      } else if (!refused.some((other) => other.path === path))
        refused.push({ path, why: each.refusal });
    }
    const fresh = [...linked.map((path) => canonical(path, site)), ...later].filter(
      (path) => !seen.has(path),
    );
    next = [...new Set([...later, ...fresh])];
    for (const path of next) seen.add(path);
    // Pages of a folder that nothing links to come last.
    if (next.length === 0) {
      next = rest.splice(0).filter((path) => !seen.has(path));
      for (const path of next) seen.add(path);
    }
  }
  return { visits, refused, left: next, memory };
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
  const pagesOf = new Map<string, { kind: LoadedFile['kind']; pages: Set<string> }>();
  for (const { path, facts } of visits) {
    const lists = [['script', facts.scripts] as const, ['style', facts.styles] as const];
    for (const [kind, addresses] of lists)
      for (const address of addresses) {
        const file = pagesOf.get(address) ?? { kind, pages: new Set<string>() };
        pagesOf.set(address, file);
        file.pages.add(path);
      }
  }
  const defines = new Map<string, Set<string>>();
  for (const { calls } of visits)
    for (const { kind, name, url } of calls)
      if (kind === 'defines') defines.set(url, (defines.get(url) ?? new Set()).add(name));
  const read = await Promise.all(
    [...pagesOf].map(async ([address, { kind, pages }]): Promise<LoadedFile | undefined> => {
      const isOwn = address.startsWith(`${site.origin}/`);
      const file = isOwn
        ? await site.read(address.slice(site.origin.length))
        : await answers.other(address);
      if (!file || file.status >= 400) return undefined;
      const bytes = bytesOf(file.content);
      const plugins = [...(defines.get(address) ?? [])];
      const path = pathOf(address, site);
      const libraries = librariesIn(path, bytes, plugins);
      const whole = ran.get(address);
      return {
        ...{
          path,
          kind,
          isOwn,
          bytes,
          size: file.content.length,
          compressed: gzipSync(file.content).length,
        },
        ...{ pages: [...pages], libraries, version: versionIn(path, bytes), defines: plugins },
        isVendor:
          libraries.length > 0 ||
          (hasHead(bytes) &&
            (plugins.length > 0 || /\b(define|exports)\b/.test(bytes.slice(0, 3000)))),
        ran: kind === 'script' ? (whole ? shareRan(whole) : 0) : undefined,
      };
    }),
  );
  // One file may be asked for with several queries.
  const files = new Map<string, LoadedFile>();
  for (const file of read) {
    const before = file && files.get(file.path);
    if (file)
      files.set(
        file.path,
        before ? { ...before, pages: [...new Set([...before.pages, ...file.pages])] } : file,
      );
  }
  return [...files.values()];
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
    if (!file) continue;
    const bytes = bytesOf(file.content);
    pages.set(path, { path, bytes, tags: tagsOf(bytes) });
  }
  return {
    ...{ site, pages, visits, refused, left },
    files: await filesOf(looking, visits, memory.ran),
    calls: callsOf(visits, site),
  };
}

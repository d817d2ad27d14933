import { grouped, once } from '../lists.js';
import { whyNot } from '../pages/source.js';
import { headComment, librariesIn, stem, versionIn } from './libraries/libraries.js';
import { type Looking, widths } from './see/browser.js';
import { type Ran, shareRan } from './see/ran.js';
import { type Visit, visit } from './see/visit.js';
import { weightOf } from './site/answers.js';
import { bytesOf } from './site/bytes.js';
import { type PageSource, tagsOf } from './site/markup.js';
import { bare, type Site } from './site/site.js';

/** A script or stylesheet that pages load. */
export type LoadedFile = ReturnType<typeof filesOf>[number];

/** A call at one place with the same arguments, on all pages. */
export type SiteCall = ReturnType<typeof callsOf>[number];

/** All that was seen of a site. */
export type SiteRecord = Awaited<ReturnType<typeof recordSite>>;

/** The path of an address of the site; the address itself for another host. */
export const pathOf = (url: string, site: Site): string => {
  if (!url.startsWith(`${site.origin}/`)) return url;
  return bare(url.slice(site.origin.length));
};

/** The pages that a page links to: of the same site, with a path like that of a page. */
const linkedFrom = ({ facts }: Visit, { folder, prefix }: Site): string[] =>
  facts.links
    .filter(({ pathname }) => /(\/|\.html?|\.php|\/[^/.]+)$/i.test(pathname))
    .filter(({ pathname }) => pathname.startsWith(prefix))
    .map(({ pathname, search }) => pathname + (folder === undefined ? search : ''));

/** One name for a page that has several: `/` and `/index.html` of a folder. */
const canonical = (path: string, site: Site): string =>
  site.folder !== undefined && path.endsWith('/') ? `${path}index.html` : path;

/** Why a page cannot be inspected that takes as long as one that can. */
const slowly = /^(keeps its visitors|cannot be looked at|does not answer within)/;

/** Visits pages from the first one on, as they link to each other. Pages of a folder that nothing links to come last. */
async function visitAll(looking: Looking, most: number, say: (line: string) => void) {
  const { site } = looking;
  const memory = { pressed: new Map<string, number>(), ran: new Map<string, Uint8Array>() };
  const visits: Visit[] = [];
  const refused = new Map<string, string>();
  const left: string[] = [];
  const [start = '/', ...unlinked] = site.first.map((path) => canonical(path, site));
  const paths = new Set([start]);
  // What is added meanwhile comes at the end.
  for (const path of paths) {
    const seen = new Set(visits.map((each) => each.path));
    const slow = [...refused.values()].filter((why) => slowly.test(why));
    if (seen.size + slow.length >= most) left.push(path);
    // Another page may have led here.
    else if (!seen.has(path)) {
      say(`looking at ${path}`);
      const looks = widths.map((width) => visit(looking, path, width, memory).catch(whyNot));
      for (const answer of await Promise.all(looks)) {
        if (typeof answer === 'string') refused.set(path, answer);
        else {
          visits.push(answer);
          for (const link of linkedFrom(answer, site)) paths.add(canonical(link, site));
        }
      }
    }
    if (path === [...paths].at(-1)) for (const each of unlinked) paths.add(each);
  }
  return {
    visits: once(visits, ({ path, width }) => `${path} ${width}`),
    refused: [...refused].map(([path, why]) => ({ path, why })),
    ...{ left, memory },
  };
}

/** What a plugin says at its head. */
const ofPlugin = /licen[cs]e|copyright|\(c\)|@(version|author|preserve)|\bv?\d+\.\d+\.\d+/i;

/** Why an address cannot be inspected that is no page: it loads no script. */
const noPage =
  /^answers with status 404$|^is (image|audio|video|font|application\/(pdf|zip|json))\b/;

/** The scripts and stylesheets of all pages. One file may be asked for with several queries. */
function filesOf(visits: readonly Visit[], site: Site, ran: Ran) {
  const loaded = visits.flatMap((visit) =>
    [...visit.loaded].map(([url, file]) => ({ ...file, url, page: visit.path })),
  );
  const defined = visits.flatMap(({ calls }) => calls.filter(({ kind }) => kind === 'defines'));
  return [...grouped(loaded, ({ url }) => pathOf(url, site))].flatMap(([path, uses]) => {
    const here = defined.filter((call) => pathOf(call.url, site) === path);
    const defines = [...new Set(here.map(({ name }) => name))];
    return uses.slice(0, 1).map(({ kind, url, content }) => {
      const bytes = bytesOf(content);
      const libraries = librariesIn(path, bytes, defines);
      const isModule = defines.length > 0 || /\b(define|exports)\b/.test(bytes.slice(0, 3000));
      return {
        /** The path on the site, or the address on another host. */
        path,
        ...{ kind, bytes, libraries, isOwn: url.startsWith(`${site.origin}/`) },
        /** The plugins that it puts on jQuery. */
        defines,
        pages: [...new Set(uses.map(({ page }) => page))],
        /** Its size in bytes, and compressed. */
        ...{ size: content.length, compressed: weightOf(content) },
        version: versionIn(path, bytes),
        /** Whether it is a library or plugin, and no code of the site's own. */
        isVendor:
          libraries.length > 0 ||
          (isModule &&
            (ofPlugin.test(headComment(bytes)) || /(^|\/)jquery[.-][^/]*$/i.test(path))) ||
          defines.some((name) => name.toLowerCase() === stem(path).replace(/jquery|[^a-z\d]/g, '')),
        /** How much of it has run: 0 to 1; undefined for a stylesheet. */
        ran: kind === 'script' ? shareRan(ran, bytes) : undefined,
      };
    });
  });
}

/** The calls of all visits, each place with the same arguments once. */
function callsOf(visits: readonly Visit[], site: Site) {
  const all = visits.flatMap(({ path, width, calls }) =>
    calls.map(({ url, elements, ...call }) => ({
      ...call,
      /** The file that it stands in: the path of a file or, for a script in a page, of that page. */
      file: pathOf(url, site),
      sight: { path, width, elements },
    })),
  );
  const idOf = ({ file, kind, name, line, column, args }: (typeof all)[number]): string =>
    JSON.stringify([kind, name, file, line, column, args]);
  return [...grouped(all, idOf).values()].flatMap((same) =>
    same.slice(0, 1).map(({ sight: _, event: __, ...call }) => ({
      ...call,
      /** Its elements on one page at one width; there may be several for the same. */
      sights: same.map(({ sight }) => sight),
      /** The events during which it ran; '' for none. */
      events: [...new Set(same.map(({ event }) => event))],
    })),
  );
}

/**
 * Looks at the pages of a site in a browser and records what happens on them.
 *
 * @param most how many pages are looked at
 */
export async function recordSite(looking: Looking, most: number, say: (line: string) => void) {
  const { site } = looking;
  const { memory, ...seen } = await visitAll(looking, most, say);
  const { visits } = seen;
  const pages = new Map<string, PageSource>();
  for (const path of new Set(visits.map((each) => each.path))) {
    const bytes = bytesOf((await site.read(path)).content);
    pages.set(path, { path, bytes, tags: tagsOf(bytes) });
  }
  return {
    ...{ site, pages, ran: memory.ran },
    /** The visits, what could not be inspected, and the pages that are more than were asked for. */
    ...seen,
    /** Whether all pages that are known were inspected: what no page needs goes only then. */
    isWhole: seen.left.length === 0 && seen.refused.every(({ why }) => noPage.test(why)),
    files: filesOf(visits, site, memory.ran),
    calls: callsOf(visits, site),
  };
}

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Route } from 'playwright-core';
import { bytesOf, contentOf } from './bytes.js';
import { numbered } from './markup.js';
import { ask, bare, plainPath, type Site, type SiteFile, typeOf } from './site.js';

/** How long (ms) another host may take to answer. */
const otherHost = 3000;

/** What is served in place of a site's own files: path → content. */
export type Replaced = ReadonlyMap<string, Buffer>;

/** The files that stand in for those of other hosts, by their name. */
async function substitutesIn(folder: string | undefined): Promise<ReadonlyMap<string, string>> {
  if (folder === undefined) return new Map();
  const names = await readdir(folder);
  return new Map(names.map((name) => [name.toLowerCase(), join(folder, name)]));
}

const isPage = ({ type }: SiteFile): boolean => /html/i.test(type);

/**
 * Answers what pages of a site ask for: the site's files, some of them replaced, and files of other hosts, each of
 * which is asked once. Nothing but reading is handed on.
 */
export async function answersFor(site: Site, folder: string | undefined) {
  const substitutes = await substitutesIn(folder);
  const others = new Map<string, Promise<SiteFile | string>>();
  const own = new Map<string, Promise<SiteFile | string>>();
  const weights = new WeakMap<Buffer, number>();
  const silent = new Set<string>();

  async function ofOther(url: string): Promise<SiteFile | string> {
    const { host, pathname } = new URL(url);
    const name = basename(pathname).toLowerCase();
    const file = substitutes.get(`${host}-${name}`) ?? substitutes.get(name);
    if (file !== undefined)
      return { status: 200, type: typeOf(file), content: await readFile(file), path: url };
    // A host that has not answered once is not waited for again.
    if (silent.has(host)) return 'does not answer';
    const answer = await ask(url, otherHost);
    if (typeof answer === 'string') silent.add(host);
    return answer;
  }

  /** A file of the site; the elements of a page have their numbers. */
  async function ofSite(path: string): Promise<SiteFile | string> {
    const file = await site.read(path);
    if (typeof file === 'string' || !isPage(file)) return file;
    return { ...file, content: contentOf(numbered(bytesOf(file.content))) };
  }

  async function answer(
    route: Route,
    replaced: Replaced,
    isOpen: () => boolean,
    loaded: Set<Buffer>,
  ) {
    const request = route.request();
    const { origin, pathname, search } = new URL(request.url());
    const isMain = request.isNavigationRequest() && request.frame().parentFrame() === null;
    // A press that would lead to another page leads nowhere.
    if (isMain && isOpen()) return route.fulfill({ status: 204 });
    if (!/^(GET|HEAD)$/.test(request.method())) return route.fulfill({ status: 204 });
    const isOwn = origin === site.origin;
    const path = pathname + search;
    const instead = isOwn ? (replaced.get(path) ?? replaced.get(plainPath(bare(path)))) : undefined;
    const known = isOwn ? own : others;
    const asked = known.get(request.url()) ?? (isOwn ? ofSite(path) : ofOther(request.url()));
    known.set(request.url(), asked);
    const answered = await asked;
    const file = typeof answered === 'string' ? undefined : answered;
    if (!file && !instead) return isOwn ? route.fulfill({ status: 404 }) : route.abort();
    // What stands in place of a file that is not there has a type of its own.
    const isMissing = !file || file.status >= 400;
    const type = instead && isMissing ? typeOf(pathname) : (file?.type ?? typeOf(pathname));
    const content = instead ?? file?.content ?? Buffer.alloc(0);
    if (/^(script|stylesheet)$/.test(request.resourceType())) loaded.add(content);
    // Fonts and modules of other hosts ask for this header.
    const headers = { 'content-type': type, 'access-control-allow-origin': '*' };
    return route.fulfill({ status: instead ? 200 : (file?.status ?? 200), headers, body: content });
  }

  const weightOf = (content: Buffer): number => {
    const weight = weights.get(content) ?? gzipSync(content).length;
    weights.set(content, weight);
    return weight;
  };

  return {
    /**
     * @param isOpen whether the page is open, so that it must not be left
     * @returns what says how much scripts and styles weigh that were loaded so far (compressed bytes)
     */
    async serve(context: BrowserContext, replaced: Replaced, isOpen: () => boolean) {
      const loaded = new Set<Buffer>();
      await context.route(/^https?:/, (route) =>
        answer(route, replaced, isOpen, loaded).catch(() => {}),
      );
      return (): number => [...loaded].reduce((sum, content) => sum + weightOf(content), 0);
    },
    /** A file of another host that pages have loaded. */
    other: async (url: string): Promise<SiteFile | string | undefined> => others.get(url),
    silent,
  };
}

export type Answers = Awaited<ReturnType<typeof answersFor>>;

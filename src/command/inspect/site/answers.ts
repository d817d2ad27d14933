import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Route } from 'playwright-core';
import { remembering } from '../../lists.js';
import { type Answer, ask } from '../../pages/ask.js';
import { plainPath, Uncheckable } from '../../pages/source.js';
import { bare, type Site, typeOf } from './site.js';

/** How long (ms) another host may take to answer. */
const otherHost = 3000;

/** What is served in place of a site's own files: path → content. */
export type Replaced = ReadonlyMap<string, Buffer>;

/** A script or stylesheet that a page has loaded. */
interface LoadedFile {
  readonly kind: 'script' | 'style';
  readonly content: Buffer;
  /** When the page has asked for it (ms). */
  readonly time: number;
}

/** The scripts and stylesheets that a page has loaded, by their addresses. */
export type Loaded = ReadonlyMap<string, LoadedFile>;

/** What a file weighs, compressed (bytes). */
export const weightOf = remembering((content: Buffer) => gzipSync(content).length);

/**
 * Answers what pages of a site ask for: the site's files, some of them replaced, and files of other hosts, each of
 * which is asked once. Nothing but reading is handed on.
 */
export async function answersFor(site: Site, folder: string | undefined) {
  const names = folder === undefined ? [] : await readdir(folder);
  const silent = new Set<string>();

  const ofOther = remembering(async (url: string): Promise<Answer> => {
    const { host, pathname } = new URL(url);
    const name = basename(pathname).toLowerCase();
    const file = names.find((each) => each.toLowerCase() === name);
    if (folder !== undefined && file !== undefined)
      return { status: 200, type: typeOf(file), content: await readFile(join(folder, file)), url };
    // A host that has not answered once is not waited for again.
    if (silent.has(host)) throw new Uncheckable('does not answer');
    return ask(url, otherHost).catch((error: unknown) => {
      silent.add(host);
      throw error;
    });
  });

  async function answer(
    route: Route,
    replaced: Replaced,
    isOpen: () => boolean,
    loaded: Map<string, LoadedFile>,
  ) {
    const time = performance.now();
    const request = route.request();
    const url = request.url();
    const type = request.resourceType();
    const { origin, pathname, search } = new URL(url);
    const isMain = request.isNavigationRequest() && request.frame().parentFrame() === null;
    // A press that would lead to another page leads nowhere.
    if ((isMain && isOpen()) || !/^(GET|HEAD)$/.test(request.method()))
      return route.fulfill({ status: 204 });
    const isOwn = origin === site.origin;
    const path = pathname + search;
    const instead = isOwn ? (replaced.get(path) ?? replaced.get(plainPath(bare(path)))) : undefined;
    const file = await (isOwn ? site.read(path) : ofOther(url)).catch(() => undefined);
    const content = instead ?? file?.content;
    if (!content) return isOwn ? route.fulfill({ status: 404 }) : route.abort();
    const isThere = file !== undefined && file.status < 400;
    // What stands in place of a file that is not there has a type of its own.
    const contentType = (isThere || !instead) && file?.type ? file.type : typeOf(pathname);
    if ((isThere || instead) && /^(script|stylesheet)$/.test(type))
      loaded.set(url, { kind: type === 'script' ? type : 'style', content, time });
    // Fonts and modules of other hosts ask for this header.
    const headers = { 'content-type': contentType, 'access-control-allow-origin': '*' };
    return route.fulfill({ status: instead ? 200 : (file?.status ?? 200), headers, body: content });
  }

  return {
    /**
     * @param isOpen whether the page is open, so that it must not be left
     * @returns what is loaded so far
     */
    async serve(
      context: BrowserContext,
      replaced: Replaced,
      isOpen: () => boolean,
    ): Promise<Loaded> {
      const loaded = new Map<string, LoadedFile>();
      await context.route(/^https?:/, (route) =>
        answer(route, replaced, isOpen, loaded).catch(() => {}),
      );
      return loaded;
    },
    silent,
  };
}

export type Answers = Awaited<ReturnType<typeof answersFor>>;

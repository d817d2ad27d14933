import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, extname, join, relative, resolve, sep } from 'node:path';
import { remembering } from '../../lists.js';
import { type Answer, ask } from '../../pages/ask.js';
import { pagesIn } from '../../pages/inputs.js';
import { isAddress, isPart, limits, plainPath } from '../../pages/source.js';
import { WrongUsage } from '../../terminal/usage.js';
import { bytesOf, contentOf } from './bytes.js';
import { numbered } from './markup.js';
import data from './types.json' with { type: 'json' };

/** A site that is inspected: a folder that is shown as if it were served, or the site at an address. */
export interface Site {
  readonly origin: string;
  /** The paths that are inspected first. */
  readonly first: readonly string[];
  /** The folder; undefined for an address. */
  readonly folder: string | undefined;
  /** The path of the folder at the site's address: `/`, or `/shop/`. */
  readonly prefix: string;
  /**
   * What the site answers to a path with its query; the elements of a page have their numbers.
   *
   * @throws Uncheckable where it does not answer
   */
  read(path: string): Promise<Answer>;
}

const types: ReadonlyMap<string, string> = new Map(Object.entries(data));

export const typeOf = (path: string): string =>
  types.get(extname(path).slice(1).toLowerCase()) ?? 'application/octet-stream';

/** A path without its query and hash. */
export const bare = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';

/** The file of a folder that a path names; links out of the folder are not followed. */
async function fileIn(root: string, path: string): Promise<string | undefined> {
  const file = await realpath(join(root, plainPath(path))).catch(() => '');
  return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : undefined;
}

/** Reads each path once, and gives the elements of pages their numbers. */
const numbering = (read: Site['read']): Site['read'] =>
  remembering(async (path) => {
    const answer = await read(path);
    if (!/html/i.test(answer.type)) return answer;
    return { ...answer, content: contentOf(numbered(bytesOf(answer.content))) };
  });

const missing: Answer = { status: 404, type: '', content: Buffer.alloc(0), url: '' };

async function ofFolder(name: string, base: string | undefined): Promise<Site> {
  const root = await realpath(resolve(name));
  const address = new URL(base ?? 'http://localhost/');
  const prefix = address.pathname.replace(/[^/]*$/, '');
  const paths = (await pagesIn(root)).map((path) => relative(root, path).split(sep).join('/'));
  // Those nearer to its top come first, and before them its first page.
  const rank = (path: string): number =>
    /^index\.html?$/i.test(path) ? 0 : path.split('/').length;
  const pages = paths.sort((a, b) => rank(a) - rank(b));
  const texts = await Promise.all(pages.map((path) => readFile(join(root, path), 'latin1')));
  // A part of a page is none: other pages load it.
  const isPage = (_: string, index: number): boolean => !isPart(texts[index] ?? '');
  if (pages.length === 0) throw new WrongUsage(`${name} has no HTML file`);
  const encoded = (path: string): string =>
    prefix + path.split('/').map(encodeURIComponent).join('/');
  return {
    ...{ origin: address.origin, folder: root, prefix },
    first: pages.filter(isPage).map(encoded),
    read: numbering(async (path) => {
      const way = bare(path);
      // A page may name its files from the root of the server though the folder lies below it.
      const below = way.startsWith(prefix) ? way.slice(prefix.length) : way;
      const file = await fileIn(root, below);
      const served = file ?? (await fileIn(root, `${below}/index.html`));
      if (served === undefined) return missing;
      // A browser is led on to the folder that it means.
      const to = file === undefined && !way.endsWith('/') ? `${way}/` : path;
      const content = await readFile(served);
      return { status: 200, type: typeOf(served), content, url: address.origin + to };
    }),
  };
}

function atAddress(name: string): Site {
  const { origin, pathname, search } = new URL(name);
  return {
    ...{ origin, folder: undefined, prefix: '/' },
    first: [pathname + search],
    read: numbering((path) => ask(origin + path, limits.answer)),
  };
}

/**
 * The site that an argument names.
 *
 * @param base the address that a folder has on its server
 * @throws WrongUsage where it is no folder with pages and no address
 */
export async function siteAt(name: string, base: string | undefined): Promise<Site> {
  if (isAddress(name)) return atAddress(name);
  const about = await stat(name).catch(() => undefined);
  if (!about) throw new WrongUsage(`${name} does not exist`);
  if (!about.isDirectory())
    throw new WrongUsage(`${name} is no folder: name the folder of the site`);
  return ofFolder(name, base);
}

/** The name of a site for a title: its host, or that of its folder. */
export const titleOf = ({ folder, origin }: Site): string =>
  folder !== undefined && origin === 'http://localhost' ? basename(folder) : new URL(origin).host;

import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { codeOf } from '../terminal/text.js';
import { ask, readAll } from './ask.js';
import { isAddress, limits, plainPath, type Source, Uncheckable } from './source.js';

/**
 * Reads a file.
 *
 * @throws Uncheckable where it cannot be read
 * @throws LimitMet where it is larger than a page may be
 */
async function readFileBytes(path: string): Promise<Uint8Array> {
  try {
    return await readAll(createReadStream(path), limits.size);
  } catch (error) {
    if (error instanceof Uncheckable) throw error;
    throw new Uncheckable(`cannot be read (${codeOf(error)})`);
  }
}

/** A page or a stylesheet that is to be read. */
export interface Input {
  /** The path or address, as in the report. */
  readonly name: string;
  /** The folder that files of a page must be in; for an address, its origin. */
  readonly root: string;
  /**
   * @throws Uncheckable where it cannot be read
   * @throws LimitMet where it is too large
   */
  read(): Promise<Source & { readonly html: Uint8Array }>;
}

const pageTypes = /^(text\/html|application\/xhtml\+xml)$/i;

/**
 * @param types the types of content that are taken
 * @param kind what they are, in words
 */
const atAddress = (name: string, types = pageTypes, kind = 'HTML'): Input => ({
  ...{ name, root: new URL(name).origin },
  async read() {
    const { status, type, content, url } = await ask(name, limits.answer, limits.size);
    if (status < 200 || status > 299) throw new Uncheckable(`answers with status ${status}`);
    const [plain = ''] = type.split(';', 1);
    if (!types.test(plain.trim()))
      throw new Uncheckable(`is ${plain.trim() || 'of no type'} and no ${kind}`);
    const [, charset] = /;\s*charset="?([^";]+)/i.exec(type) ?? [];
    return { html: content, address: url, charset };
  },
});

const inFile = (name: string, root: string): Input => ({
  ...{ name, root },
  read: async () => ({ html: await readFileBytes(name) }),
});

const refused = (name: string, why: string): Input => ({
  ...{ name, root: '' },
  read: () => Promise.reject(new Uncheckable(why)),
});

const isBelow = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

/** The pages below a folder, except in hidden folders and installed packages. */
export async function pagesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry): string[] | Promise<string[]> => {
      const path = join(folder, entry.name);
      const isLeftOut = entry.name.startsWith('.') || entry.name === 'node_modules';
      if (entry.isDirectory()) return isLeftOut ? [] : pagesIn(path);
      return /\.html?$/i.test(entry.name) ? [path] : [];
    }),
  );
  return found.flat().sort();
}

/** What one argument names: a file, the pages below a folder, or an address. */
export async function inputsOf(name: string): Promise<readonly Input[]> {
  if (isAddress(name)) return [atAddress(name)];
  try {
    const current = process.cwd();
    if (!(await stat(name)).isDirectory()) {
      const path = resolve(name);
      return [inFile(name, isBelow(path, current) ? current : dirname(path))];
    }
    const pages = await pagesIn(name);
    return pages.length === 0
      ? [refused(name, 'has no HTML file')]
      : pages.map((path) => inFile(path, resolve(name)));
  } catch (error) {
    const code = codeOf(error);
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    return [refused(name, isMissing ? 'does not exist' : `cannot be read (${code})`)];
  }
}

/** What the addresses in a page or a stylesheet start from. */
export interface Place {
  readonly url: string;
  /** The address in the page's `base`. */
  readonly base: string | undefined;
}

const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '');

/** The address at which a site's folder lies, by that of one of its pages and the page's path in the folder. */
function siteOf(url: string, path: string): string {
  const { pathname } = new URL(url);
  const end = [path, path.replace(/(^|\/)index\.html?$/, '$1')].find((each) =>
    pathname.endsWith(`/${each}`),
  );
  return new URL(end === undefined ? '/' : pathname.slice(0, pathname.length - end.length), url)
    .href;
}

/**
 * The stylesheet that a page or a stylesheet asks for; undefined where it is none of its own site: below its folder, or
 * at its origin.
 *
 * @param site the address of the site that the files belong to, if it is known
 */
export function styleOf(
  page: Input,
  { url, base = '' }: Place,
  address: string,
  site?: string,
): Input | undefined {
  const isLive = isAddress(page.name);
  const path = relative(page.root, page.name).split(sep).join('/');
  const root = isLive ? url : (site ?? siteOf(url, path));
  const at = isLive ? url : new URL(encodeURI(path), root).href;
  const from = URL.canParse(base, at) ? new URL(base, at) : at;
  if (!URL.canParse(address, from)) return undefined;
  const { origin, protocol, href, pathname } = new URL(address, from);
  // The site may have led on to another of its hosts.
  if (isLive)
    return origin === new URL(url).origin
      ? atAddress(href, /^text\/css$/i, 'stylesheet')
      : undefined;
  if (!/^https?:$/.test(protocol) || hostOf(href) !== hostOf(root)) return undefined;
  const folder = new URL(root).pathname;
  const below = pathname.startsWith(folder) ? pathname.slice(folder.length) : pathname.slice(1);
  const plain = plainPath(below);
  const file = join(page.root, plain);
  if (plain.includes('\0') || !isBelow(file, page.root)) return undefined;
  return inFile(isAbsolute(page.name) ? file : relative('', file), page.root);
}

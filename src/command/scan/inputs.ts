import { readdir, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { readFileBytes, request, type Wanted } from '../pages/bytes.js';
import { isAddress, type Source, Uncheckable } from '../pages/source.js';
import { codeOf } from '../terminal/error-code.js';

/** A script or a page that is to be read. */
export interface Input {
  readonly kind: 'script' | 'page';
  /** The path or address, as in the plan. */
  readonly name: string;
  /** The folder that scripts of a page must be in; for an address, its origin. */
  readonly root: string;
  /**
   * @throws Uncheckable where it cannot be read
   * @throws LimitMet where it is too large
   */
  read(): Promise<Source>;
}

const wanted: Readonly<Record<Input['kind'], Wanted>> = {
  page: { accept: 'text/html', types: /^(text\/html|application\/xhtml\+xml)$/i, name: 'HTML' },
  script: {
    accept: 'text/javascript, */*',
    types: /^((text|application)\/(x-)?(java|ecma)script|text\/plain|application\/octet-stream)$/i,
    name: 'script',
  },
};

const kindOf = (name: string): Input['kind'] =>
  /\.(c|m)?js$/i.test(name.split(/[?#]/, 1)[0] ?? '') ? 'script' : 'page';

const atAddress = (name: string, kind: Input['kind']): Input => ({
  ...{ kind, name, root: new URL(name).origin },
  async read() {
    const { bytes, url, charset } = await request(name, wanted[kind]);
    return { html: bytes, address: url, charset };
  },
});

const inFile = (name: string, root: string, kind = kindOf(name)): Input => ({
  ...{ kind, name, root },
  read: async () => ({ html: await readFileBytes(name) }),
});

const refused = (name: string, why: string): Input => ({
  ...{ kind: kindOf(name), name, root: '' },
  read: () => Promise.reject(new Uncheckable(why)),
});

const isBelow = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

/** The pages below a folder, except in hidden folders and installed packages. */
async function pagesIn(folder: string): Promise<string[]> {
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

/** The scripts and pages that one argument names: a file, the pages below a folder, or an address. */
export async function inputsOf(name: string): Promise<readonly Input[]> {
  if (isAddress(name)) return [atAddress(name, kindOf(name))];
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

/**
 * The script that a page asks for. A page can only lead to files of its own site: below its folder, or at
 * its origin.
 *
 * @param page the page
 * @param base the address of the page, if it has one
 * @returns why it is not read, where it belongs to another site
 */
export function scriptOf(page: Input, base: string, src: string): Input | string {
  if (isAddress(page.name)) {
    if (!URL.canParse(src, base)) return 'has no address that can be read';
    const { origin, href } = new URL(src, base);
    return origin === page.root ? atAddress(href, 'script') : 'is on another server';
  }
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return 'is on another server';
  const path = src.split(/[?#]/, 1)[0] ?? '';
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return 'has no address that can be read'; // The decoder's only way to say no.
  }
  if (plain.includes('\0')) return 'has no address that can be read';
  const file = plain.startsWith('/') ? join(page.root, plain) : resolve(dirname(page.name), plain);
  if (!isBelow(file, page.root)) return 'is outside the folder of the page';
  const shown = isAbsolute(page.name) ? file : relative('', file);
  return inFile(shown, page.root, 'script');
}

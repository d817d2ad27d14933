import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readFileBytes, request, type Wanted } from '../pages/bytes.js';
import { isAddress, type Source, Uncheckable } from '../pages/source.js';
import { codeOf } from '../terminal/error-code.js';

/** One page that is to be checked. */
export interface Input {
  /** The path or address, as in the report. */
  readonly name: string;
  /**
   * @throws Uncheckable where it cannot be read
   * @throws LimitMet where it is too large
   */
  read(): Promise<Source>;
}

/** Says what bytes are if they are not HTML; undefined if they may be HTML. */
function foreign(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (bytes.length === 0) return 'is empty';
  if (head.startsWith('%PDF-')) return 'is a PDF and no HTML';
  if (/^(\x89PNG|GIF8|\xff\xd8\xff|RIFF....WEBP|\0\0\0.ftyp)/s.test(head)) {
    return 'is an image and no HTML';
  }
  const text = head
    .replace(/^\xef\xbb\xbf/, '')
    .replace(/^\s*(<\?xml[^>]*>\s*|<!--.*?-->\s*)*/s, '');
  if (/^(<!doctype svg[^>]*>\s*)?<svg\b/i.test(text)) return 'is an image and no HTML';
  const isText = head.startsWith('\xff\xfe') || head.startsWith('\xfe\xff') || !head.includes('\0');
  return isText && Buffer.from(bytes).includes('<') ? undefined : 'is no HTML';
}

function accept(bytes: Uint8Array): Uint8Array {
  const what = foreign(bytes);
  if (what) throw new Uncheckable(what);
  return bytes;
}

const file = (name: string, base: string | undefined): Input => ({
  name,
  read: async () => ({ html: accept(await readFileBytes(name)), address: base }),
});

/** The HTML files below a folder, except in hidden folders and installed packages. */
async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry): string[] | Promise<string[]> => {
      const path = join(folder, entry.name);
      const isLeftOut = entry.name.startsWith('.') || entry.name === 'node_modules';
      if (entry.isDirectory()) return isLeftOut ? [] : files(path);
      return /\.html?$/i.test(entry.name) ? [path] : [];
    }),
  );
  return found.flat().sort();
}

/** What the checker takes for a page. */
const html: Wanted = {
  accept: 'text/html',
  types: /^(text\/html|application\/xhtml\+xml)$/i,
  name: 'HTML',
};

async function load(address: string): Promise<Source> {
  const { bytes, url, charset } = await request(address, html);
  return { html: accept(bytes), address: url, charset };
}

const refused = (name: string, why: string): Input => ({
  name,
  read: () => Promise.reject(new Uncheckable(why)),
});

/**
 * The pages that one argument names: a file, the HTML files below a folder, or an address.
 *
 * @param base the address of the site that the files belong to; without it, each page may name its own
 */
export async function inputsOf(name: string, base?: string): Promise<readonly Input[]> {
  if (isAddress(name)) return [{ name, read: () => load(name) }];
  try {
    if (!(await stat(name)).isDirectory()) return [file(name, base)];
    const found = await files(name);
    if (found.length === 0) return [refused(name, `has no HTML file`)];
    return found.map((path) => file(path, base));
  } catch (error) {
    const code = codeOf(error);
    const why =
      code === 'ENOENT' || code === 'ENOTDIR' ? 'does not exist' : `cannot be read (${code})`;
    return [refused(name, why)];
  }
}

import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readFileBytes, request, type Wanted } from '../pages/bytes.js';
import { isAddress, LimitMet, type Source, Uncheckable } from '../pages/source.js';
import { codeOf } from '../terminal/text.js';
import { linkedStylesheets } from './stylesheets.js';

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

/** Reads a stylesheet, once for all pages that link to it. */
type Styles = (place: string) => Promise<string>;

/** @param read resolves with a stylesheet; one that is not there says nothing, as in a browser */
function stylesBy(read: (place: string) => Promise<Uint8Array>): Styles {
  const known = new Map<string, Promise<string>>();
  return (place) => {
    const text =
      known.get(place) ??
      read(place).then(
        (bytes) => Buffer.from(bytes).toString(),
        (error: unknown) => {
          if (error instanceof Uncheckable || error instanceof LimitMet) return '';
          throw error;
        },
      );
    known.set(place, text);
    return text;
  };
}

/** @param placeOf where a stylesheet is, undefined where it is another site's */
function stylesOf(
  html: Uint8Array,
  placeOf: (href: string) => string | undefined,
  styles: Styles,
): Promise<readonly string[]> {
  const places = linkedStylesheets(Buffer.from(html).toString('latin1')).map(placeOf);
  return Promise.all(places.flatMap((place) => (place === undefined ? [] : styles(place))));
}

/** @param root the folder that paths from the root of the site start from */
const file = (name: string, root: string, base: string | undefined, styles: Styles): Input => ({
  name,
  async read() {
    const html = accept(await readFileBytes(name));
    const placeOf = (href: string): string | undefined => {
      const [path = ''] = href.split(/[?#]/);
      if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return undefined;
      return path.startsWith('/') ? join(root, path) : join(dirname(name), path);
    };
    return { html, address: base, styles: await stylesOf(html, placeOf, styles) };
  },
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

const css: Wanted = { accept: 'text/css', types: /^text\/css$/i, name: 'stylesheet' };

async function load(address: string, styles: Styles): Promise<Source> {
  const { bytes, url, charset } = await request(address, html);
  const placeOf = (href: string): string | undefined => {
    if (!URL.canParse(href, url)) return undefined;
    const place = new URL(href, url);
    return place.origin === new URL(url).origin ? place.href : undefined;
  };
  const page = accept(bytes);
  return { html: page, address: url, charset, styles: await stylesOf(page, placeOf, styles) };
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
  if (isAddress(name)) {
    const styles = stylesBy(async (address) => (await request(address, css)).bytes);
    return [{ name, read: () => load(name, styles) }];
  }
  const styles = stylesBy(readFileBytes);
  try {
    if (!(await stat(name)).isDirectory()) return [file(name, dirname(name), base, styles)];
    const found = await files(name);
    if (found.length === 0) return [refused(name, `has no HTML file`)];
    return found.map((path) => file(path, name, base, styles));
  } catch (error) {
    const code = codeOf(error);
    const why =
      code === 'ENOENT' || code === 'ENOTDIR' ? 'does not exist' : `cannot be read (${code})`;
    return [refused(name, why)];
  }
}

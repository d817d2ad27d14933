import { dirname, join } from 'node:path';
import { type Input, inputAt } from '../pages/inputs.js';
import { isAddress, type Source, Uncheckable } from '../pages/source.js';

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

/** Comments, and the tags of links. An end that is missing costs one look at the rest of the page. */
const comment = /<!--[\s\S]*?(?:-->|$)|<link\b[^<>]{0,2000}>/gi;

const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;

/** The attributes of a tag that have a value, by name. */
function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
}

/**
 * The addresses of the stylesheets that a page links to for screens of every width. It does not parse the page, which
 * may be hostile: only the thread of the checker may take long.
 */
function linkedStylesheets(html: string): readonly string[] {
  return [...html.matchAll(comment)].flatMap(([text]) => {
    if (text.startsWith('<!--')) return [];
    const attributes = attributesOf(text);
    const isStylesheet = /(^|\s)stylesheet(\s|$)/i.test(attributes.get('rel') ?? '');
    const isForAll = /^\s*(all|screen)?\s*$/i.test(attributes.get('media') ?? '');
    const href = attributes.get('href')?.trim();
    return isStylesheet && isForAll && href ? [href] : [];
  });
}

/** Where a stylesheet of a page is; undefined where it is another site's. */
function placeOf(page: Input, url: string | undefined, href: string): string | undefined {
  if (isAddress(page.name)) {
    if (!URL.canParse(href, url)) return undefined;
    const place = new URL(href, url);
    return place.origin === new URL(url ?? page.name).origin ? place.href : undefined;
  }
  const [path = ''] = href.split(/[?#]/);
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return undefined;
  return path.startsWith('/') ? join(page.root, path) : join(dirname(page.name), path);
}

/** A stylesheet's text. One that is not there says nothing, as in a browser. */
const styleAt = (place: string): Promise<string> =>
  inputAt(place, 'style')
    .read()
    .then(
      ({ html }) => Buffer.from(html).toString(),
      (error: unknown) => {
        if (error instanceof Uncheckable) return '';
        throw error;
      },
    );

/**
 * Returns what reads pages with their stylesheets, each of which is read once.
 *
 * @param base the address of the site that the files belong to; without it, each page may name its own
 */
export function pageReader(base: string | undefined): (page: Input) => Promise<Source> {
  const styles = new Map<string, Promise<string>>();
  return async (page) => {
    const source = await page.read();
    const what = foreign(source.html);
    if (what) throw new Uncheckable(what);
    const links = linkedStylesheets(Buffer.from(source.html).toString('latin1'));
    const texts = links.flatMap((href) => {
      const place = placeOf(page, source.address, href);
      if (place === undefined) return [];
      const text = styles.get(place) ?? styleAt(place);
      styles.set(place, text);
      return text;
    });
    return { ...source, address: source.address ?? base, styles: await Promise.all(texts) };
  };
}

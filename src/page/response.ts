import { parseAddress } from './addresses.js';
import { parseHtml, parseInert } from './html.js';
import type { Arrived } from './requests.js';

/**
 * How many bytes at the start of a page are searched for its encoding (HTML, "Determining the character
 * encoding").
 */
const searched = 1024;

/** The byte order marks, each with the encoding that it stands for. */
const byteOrderMarks: readonly (readonly [mark: readonly number[], label: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

/**
 * Returns a decoder for an encoding label; undefined if the label is unknown (Encoding, "get an
 * encoding"). `TextDecoder` ignores spaces around the label.
 */
function decoderOf(label: string | null | undefined): TextDecoder | undefined {
  if (label == null) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined; // `TextDecoder` has no other way to report an unknown encoding.
  }
}

/** The encoding that a text's byte order mark names. */
function namedByMark(bytes: Uint8Array): TextDecoder | undefined {
  const byteOrderMark = byteOrderMarks.find(([mark]) =>
    mark.every((byte, index) => bytes[index] === byte),
  );
  return decoderOf(byteOrderMark?.[1]);
}

/** A parameter of a MIME type, with its quoted or unquoted value (MIME Sniffing, "parse a MIME type"). */
const parameter = /;\s*([^\s;=]+)=(?:"([^"]*)"|([^;]*))/g;

/** The encoding that a `Content-Type` names. */
function namedByHeader(type: string): TextDecoder | undefined {
  for (const [, name, quoted, plain] of type.matchAll(parameter)) {
    if (name?.toLowerCase() === 'charset') return decoderOf(quoted ?? plain);
  }
  return undefined;
}

/** The encoding that a `meta` names, in `charset` or as a `Content-Type` header. */
function namedByMeta(meta: Element): TextDecoder | undefined {
  const isHeader = meta.getAttribute('http-equiv')?.toLowerCase() === 'content-type';
  const { 1: label } =
    /charset\s*=\s*["']?([^\s;"']+)/i.exec(meta.getAttribute('content') ?? '') ?? [];
  return decoderOf(meta.getAttribute('charset') ?? (isHeader ? label : undefined));
}

/**
 * The encoding that a `meta` at the start of a page names. UTF-16 is ignored: if the page were UTF-16,
 * the `meta` could not have been read.
 */
function namedByPage(bytes: Uint8Array): TextDecoder | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, searched));
  if (!/<meta/i.test(start)) return undefined;
  for (const meta of parseHtml(start).querySelectorAll('meta')) {
    const named = namedByMeta(meta);
    if (named) return named.encoding.startsWith('utf-16') ? undefined : named;
  }
  return undefined;
}

/**
 * Decodes HTML. The encoding comes from the byte order mark, else from the `Content-Type` header, else
 * from a `meta` (HTML, "Determining the character encoding"). If none of them names a known encoding,
 * it is UTF-8, as in a response that `XMLHttpRequest` parses (XMLHttpRequest, "set a document
 * response").
 *
 * @param type the `Content-Type` header; empty if there is none
 * @throws Problem if the page's Trusted Types policy does not allow `auftritt`
 */
export function decodeHtml(buffer: ArrayBuffer, type: string): string {
  const bytes = new Uint8Array(buffer);
  const decoder =
    namedByMark(bytes) ?? namedByHeader(type) ?? namedByPage(bytes) ?? new TextDecoder();
  return decoder.decode(bytes);
}

// A form's field can hide the form's property of the same name.
const { getAttribute, getAttributeNames, matches, querySelectorAll, setAttribute } =
  Element.prototype;

/** Attributes that hold one address, those that a section reads later included. */
const single =
  /^(action|cite|formaction|href|longdesc|poster|src|xlink:href|data-(background|detail-src|href|lazy|marker|poster|src|thumb))$/;

/** Attributes that hold several addresses, each with a size. */
const several = /^(data-)?srcset$/;

/** One address in a `srcset`, and its size if there is one. A comma after an address ends it. */
const candidate = /([^\s,]\S*)((?<=,)|[^,]*)/g;

const trailingCommas = /(?<!,),+$/;

/** One address in CSS. */
const inCss = /url\(\s*(["']?)(.*?)\1\s*\)/gi;

/** Whether a text means the same on every page: it is absolute, or a place on the page that it is on. */
const isFixed = (text: string): boolean => /^(#|[a-z][a-z\d+.-]*:|$)/i.test(text);

/** The address that a page's `base` sets, else the page's own. Only the first `base` counts. */
export function baseOf(html: string, address: string): string {
  if (!/<base\s/i.test(html)) return address;
  const base = parseHtml(html).querySelector('base[href]');
  const written = base?.getAttribute('href') ?? '';
  return parseAddress(written, address)?.href ?? address;
}

/** Returns a function that rewrites an address of that page so that it means the same on this one. */
function resolver(base: string): (text: string) => string {
  const isOfThisOrigin = parseAddress(base)?.origin === location.origin;
  return (text) => {
    const written = text.trim();
    if (isFixed(written) || (isOfThisOrigin && written.startsWith('/'))) return text;
    return parseAddress(written, base)?.href ?? text;
  };
}

/**
 * Resolves the relative addresses in a page that has been fetched, in attributes and in inline styles, since
 * its content is put into this page, whose address is another. Links to a place on the page (`#…`) stay.
 *
 * @param page the `html` element of the fetched page
 * @param base what its addresses are relative to
 */
export function resolveAddresses(page: Element, base: string): void {
  const resolve = resolver(base);
  const styles = (css: string): string =>
    css.replace(inCss, (_, quote: string, url: string) => `url(${quote}${resolve(url)}${quote})`);
  const candidates = (list: string): string =>
    list.replace(candidate, (_, written: string, size: string) => {
      const url = written.replace(trailingCommas, '');
      return resolve(url) + written.slice(url.length) + size;
    });
  const resolved = (name: string, value: string): string => {
    if (single.test(name)) return resolve(value);
    if (several.test(name)) return candidates(value);
    return name === 'style' ? styles(value) : value;
  };
  for (const element of querySelectorAll.call(page, '*')) {
    for (const name of getAttributeNames.call(element)) {
      const value = getAttribute.call(element, name) ?? '';
      const next = resolved(name, value);
      if (next !== value) setAttribute.call(element, name, next);
    }
    if (element instanceof HTMLStyleElement) element.textContent = styles(element.textContent);
  }
}

/**
 * A marker that the script appends to a response. HTML allows a `template` everywhere, even in a table
 * or a list.
 */
const mark = 'data-auftritt-end';
const end = `<template ${mark}></template>`;

/**
 * Elements whose end tag may be omitted (HTML, "Optional tags"), so they may be open at the end.
 */
const optional =
  'html, head, body, p, li, dt, dd, rt, rp, option, optgroup, thead, tbody, tfoot, tr, td, th, colgroup, caption';

/** The end of a page. A comment or a script that the host adds after it does not matter. */
const pageEnd = /<\/(body|html)\s*>/i;

/** Whether the response is as long as the server's `Content-Length` says. */
const hasStatedLength = (bytes: ArrayBuffer, headers: Headers): boolean =>
  !headers.has('Content-Encoding') && headers.get('Content-Length') === String(bytes.byteLength);

/**
 * Whether an element is still open at the end of the response. The parser shows this: the appended
 * marker then stands inside that element, or an unfinished tag or comment swallows it.
 */
function endsWithin(parsed: Element): boolean {
  const marked = [...parsed.querySelectorAll(`[${mark}]`)].at(-1);
  let open = marked?.parentElement;
  while (open && matches.call(open, optional)) open = open.parentElement;
  marked?.remove();
  return !marked || Boolean(open);
}

/**
 * Parses an answer inert. If the connection ends within a chunked response, WebKitGTK's `fetch` resolves with the part
 * that has arrived, and half a gallery must not replace a whole one. A response is complete if it is as long as the
 * server said, if it contains the end of its page, or if it closes all elements that it opens. The relative addresses
 * of a page are resolved, so that its content can be put into this page.
 *
 * @returns the `html` element; undefined if the response was cut off
 */
export function readAnswer({ bytes, headers, from }: Arrived): HTMLElement | undefined {
  const html = decodeHtml(bytes, headers.get('Content-Type') ?? '');
  const parsed = parseInert(html + end);
  const isOpen = endsWithin(parsed);
  if (isOpen && !pageEnd.test(html) && !hasStatedLength(bytes, headers)) return undefined;
  if (from !== undefined) resolveAddresses(parsed, baseOf(html, from));
  return parsed;
}

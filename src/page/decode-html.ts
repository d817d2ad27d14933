import { parseHtml } from './parse-html.js';

/** How many bytes of a page are searched for its encoding (HTML, "Determining the character encoding"). */
const searched = 1024;

/** The marks that a text may begin with, and what they say of its encoding. */
const byteOrderMarks: readonly (readonly [mark: readonly number[], label: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

/** A decoder of that encoding; undefined where the label names none (Encoding, "get an encoding"). */
function decoderOf(label: string | null | undefined): TextDecoder | undefined {
  if (label == null) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined; // The only way in which `TextDecoder` says that there is no such encoding.
  }
}

/** The encoding that a text's first bytes mark. */
function marked(bytes: Uint8Array): TextDecoder | undefined {
  const found = byteOrderMarks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  return decoderOf(found?.[1]);
}

/** A parameter of a MIME type, with its quoted or unquoted value (MIME Sniffing, "parse a MIME type"). */
const parameter = /;\s*([^\s;=]+)=(?:"([^"]*)"|([^;]*))/g;

/** The encoding that a `Content-Type` names. */
function namedByHeader(type: string): TextDecoder | undefined {
  for (const [, name, quoted, plain] of type.matchAll(parameter)) {
    if (name?.toLowerCase() === 'charset') return decoderOf((quoted ?? plain)?.trim());
  }
  return undefined;
}

/** The encoding that a `meta` names, in `charset` or as the header that it stands for. */
function namedByMeta(meta: Element): TextDecoder | undefined {
  const isHeader = meta.getAttribute('http-equiv')?.toLowerCase() === 'content-type';
  const { 1: label } =
    /charset\s*=\s*["']?([^\s;"']+)/i.exec(meta.getAttribute('content') ?? '') ?? [];
  return decoderOf(meta.getAttribute('charset') ?? (isHeader ? label : undefined));
}

/** The encoding that a page's first bytes name. They could not be read if it were UTF-16. */
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
 * Decodes HTML in the encoding that its first bytes mark, else in that of its `Content-Type`, else of
 * its `meta` (HTML, "Determining the character encoding"). Where none of them names one that exists, it
 * is UTF-8, as in an answer that `XMLHttpRequest` parses (XMLHttpRequest, "set a document response").
 *
 * @param type the header `Content-Type`; empty where there is none
 * @throws Problem where the page has a policy of Trusted Types that does not allow `auftritt`
 */
export function decodeHtml(buffer: ArrayBuffer, type: string): string {
  const bytes = new Uint8Array(buffer);
  const decoder = marked(bytes) ?? namedByHeader(type) ?? namedByPage(bytes) ?? new TextDecoder();
  return decoder.decode(bytes);
}

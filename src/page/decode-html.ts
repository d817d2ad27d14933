import { parseHtml } from './parse-html.js';

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
function marked(bytes: Uint8Array): TextDecoder | undefined {
  const found = byteOrderMarks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  return decoderOf(found?.[1]);
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
  const decoder = marked(bytes) ?? namedByHeader(type) ?? namedByPage(bytes) ?? new TextDecoder();
  return decoder.decode(bytes);
}

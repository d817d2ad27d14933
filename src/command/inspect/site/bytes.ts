import { escaped } from '../../terminal/text.js';

/**
 * A file's bytes as a text with one character for each byte. Edits of it keep what they do not touch byte by byte:
 * encoding, byte order mark and line ends. Everything that HTML and JavaScript are made of is ASCII in such a text.
 */
export type Bytes = string;

export const bytesOf = (content: Uint8Array): Bytes => Buffer.from(content).toString('latin1');

export const contentOf = (bytes: Bytes): Buffer => Buffer.from(bytes, 'latin1');

/** The text that the bytes stand for, as far as a report needs it. */
export function readable(bytes: Bytes): string {
  const content = contentOf(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** A text in ASCII, with everything else escaped as JavaScript and JSON do. */
export const inAsciiScript = (text: string): Bytes => text.replace(/[^\t\r\n\x20-\x7e]/g, escaped);

/** A value of an attribute in single quotes, so that JSON stays readable; in ASCII, it means the same in any encoding. */
export const quoted = (value: string): Bytes =>
  `'${value.replace(/[^\n\x20-\x7e]|[&']/gu, (sign) => `&#${sign.codePointAt(0)};`)}'`;

/** A part of a file, and what stands there afterwards. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: Bytes;
}

/** A part that goes, with its line where nothing else stands there. */
export function lineEdit(bytes: Bytes, start: number, end: number): Edit {
  const before = /(?:^|[\r\n])([ \t]*)$/.exec(bytes.slice(Math.max(0, start - 200), start));
  const after = /^[ \t]*(?:\r\n|\r|\n|$)/.exec(bytes.slice(end));
  if (!before || !after) return { start, end, text: '' };
  return { start: start - (before[1] ?? '').length, end: end + after[0].length, text: '' };
}

/** What is added where something goes comes first; of two parts that begin alike the larger one. */
const order = (a: Edit, b: Edit): number =>
  a.start - b.start || Number(a.end > a.start) - Number(b.end > b.start) || b.end - a.end;

/** Applies edits; of two that overlap the one that begins earlier counts, and a larger one holds those inside it. */
export function edited(bytes: Bytes, edits: readonly Edit[]): Bytes {
  let text = '';
  let at = 0;
  for (const { start, end, text: by } of [...edits].sort(order)) {
    if (start < at) continue;
    text += bytes.slice(at, start) + by;
    at = end;
  }
  return text + bytes.slice(at);
}

/** The line ends that a file has. */
export const lineEndOf = (bytes: Bytes): string => /\r\n|\r|\n/.exec(bytes)?.[0] ?? '\n';

/**
 * The offsets that a place of a script may mean: columns count characters, of which one may be several bytes.
 *
 * @param line, column counted from 1, as browsers report them
 */
export function offsetsAt(bytes: Bytes, line: number, column: number): readonly number[] {
  const lines = bytes.split(/(?<=\r\n|\r(?!\n)|\n)/);
  const [mark = ''] = line === 1 ? (/^\xef\xbb\xbf/.exec(bytes) ?? []) : [];
  const start = lines.slice(0, line - 1).join('').length + mark.length;
  const text = contentOf((lines[line - 1] ?? '').slice(mark.length)).toString();
  return [start + Buffer.byteLength(text.slice(0, column - 1)), start + column - 1];
}

/** The line of an offset, counted from 1. */
export const lineAt = (bytes: Bytes, offset: number): number =>
  (bytes.slice(0, offset).match(/\r\n|\r|\n/g)?.length ?? 0) + 1;

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { decodeHtml } from '../../src/page/response.js';

/** Text as an old server writes it: a byte for each character. */
const oneByteEach = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from(littleEndian ? bytes : bytes.swap16());
};
const decode = (bytes: Uint8Array<ArrayBuffer>, type: string): string =>
  decodeHtml(bytes.buffer, type);

describe('an answer', () => {
  it.each([
    ['text/html; charset=iso-8859-1', oneByteEach('Räume')],
    ['text/html; charset="windows-1252"', oneByteEach('Räume')],
    ['text/html; version="; charset=utf-8"; Charset=latin1', oneByteEach('Räume')],
    ['text/html; charset=utf-16le', utf16('Räume', true)],
    ['text/html; charset=utf-8', utf8('Räume')],
    ['', utf8('Räume')],
  ])('is read as its header says: %s', (type, bytes) => {
    expect(decode(bytes, type)).toBe('Räume');
  });

  it.each([
    ['utf-8', utf8('\uFEFFRäume')],
    ['utf-16le', utf16('\uFEFFRäume', true)],
    ['utf-16be', utf16('\uFEFFRäume', false)],
  ])('is read by the mark that it begins with, whatever the header says: %s', (_, bytes) => {
    expect(decode(bytes, 'text/html; charset=iso-8859-1')).toBe('Räume');
  });

  it('is not read by a mark of which it has one byte alone', () => {
    expect(decode(oneByteEach('ïäume'), 'text/html; charset=iso-8859-1')).toBe('ïäume');
  });

  it.each([
    '<meta charset="iso-8859-1">',
    "<META CHARSET='Latin1'>",
    '<meta charset=nonsense><meta charset=windows-1252>',
    '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
    '<meta http-equiv="content-type" content="text/html; charset = iso-8859-1">',
  ])('without a header is read as its page says: %s', (meta) => {
    const page = `<!doctype html><html><head>${meta}<title>Räume</title>`;
    for (const type of ['text/html', 'text/html; charset=nonsense']) {
      expect(decode(oneByteEach(page), type)).toBe(page);
    }
    expect(decode(utf8(page), 'text/html; charset=utf-8')).toBe(page);
  });

  it.each([
    '<meta charset="utf-16le">',
    '<meta charset="nonsense">',
    '<meta name="description" content="charset=iso-8859-1">',
    '<!-- <meta charset="iso-8859-1"> -->',
    `<title>${'a'.repeat(1024)}</title><meta charset="iso-8859-1">`,
  ])('is UTF-8 where nothing else is said: %s', (meta) => {
    const page = `<!doctype html>${meta}<p>Räume</p>`;
    expect(decode(utf8(page), 'text/html')).toBe(page);
  });
});

import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../terminal/error-code.js';
import { isAddress } from './address.js';
import { LimitMet, limits } from './limits.js';
import type { Source } from './source.js';
import { Uncheckable } from './uncheckable.js';

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

/**
 * Reads the whole file or answer. `fetch` unpacks a compressed answer as a stream, so this never holds
 * much more than a page may have.
 *
 * @throws LimitMet
 */
async function readAll(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    // Leaving the loop also closes the stream.
    if (size > limits.size) throw new LimitMet('size');
    parts.push(part);
  }
  return accept(Buffer.concat(parts));
}

async function readPath(path: string): Promise<Uint8Array> {
  try {
    return await readAll(createReadStream(path));
  } catch (error) {
    if (error instanceof Uncheckable || error instanceof LimitMet) throw error;
    throw new Uncheckable(`cannot be read (${codeOf(error)})`);
  }
}

const file = (path: string, base: string | undefined): Input => ({
  name: path,
  read: async () => ({ html: await readPath(path), address: base }),
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

/** Says why a request failed. */
function failure(error: unknown, what: string): Uncheckable {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new Uncheckable(`does not answer within ${limits.answer / 1000} seconds`);
  }
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const why = codeOf(cause) || (cause instanceof Error ? cause.message : String(cause));
  return new Uncheckable(`${what} (${why})`);
}

async function load(address: string): Promise<Source> {
  const answer = await fetch(address, {
    headers: { Accept: 'text/html' },
    signal: AbortSignal.timeout(limits.answer),
  }).catch((error: unknown) => {
    throw failure(error, 'does not answer');
  });
  if (!answer.ok) throw await refusing(answer, `answers with status ${answer.status}`);
  const [type = '', ...parameters] = (answer.headers.get('content-type') ?? '').split(';');
  if (!/^(text\/html|application\/xhtml\+xml)$/i.test(type.trim())) {
    throw await refusing(answer, `is ${type.trim() || 'of no type'} and no HTML`);
  }
  const charset = /^\s*charset="?([^"]+)/i;
  const html = await readAll(answer.body ?? []).catch((error: unknown) => {
    if (error instanceof Uncheckable || error instanceof LimitMet) throw error;
    throw failure(error, 'breaks off');
  });
  return {
    html,
    address: answer.url,
    charset: parameters.map((each) => charset.exec(each)?.[1]).find(Boolean),
  };
}

/** Cancels an answer: an unread body crashes the process when the server closes the connection. */
async function refusing(answer: Response, why: string): Promise<Uncheckable> {
  await answer.body?.cancel();
  return new Uncheckable(why);
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

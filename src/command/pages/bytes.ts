import { createReadStream } from 'node:fs';
import { codeOf } from '../terminal/text.js';
import { LimitMet, limits, Uncheckable } from './source.js';

/**
 * Reads the whole file or answer. `fetch` unpacks a compressed answer as a stream, so this never holds
 * much more than a page may have.
 *
 * @throws LimitMet
 */
async function readAll(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    // Leaving the loop also closes the stream.
    if (size > limits.size) throw new LimitMet('size');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a file.
 *
 * @throws Uncheckable where it cannot be read
 * @throws LimitMet where it is larger than a page may be
 */
export async function readFileBytes(path: string): Promise<Uint8Array> {
  try {
    return await readAll(createReadStream(path));
  } catch (error) {
    if (error instanceof Uncheckable || error instanceof LimitMet) throw error;
    throw new Uncheckable(`cannot be read (${codeOf(error)})`);
  }
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

/** What is asked of a server. */
export interface Wanted {
  /** The header `Accept`. */
  readonly accept: string;
  /** The types of content that are taken. */
  readonly types: RegExp;
  /** What that is, in a message: `HTML`. */
  readonly name: string;
}

/** What a server answered. */
export interface Answered {
  readonly bytes: Uint8Array;
  /** The address after all redirections. */
  readonly url: string;
  readonly charset: string | undefined;
}

/**
 * Requests an address.
 *
 * @throws Uncheckable where there is no answer, or another one than was wanted
 * @throws LimitMet where the answer is larger than a page may be
 */
export async function request(address: string, wanted: Wanted): Promise<Answered> {
  const answer = await fetch(address, {
    headers: { Accept: wanted.accept },
    signal: AbortSignal.timeout(limits.answer),
  }).catch((error: unknown) => {
    throw failure(error, 'does not answer');
  });
  if (!answer.ok) throw await refusing(answer, `answers with status ${answer.status}`);
  const [type = '', ...parameters] = (answer.headers.get('content-type') ?? '').split(';');
  if (!wanted.types.test(type.trim())) {
    throw await refusing(answer, `is ${type.trim() || 'of no type'} and no ${wanted.name}`);
  }
  const charset = /^\s*charset="?([^"]+)/i;
  const bytes = await readAll(answer.body ?? []).catch((error: unknown) => {
    if (error instanceof Uncheckable || error instanceof LimitMet) throw error;
    throw failure(error, 'breaks off');
  });
  return {
    bytes,
    url: answer.url,
    charset: parameters.map((each) => charset.exec(each)?.[1]).find(Boolean),
  };
}

/** Cancels an answer: an unread body crashes the process when the server closes the connection. */
async function refusing(answer: Response, why: string): Promise<Uncheckable> {
  await answer.body?.cancel();
  return new Uncheckable(why);
}

import { codeOf } from '../terminal/text.js';
import { LimitMet, Uncheckable } from './source.js';

/** What a server answers. */
export interface Answer {
  readonly status: number;
  /** The header `Content-Type`. */
  readonly type: string;
  readonly content: Buffer;
  /** The address after all redirections. */
  readonly url: string;
}

/**
 * Reads a whole file or answer. `fetch` unpacks a compressed answer as a stream, so this never holds much more than it
 * may have.
 *
 * @param most how many bytes it may have
 * @throws LimitMet
 */
export async function readAll(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    // Leaving the loop also closes the stream.
    if (size > most) throw new LimitMet('size');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Asks a server for a page or a file.
 *
 * @param time how long (ms) it may take to answer
 * @param most how many bytes the answer may have
 * @throws Uncheckable where there is no answer
 * @throws LimitMet where it is too large
 */
export async function ask(
  address: string,
  time: number,
  most = Number.POSITIVE_INFINITY,
): Promise<Answer> {
  let failure = 'does not answer';
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(time) });
    failure = 'breaks off';
    const content = await readAll(answer.body ?? [], most);
    const { status, headers, url } = answer;
    return { status, type: headers.get('content-type') ?? '', content, url };
  } catch (error) {
    if (error instanceof Uncheckable) throw error;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
    if (name === 'TimeoutError')
      throw new Uncheckable(`does not answer within ${time / 1000} seconds`);
    if (/redirect count/.test(message)) throw new Uncheckable('is led in a circle');
    throw new Uncheckable(`${failure} (${codeOf(cause) || message})`);
  }
}

import { parseWhole } from './whole-answer.js';

/** A request that was not answered with HTML; the message says how. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
}

/** A server that takes no `POST` at an address (HTTP, 405 and 501): to ask again is of no use. */
export class PostRefused extends RequestError {}

const refusals: readonly number[] = [405, 501];

/** Name and value of a field of a form, in the order of sending. */
export type Field = readonly [name: string, value: string];

const isHtml = (type: string): boolean =>
  /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type);

/**
 * Posts a form's fields to an address of this origin and returns the `html` element of the answer,
 * parsed inert (docs/interface.md, "Requests"). A redirect that leads to another origin is not followed.
 *
 * @throws RequestError where there is no answer, or one that is no success, no HTML or cut off;
 * `PostRefused` where the address takes no `POST`
 */
export async function post(
  address: URL,
  fields: readonly Field[],
  signal: AbortSignal,
): Promise<HTMLElement> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  try {
    const response = await fetch(address, {
      method: 'POST',
      mode: 'same-origin',
      credentials: 'same-origin',
      headers: {
        Accept: 'text/html',
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Requested-With': 'XMLHttpRequest',
      },
      body: body.toString(),
      signal,
    });
    const { status } = response;
    if (!response.ok) {
      const Failure = refusals.includes(status) ? PostRefused : RequestError;
      throw new Failure(`the answer has status ${status}`);
    }
    const type = response.headers.get('Content-Type') ?? '';
    if (!isHtml(type)) throw new RequestError(`the answer is ${type || 'of no type'}, not HTML`);
    const answer = parseWhole(await response.arrayBuffer(), response.headers);
    if (!answer) throw new RequestError('the answer was cut off');
    return answer;
  } catch (cause) {
    if (!isFailedFetch(cause)) throw cause;
    throw new RequestError(`no answer, or none of this origin (${cause.message})`, { cause });
  }
}

/** The way `fetch` tells of a network error, of a forbidden redirect, and of being aborted. */
const isFailedFetch = (error: unknown): error is Error =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError');

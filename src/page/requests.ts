import { parseWhole } from './whole-answer.js';

/** A request that the server did not answer with HTML. The message says what happened. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
}

/**
 * The server does not accept `POST` at an address (HTTP status 405 or 501), so repeating the request is
 * pointless.
 */
export class PostRefused extends RequestError {}

const refusals: readonly number[] = [405, 501];

/** Name and value of a form field. */
export type Field = readonly [name: string, value: string];

const isHtml = (type: string): boolean =>
  /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type);

/**
 * Posts a form's fields to an address of this origin and returns the `html` element of the response,
 * parsed inert (docs/interface.md, "Requests"). A redirect to another origin is not followed.
 *
 * @throws RequestError if there is no response, or if the response has an error status, is not HTML or
 * was cut off; `PostRefused` if the address does not accept `POST`
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

/** Whether an error is how `fetch` reports a network error, a forbidden redirect or an abort. */
const isFailedFetch = (error: unknown): error is Error =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError');

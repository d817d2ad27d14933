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

/** A response of HTML that has arrived; `readAnswer` reads it. */
export interface Arrived {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
  /** The address of a page, in whose place its content stands; undefined for the answer to a call. */
  readonly from?: string;
}

/** How long (ms) a response may take to arrive whole (contract, version 1.3). */
const patience = 15_000;

/**
 * Sends a request to this origin, and gives it up after 15 s. A redirect to another origin is not followed.
 *
 * @param signal ends the request
 */
async function send(address: URL, init: RequestInit, signal: AbortSignal): Promise<Arrived> {
  const request = new AbortController();
  const end = (): void => request.abort();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    end();
  }, patience);
  try {
    const response = await fetch(address, {
      mode: 'same-origin',
      credentials: 'same-origin',
      ...init,
      signal: request.signal,
    });
    const { status, headers } = response;
    if (!response.ok) {
      const isRefused = init.method === 'POST' && refusals.includes(status);
      const Failure = isRefused ? PostRefused : RequestError;
      throw new Failure(`the answer has status ${status}`);
    }
    const type = headers.get('Content-Type') ?? '';
    if (!isHtml(type)) throw new RequestError(`the answer is ${type || 'of no type'}, not HTML`);
    const from = init.method === 'POST' ? {} : { from: response.url || address.href };
    return { bytes: await response.arrayBuffer(), headers, ...from };
  } catch (cause) {
    if (isLate) throw new RequestError(`no answer within ${patience / 1000} s`, { cause });
    if (!isFailedFetch(cause)) throw cause;
    throw new RequestError(`no answer, or none of this origin (${cause.message})`, { cause });
  } finally {
    clearTimeout(limit);
    signal.removeEventListener('abort', end);
  }
}

/**
 * Posts a form's fields to an address of this origin (docs/interface.md, "Requests"). A redirect to another origin
 * is not followed.
 *
 * @throws RequestError if there is no answer within 15 s, or if it has an error status or is not HTML; `PostRefused` if
 * the address does not accept `POST`
 */
export function post(
  address: URL,
  fields: readonly Field[],
  signal: AbortSignal,
): Promise<Arrived> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  const headers = {
    Accept: 'text/html',
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Requested-With': 'XMLHttpRequest',
  };
  return send(address, { method: 'POST', headers, body: body.toString() }, signal);
}

/**
 * Fetches a page of this origin as a link to it would, so that the browser's cache may answer.
 *
 * @throws RequestError as `post` does
 */
export const getPage = (address: URL, signal: AbortSignal): Promise<Arrived> =>
  send(address, { headers: { Accept: 'text/html' } }, signal);

/** Whether an error is how `fetch` reports a network error, a forbidden redirect or an abort. */
const isFailedFetch = (error: unknown): error is Error =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError');

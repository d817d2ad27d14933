import { baseOf, decodeHtml, parseWhole, resolveAddresses } from './response.js';

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

const typeOf = ({ headers }: Response): string => headers.get('Content-Type') ?? '';

const isHtml = (type: string): boolean =>
  /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type);

/** A response that has arrived whole. */
interface Arrived {
  /** The `html` element, parsed inert. */
  readonly html: HTMLElement;
  readonly bytes: ArrayBuffer;
  readonly response: Response;
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
    const { status } = response;
    if (!response.ok) {
      const isRefused = init.method === 'POST' && refusals.includes(status);
      const Failure = isRefused ? PostRefused : RequestError;
      throw new Failure(`the answer has status ${status}`);
    }
    const type = typeOf(response);
    if (!isHtml(type)) throw new RequestError(`the answer is ${type || 'of no type'}, not HTML`);
    const bytes = await response.arrayBuffer();
    const html = parseWhole(bytes, response.headers);
    if (!html) throw new RequestError('the answer was cut off');
    return { html, bytes, response };
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
 * Posts a form's fields to an address of this origin and returns the `html` element of the response,
 * parsed inert (docs/interface.md, "Requests"). A redirect to another origin is not followed.
 *
 * @throws RequestError if there is no whole response within 15 s, or if the response has an error status, is not
 * HTML or was cut off; `PostRefused` if the address does not accept `POST`
 */
export async function post(
  address: URL,
  fields: readonly Field[],
  signal: AbortSignal,
): Promise<HTMLElement> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  const headers = {
    Accept: 'text/html',
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Requested-With': 'XMLHttpRequest',
  };
  const init = { method: 'POST', headers, body: body.toString() };
  const { html } = await send(address, init, signal);
  return html;
}

/**
 * Fetches a page of this origin as a link to it would, so that the browser's cache may answer, and returns
 * its `html` element, parsed inert. Its relative addresses are resolved, so that its content can be put
 * into this page.
 *
 * @throws RequestError as `post` does
 */
export async function getPage(address: URL, signal: AbortSignal): Promise<HTMLElement> {
  const init = { headers: { Accept: 'text/html' } };
  const { html, bytes, response } = await send(address, init, signal);
  const text = decodeHtml(bytes, typeOf(response));
  resolveAddresses(html, baseOf(text, response.url || address.href));
  return html;
}

/** Whether an error is how `fetch` reports a network error, a forbidden redirect or an abort. */
const isFailedFetch = (error: unknown): error is Error =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError');

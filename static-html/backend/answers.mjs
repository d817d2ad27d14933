import { readFile } from 'node:fs/promises';
import { faultOf } from './faults.mjs';
import { site } from './site.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** @param {Request} request */
const addressOf = (request) => new URL(request.url ?? '/', 'http://localhost');

/** How many bytes of a posted form are read; the longest of the demonstration site has a few kB. */
const limit = 1024 * 1024;

/** A posted form is longer than the limit: the backend answers 413, and keeps nothing of it. */
export class TooLong extends Error {}

/**
 * The fields of a posted form; undefined where there are none that can be read.
 *
 * @param {Request} request
 * @throws {TooLong}
 */
async function fieldsOf(request) {
  const chunks = [];
  let length = 0;
  // The request stays open, so that the sender gets an answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limit) throw new TooLong();
    chunks.push(chunk);
  }
  const type = request.headers['content-type'] ?? '';
  try {
    const body = new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } });
    return await body.formData();
  } catch {
    return undefined; // Not a form's body: the caller answers 400.
  }
}

/** @param {Response} response @param {number} status @param {string} html */
function answer(response, status, html) {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

/** @param {string} path */
const read = (path) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

/**
 * The file that answers a call, after the fields' names: `{plugin}[uid]` and the flag of the call.
 *
 * @param {FormData} fields
 */
function answerName(fields) {
  /** @type {Record<string, string>} */
  const named = {};
  for (const [name, value] of fields) {
    const key = /^\w+\[(\w+)\]$/.exec(name)?.[1];
    if (key) named[key] = String(value);
  }
  const { uid = '', ajax, render_parent_ajax: parent, content_uid: element } = named;
  if (!/^\d+$/.test(uid)) return undefined;
  if (ajax === '1') return site.files.category.replace('{uid}', uid);
  if (parent === '1' && element) return site.files.parent.replace('{uid}', uid);
  return undefined;
}

/**
 * Answers calls 1 to 3 (specification, section 7); says whether the address is that of a call.
 *
 * @param {Request} request
 * @param {Response} response
 */
export async function answerCall(request, response) {
  const { pathname, searchParams } = addressOf(request);
  searchParams.delete('stand-in');
  const address = `${pathname}?${searchParams}`;
  const call = site.calls.find(({ url }) => url === address);
  if (!call) return false;
  const fields = await fieldsOf(request);
  const name = fields && answerName(fields);
  const html = name && (await read(`${call.answers}/${name}`).catch(notFound));
  if (html) answer(response, 200, html);
  else answer(response, name ? 404 : 400, '<!doctype html><title>No such category</title>');
  return true;
}

/** @param {NodeJS.ErrnoException} error */
function notFound(error) {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

const loginPage =
  '<!doctype html><title>Log in</title><form method="post"><input name="user"><input name="password" type="password"></form>';

/** A page's content alone, as a server answers that knows who has asked. @param {string} html */
const contentOf = (html) => /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? html;

/**
 * Answers a form as it was told to: `accepted`, `refused` (422 without another status), `fragment` (the page of thanks
 * without what is around it), `big` (5 MB), `latin-1`, `redirect`, `elsewhere` (a redirect to another page), `abroad`
 * (to another origin), `login`, or `empty`.
 *
 * @param {Response} response
 * @param {typeof site.forms[number]} form
 * @param {URLSearchParams} told
 * @param {(html: string) => string} dress
 */
async function answerAsTold(response, form, told, dress) {
  const status = Number(told.get('status') ?? 0);
  const accepted = await read(form.accepted);
  switch (told.get('form')) {
    case 'refused':
      answer(response, status || 422, dress(await read(form.rejected)));
      return;
    case 'fragment':
      answer(response, status || 200, contentOf(accepted));
      return;
    case 'big':
      answer(
        response,
        200,
        dress(
          accepted.replace('<main', `<div>${`<p>${'x'.repeat(1000)}</p>`.repeat(5000)}</div>$&`),
        ),
      );
      return;
    case 'elsewhere':
      response.writeHead(303, { Location: '/home/' }).end();
      return;
    case 'abroad':
      response.writeHead(303, { Location: 'http://other.test/' }).end();
      return;
    case 'latin-1':
      response.writeHead(200, { 'Content-Type': 'text/html; charset=iso-8859-1' });
      response.end(Buffer.from(contentOf(accepted), 'latin1'));
      return;
    case 'redirect':
      response
        .writeHead(303, { Location: form.accepted.replace(/^pages|index\.html$/g, '') })
        .end();
      return;
    case 'login':
      answer(response, status || 200, loginPage);
      return;
    case 'empty':
      response.writeHead(204).end();
      return;
    default:
      answer(response, status || 200, dress(accepted));
  }
}

/**
 * Answers the inquiry form: with its page of thanks, or with the form and its errors where a
 * required field came empty. The status is 200 either way, as it is with TYPO3.
 *
 * @param {Request} request
 * @param {Response} response
 * @param {(html: string) => string} dress what is done to a page before it is sent
 */
export async function answerForm(request, response, dress) {
  const form = site.forms.find(({ action }) => action === addressOf(request).pathname);
  if (!form) {
    answer(response, 405, '<!doctype html><title>Nothing is sent here</title>');
    return;
  }
  const fields = await fieldsOf(request);
  const told = faultOf(request);
  if (told?.has('form')) {
    await answerAsTold(response, form, told, dress);
    return;
  }
  // A checkbox comes after the empty hidden field of the same name.
  const isFilled = (/** @type {string} */ name) =>
    fields?.getAll(name).some((value) => String(value).trim() !== '');
  const complete = form.required.every(isFilled);
  answer(response, 200, dress(await read(complete ? form.accepted : form.rejected)));
}

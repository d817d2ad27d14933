import { readAnswer as readPage } from '../../../page/response.js';
import { unclobbered } from '../../../page/unclobbered.js';
import type { SentFault } from '../faults.js';
import { byName, controls, readRefusal } from './server-faults.js';
import type { Failure } from './submission.js';

/** What the server has answered. */
export type Answer =
  /** The form again, with what is wrong in it and with it. */
  | {
      readonly kind: 'refused';
      readonly faults: readonly SentFault[];
      readonly remarks: readonly string[];
    }
  /** What stands in the form's place now. */
  | { readonly kind: 'result'; readonly element: Element }
  /** Another page, to which the server has led. */
  | { readonly kind: 'elsewhere' }
  /** Nothing that can be shown here: the name of the words that say why. */
  | { readonly kind: Exclude<Failure, 'silent'> };

/**
 * The form in an answer that has most controls of the one on the page, of two like it the one with its id; or else what
 * has its id, as the next step of it has, and what TYPO3 says once it is sent.
 */
function sameForm(
  html: Element,
  form: HTMLFormElement,
): { fresh?: HTMLFormElement; theirs?: ReturnType<typeof byName>; next?: Element } {
  const names = [...byName(form).keys()];
  const id = unclobbered(form).getAttribute('id');
  const forms = [...html.querySelectorAll('form')];
  const withSameId = id ? html.querySelector(`[id=${JSON.stringify(id)}]`) : null;
  let best: { fresh: HTMLFormElement; theirs: ReturnType<typeof byName> } | undefined;
  let most = names.length / 2;
  for (const fresh of forms) {
    const theirs = byName(fresh);
    const shared = names.filter((name) => theirs.has(name)).length;
    if (shared === 0 || shared < most || (shared === most && best && fresh !== withSameId))
      continue;
    most = shared;
    best = { fresh, theirs };
  }
  if (best) return best;
  const isNext =
    withSameId?.matches(`form,:not(:has(${controls}))`) && withSameId.textContent.trim();
  return withSameId && isNext ? { next: withSameId } : {};
}

/** Takes over what the server keeps in hidden controls and in the page's head: tokens that are valid once. */
function takeTokens(html: Element, fresh: HTMLFormElement, form: HTMLFormElement): void {
  const { elements, append } = unclobbered(form);
  const mine = [...elements];
  for (const control of unclobbered(fresh).elements) {
    if (!(control instanceof HTMLInputElement) || control.type !== 'hidden') continue;
    const old = mine.findIndex(
      (each) =>
        each instanceof HTMLInputElement && each.type === 'hidden' && each.name === control.name,
    );
    const [input] = old < 0 ? [] : mine.splice(old, 1);
    if (input) input.setAttribute('value', control.value);
    else append(document.importNode(control));
  }
  for (const meta of html.querySelectorAll<HTMLMetaElement>('meta[name^="csrf" i]')) {
    document
      .querySelector(`meta[name="${CSS.escape(meta.name)}"]`)
      ?.setAttribute('content', meta.getAttribute('content') ?? '');
  }
}

/** An answer's page, parsed inert; undefined where it is no HTML, empty or cut off. */
export function pageOf(request: XMLHttpRequest): HTMLElement | undefined {
  const headers = new Headers();
  for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const bytes: unknown = request.response;
  const type = headers.get('Content-Type') ?? '';
  const isHtml = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type);
  if (!isHtml || !(bytes instanceof ArrayBuffer) || bytes.byteLength === 0) return undefined;
  return readPage({ bytes, headers, from: request.responseURL });
}

/** Takes the tokens of the page's own form, fetched anew; says whether it has been there. */
export function renew(html: HTMLElement | undefined, form: HTMLFormElement): boolean {
  const { fresh } = html ? sameForm(html, form) : {};
  if (html && fresh) takeTokens(html, fresh, form);
  return fresh !== undefined;
}

/** What systems say of a form that they have taken, where the template names no result. */
const thanks =
  '.alert-success,form.sent .wpcf7-response-output,[class*="message-success"],[class*="confirmation" i]';

/**
 * Reads an answer.
 *
 * @param asked the address that was asked
 * @param region the selector of what the template names as the result
 * @param before the page before the form was sent
 */
export function readAnswer(
  { status, responseURL }: XMLHttpRequest,
  html: HTMLElement | undefined,
  form: HTMLFormElement,
  asked: string,
  region: string,
  before: Element,
): Answer {
  const isGood = status < 400;
  const { fresh, theirs, next } = html ? sameForm(html, form) : {};
  const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';
  const isElsewhere = responseURL !== '' && responseURL !== asked.split('#')[0];
  /** Whether what it says is of this form: it is on the page that was asked, or on the one that the form is on. */
  const isHere = [asked, location.href].some((each) => pathOf(each) === pathOf(responseURL));
  let remarks: readonly string[] = [];
  if (html && fresh && theirs) {
    takeTokens(html, fresh, form);
    // What other forms say is not of this one.
    for (const other of html.querySelectorAll('form'))
      if (other !== fresh) unclobbered(other).remove();
    const refusal = readRefusal(html, fresh, theirs, byName(form), before);
    if (refusal.faults.length > 0) return { kind: 'refused', ...refusal };
    if (isHere) remarks = refusal.remarks;
  }
  const results = [...(html?.querySelectorAll(region) ?? [])];
  const element = isGood && (results.find((each) => !fresh || !each.contains(fresh)) ?? next);
  if (element) return { kind: 'result', element };
  const thanked = [...(html?.querySelectorAll(thanks) ?? [])].find(
    (each) =>
      !each.matches(`:has(${controls}),${controls}`) &&
      each.textContent.trim() &&
      !before.textContent.includes(each.textContent.trim()),
  );
  if (isGood && thanked) return { kind: 'result', element: thanked };
  if (remarks.length > 0 && (isGood || status === 422))
    return { kind: 'refused', faults: [], remarks };
  if (status === 413) return { kind: 'large' };
  if ([401, 403, 419, 440].includes(status)) return { kind: 'expired' };
  const asksForPassword = '[type="password" i]';
  if (html?.querySelector(asksForPassword) && !document.querySelector(asksForPassword))
    return { kind: 'login' };
  if (isGood && html && isElsewhere) return { kind: 'elsewhere' };
  return { kind: isGood ? 'unclear' : 'error' };
}

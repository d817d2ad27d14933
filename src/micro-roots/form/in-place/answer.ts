import { readAnswer as readPage } from '../../../page/response.js';
import { unclobbered } from '../../../page/unclobbered.js';
import type { Control } from '../controls.js';
import type { SentFault } from '../faults.js';
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
 * What faulty controls, or their fields, are in the templates of TYPO3 (Form, powermail), WordPress (Contact Form 7),
 * Bootstrap as Symfony and Laravel use it, Rails and Django.
 */
const marks =
  '[aria-invalid="true"],.has-error,.is-invalid,.field_with_errors,.powermail_field_error,.wpcf7-not-valid,.error,.f3-form-error';
/** What those templates print about a fault; Symfony's own layout has a list without any class. */
const messages =
  '.errorlist li,ul:not([class]) > li,.wpcf7-not-valid-tip,.form-error-message,.alert-danger,.text-danger,[class*="text-red"] li,[id$="-errors"],[id$="_error"],[role="alert"]';
/** What is in a field without a fault too, or hidden. */
const helps = '.invalid-feedback,.help-block li,.help-block strong,.error-message';
/** What is said of the form as a whole. */
const remarkable =
  '.errorlist li,#error_explanation li,[style*="red"] li,.powermail_message_error li,.wpcf7-response-output,[role="alert"],.alert-danger,.alert-error';

const textOf = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

/** What the elements say, without those that contain others of them, and without an asterisk. */
const textsIn = (part: ParentNode, selector: string): readonly string[] =>
  [...part.querySelectorAll(selector)]
    .filter((each) => !each.querySelector(selector))
    .map(textOf)
    .filter((text) => /\p{L}/u.test(text));

const nameOf = (control: Element): string => control.getAttribute('name') ?? '';

/** The controls of a form that visitors fill in, by their names. */
function byName(form: HTMLFormElement): ReadonlyMap<string, Control[]> {
  const groups = new Map<string, Control[]>();
  for (const control of unclobbered(form).elements) {
    const name = nameOf(control);
    if (!name || !(control instanceof HTMLElement) || control.matches('button,[type="hidden" i]'))
      continue;
    groups.set(name, [...(groups.get(name) ?? []), control]);
  }
  return groups;
}

/** The largest element around a control that has no control of another name. */
function fieldOf(control: Element, form: Element): Element {
  let field = control;
  for (;;) {
    const { parentElement } = field;
    if (!parentElement || parentElement === form) return field;
    const others = [...parentElement.querySelectorAll('input,select,textarea')];
    if (others.some((other) => nameOf(other) !== nameOf(control))) return field;
    field = parentElement;
  }
}

/**
 * What the server says of a control; undefined where it finds nothing wrong. What is not marked counts only if it has
 * not been on the page before.
 */
function messageIn(control: Control, form: Element, shown: string): string | undefined {
  const field = fieldOf(control, form);
  const marked = control.closest(marks) ?? field.querySelector(marks);
  const isMarked = marked !== null && marked !== form && form.contains(marked);
  const texts = [...textsIn(field, isMarked ? `${messages},${helps}` : messages)];
  // Django puts the list before a paragraph.
  const before = field.previousElementSibling;
  if (before?.matches('.errorlist')) texts.push(textOf(before));
  return texts.find((text) => !shown.includes(text)) ?? (isMarked ? (texts[0] ?? '') : undefined);
}

/** The form in an answer that has most controls of the one on the page, or else its id, as the next step of it has. */
function sameForm(html: Element, form: HTMLFormElement) {
  const names = [...byName(form).keys()];
  for (const other of html.querySelectorAll('form')) {
    const theirs = byName(other);
    const shared = names.filter((name) => theirs.has(name)).length;
    if (shared > 0 && shared * 2 >= names.length) return { fresh: other, theirs };
  }
  const id = unclobbered(form).getAttribute('id');
  const next = id && html.querySelector(`form#${CSS.escape(id)}`);
  return next ? { next } : undefined;
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
  for (const meta of html.querySelectorAll('meta[name^="csrf" i]')) {
    document
      .querySelector(`meta[name="${CSS.escape(nameOf(meta))}"]`)
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
  const { fresh } = (html && sameForm(html, form)) ?? {};
  if (html && fresh) takeTokens(html, fresh, form);
  return fresh !== undefined;
}

/**
 * Reads an answer.
 *
 * @param asked the address that was asked
 * @param region the selector of what the template names as the result
 * @param shown what was said around the form before it was sent
 */
export function readAnswer(
  { status, responseURL }: XMLHttpRequest,
  html: HTMLElement | undefined,
  form: HTMLFormElement,
  asked: string,
  region: string,
  shown: string,
): Answer {
  const isGood = status < 400;
  const mine = byName(form);
  const { fresh, theirs, next } = (html && sameForm(html, form)) ?? {};
  const faults: SentFault[] = [];
  const remarks: string[] = [];
  if (html && fresh && theirs) {
    takeTokens(html, fresh, form);
    for (const [name, controls] of theirs) {
      const message = controls
        .map((control) => messageIn(control, fresh, shown))
        .find((each) => each !== undefined);
      const [first, ...others] = mine.get(name) ?? [];
      if (first && message !== undefined) faults.push({ controls: [first, ...others], message });
    }
    const said = faults.map(({ message }) => message);
    const all = textsIn(fresh.parentElement ?? fresh, remarkable);
    remarks.push(...new Set(all.filter((text) => !said.includes(text) && !shown.includes(text))));
  }
  if (faults.length > 0) return { kind: 'refused', faults, remarks };
  const results = [...(html?.querySelectorAll(region) ?? [])];
  const element = isGood && (results.find((each) => !fresh || !each.contains(fresh)) ?? next);
  if (element) return { kind: 'result', element };
  if (remarks.length > 0 && (isGood || status === 422)) return { kind: 'refused', faults, remarks };
  if (status === 413) return { kind: 'large' };
  if ([401, 403, 419, 440].includes(status)) return { kind: 'expired' };
  const asksForPassword = '[type="password" i]';
  if (html?.querySelector(asksForPassword) && !document.querySelector(asksForPassword))
    return { kind: 'login' };
  const isElsewhere = responseURL !== '' && responseURL !== asked.split('#')[0];
  if (isGood && html && isElsewhere) return { kind: 'elsewhere' };
  return { kind: isGood ? 'unclear' : 'error' };
}

import { decodeHtml } from './decode-html.js';
import { parseInert } from './inert-html.js';

// A field of a form hides the form's own property of the same name.
const { matches } = Element.prototype;

/** Put behind an answer; HTML allows a `template` everywhere, also in a table or a list. */
const mark = 'data-auftritt-end';
const end = `<template ${mark}></template>`;

/** Elements whose end tag may be left out (HTML, "Optional tags"), and so may be open at the end. */
const optional =
  'html, head, body, p, li, dt, dd, rt, rp, option, optgroup, thead, tbody, tfoot, tr, td, th, colgroup, caption';

/** The end of a page. What follows it, a comment or a script of the host's, has no say. */
const pageEnd = /<\/(body|html)\s*>/i;

/** Whether the server has said how long its answer is, and it is that long. */
const hasStatedLength = (bytes: ArrayBuffer, headers: Headers): boolean =>
  !headers.has('Content-Encoding') && headers.get('Content-Length') === String(bytes.byteLength);

/**
 * Whether an element is open where the answer ends. The parser itself says so: what comes behind
 * the answer stands in that element then, or is swallowed by an unfinished tag or comment.
 */
function endsWithin(parsed: Element): boolean {
  const marked = [...parsed.querySelectorAll(`[${mark}]`)].at(-1);
  let open = marked?.parentElement;
  while (open && matches.call(open, optional)) open = open.parentElement;
  marked?.remove();
  return !marked || Boolean(open);
}

/**
 * The `html` element of an answer, parsed inert; undefined where it was cut off. WebKitGTK's `fetch` resolves
 * with what there is when a connection ends within a chunked answer, and half a gallery must not
 * take the place of a whole one. An answer is whole when it is as long as the server said, when its
 * page ends, or when all elements that it opened are closed.
 */
export function parseWhole(bytes: ArrayBuffer, headers: Headers): HTMLElement | undefined {
  const html = decodeHtml(bytes, headers.get('Content-Type') ?? '');
  const parsed = parseInert(html + end);
  const isOpen = endsWithin(parsed);
  return isOpen && !pageEnd.test(html) && !hasStatedLength(bytes, headers) ? undefined : parsed;
}

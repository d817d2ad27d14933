import { decodeHtml } from './decode-html.js';
import { parseInert } from './inert-html.js';

// A form's field can hide the form's property of the same name.
const { matches } = Element.prototype;

/**
 * A marker that the script appends to a response. HTML allows a `template` everywhere, even in a table
 * or a list.
 */
const mark = 'data-auftritt-end';
const end = `<template ${mark}></template>`;

/**
 * Elements whose end tag may be omitted (HTML, "Optional tags"), so they may be open at the end.
 */
const optional =
  'html, head, body, p, li, dt, dd, rt, rp, option, optgroup, thead, tbody, tfoot, tr, td, th, colgroup, caption';

/** The end of a page. A comment or a script that the host adds after it does not matter. */
const pageEnd = /<\/(body|html)\s*>/i;

/** Whether the response is as long as the server's `Content-Length` says. */
const hasStatedLength = (bytes: ArrayBuffer, headers: Headers): boolean =>
  !headers.has('Content-Encoding') && headers.get('Content-Length') === String(bytes.byteLength);

/**
 * Whether an element is still open at the end of the response. The parser shows this: the appended
 * marker then stands inside that element, or an unfinished tag or comment swallows it.
 */
function endsWithin(parsed: Element): boolean {
  const marked = [...parsed.querySelectorAll(`[${mark}]`)].at(-1);
  let open = marked?.parentElement;
  while (open && matches.call(open, optional)) open = open.parentElement;
  marked?.remove();
  return !marked || Boolean(open);
}

/**
 * Parses a response inert and returns its `html` element; undefined if the response was cut off. If the
 * connection ends within a chunked response, WebKitGTK's `fetch` resolves with the part that has
 * arrived, and half a gallery must not replace a whole one. A response is complete if it is as long as
 * the server said, if it contains the end of its page, or if it closes all elements that it opens.
 */
export function parseWhole(bytes: ArrayBuffer, headers: Headers): HTMLElement | undefined {
  const html = decodeHtml(bytes, headers.get('Content-Type') ?? '');
  const parsed = parseInert(html + end);
  const isOpen = endsWithin(parsed);
  return isOpen && !pageEnd.test(html) && !hasStatedLength(bytes, headers) ? undefined : parsed;
}

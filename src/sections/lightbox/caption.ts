import { parseAddress } from '../../page/addresses.js';

/** The elements that a text may consist of. None of them loads or runs anything. */
const texts: ReadonlySet<string> = new Set(
  `a abbr address b bdi bdo big blockquote br center cite code dd del dfn div dl dt em figcaption font
  h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp small span strike strong sub sup time tt u
  ul var wbr`.split(/\s+/),
);

/** How many elements may stand in each other. */
const deepest = 32;

/** Other elements that an editor or an attacker writes: they make markup of a text, and are left out of it. */
const left =
  /^(button|form|iframe|img|input|math|object|picture|script|select|source|style|svg|template|textarea|video|audio)$/;

/** Those that need no end tag. */
const unclosed = /^([bh]r|wbr|p|li|d[dt]|img|input|source)$/;
const isVoid = /^([bh]r|wbr)$/;

/** Those that begin and end a line. */
const lines = /^(address|blockquote|[bh]r|center|d[dltv]|div|figcaption|h\d|li|[ou]l|p|pre)$/;

/** Elements of which nothing is a text. */
const noText =
  /<(script|style|template|title|textarea|iframe|no\w+|object|svg|math|select|audio|video)\b.*?(<\/\1\s*>|$)/gis;

/** A comment, or a tag with its end's slash, its name and its attributes. */
const tag =
  /<!--.*?-->|<(\/?)([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gis;

const attribute = /\s(href|target|lang|dir)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi;

/** The characters that editors write by their names, each behind its name. */
const characters: ReadonlyMap<string, string> = new Map(
  `amp& lt< gt> quot" apos' nbsp\u00a0 shy\u00ad copy© reg® trade™ deg° times× middot· bull• euro€ ndash–
  mdash— hellip… laquo« raquo» bdquo„ ldquo“ rdquo” sbquo‚ lsquo‘ rsquo’ aumlä oumlö uumlü
  AumlÄ OumlÖ UumlÜ szligß eacuteé egraveè agraveà ccedilç`
    .split(/[ \n]+/)
    .map((each) => [each.slice(0, -1), each.slice(-1)]),
);

/** A text with its character references decoded. What is no reference stays as it is. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(x?)([\da-f]{1,6})|(\w+));/gi, (written, isHex, digits, name) => {
    if (name) return characters.get(name) ?? written;
    const code = Number.parseInt(digits, isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });

/** Creates an element of a text: a link with a harmless address, and any other with its language alone. */
function createTextElement(name: string, attributes: string): HTMLElement {
  const element = document.createElement(name);
  for (const [, key = '', ...values] of attributes.matchAll(attribute)) {
    const value = decoded(values.find((each) => each !== undefined) ?? '').trim();
    if (/^(lang|dir)$/i.test(key)) element.setAttribute(key, value);
    if (name !== 'a') continue;
    const isHarmless = /^(https?|mailto|tel):/.test(parseAddress(value)?.protocol ?? '');
    if (/^href$/i.test(key) && isHarmless) element.setAttribute('href', value);
    if (/^_blank$/i.test(value)) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener');
    }
  }
  return element;
}

/** Whether a text has tags of HTML, which end where they need an end. `a <b and c> d` has none. */
function isMarkup(text: string): boolean {
  const tags = [...text.matchAll(tag)];
  const named = (isEnd: boolean): ReadonlySet<string> =>
    new Set(
      tags.filter(([, slash]) => !slash !== isEnd).map(([, , name = '']) => name.toLowerCase()),
    );
  const ended = named(true);
  return [...named(false)].some(
    (name) => (texts.has(name) || left.test(name)) && (unclosed.test(name) || ended.has(name)),
  );
}

/**
 * Reads the markup of a caption without the browser's parser: elements of text are made anew, without classes, styles
 * and names; tags of anything else count for nothing.
 */
export function readMarkup(html: string): DocumentFragment {
  const read = document.createDocumentFragment();
  const open: Node[] = [read];
  const text = html.replace(noText, '');
  let end = 0;
  const add = (node: Node | string): void => {
    const into = open.at(-1) ?? read;
    into.appendChild(typeof node === 'string' ? document.createTextNode(node) : node);
  };
  for (const { index, 0: whole, 1: slash, 2: written = '', 3: attributes = '' } of text.matchAll(
    tag,
  )) {
    if (index > end) add(decoded(text.slice(end, index)));
    end = index + whole.length;
    const name = written.toLowerCase();
    if (!texts.has(name)) continue;
    if (slash) {
      const openIndex = open.findLastIndex(
        (each) => each instanceof Element && each.localName === name,
      );
      if (openIndex > 0) open.length = openIndex;
      continue;
    }
    const parent = open.at(-1);
    // `<li>` ends the one before.
    if (unclosed.test(name) && parent instanceof Element && parent.localName === name) open.pop();
    const element = createTextElement(name, attributes);
    add(element);
    if (!isVoid.test(name) && open.length < deepest) open.push(element);
  }
  if (end < text.length) add(decoded(text.slice(end)));
  return read;
}

/** Reads a caption: as markup if it has some, else as it is written. */
export function readCaption(written: string): DocumentFragment {
  if (isMarkup(written)) return readMarkup(written);
  const read = document.createDocumentFragment();
  read.append(decoded(written));
  return read;
}

/** What is read in a caption, without its lines. */
export const textOf = (node: Node): string => {
  if (node instanceof Text) return node.data;
  const inside = [...node.childNodes].map(textOf).join('');
  return node instanceof Element && lines.test(node.localName) ? ` ${inside} ` : inside;
};

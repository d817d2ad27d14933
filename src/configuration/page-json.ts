import { nonceOf, pagesNonce } from '../page/nonces.js';
import { isObject, parseJson } from '../page/options.js';
import { type Purposes, readPurposes } from '../services/consent/purposes.js';
import { attributes } from './attributes.js';
import { findTag } from './find-tag.js';
import type { Misconfiguration, Wanted } from './tag.js';

/** The attribute that marks the script. Messages about the JSON name this attribute. */
const attribute = 'data-auftritt';

/** The name that no attribute has: the purposes that visitors decide on one by one. */
const ofPurposes = 'purposes';

/** The names that the JSON may have: the names of the attributes without `data-`, and the purposes. */
const settings = [...attributes.map((name) => name.slice('data-'.length)), ofPurposes];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value in JSON means that the attribute is absent. */
const isAbsent = (value: unknown): boolean => value === null || value === false;

/** A kind of value other than text. */
interface Kind {
  readonly wanted: Wanted;
  /** Returns the text of the attribute for a value of this kind. */
  textOf(value: unknown): string | undefined;
}

const names: Kind = {
  wanted: 'list',
  textOf: (value) => (Array.isArray(value) && value.every(isText) ? value.join(' ') : undefined),
};

const presence: Kind = {
  wanted: 'boolean',
  textOf: (value) => (value === true ? '' : undefined),
};

/** The names whose values may be other than text in JSON. */
const others: Readonly<Record<string, Kind>> = {
  disable: names,
  preset: names,
  selectors: {
    wanted: 'object',
    textOf: (value) => (isObject(value) ? JSON.stringify(value) : undefined),
  },
  observe: presence,
  history: presence,
};

/**
 * The names that the objects in JSON have more than once, each after those that lead to it: `purposes.films`.
 * `JSON.parse` keeps the last value of each.
 *
 * @param json valid JSON
 */
function repeated(json: string): readonly string[] {
  const repeatedNames: string[] = [];
  const open: { readonly path: string; readonly names: Set<string> }[] = [];
  let path = '';
  for (const [token, name, colon] of json.matchAll(/("(?:[^"\\]|\\.)*")\s*(:)?|[[\]{}]/g)) {
    const last = open.at(-1);
    if ('[{'.includes(token)) open.push({ path: path && `${path}.`, names: new Set() });
    else if (name === undefined) open.pop();
    else if (colon && last) {
      path = `${last.path}${JSON.parse(name)}`;
      if (last.names.has(path)) repeatedNames.push(path);
      last.names.add(path);
    }
  }
  return repeatedNames;
}

/** Reads the purposes, and makes the content that names one wait for consent. */
function purposesOf(
  given: unknown,
  completed: HTMLScriptElement,
  misread: Misconfiguration[],
): Purposes | undefined {
  const written = isObject(given) ? given[ofPurposes] : undefined;
  if (isAbsent(written) || written === undefined) return undefined;
  const isStrict = completed.getAttribute('data-consent-default') === 'off';
  const purposes = readPurposes(written, isStrict, (value, wanted) =>
    misread.push(
      typeof wanted === 'string'
        ? { attribute, value, wanted }
        : { attribute, value, known: wanted },
    ),
  );
  if (!purposes) return undefined;
  // Its selectors are read with those of the presets, since what waits may be markup of theirs.
  if (!completed.hasAttribute('data-selectors')) completed.setAttribute('data-selectors', '{}');
  return purposes;
}

/**
 * The names by which code is loaded, or for whose account. Whoever writes a comment can write JSON: these hold only if the
 * script with the JSON has the nonce of the page, or the page has none.
 */
const loads = /^(maps|analytics)-|^(csp-nonce|chunks)$/;

/**
 * Reads the configuration from `<script type="application/json" data-auftritt>`, for a page whose bundler
 * drops the attributes of tags (contract, version 1.1). The names are those of the attributes without
 * `data-`. Each value is the text that the attribute would have; `disable` and `preset` may also be
 * lists, `selectors` an object, `observe` and `history` true. A value of null or false means that the
 * attribute is absent. `purposes` is an object, and no attribute (contract, version 1.2).
 *
 * @param first the first script with JSON; undefined on a page without
 * @param ran what has run the script, if it is known: see find-tag.ts
 * @returns a tag with these attributes, overridden by the attributes of the page's own tag; the errors; and
 * the purposes
 */
export default function completeTag(
  first: HTMLScriptElement | undefined,
  ran?: EventTarget | null,
): [
  tag: HTMLScriptElement | undefined,
  misread: Misconfiguration[],
  purposes?: Purposes | undefined,
] {
  const tag = findTag(document, ran);
  if (!first) return [tag, []];
  const all = [...document.querySelectorAll<HTMLScriptElement>(`script[${attribute}]`)];
  const runs = ran instanceof HTMLElement ? ran : tag;
  const nonce = tag?.getAttribute('data-csp-nonce') || nonceOf(runs) || pagesNonce(document);
  const script = all.find((each) => nonceOf(each) === nonce) ?? first;
  const misread: Misconfiguration[] = [];
  const refuse = (value: string, wanted: Wanted): void => {
    misread.push({ attribute, value, wanted });
  };
  const completed = document.createElement('script');
  const { text } = script;
  if (all.length > 1) refuse('', 'one');
  const given = parseJson(text);
  if (!isObject(given)) refuse(text, given === undefined ? 'JSON' : 'object');
  else {
    for (const name of repeated(text)) refuse(name, 'once');
    for (const [name, value] of Object.entries(given)) {
      if (name === ofPurposes) continue;
      const other = Object.hasOwn(others, name) ? others[name] : undefined;
      const written = isText(value) ? value : other?.textOf(value);
      if (!settings.includes(name)) misread.push({ attribute, value: name, known: settings });
      else if (written === undefined) {
        if (!isAbsent(value)) refuse(`${name} ${JSON.stringify(value)}`, other?.wanted ?? 'text');
      } else if (loads.test(name) && nonceOf(script) !== nonce) refuse(name, 'nonce');
      else completed.setAttribute(`data-${name}`, written);
    }
  }
  for (const { name, value } of tag?.attributes ?? []) {
    if (name.startsWith('data-')) completed.setAttribute(name, value);
  }
  completed.nonce = nonceOf(tag);
  // The first-paint styles read the attribute on this script, so that disabled sections do not wait.
  const disabled = completed.getAttribute('data-disable');
  if (disabled) script.setAttribute('data-disable', disabled);
  return [completed, misread, purposesOf(given, completed, misread)];
}

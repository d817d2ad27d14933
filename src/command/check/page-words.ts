import { closest } from 'fastest-levenshtein';
import { isObject } from '../../page/options.js';
import type { Place } from '../pages/source.js';
import { type Finding, finding, ruleNamed } from './rules.js';
import { wordings } from './wordings.js';

/** Returns the paths and texts in words. Adds an error to `wrong` for any other value. */
function brought(value: unknown, path: string, wrong: string[]): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, inner]) =>
      brought(inner, path ? `${path}.${name}` : name, wrong),
    );
  }
  wrong.push(`${path || 'it'} is neither text nor object`);
  return [];
}

/** All English texts of the script, by their paths, such as `form.missing`. Translators start from these. */
const english = new Map(
  brought(Object.fromEntries(wordings.map(({ name, en }) => [name, en])), '', []),
);

const braces = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/**
 * Checks the words that a page brings.
 *
 * @param json undefined where the page brings no words
 * @param isComplete whether the page must bring every word, since the script lacks its language
 * @returns a sentence for each error; empty where there is none
 */
export function wrongInWords(json: string | undefined, isComplete: boolean): readonly string[] {
  const wrong: string[] = [];
  let ofPage = new Map<string, string>();
  if (json !== undefined) {
    try {
      ofPage = new Map(brought(JSON.parse(json), '', wrong));
    } catch (error) {
      return [`is no JSON: ${error instanceof Error ? error.message : error}`];
    }
  }
  for (const [path, text] of ofPage) {
    const meant = english.get(path);
    if (meant === undefined) {
      wrong.push(
        `has an unknown word ${path}; did you mean ${closest(path, [...english.keys()])}?`,
      );
    } else if (braces(meant) !== braces(text)) {
      wrong.push(`must have ${braces(meant) || 'no braces'} in ${path}`);
    }
  }
  const missing = [...english.keys()].filter((path) => !ofPage.has(path));
  if (isComplete && missing.length > 0) wrong.push(`lacks ${missing.join(', ')}`);
  return wrong;
}

/** The findings about the words of the page in the current window. */
export function wordsOfPage(sourcePlace: (element: Element) => Place | undefined): Finding[] {
  const { documentElement } = document;
  const isOther = documentElement.lang !== '' && !/^(de|en)\b/i.test(documentElement.lang);
  const element = document.querySelector('script[data-words]');
  const about = element ?? documentElement;
  return wrongInWords(element?.textContent, isOther).map((wrong) => {
    const message = element
      ? wrong
      : `the page is in "${documentElement.lang}", and brings no words: it ${wrong}`;
    return finding(ruleNamed('words'), 'words', about, message, sourcePlace(about));
  });
}

import { createReader } from '../pages/reader.js';
import { type Limit, LimitMet, placeIn, type Source, Uncheckable } from '../pages/source.js';
import { factsOf, type ScriptFacts } from './facts.js';
import { bootstrapOf, marksOf, type PageMark } from './page-marks.js';
import { type PagePlaces, placesIn, runs } from './page-places.js';
import { Unreadable } from './script/parse.js';
import { type Span, without } from './script/without.js';

/** What the thread is asked. */
export type Question =
  | { readonly kind: 'script'; readonly text: string; readonly address: string }
  | { readonly kind: 'page'; readonly source: Source }
  | { readonly kind: 'without'; readonly text: string; readonly spans: readonly Span[] }
  | { readonly kind: 'places'; readonly html: string; readonly selectors: readonly string[] }
  | { readonly kind: 'count'; readonly source: Source; readonly selectors: readonly string[] };

/** A script that stands in a page. */
export interface InlineScript {
  readonly text: string;
  /** The lines of the page before it. */
  readonly line: number;
  /** Whether it is an attribute: `onclick`, or an address that begins with `javascript:`. */
  readonly isHandler: boolean;
}

/** What one page says. */
export interface PageFacts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly inline: readonly InlineScript[];
  readonly marks: readonly PageMark[];
  readonly bootstrap: 3 | 4 | 5 | undefined;
  /** The stylesheets that stand in the page. */
  readonly styleTexts: readonly string[];
  /** The names of all attributes that begin with `data-`. */
  readonly data: readonly string[];
  /** The page's address, or the one that it names as its own. */
  readonly url: string;
  /** The address in its `base`. */
  readonly base: string | undefined;
}

/** How many elements of a page a selector finds, and the line of the first; undefined if it is no selector of CSS. */
export interface Found {
  readonly selector: string;
  readonly count: number | undefined;
  /** How many of them are links to a place of the page. */
  readonly links: number;
  readonly line: number | undefined;
}

/** What the thread answers. */
export type Answer =
  | { readonly kind: 'script'; readonly facts: ScriptFacts }
  | { readonly kind: 'page'; readonly facts: PageFacts }
  | { readonly kind: 'without'; readonly text: string }
  | { readonly kind: 'places'; readonly places: PagePlaces }
  | { readonly kind: 'count'; readonly found: readonly Found[] }
  | { readonly kind: 'unread'; readonly why: string }
  | { readonly kind: 'limit'; readonly limit: Limit; readonly isSpent: boolean }
  | { readonly kind: 'failed'; readonly why: string };

function answerOf(error: unknown): Answer {
  if (error instanceof Unreadable || error instanceof Uncheckable)
    return { kind: 'unread', why: error.message };
  if (error instanceof LimitMet) return { kind: 'limit', limit: error.limit, isSpent: false };
  const { name, message } = Object(error);
  const why = `${name}: ${message}`;
  // A parser overflows the call stack where something nests too deeply.
  const isTooDeep = why.startsWith('RangeError: Maximum call stack');
  return isTooDeep ? { kind: 'limit', limit: 'nesting', isSpent: true } : { kind: 'failed', why };
}

/** Prepares the scan of scripts and pages. */
export function createScanner() {
  const reader = createReader();

  function page(source: Source): PageFacts {
    const dom = reader.read(source);
    const { document } = dom.window;
    const scripts: string[] = [];
    const inline: InlineScript[] = [];
    for (const script of document.querySelectorAll('script')) {
      if (!runs.test(script.type.trim())) continue;
      const src = script.getAttribute('src');
      const text = script.textContent ?? '';
      if (src !== null) scripts.push(src.trim());
      else if (text.trim() !== '') {
        // The text begins on the line where the tag ends.
        const location = script.firstChild && dom.nodeLocation(script.firstChild);
        inline.push({ text, line: (location?.startLine ?? 1) - 1, isHandler: false });
      }
    }
    const data = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('data-')) data.add(name);
        const text = /^on[a-z]+$/.test(name) ? value : /^\s*javascript:(.*)/is.exec(value)?.[1];
        const line = (placeIn(dom, element)?.line ?? 1) - 1;
        if (text?.trim()) inline.push({ text, line, isHandler: true });
      }
    }
    const links = [...document.querySelectorAll('link[rel~="stylesheet" i][href]')];
    return {
      scripts,
      inline,
      styles: links.map((link) => link.getAttribute('href') ?? ''),
      marks: marksOf(dom),
      bootstrap: bootstrapOf(dom),
      styleTexts: [...document.querySelectorAll('style')].map(
        ({ textContent }) => textContent ?? '',
      ),
      data: [...data],
      url: document.URL,
      base: document.querySelector('base[href]')?.getAttribute('href') ?? undefined,
    };
  }

  function count(source: Source, selectors: readonly string[]): Found[] {
    const dom = reader.read(source);
    return selectors.map((selector): Found => {
      try {
        const all = dom.window.document.querySelectorAll(selector);
        const line = all[0] && placeIn(dom, all[0])?.line;
        const links = [...all].filter((each) => each.matches('a[href*="#"]:not([href$="#"])'));
        return { selector, count: all.length, links: links.length, line };
      } catch {
        return { selector, count: undefined, links: 0, line: undefined }; // jsdom's only way to say no.
      }
    });
  }

  return (question: Question): Answer => {
    try {
      switch (question.kind) {
        case 'script':
          return { kind: 'script', facts: factsOf(question.text, question.address) };
        case 'page':
          return { kind: 'page', facts: page(question.source) };
        case 'without':
          return { kind: 'without', text: without(question.text, question.spans) };
        case 'places':
          return { kind: 'places', places: placesIn(reader, question.html, question.selectors) };
        case 'count':
          return { kind: 'count', found: count(question.source, question.selectors) };
      }
    } catch (error) {
      return answerOf(error);
    }
  };
}

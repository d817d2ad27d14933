import { createReader, type Reader } from '../pages/reader.js';
import { placeIn, type Source } from '../pages/source.js';
import { rulesIn, styleLinks } from '../pages/styles.js';
import type { Thread } from '../pages/thread.js';
import { factsOf } from './facts.js';
import { bootstrapOf, marksOf } from './page-marks.js';
import { type Span, without } from './script/without.js';

/** Types of scripts that browsers run. */
const runs = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Finds the places of the parts of a page in its HTML, as numbers of characters. Its lines end in a single character. */
function placesIn(reader: Reader, html: string, selectors: readonly string[]) {
  const dom = reader.read({ html });
  const { document } = dom.window;
  /** The scripts and stylesheets of other files, with their address. */
  const files: (Span & { address: string })[] = [];
  /** The text of the scripts that stand in the page, in their order. */
  const inline: Span[] = [];
  const spanOf = (node: Node): Span | undefined => {
    const found = dom.nodeLocation(node);
    return found ? { start: found.startOffset, end: found.endOffset } : undefined;
  };
  for (const element of document.querySelectorAll('script, link[rel~="stylesheet" i][href]')) {
    const address = element.getAttribute(element.localName === 'link' ? 'href' : 'src');
    const isScript = element.localName === 'script';
    if (isScript && !runs.test((element.getAttribute('type') ?? '').trim())) continue;
    const span = spanOf(element);
    if (address !== null) {
      if (span) files.push({ ...span, address: address.trim() });
    } else if ((element.textContent ?? '').trim() !== '' && element.firstChild) {
      inline.push(spanOf(element.firstChild) ?? { start: 0, end: 0 });
    }
  }
  /** Where the tags of the elements take a new attribute, for each selector. */
  const elements = selectors.map((selector) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const start = spanOf(element)?.start;
      return start === undefined ? [] : start + 1 + element.localName.length;
    }),
  );
  const end = /<\/head\s*>/i.exec(html)?.index ?? /<body[\s>]/i.exec(html)?.index ?? 0;
  /** `head`: where the head ends. */
  return { files, inline, elements, head: end };
}

/** How many elements of a page a selector finds, and the line of the first; undefined if it is no selector of CSS. */
export interface Found {
  readonly selector: string;
  readonly count: number | undefined;
  /** How many of them are links to a place of the page. */
  readonly links: number;
  readonly line: number | undefined;
}

/** What the thread of the commands `scan` and `try` does. */
export function scanJobs() {
  const reader = createReader();

  function page(source: Source) {
    const dom = reader.read(source);
    const { document } = dom.window;
    const scripts: string[] = [];
    /** `line`: the lines of the page before it; `isHandler`: an attribute, `onclick` or an address `javascript:…`. */
    const inline: { text: string; line: number; isHandler: boolean }[] = [];
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
    /** The names of all attributes that begin with `data-`. */
    const data = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('data-')) data.add(name);
        const text = /^on[a-z]+$/.test(name) ? value : /^\s*javascript:(.*)/is.exec(value)?.[1];
        const line = (placeIn(dom, element)?.line ?? 1) - 1;
        if (text?.trim()) inline.push({ text, line, isHandler: true });
      }
    }
    const links = [...document.querySelectorAll(styleLinks)];
    return {
      scripts,
      inline,
      styles: links.map((link) => link.getAttribute('href') ?? ''),
      marks: marksOf(dom),
      bootstrap: bootstrapOf(dom),
      /** The stylesheets that stand in the page. */
      styleTexts: [...document.querySelectorAll('style')].map(
        ({ textContent }) => textContent ?? '',
      ),
      data: [...data],
      /** The page's address, or the one that it names as its own. */
      url: document.URL,
      /** The address in its `base`. */
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

  return {
    page,
    count,
    script: factsOf,
    without,
    rules: rulesIn,
    places: (html: string, selectors: readonly string[]) => placesIn(reader, html, selectors),
  };
}

/** What one page says. */
export type PageFacts = ReturnType<ReturnType<typeof scanJobs>['page']>;

/** The thread that reads scripts and pages. */
export type Scanner = Thread<ReturnType<typeof scanJobs>>;

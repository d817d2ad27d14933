import sniffEncoding from 'html-encoding-sniffer';
import { JSDOM, VirtualConsole } from 'jsdom';
import { isAddress } from './address.js';
import { refuseExcess } from './extent.js';
import { judgeSelectorsOf } from './selectors.js';
import type { Source } from './source.js';
import { Uncheckable } from './uncheckable.js';

/** Parses pages one after another into the same window. */
export interface Reader {
  /**
   * The page parsed as by a browser that runs scripts, until the next one; none of its own runs.
   *
   * @throws Uncheckable where its encoding cannot be read
   * @throws LimitMet where it has too much of something
   */
  read(source: Source): JSDOM;
  close(): void;
}

/**
 * The text of a page. The encoding of bytes is found out as a browser does.
 *
 * @throws Uncheckable where it cannot be read
 */
export function textOf({ html, charset }: Source): string {
  if (typeof html === 'string') return html;
  const encoding = sniffEncoding(html, { transportLayerEncodingLabel: charset });
  try {
    return new TextDecoder(encoding).decode(html);
  } catch {
    // Two of the standard's encodings are none that a page could be read in.
    throw new Uncheckable(`is written in ${encoding}, which cannot be read`);
  }
}

/** Whose address a page has where neither the call nor the page says one. */
const nobody = 'http://localhost/';

/** A page's own address as it says it itself; undefined where it does not. */
function ownAddress(document: Document): string | undefined {
  const href = document.querySelector('link[rel~="canonical" i][href]')?.getAttribute('href');
  return href && isAddress(href.trim()) ? href.trim() : undefined;
}

/** A reader. A new window takes jsdom longer than most pages, so that it makes one for all. */
export function createReader(): Reader {
  const dom = new JSDOM('', {
    includeNodeLocations: true,
    runScripts: 'outside-only',
    // What a page has wrong in its styles is not our matter.
    virtualConsole: new VirtualConsole(),
  });
  const { document } = dom.window;
  judgeSelectorsOf(dom.window);
  return {
    read(source) {
      const text = textOf(source);
      refuseExcess(text);
      document.open();
      // To write nothing makes no element, unlike an empty page.
      document.write(text || ' ');
      dom.reconfigure({ url: source.address ?? ownAddress(document) ?? nobody });
      return dom;
    },
    close() {
      dom.window.close();
    },
  };
}

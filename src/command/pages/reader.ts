import { JSDOM, VirtualConsole } from 'jsdom';
import { judgeSelectorsOf } from './selectors.js';
import { isAddress, type Source, textOf } from './source.js';

/** The address of a page if neither the caller nor the page names one. */
const nobody = 'http://localhost/';

/** The address that a page names itself as canonical; undefined if it names none. */
function ownAddress(document: Document): string | undefined {
  const href = document.querySelector('link[rel~="canonical" i][href]')?.getAttribute('href');
  return href && isAddress(href.trim()) ? href.trim() : undefined;
}

/** Creates a reader, which parses pages one after another into the same window. All pages share a window: jsdom takes longer for a new one than for most pages. */
export function createReader() {
  const dom = new JSDOM('', {
    includeNodeLocations: true,
    runScripts: 'outside-only',
    // This console drops jsdom's messages about errors in a page's styles.
    virtualConsole: new VirtualConsole(),
  });
  const { document } = dom.window;
  judgeSelectorsOf(dom.window);
  return {
    /**
     * Parses a page as a browser with scripting does, but does not run the page's own scripts. The result
     * holds the page until the next call.
     *
     * @throws Uncheckable where its encoding cannot be read
     */
    read(source: Source): JSDOM {
      const text = textOf(source);
      // What opens a document empties it, and jsdom keeps the styles that were in it.
      for (const style of document.querySelectorAll('style')) style.remove();
      document.open();
      // An empty page has elements in a browser, but writing an empty text would create none.
      document.write(text || ' ');
      dom.reconfigure({ url: source.address ?? ownAddress(document) ?? nobody });
      return dom;
    },
    close(): void {
      dom.window.close();
    },
  };
}

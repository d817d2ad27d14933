import { JSDOM, VirtualConsole } from 'jsdom';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, type TreeAdapter } from 'parse5';
import { judgeSelectorsOf } from './selectors.js';
import { isAddress, LimitMet, limits, type Source, textOf } from './source.js';

/**
 * Refuses HTML that nests too deeply or has too many frames, before jsdom makes a document of it. In a
 * document each element costs work for all its ancestors, and each frame gets a window.
 *
 * @throws LimitMet
 */
function refuseExcess(html: string): void {
  let frames = 0;
  const depths = new WeakMap<object, number>();
  /** Maps a template's content to the template, whose depth is not yet known when it is created. */
  const templates = new WeakMap<object, object>();
  const nest = (parent: object, child: object): void => {
    const depth = (depths.get(templates.get(parent) ?? parent) ?? 0) + 1;
    if (depth > limits.nesting) throw new LimitMet('nesting');
    depths.set(child, depth);
  };
  const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      if (name === 'iframe' || name === 'frame') frames += 1;
      if (frames > limits.frames) throw new LimitMet('frames');
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    appendChild(parent, child) {
      nest(parent, child);
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertBefore(parent, child, next) {
      nest(parent, child);
      defaultTreeAdapter.insertBefore(parent, child, next);
    },
    setTemplateContent(template, content) {
      templates.set(content, template);
      defaultTreeAdapter.setTemplateContent(template, content);
    },
  };
  parse(html, { treeAdapter });
}

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
     * @throws Uncheckable where its encoding cannot be read, or it exceeds a limit
     */
    read(source: Source): JSDOM {
      const text = textOf(source);
      refuseExcess(text);
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

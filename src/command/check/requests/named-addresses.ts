import type { Page } from 'playwright-core';
import data from './fetching.json' with { type: 'json' };

/**
 * Element that fetches → its attributes that say what: those of HTML (https://html.spec.whatwg.org/), its obsolete
 * ones too, and of SVG 2. A link fetches at a press (`ping`).
 */
export const fetching: Readonly<Record<string, readonly string[]>> = data;

/** The types of a `link` that make the browser ask for its address (HTML, "Link types"), or at least its host. */
export const fetchingLinks =
  /(^|\s)(stylesheet|icon|apple-touch-icon(-precomposed)?|mask-icon|manifest|preload|modulepreload|prefetch|prerender|preconnect|dns-prefetch|compression-dictionary)(\s|$)/i;

/** An address that a page names for the browser to fetch, and what names it. */
interface Named {
  readonly address: string;
  readonly by: string;
}

/** Runs in the page: finds what its elements and its stylesheets name, whether the browser has asked for it or not. */
function findNamed([elements, links]: readonly [
  Readonly<Record<string, readonly string[]>>,
  string,
]): Named[] {
  const found: Named[] = [];
  const add = (text: string, by: string, base = document.baseURI): void => {
    if (!URL.canParse(text, base)) return;
    const address = new URL(text, base);
    // It is not sent.
    address.hash = '';
    found.push({ address: address.href, by });
  };
  const fetches = (element: Element): boolean => {
    const type = element.getAttribute('type') ?? '';
    if (element.localName === 'link')
      return new RegExp(links, 'i').test(element.getAttribute('rel') ?? '');
    if (element.localName === 'input') return type.toLowerCase() === 'image';
    // A script of another type is text, such as one that waits for consent.
    return element.localName !== 'script' || /^$|script|module/i.test(type);
  };
  for (const [name, attributes] of Object.entries(elements)) {
    for (const element of [...document.querySelectorAll(name)].filter(fetches)) {
      for (const attribute of attributes) {
        const text = (
          element.getAttribute(attribute) ??
          element.getAttribute(`xlink:${attribute}`) ??
          ''
        ).trim();
        const by = `${name} ${attribute}`;
        if (attribute === 'srcdoc' || text === '') continue;
        if (!/^(srcset|imagesrcset|ping)$/.test(attribute)) add(text, by);
        // Between the addresses of a picture stand its widths and densities.
        else
          for (const [each] of text.matchAll(/[^\s,]\S*[^\s,]/g))
            if (!/^[\d.]+[wxh]$/.test(each)) add(each, by);
      }
    }
  }
  for (const meta of document.querySelectorAll('meta[http-equiv="refresh" i]')) {
    const [, address = ''] =
      /url\s*=\s*['"]?([^'"]+)/i.exec(meta.getAttribute('content') ?? '') ?? [];
    if (address) add(address, 'meta refresh');
  }
  const inCss = (css: string, by: string, base?: string | null): void => {
    for (const [, address = ''] of css.matchAll(/url\("([^"]+)"\)/g))
      add(address, by, base ?? undefined);
  };
  for (const element of document.querySelectorAll<HTMLElement>('[style]')) {
    inCss(element.style.cssText, `${element.localName} style`);
  }
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      // A font is fetched where text is set in it, which is a request like others.
      const rules = [...sheet.cssRules].filter((rule) => !(rule instanceof CSSFontFaceRule));
      for (const { cssText } of rules)
        inCss(cssText, `stylesheet ${sheet.href ?? 'of the page'}`, sheet.href);
    } catch {
      // No script may read a stylesheet of another host, which has been asked for already.
    }
  }
  return found;
}

/**
 * Finds the addresses that the page as it is makes a browser ask for by itself: at once, at another width, at a
 * press, or, as with `preconnect`, without a request.
 */
export const namedAddresses = (page: Page): Promise<readonly Named[]> =>
  page.evaluate(findNamed, [fetching, fetchingLinks.source] as const);

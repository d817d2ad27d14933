import { parseAddress } from './parse-address.js';
import { parseHtml } from './parse-html.js';

// A form's field can hide the form's property of the same name.
const { getAttribute, getAttributeNames, querySelectorAll, setAttribute } = Element.prototype;

/** Attributes that hold one address, those that a section reads later included. */
const single =
  /^(action|cite|formaction|href|longdesc|poster|src|xlink:href|data-(background|detail-src|href|lazy|marker|poster|src|thumb))$/;

/** Attributes that hold several addresses, each with a size. */
const several = /^(data-)?srcset$/;

/** One address in a `srcset`, and its size if there is one. A comma after an address ends it. */
const candidate = /([^\s,]\S*)((?<=,)|[^,]*)/g;

const trailingCommas = /(?<!,),+$/;

/** One address in CSS. */
const inCss = /url\(\s*(["']?)(.*?)\1\s*\)/gi;

/** Whether a text means the same on every page: it is absolute, or a place on the page that it is on. */
const isFixed = (text: string): boolean => /^(#|[a-z][a-z\d+.-]*:|$)/i.test(text);

/** The address that a page's `base` sets, else the page's own. Only the first `base` counts. */
export function baseOf(html: string, address: string): string {
  if (!/<base\s/i.test(html)) return address;
  const base = parseHtml(html).querySelector('base[href]');
  const written = base?.getAttribute('href') ?? '';
  return parseAddress(written, address)?.href ?? address;
}

/** Returns a function that rewrites an address of that page so that it means the same on this one. */
function resolver(base: string): (text: string) => string {
  const isOfThisOrigin = parseAddress(base)?.origin === location.origin;
  return (text) => {
    const written = text.trim();
    if (isFixed(written) || (isOfThisOrigin && written.startsWith('/'))) return text;
    return parseAddress(written, base)?.href ?? text;
  };
}

/**
 * Resolves the relative addresses in a page that has been fetched, in attributes and in inline styles, since
 * its content is put into this page, whose address is another. Links to a place on the page (`#…`) stay.
 *
 * @param page the `html` element of the fetched page
 * @param base what its addresses are relative to
 */
export function resolveAddresses(page: Element, base: string): void {
  const resolve = resolver(base);
  const styles = (css: string): string =>
    css.replace(inCss, (_, quote: string, url: string) => `url(${quote}${resolve(url)}${quote})`);
  const candidates = (list: string): string =>
    list.replace(candidate, (_, written: string, size: string) => {
      const url = written.replace(trailingCommas, '');
      return resolve(url) + written.slice(url.length) + size;
    });
  const resolved = (name: string, value: string): string => {
    if (single.test(name)) return resolve(value);
    if (several.test(name)) return candidates(value);
    return name === 'style' ? styles(value) : value;
  };
  for (const element of querySelectorAll.call(page, '*')) {
    for (const name of getAttributeNames.call(element)) {
      const value = getAttribute.call(element, name) ?? '';
      const next = resolved(name, value);
      if (next !== value) setAttribute.call(element, name, next);
    }
    if (element instanceof HTMLStyleElement) element.textContent = styles(element.textContent);
  }
}

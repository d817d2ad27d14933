import type { TagAttributes } from '../public-interface.js';

/** Every attribute that the tag may carry. */
export const attributes = [
  'data-plugin',
  'data-requests',
  'data-request-errors',
  'data-analytics-id',
  'data-analytics-src',
  'data-maps-key',
  'data-maps-src',
  'data-consent',
  'data-consent-default',
  'data-privacy-url',
  'data-disable',
  'data-selectors',
  'data-preset',
  'data-jquery',
  'data-lightbox',
  'data-csp-nonce',
  'data-observe',
  'data-history',
  'data-chunks',
] as const satisfies readonly (keyof TagAttributes)[];

/**
 * Whether a script has the entry's file name: `auftritt.js`, `auftritt.bundle.js`, or a name that asset
 * pipelines make, such as `auftritt-3f2a1c.js` and `auftritt.min.js`. A query or hash may follow.
 *
 * @param src the value of the tag's attribute
 */
export const isEntry = (src: string): boolean =>
  /^([^?#]*\/)?auftritt([.-][^/?#]*)?\.m?js([?#]|$)/.test(src.trim());

/**
 * Finds the script's own tag. This is the running classic script. A module does not know its tag, so
 * there it is the tag whose file has the entry's name. Asset pipelines rename and merge files, so the
 * last resort is a tag with an attribute of ours, although other tools may use these attributes too.
 */
export function findTag(document: Document): HTMLScriptElement | undefined {
  const running = document.currentScript;
  if (running instanceof HTMLScriptElement) return running;
  const tags = [...document.querySelectorAll('script')];
  const isNamed = (tag: Element): boolean => isEntry(tag.getAttribute('src') ?? '');
  const isConfigured = (tag: Element): boolean => attributes.some((name) => tag.hasAttribute(name));
  return (
    tags.find((tag) => isNamed(tag) && isConfigured(tag)) ??
    tags.find(isNamed) ??
    tags.find(isConfigured)
  );
}

/** Finds the script with the page's JSON, for pages whose tag cannot have attributes; see page-json.ts. */
export const findConfigurationScript = (document: Document): HTMLScriptElement | null =>
  document.querySelector('script[data-auftritt]');

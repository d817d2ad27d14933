import { nonceOf, pagesNonce } from '../page/nonces.js';
import { isEntry, isOurs, isTag } from './own-tag.js';

/**
 * Finds the script's own tag: the one that has run it. Where that is not known, or is a module with neither our name nor an
 * attribute of ours, it is the tag whose file has the entry's name: asset pipelines rename and merge files, so the last
 * resort is a tag with an attribute of ours, although other tools may use these attributes too. Such a tag must have the
 * page's nonce if there is one, since whoever writes a comment can write a tag.
 *
 * @param ran what has run the script, if it is known
 */
export function findTag(
  document: Document,
  ran: EventTarget | null | undefined = document.currentScript,
): HTMLScriptElement | undefined {
  if (isTag(ran)) return ran;
  const nonce = ran instanceof HTMLScriptElement ? nonceOf(ran) : pagesNonce(document);
  const tags = [...document.querySelectorAll('script')].filter((tag) => nonceOf(tag) === nonce);
  const isNamed = (tag: Element): boolean => isEntry(tag.getAttribute('src') ?? '');
  const isConfigured = (tag: Element): boolean => tag.getAttributeNames().some(isOurs);
  return (
    tags.find((tag) => isNamed(tag) && isConfigured(tag)) ??
    tags.find(isNamed) ??
    tags.find(isConfigured)
  );
}

/** Whether an attribute is one of ours, by its name. attributes.ts lists them; in this form they weigh less on each page. */
export const isOurs = (name: string): boolean =>
  /^data-(plugin|requests|request-errors|analytics-(id|src)|maps-(key|src)|consent(-default)?|privacy-url|disable|selectors|preset|jquery|lightbox|csp-nonce|observe|history|chunks)$/.test(
    name,
  );

/**
 * Whether a script has the entry's file name: `auftritt.js`, `auftritt.bundle.js`, or a name that asset
 * pipelines make, such as `auftritt-3f2a1c.js` and `auftritt.min.js`. A query or hash may follow.
 *
 * @param src the value of the tag's attribute
 */
export const isEntry = (src: string): boolean =>
  /^([^?#]*\/)?auftritt([.-][^/?#]*)?\.m?js([?#]|$)/.test(src.trim());

/**
 * Whether what has run the script is its own tag: a classic script, or a module with the entry's name or an attribute of
 * ours. Another module may have imported it.
 */
export const isTag = (ran: EventTarget | null | undefined): ran is HTMLScriptElement =>
  ran instanceof HTMLScriptElement &&
  (ran.type !== 'module' ||
    isEntry(ran.getAttribute('src') ?? '') ||
    ran.getAttributeNames().some(isOurs));

/**
 * Finds the script with the page's JSON, for pages whose tag cannot have attributes; see page-json.ts. Whoever writes a
 * comment can write one too: of several, the one with the nonce of the tag counts.
 */
export function findJson(document: Document, tag?: HTMLElement): HTMLScriptElement | undefined {
  const all = [...document.querySelectorAll<HTMLScriptElement>('script[data-auftritt]')];
  return all.find(({ nonce }) => nonce === (tag?.nonce ?? '')) ?? all[0];
}

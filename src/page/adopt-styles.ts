const adopted = new Set<string>();
let rewritten = (text: string): string => text;

/** Has the text of every stylesheet changed before it is added to the page. */
export function rewriteStyles(rewrite: (text: string) => string): void {
  rewritten = rewrite;
}

/**
 * Adds a stylesheet to the page, once, and never removes it: its rules only concern parts of running
 * sections. A page's Content-Security-Policy need not allow it, because it is neither an element nor a
 * request.
 *
 * @param text the text of the stylesheet, which the build produces from `import './….css'`
 */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rewritten(text));
  document.adoptedStyleSheets.push(sheet);
}

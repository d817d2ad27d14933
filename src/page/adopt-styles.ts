/** Text → its stylesheet on the page. */
const adopted = new Map<string, CSSStyleSheet>();

/**
 * Adds a stylesheet to the page, once, and never removes it: its rules only concern parts of running
 * sections. A page's Content-Security-Policy need not allow it, because it is neither an element nor a
 * request.
 *
 * @param text the text of the stylesheet, which the build produces from `import './….css'`
 */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  const sheet = new CSSStyleSheet();
  adopted.set(text, sheet);
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** Adds the stylesheets again that a script of the page has removed, since it has put its own in place of all. */
export function keepStyles(): void {
  const present = document.adoptedStyleSheets;
  for (const sheet of adopted.values()) if (!present.includes(sheet)) present.push(sheet);
}

const adopted = new Set<string>();

/**
 * Adds a stylesheet to the page, once. It stays there: its rules are for parts of sections that run.
 * A page's policy need not allow it, since it is no element and no request.
 *
 * @param text what the stylesheet says; what the build makes of `import './….css'`
 */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

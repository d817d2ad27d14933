/** Whether a text is an address of the web (`http:` or `https:`), absolute or relative. */
export function isWebAddress(text: string): boolean {
  try {
    return /^https?:/.test(new URL(text, document.baseURI).protocol);
  } catch {
    return false; // The URL parser's way to say no in browsers without `URL.canParse`.
  }
}

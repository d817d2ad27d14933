/** Thrown when a page cannot be checked. The message continues a line that begins with the page's name. */
export class Uncheckable extends Error {
  override readonly name = 'Uncheckable';
}

/** Why a page cannot be checked, as the rest of a line that begins with its name. */
export class Uncheckable extends Error {
  override readonly name = 'Uncheckable';
}

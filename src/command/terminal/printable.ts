/**
 * Makes a text from outside safe to print on one line of a terminal. Characters that move the cursor,
 * change the direction of text or are invisible are replaced by their code points (`\u{1b}`).
 */
export const printable = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

/** A number with its noun: `1 page`, `2 pages`. */
export const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;

/** Makes a text from outside part of a page of HTML, between tags or in a quoted attribute. */
export const inHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

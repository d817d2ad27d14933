/** Where the command writes to. */
export interface Output {
  write(text: string): unknown;
  /** Whether it is a terminal, on which a line can be overwritten. */
  readonly isTTY?: boolean;
}

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
export const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Makes a text from outside part of a page of HTML, between tags or in a quoted attribute. */
export const inHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Characters that a terminal or an editor would obey or hide, except line breaks between values. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Characters as JavaScript and JSON escape them. */
export const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');

/** A value as JSON that is safe to show anywhere. It escapes more characters than `JSON.stringify`. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(unseen, escaped)}\n`;

/** The code that Node gives to an error, such as `ENOENT`; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

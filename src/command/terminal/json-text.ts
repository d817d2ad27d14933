/** Characters that a terminal or an editor would obey or hide, except line breaks between values. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');

/** A value as JSON that is safe to show anywhere. It escapes more characters than `JSON.stringify`. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(unseen, escaped)}\n`;

/**
 * A text from outside as a terminal can be given it, in one line: characters that move the cursor,
 * turn the direction of what follows or cannot be seen are shown by their numbers (`\u{1b}`).
 */
export const printable = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

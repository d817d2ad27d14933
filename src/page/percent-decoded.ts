const decoder = new TextDecoder();

/**
 * Decodes percent-encoded UTF-8. What is not encoded stays as it is (URL, "percent-decode"), and what is
 * no UTF-8 becomes U+FFFD.
 */
export const percentDecoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (encoded) =>
    decoder.decode(
      Uint8Array.from(encoded.slice(1).split('%'), (digits) => Number.parseInt(digits, 16)),
    ),
  );

/**
 * The lightbox's counter: "0n / total", the number padded to two digits, the total as it is
 * (specification, section 9, "Reference lightbox").
 */
export const counterText = (number: number, total: number): string =>
  `${String(number).padStart(2, '0')} / ${total}`;

/**
 * The lightbox's counter: "0n / total", the number padded to two digits, the total as it is
 * (specification 9.5).
 */
export const counterText = (number: number, total: number): string =>
  `${String(number).padStart(2, '0')} / ${total}`;

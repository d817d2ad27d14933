/**
 * The lightbox's counter: "0n / total". The number is padded to two digits, the total is not
 * (specification 9.5).
 */
export const counterText = (number: number, total: number): string =>
  `${String(number).padStart(2, '0')} / ${total}`;

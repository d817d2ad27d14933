/**
 * Whether a click asks for nothing but what the page makes of it: no new tab, no download. So does one
 * that a script has made as a mere `Event`.
 */
export const isPlainClick = (event: Event & Partial<MouseEvent>): boolean =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

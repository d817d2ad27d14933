/**
 * Whether a click has no modifier key and comes from the main button, so that it opens no new tab and
 * starts no download. True also for a click that a script has made as a plain `Event`.
 */
export const isPlainClick = (event: Event & Partial<MouseEvent>): boolean =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

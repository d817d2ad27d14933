/**
 * The copies that slick makes of slides. No behaviour starts in them, and they do not count as parts.
 */
export const clones = '.slick-cloned';

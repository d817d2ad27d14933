/** The copies that slick makes of slides: nothing starts in them, and none is a part. */
export const clones = '.slick-cloned';

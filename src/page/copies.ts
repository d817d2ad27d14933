/** Elements that widgets make as copies of a slide; nothing starts in them, and none is a part. */
export const copies = '.slick-cloned';

/** From these window widths (px) on, a logo slider shows so many logos instead of one. */
export const steps = [
  [480, 2],
  [566, 3],
  [768, 4],
  [992, 6],
] as const;

/** How many logos are shown at the window's width. */
export const shownLogos = (): number =>
  steps.findLast(([width]) => window.innerWidth >= width)?.[1] ?? 1;

/** Set while all logos fit and none moves. slick-look.css then shows them in rows. */
export const stillClass = 'logo-slider--still';

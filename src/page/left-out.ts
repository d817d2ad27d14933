/** The custom property that names the behaviours whose styles the page's `auftritt.css` leaves out. */
export const marker = '--auftritt-without';

/** The names of those behaviours: none unless the site was deployed with `--sections`. */
export const leftOut = (): readonly string[] =>
  getComputedStyle(document.documentElement).getPropertyValue(marker).split(' ');

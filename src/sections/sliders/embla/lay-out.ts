import type { SettingsNow } from '../settings.js';

/** How Embla places a slide of a size (px) in a view: the distance from its beginning (px). */
export type Place = (view: number, size: number) => number;

/**
 * Gives slides the widths that slick would give them, and says where the current one belongs.
 *
 * @param settings those in force at this width
 */
export function layOut(
  list: HTMLElement,
  track: HTMLElement,
  slides: readonly HTMLElement[],
  { centerMode, centerPadding, slidesToShow, variableWidth, vertical }: SettingsNow,
): Place {
  const first = slides[0] ?? track;
  const padding = centerMode ? centerPadding : '0px';
  // slick rounds widths up, and takes margins for a part of them.
  const width = `(100% - 2 * ${padding}) / ${slidesToShow}`;
  const setWidths = (margins = ''): void => {
    for (const { style } of slides) {
      style.flexBasis = `calc(${width}${margins})`;
      // A browser without `round` keeps the width before.
      style.flexBasis = `calc(round(up, ${width}, 1px)${margins})`;
    }
  };
  for (const { style } of slides) {
    style.transform = '';
    style.flex = '0 0 auto';
  }
  const isSized = !vertical && !variableWidth;
  // Most slides have no margins, and need no second layout.
  if (isSized) setWidths();
  const margins = getComputedStyle(first);
  const { marginInlineStart, marginInlineEnd } = margins;
  const [margin = 0, end = 0, above = 0, below = 0] = [
    marginInlineStart,
    marginInlineEnd,
    margins.marginBlockStart,
    margins.marginBlockEnd,
  ].map((each) => Number.parseFloat(each) || 0);
  if (isSized && (margin || end)) setWidths(` - ${marginInlineStart} - ${marginInlineEnd}`);
  track.style.blockSize = vertical ? '100%' : '';
  list.style.blockSize = vertical ? `${(first.offsetHeight + above + below) * slidesToShow}px` : '';
  if (vertical) return () => 0;
  if (variableWidth) return centerMode ? (view, size) => (view - size) / 2 : () => margin;
  if (!centerMode) return () => margin;
  return (view) => {
    const size = first.offsetWidth + margin * 2;
    return (view - size * slidesToShow) / 2 + Math.floor(slidesToShow / 2) * size + margin;
  };
}

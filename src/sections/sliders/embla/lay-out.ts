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
  const css = getComputedStyle(first);
  const margin = Number.parseFloat(css.marginInlineStart) || 0;
  if (isSized && (margin || Number.parseFloat(css.marginInlineEnd)))
    setWidths(` - ${css.marginInlineStart} - ${css.marginInlineEnd}`);
  track.style.blockSize = vertical ? '100%' : '';
  list.style.blockSize = '';
  if (vertical) {
    const height = `${first.offsetHeight}px + ${css.marginBlockStart} + ${css.marginBlockEnd}`;
    list.style.blockSize = `calc(${slidesToShow} * (${height}))`;
    return () => 0;
  }
  if (variableWidth) return centerMode ? (view, size) => (view - size) / 2 : () => margin;
  if (!centerMode) return () => margin;
  return (view) => {
    const size = first.offsetWidth + margin * 2;
    return (view - size * slidesToShow) / 2 + Math.floor(slidesToShow / 2) * size + margin;
  };
}

import type { SettingsNow } from '../settings.js';
import type { Row } from './markup.js';

/** How Embla places the slides of a stop, of a size (px), in a view: the distance from its beginning (px). */
type Place = (view: number, size: number, stop: number) => number;

/**
 * How many slides the last stop of an endless row lacks to fill it. Like slick's, it ends the row then, with slides of
 * the stop before.
 */
export function lackingAtLast(count: number, now: SettingsNow): number {
  const rest = count % now.slidesToScroll;
  const isEven = !now.infinite || now.variableWidth || rest === 0;
  return isEven ? 0 : Math.max(0, Math.floor(now.slidesToShow) - rest);
}

/**
 * Gives slides the widths that slick would give them, and says where the current one belongs.
 *
 * @param settings those in force at this width
 */
export function layOut({ list, track, slides }: Row, settings: SettingsNow): Place {
  const { centerMode, centerPadding, slidesToShow, variableWidth, vertical } = settings;
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
  const lacking = lackingAtLast(slides.length, settings);
  const last = Math.floor(slides.length / settings.slidesToScroll);
  /** What of the stop before is in sight at a stop, by the size of a slide (px). */
  const before = (stop: number, size: number): number => (stop === last ? lacking * size : 0);
  if (vertical) {
    // The padding in px, whatever its unit.
    list.style.paddingBlockStart = padding;
    const inset = Number.parseFloat(getComputedStyle(list).paddingBlockStart);
    list.style.paddingBlockStart = '';
    const margins = Number.parseFloat(css.marginBlockStart) + Number.parseFloat(css.marginBlockEnd);
    const height = first.offsetHeight + margins;
    list.style.blockSize = `${slidesToShow * height + 2 * inset}px`;
    return (_view, _size, stop) => inset + before(stop, height);
  }
  if (variableWidth) return centerMode ? (view, size) => (view - size) / 2 : () => margin;
  return (view, _size, stop) => {
    const size = first.offsetWidth + margin * 2;
    if (!centerMode) return margin + before(stop, size);
    return (view - size * slidesToShow) / 2 + Math.floor(slidesToShow / 2) * size + margin;
  };
}

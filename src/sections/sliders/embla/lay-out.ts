import type { SliderSettings } from '../options.js';

/** How Embla places a slide of a size (px) in a view: the distance from its beginning (px). */
export type Place = (view: number, size: number) => number;

/** How much of the next slides a centred row shows at each end; slick's default. */
const usualPadding = '50px';

/** The height of a slide with its margins (px). */
function outerHeight(slide: HTMLElement | undefined): number {
  if (!slide) return 0;
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(slide);
  return (
    slide.offsetHeight + Number.parseFloat(marginBlockStart) + Number.parseFloat(marginBlockEnd)
  );
}

/**
 * Gives slides the widths that slick would give them, and says where the current one belongs.
 *
 * @param settings those in force at this width
 */
export function layOut(
  list: HTMLElement,
  track: HTMLElement,
  slides: readonly HTMLElement[],
  settings: SliderSettings,
): Place {
  const { centerMode, slidesToShow = 1, variableWidth, vertical, fade } = settings;
  const shown = fade ? 1 : slidesToShow;
  const first = slides[0] ?? track;
  const { marginInlineStart, marginInlineEnd } = getComputedStyle(first);
  const margin = Number.parseFloat(marginInlineStart) || 0;
  for (const { style } of slides) {
    for (const name of ['transform', 'opacity', 'z-index', 'transition'])
      style.removeProperty(name);
  }
  track.style.flexDirection = vertical ? 'column' : '';
  if (vertical) {
    for (const slide of slides) slide.style.flex = '0 0 auto';
    list.style.blockSize = `${outerHeight(first) * shown}px`;
    track.style.blockSize = '100%';
    return () => 0;
  }
  list.style.blockSize = '';
  track.style.blockSize = '';
  if (variableWidth) {
    for (const slide of slides) slide.style.flex = '0 0 auto';
    return centerMode ? (view, size) => (view - size) / 2 : () => margin;
  }
  const padding = centerMode ? (settings.centerPadding ?? usualPadding) : '0px';
  // slick rounds widths up, and takes margins for a part of them.
  const width = `(100% - 2 * ${padding}) / ${shown}`;
  for (const slide of slides) {
    slide.style.flex = `0 0 calc(${width} - ${marginInlineStart} - ${marginInlineEnd})`;
    // A browser without `round` keeps the width before.
    slide.style.flexBasis = `calc(round(up, ${width}, 1px) - ${marginInlineStart} - ${marginInlineEnd})`;
  }
  if (!centerMode) return () => margin;
  const before = Math.floor(shown / 2);
  return (view) => {
    const [size, room] = [first.offsetWidth + margin * 2, view];
    const rest = room - size * shown;
    return rest / 2 + before * size + margin;
  };
}

import type { Rig } from './engine.js';
import type { SettingsNow } from './settings.js';

/** Returns an easing function of CSS, or `ease` in place of one that the browser does not know. */
export function easingOf(name = 'ease'): (share: number) => number {
  const easing = CSS.supports('transition-timing-function', name) ? name : 'ease';
  const effect = new KeyframeEffect(null, null, { duration: 1, easing, fill: 'both' });
  const clock = new Animation(effect);
  return (share) => {
    clock.currentTime = share;
    return effect.getComputedTiming().progress ?? share;
  };
}

/**
 * How many slides the last stop of an endless row lacks to fill it. Like slick's, it ends the row then, with slides of
 * the stop before.
 */
function lackingAtLast(count: number, now: SettingsNow): number {
  const rest = count % now.slidesToScroll;
  const isEven = !now.infinite || now.variableWidth || rest === 0;
  return isEven ? 0 : Math.max(0, Math.floor(now.slidesToShow) - rest);
}

/**
 * Whether a slide is shown while another one is the current one. Of a slide that only a part is in sight of, slick says
 * that it is not.
 */
export function isShown(index: number, current: number, count: number, now: SettingsNow): boolean {
  const isLast = current + now.slidesToScroll > count;
  const lacking = isLast ? lackingAtLast(count, now) : 0;
  const before = now.centerMode ? Math.floor(now.slidesToShow / 2) : lacking;
  const from = now.infinite ? (index - current + before + count) % count : index - current + before;
  return count <= now.slidesToShow || (from >= 0 && from < Math.floor(now.slidesToShow));
}

/**
 * Gives slides the sizes that slick would give them.
 *
 * @returns how far (px) from the beginning of the view slides of a size belong
 */
export function sizeSlides(
  list: HTMLElement,
  track: HTMLElement,
  slides: readonly HTMLElement[],
  settings: SettingsNow,
): (size: number) => number {
  const { centerMode, centerPadding, slidesToShow, variableWidth, vertical } = settings;
  const [first = track] = slides;
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
  for (const { style } of slides) style.flex = '0 0 auto';
  const isSized = !vertical && !variableWidth;
  // Most slides have no margins, and need no second layout.
  if (isSized) setWidths();
  const css = getComputedStyle(first);
  // A share of the row, as a grid's class gives it, is none of what a slide shows.
  if (isSized && `${css.minInlineSize}${css.maxInlineSize}`.includes('%'))
    for (const { style } of slides)
      Object.assign(style, { minInlineSize: '0', maxInlineSize: 'none' });
  const margin = Number.parseFloat(css.marginInlineStart) || 0;
  if (isSized && (margin || Number.parseFloat(css.marginInlineEnd)))
    setWidths(` - ${css.marginInlineStart} - ${css.marginInlineEnd}`);
  track.style.blockSize = vertical ? '100%' : '';
  list.style.blockSize = '';
  if (vertical) {
    // The padding in px, whatever its unit.
    list.style.paddingBlockStart = padding;
    const inset = Number.parseFloat(getComputedStyle(list).paddingBlockStart);
    list.style.paddingBlockStart = '';
    const margins = Number.parseFloat(css.marginBlockStart) + Number.parseFloat(css.marginBlockEnd);
    list.style.blockSize = `${slidesToShow * (first.offsetHeight + margins) + 2 * inset}px`;
    return () => inset;
  }
  const view = track.offsetWidth;
  if (!centerMode) return () => margin;
  if (variableWidth) return (size) => (view - size) / 2;
  const step = first.offsetWidth + margin * 2;
  return () => (view - step * slidesToShow) / 2 + Math.floor(slidesToShow / 2) * step + margin;
}

/** How many slides a step passes. */
export const stepOf = (count: number, now: SettingsNow): number =>
  Math.min(now.slidesToScroll, count);

/** Makes a copy of a slide for the end of the row. access.ts hides it from assistive technology. */
export function copyOf(slide: HTMLElement, index: number, { prepareCopy }: Rig): HTMLElement {
  const copy = document.importNode(slide, true);
  prepareCopy(copy);
  copy.classList.add('slick-cloned');
  copy.classList.remove('slick-current', 'slick-active');
  copy.dataset.slickIndex = String(index);
  return copy;
}

/** Where everything is in a row (px). */
interface Places {
  /** Where each slide begins, and its size. */
  readonly starts: readonly number[];
  readonly sizes: readonly number[];
  /** The size of all together. */
  readonly length: number;
  /** The size of what is in sight. */
  readonly view: number;
  /** Where the row stands at each of its stops. */
  readonly stops: readonly number[];
}

export const noPlaces: Places = { starts: [], sizes: [], length: 0, view: 0, stops: [0] };

/**
 * Measures a row, and finds its stops.
 *
 * @param items the slides, and copies of them
 * @param count how many of them are no copies
 * @param insetOf how far from the beginning of the view slides of a size belong
 */
export function placesOf(
  items: readonly HTMLElement[],
  count: number,
  track: HTMLElement,
  now: SettingsNow,
  isRtl: boolean,
  insetOf: (size: number) => number,
): Places {
  const { vertical } = now;
  const step = stepOf(count, now);
  const wide = track.offsetWidth;
  const view = vertical ? track.offsetHeight : wide;
  const boxes = items.map((item) => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = item;
    const left = isRtl ? wide - offsetLeft - offsetWidth : offsetLeft;
    return vertical ? { start: offsetTop, size: offsetHeight } : { start: left, size: offsetWidth };
  });
  const first = boxes[0] ?? { start: 0, size: 0 };
  const endOf = (index: number): number => {
    const { start, size } = boxes[Math.min(index, boxes.length - 1)] ?? first;
    return start + size;
  };
  const css = getComputedStyle(items.at(-1) ?? track);
  const length =
    endOf(boxes.length) + Number.parseFloat(css[vertical ? 'marginBlockEnd' : 'marginInlineEnd']);
  const lacking = lackingAtLast(count, now) * (first.size + 2 * first.start);
  const places = { starts: boxes.map(({ start }) => start), sizes: boxes.map(({ size }) => size) };
  const stops = places.starts
    .filter((_, index) => index % step === 0)
    .map((start, index) => {
      const before = index === Math.floor(count / step) ? lacking : 0;
      return start - insetOf(endOf((index + 1) * step - 1) - start) - before;
    });
  if (now.infinite || now.centerMode || now.fade) return { ...places, length, view, stops };
  // A row with an end stops where its last slide is whole.
  const most = Math.max(0, length - view);
  const reached = stops.findIndex((each) => each > most - 2);
  const inside = stops.slice(0, reached < 0 ? -1 : reached);
  return { ...places, length, view, stops: [...inside, most] };
}

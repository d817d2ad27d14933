import { saveAttributes } from '../../page/changes.js';
import type { BehaviourName } from '../../public-interface.js';
import type { Breakpoint, SliderSettings } from './options.js';

/** How long a move takes (ms) where nothing is said; slick's default. */
export const usualSpeed = 500;

/**
 * The settings that are in force in a window of this width (px): as slick reads them, those of the nearest
 * breakpoint replace some of the slider's. Of two breakpoints of one width the last one counts.
 */
export function settingsAt(
  { responsive = [], ...settings }: SliderSettings,
  width: number,
): SliderSettings {
  const isUpwards = settings.mobileFirst === true;
  let nearest: Breakpoint | undefined;
  for (const each of responsive) {
    const { breakpoint } = each;
    if (isUpwards ? width <= breakpoint : width >= breakpoint) continue;
    const isNearer =
      !nearest || (isUpwards ? breakpoint >= nearest.breakpoint : breakpoint <= nearest.breakpoint);
    if (isNearer) nearest = each;
  }
  return { ...settings, ...nearest?.settings };
}

/** From these widths (px) on, a strip shows so many logos instead of one (specification 9.2). */
const logoSteps = [
  [480, 2],
  [566, 3],
  [768, 4],
  [992, 6],
] as const;

/** A kind of slider: the name of its behaviour. */
export type SliderKind = Extract<BehaviourName, `${string}slider`>;

const paged = { slidesToShow: 1, slidesToScroll: 1, dots: true } as const;

/** The settings of each kind of slider, which `data-slider` changes (specification 9.2 to 9.4). */
export const settingsOfKind: Readonly<Partial<Record<BehaviourName, SliderSettings>>> = {
  'image-slider': paged,
  'gallery-slider': paged,
  'reference-slider': { slidesToShow: 1, slidesToScroll: 1, fade: true },
  'logo-slider': {
    // The settings start with the narrowest screen: from each width (px) on, more logos are shown.
    slidesToShow: 1,
    mobileFirst: true,
    // slick counts a breakpoint's own width to the narrower screen.
    responsive: logoSteps.map(([width, slidesToShow]) => ({
      breakpoint: width - 1,
      settings: { slidesToShow },
    })),
    slidesToScroll: 1,
    infinite: true,
    autoplay: true,
    autoplaySpeed: 2000,
    lazyLoad: 'ondemand',
    variableWidth: true,
  },
};

/**
 * Gives a row the sizes of the slider that it will become (first-paint.css), so that the start moves nothing.
 *
 * @returns a function that undoes it
 */
export function sizeRow(
  element: HTMLElement,
  kind: BehaviourName,
  settings: SliderSettings,
): () => void {
  const now = settingsAt(settings, innerWidth);
  const { slidesToShow = 1, centerMode, centerPadding = '50px', rows = 1, fade } = now;
  const { arrows = true, dots, autoplay, vertical } = now;
  const shown = fade ? 1 : slidesToShow;
  const isCounted = kind === 'reference-slider' || kind === 'image-slider';
  const hasControls = arrows || dots || autoplay || isCounted;
  const restore = saveAttributes(element, 'style');
  const sizes = {
    '--auftritt-slides': String(vertical ? 1 : shown),
    '--auftritt-own-padding': centerMode && !vertical ? centerPadding : '0px',
    '--auftritt-own-rows': String(vertical ? Math.ceil(shown * rows) : rows),
    '--auftritt-own-row': hasControls ? 'var(--auftritt-control, 44px)' : '0px',
  };
  for (const [name, value] of Object.entries(sizes)) element.style.setProperty(name, value);
  return restore;
}

import type { SlickOptions } from 'slick-carousel/slick/slick.js';

/** The options that a site may set for a slider, in slick's own words, with either engine. */
export type SliderSettings = Pick<
  SlickOptions,
  | 'adaptiveHeight'
  | 'arrows'
  | 'autoplay'
  | 'autoplaySpeed'
  | 'centerMode'
  | 'centerPadding'
  | 'cssEase'
  | 'dots'
  | 'draggable'
  | 'edgeFriction'
  | 'fade'
  | 'focusOnSelect'
  | 'infinite'
  | 'initialSlide'
  | 'lazyLoad'
  | 'mobileFirst'
  | 'pauseOnDotsHover'
  | 'pauseOnFocus'
  | 'pauseOnHover'
  | 'slidesToScroll'
  | 'slidesToShow'
  | 'speed'
  | 'swipe'
  | 'swipeToSlide'
  | 'touchMove'
  | 'touchThreshold'
  | 'variableWidth'
  | 'vertical'
  | 'verticalSwiping'
  | 'waitForAnimate'
> & {
  /** The settings for windows narrower than a breakpoint (px); with `mobileFirst`, for wider ones. */
  readonly responsive?: readonly Breakpoint[];
  /** How many slides of the page stand below each other in one slide of the engine's. */
  readonly rows?: number;
  /** Selector of the sliders that move together with this one. */
  readonly asNavFor?: string;
  /** Selectors of elements of the page that move the slider, in place of the arrows. */
  readonly prevArrow?: string;
  readonly nextArrow?: string;
};

/** The settings that hold on one side of a window's width (px). */
export interface Breakpoint {
  readonly breakpoint: number;
  readonly settings: Omit<
    SliderSettings,
    'asNavFor' | 'mobileFirst' | 'nextArrow' | 'prevArrow' | 'responsive' | 'rows'
  >;
}

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

const paged = { slidesToShow: 1, slidesToScroll: 1, dots: true } as const;

/** The settings of each kind of slider, which `data-slider` changes (specification 9.2 to 9.4). */
export const settingsOfKind = {
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
  slider: {},
} as const satisfies Readonly<Record<string, SliderSettings>>;

/** A kind of slider: the name of its behaviour. */
export type SliderKind = keyof typeof settingsOfKind;

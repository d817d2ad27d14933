import type { BehaviourName } from '../../public-interface.js';
import type { Breakpoint, SliderSettings } from './options.js';

/** slick's own defaults. */
const usual = {
  slidesToShow: 1,
  slidesToScroll: 1,
  infinite: true,
  adaptiveHeight: false,
  arrows: true,
  rows: 1,
  speed: 500,
  centerPadding: '50px',
} as const satisfies SliderSettings;

/** The settings of a slider at one width of the window. */
export type SettingsNow = SliderSettings & Required<Pick<SliderSettings, keyof typeof usual>>;

/**
 * The settings that are in force at the window's width: as slick reads them, those of the nearest
 * breakpoint replace some of the slider's, and some options change what others do. Of two breakpoints of one width the
 * last one counts.
 */
export function settingsInForce({ responsive = [], ...settings }: SliderSettings): SettingsNow {
  const side = settings.mobileFirst ? -1 : 1;
  const wayTo = ({ breakpoint }: Breakpoint): number => side * (breakpoint - innerWidth);
  const [nearest] = responsive
    .filter((each) => wayTo(each) > 0)
    .reverse()
    .sort((one, other) => wayTo(one) - wayTo(other));
  const now = { ...usual, ...settings, ...nearest?.settings };
  const { centerMode, fade, infinite, swipeToSlide, vertical } = now;
  // Slides that fade lie over each other.
  const slidesToShow = fade ? 1 : now.slidesToShow;
  // At an end a longer step would leave slides out for good.
  const step = infinite
    ? now.slidesToScroll
    : Math.min(now.slidesToScroll, Math.ceil(slidesToShow));
  return {
    ...now,
    slidesToShow,
    slidesToScroll: fade || centerMode || swipeToSlide ? 1 : step,
    adaptiveHeight: now.adaptiveHeight && slidesToShow === 1 && !vertical,
  };
}

/** The settings of a slider, and those of its breakpoints. */
export const atEveryWidth = (settings: SliderSettings): readonly SliderSettings[] => [
  settings,
  ...(settings.responsive ?? []).map((each) => each.settings),
];

/** From a width (px) on, a strip shows so many logos. slick counts a breakpoint's own width to the narrower screen. */
const logosFrom = (width: number, slidesToShow: number): Breakpoint => ({
  breakpoint: width - 1,
  settings: { slidesToShow },
});

/** A kind of slider: the name of its behaviour. */
export type SliderKind = Extract<BehaviourName, `${string}slider`>;

/** What a kind of slider has of its own. */
export interface KindOfSlider {
  /** What it moves. */
  readonly noun: 'slide' | 'quotation' | 'logo';
  /** Its settings, which `data-slider` changes. */
  readonly settings: SliderSettings;
  /** The class of what counts its slides, what stands between two numbers, and from how many slides on it counts. */
  readonly counter?: { readonly name: string; readonly between: string; readonly from: number };
}

type Kinds = Readonly<Record<SliderKind, KindOfSlider>> &
  Readonly<Partial<Record<BehaviourName, KindOfSlider>>>;

const pictures: KindOfSlider = {
  noun: 'slide',
  settings: { slidesToShow: 1, slidesToScroll: 1, dots: true },
  counter: { name: 'image-slider__paging', between: ' / ', from: 8 },
};

/** The kinds of sliders, as the specification has them (9.2 to 9.4). */
export const kinds: Kinds = {
  slider: { noun: 'slide', settings: {} },
  'image-slider': pictures,
  'gallery-slider': pictures,
  'reference-slider': {
    noun: 'quotation',
    settings: { slidesToShow: 1, slidesToScroll: 1, fade: true },
    counter: { name: 'reference-slider__counter', between: '/', from: 2 },
  },
  'logo-slider': {
    noun: 'logo',
    settings: {
      // The settings start with the narrowest screen: from each width (px) on, more logos are shown.
      slidesToShow: 1,
      mobileFirst: true,
      responsive: [logosFrom(480, 2), logosFrom(566, 3), logosFrom(768, 4), logosFrom(992, 6)],
      slidesToScroll: 1,
      infinite: true,
      autoplay: true,
      autoplaySpeed: 2000,
      lazyLoad: 'ondemand',
      variableWidth: true,
    },
  },
};

import { type Json, jsonOf, textOf, type Value } from '../script/values.js';

/** The options of bxSlider that say together how many slides are in sight, and how wide they are. */
export const severalSlides: readonly string[] = [
  ...['minSlides', 'maxSlides', 'moveSlides', 'slideWidth', 'slideMargin'],
];

/** What they become. */
interface Slides {
  /** Options in slick's words. */
  readonly slider: Readonly<Record<string, Json>>;
  /** Declarations for the slider. */
  readonly look: readonly string[];
  /** Whether the distance between slides is lost. */
  readonly losesMargin: boolean;
}

/**
 * How many slides a bxSlider shows.
 *
 * @returns why ours cannot do the same, as a text, or what does it
 */
export function slidesOf(values: ReadonlyMap<string, Value>): string | Slides {
  // bxSlider reads them so too: a text may have a unit.
  const numbers = severalSlides.map((name, index) => {
    const value = values.get(name);
    return value ? Number.parseInt(String(jsonOf(value)), 10) : index < 2 ? 1 : 0;
  });
  const [least = 1, most = 1, step = 0, width = 0, margin = 0] = numbers;
  if (numbers.some(Number.isNaN)) return 'how many slides it shows is known only at run time';
  const mode = textOf(values.get('mode')) ?? 'horizontal';
  const isRow = mode === 'horizontal';
  // Without a width for them it shows one slide, whatever else it says.
  const isSeveral = isRow ? width > 0 : mode === 'vertical';
  if (isRow && isSeveral && least !== most)
    return `shows from ${least} to ${most} slides, as many as have room: say it in responsive of data-slider`;
  const shown = isSeveral ? Math.max(least, 1) : 1;
  const isStep = step > 0 && step <= shown;
  const widest = isRow ? shown * width + (shown - 1) * margin : width;
  return {
    losesMargin: margin > 0 && mode === 'vertical',
    slider: shown > 1 ? { slidesToShow: shown, slidesToScroll: isStep ? step : shown } : {},
    look: [
      ...(isRow && margin > 0 ? [`--auftritt-slide-gap: ${margin}px`] : []),
      ...(width > 0 ? ['width: 100%', `max-width: ${widest}px`, 'margin-inline: auto'] : []),
    ],
  };
}

import { owl as owlPreset } from '../../../foreign/carousels.js';
import {
  fixedOptions,
  sliderOptions,
  wrongSliderOption,
} from '../../../sections/sliders/options.js';
import { isValues, type Json, type Values } from '../see/recording.js';
import data from './options.json' with { type: 'json' };

type Slider = Record<string, Json>;
type Named<Value> = Readonly<Record<string, Value>>;

/** What a slider of ours needs to do what the old one did. */
export interface Translated {
  /** The value of `data-slider`. */
  readonly slider: Values;
  /** The options that are lost. */
  readonly lost: readonly string[];
  /** Declarations for the slider. */
  readonly css: readonly string[];
}

/** Why an old slider cannot be one of ours. */
export interface Unfit {
  readonly why: string;
}

export const isUnfit = (result: Translated | Unfit): result is Unfit => 'why' in result;

/** What is known of a plugin's options. */
interface About {
  /** Option → slick's word for it, which is ours. */
  readonly words: Named<string>;
  /** What the plugin does where nothing is said. */
  readonly usual?: Values;
  /** Option → its value, or `*` for the others → what that means. */
  readonly effects?: Named<Named<Values>>;
  /** Options without which the slider would be another. */
  readonly keeps?: readonly string[];
  /** Options that are read elsewhere. */
  readonly silent?: readonly string[];
  /** Option → the values with which nothing is lost. */
  readonly harmless?: Named<readonly Json[]>;
  /** What is lost whatever the options say. */
  readonly lost?: readonly string[];
}

const { centerPadding: _, ...owlUsual }: Values = owlPreset.slider.usual;
const known: Named<About> = data.sliders;
const sliders: Named<About> = {
  ...known,
  slick: {
    ...known.slick,
    words: Object.fromEntries(Object.keys(sliderOptions).map((name) => [name, name])),
  },
  owlCarousel: {
    ...known.owlCarousel,
    words: { ...owlPreset.slider.words, autoPlay: 'autoplay' },
    usual: owlUsual,
  },
};

const entry = <Value>(of: Named<Value> | undefined, name: string): Value | undefined =>
  of && Object.hasOwn(of, name) ? of[name] : undefined;

const isFunction = (value: Json): boolean => isValues(value) && 'function' in value;

/** A value as the library means it: a number as a text, and what stands for true or false. */
function meant(word: string, value: Json): Json {
  if (wrongSliderOption(word, value) === undefined) return value;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  const isOn = value === 'true' || value === 1;
  const flag = isOn || (value === 'false' || value === 0 || value === null ? false : undefined);
  const fitting = [number, flag].find(
    (each) =>
      each !== undefined && !Number.isNaN(each) && wrongSliderOption(word, each) === undefined,
  );
  return fitting ?? value;
}

/** What an option becomes under our word for it; undefined where it is lost. */
function taken(word: string, value: Json): Slider | undefined {
  if (isFunction(value)) return undefined;
  // Several plugins take a time in place of true.
  if (word === 'autoplay' && typeof value === 'number' && value > 1)
    return { autoplay: true, autoplaySpeed: value };
  // Only a browser can say what is a selector; the old library has taken it.
  if (/^(asNavFor|(prev|next)Arrow)$/.test(word) && typeof value === 'string')
    return /Arrow$/.test(word) && /^\s*</.test(value) ? undefined : { [word]: value };
  const json = meant(word, value);
  const isWrong = /Arrow$/.test(word) || wrongSliderOption(word, json) !== undefined;
  return isWrong ? undefined : { [word]: json };
}

/**
 * The options of a plugin in our words.
 *
 * @param path '' for the slider itself, else the breakpoint
 */
function optionsAt(values: Values, about: About, path = '') {
  const slider: Slider = {};
  const lost: string[] = [];
  const css: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const isHarmless = entry(about.harmless, name)?.includes(value);
    if (value === null || isHarmless || about.silent?.includes(name)) continue;
    const word = entry(about.words, name);
    const effects = entry(about.effects, name);
    const effect = effects && (entry(effects, String(value)) ?? effects['*']);
    // No breakpoint changes some options in a slider of ours.
    const isFixed = path !== '' && word !== undefined && fixedOptions.includes(word);
    const becomes = isFixed ? undefined : (effect ?? (word && taken(word, value)));
    Object.assign(slider, becomes);
    if (name === 'margin' && typeof value === 'number') {
      if (path === '') css.push(`--auftritt-slide-gap: ${value}px`);
      else if (value !== 0) lost.push(path + name);
    } else if (!becomes || (becomes.fade === true && effect && !/fade/i.test(String(value))))
      lost.push(path + name);
  }
  return { slider, lost, css };
}

/** The breakpoints of ours for some widths (px) at which a slider has other options. */
function breakpointsOf(
  steps: readonly (readonly [width: number, settings: Json | undefined])[],
  about: About,
  lost: string[],
): Json[] {
  return steps.flatMap(([width, settings]): Json[] => {
    if (!isValues(settings) || Number.isNaN(width)) {
      lost.push(`responsive[${width}]`);
      return [];
    }
    const inner = optionsAt(settings, about, `responsive[${width}].`);
    lost.push(...inner.lost);
    return [{ breakpoint: width, settings: inner.slider }];
  });
}

/** How Owl 1 names its widths: up to which width (px) how many slides. */
const firstOwlSteps: Values = {
  itemsMobile: [479, 1],
  itemsTabletSmall: false,
  itemsTablet: [768, 2],
  itemsDesktopSmall: [979, 3],
  itemsDesktop: [1199, 4],
};

const isFirstOwl = (values: Values): boolean =>
  Object.keys(values).some((name) =>
    /^(items[A-Z]|singleItem$|autoPlay$|navigation|pagination|stopOnHover$|slideSpeed$)/.test(name),
  );

/** What a slider does at some widths: those of Owl 2 count upwards, the others downwards. */
function responsiveOf(plugin: string, values: Values, about: About, lost: string[]): Slider {
  const { responsive } = values;
  if (plugin === 'slick' && Array.isArray(responsive)) {
    const steps = responsive.map((each: Json) => {
      const { breakpoint, settings } = isValues(each) ? each : {};
      return [Number(breakpoint), settings] as const;
    });
    return { responsive: breakpointsOf(steps, about, lost) };
  }
  if (plugin !== 'owlCarousel') return {};
  if (!isFirstOwl(values)) {
    if (!isValues(responsive)) return {};
    // Ours count from the next pixel on.
    const steps = Object.entries(responsive).map(
      ([width, settings]) => [Number(width) - 1, settings] as const,
    );
    return { mobileFirst: true, responsive: breakpointsOf(steps, about, lost) };
  }
  if (values.itemsCustom) lost.push('itemsCustom');
  if (values.singleItem === true || responsive === false) return {};
  const given = Object.entries({ ...firstOwlSteps, ...values });
  const steps = given.flatMap(([name, step]): Json[] => {
    const [width, items] = name in firstOwlSteps && Array.isArray(step) ? step : [];
    if (typeof width !== 'number' || typeof items !== 'number') return [];
    return [{ breakpoint: width + 1, settings: { slidesToShow: items } }];
  });
  return { responsive: steps };
}

/** How many slides a bxSlider shows, and how wide they are. */
function several(values: Values): Pick<Translated, 'slider' | 'css'> | Unfit {
  const [least = 1, most = 1, step = 0, width = 0, margin = 0] = (
    data.sliders.bxSlider.silent ?? []
  ).map((name) => {
    const number = Number.parseInt(String(values[name]), 10);
    return Number.isNaN(number) ? undefined : number;
  });
  if (width === 0) return { slider: {}, css: [] };
  if (least !== most) return { why: `shows from ${least} to ${most} slides, as many as have room` };
  const css = [
    ...(margin > 0 ? [`--auftritt-slide-gap: ${margin}px`] : []),
    ...['width: 100%', `max-width: ${most * width + (most - 1) * margin}px`, 'margin-inline: auto'],
  ];
  const scroll = step > 0 && step <= most ? step : most;
  return { slider: most > 1 ? { slidesToShow: most, slidesToScroll: scroll } : {}, css };
}

/** The selector of what holds the slides, within the element that is called; none where it is that element. */
export const slidesWithin: Readonly<Record<string, string>> = { flexslider: 'slides' };

/** The options of an old slider in the words of ours; undefined where a plugin is no slider that is known. */
export function translate(
  plugin: string,
  options: Json | undefined,
): Translated | Unfit | undefined {
  const about = entry(sliders, plugin);
  if (!about) return undefined;
  const values = isValues(options) ? options : {};
  const kept = about.keeps?.find((name) => values[name]);
  if (kept !== undefined) return { why: `our slider has nothing for ${kept}` };
  const { slider, lost: here, css } = optionsAt(values, about);
  const lost = [...(about.lost ?? []), ...here];
  const usual = isFirstOwl(values) && plugin === 'owlCarousel' ? { slidesToShow: 5 } : {};
  const shown = plugin === 'bxSlider' ? several(values) : { slider: {}, css };
  if ('why' in shown) return shown;
  const responsive = responsiveOf(plugin, values, about, lost);
  const all = { ...about.usual, ...usual, ...slider, ...shown.slider, ...responsive };
  return { slider: all, lost, css: shown.css };
}

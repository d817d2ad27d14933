import { owl as owlPreset } from '../../../foreign/carousels.js';
import {
  fixedOptions,
  refusedOptions,
  sliderOptions,
  wrongSliderOption,
} from '../../../sections/sliders/options.js';
import { isValues, type Json, type Values } from '../see/recording.js';
import type { Lost } from './move.js';
import data from './options.json' with { type: 'json' };

type Slider = Record<string, Json>;

/** What a slider of ours needs to do what the old one did. */
export interface Translated {
  /** The value of `data-slider`. */
  readonly slider: Values;
  readonly lost: readonly Lost[];
  /** Declarations for the slider. */
  readonly css: readonly string[];
}

/** Why an old slider cannot be one of ours. */
export interface Unfit {
  readonly why: string;
}

export const isUnfit = (result: Translated | Unfit): result is Unfit => 'why' in result;

const isFunction = (value: Json): boolean => isValues(value) && 'function' in value;
const entry = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

/** A value as the library means it: a number as a text, and what stands for true or false. */
function meant(word: string, value: Json): Json {
  if (wrongSliderOption(word, value) === undefined) return value;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  const flag =
    value === 'true' || value === 1
      ? true
      : value === 'false' || value === 0 || value === null
        ? false
        : undefined;
  const found = [number, flag].find(
    (each) =>
      each !== undefined && !Number.isNaN(each) && wrongSliderOption(word, each) === undefined,
  );
  return found ?? value;
}

/** Takes an option over under slick's word for it, or says why it is lost. */
function take(word: string, value: Json, option: string, slider: Slider, lost: Lost[]): void {
  const json = meant(word, value);
  const why = isFunction(value) ? 'a function' : wrongSliderOption(word, json);
  if (why !== undefined) lost.push({ option, why });
  else slider[word] = json;
}

/** Options of slick, which are ours. */
function slick(values: Values, path = ''): Translated {
  const slider: Slider = {};
  const lost: Lost[] = [];
  const css: string[] = [];
  const harmless: Readonly<Record<string, readonly Json[]>> = data.slick;
  for (const [name, value] of Object.entries(values)) {
    const option = path + name;
    if (path !== '' && fixedOptions.includes(name))
      lost.push({ option, why: 'no breakpoint changes it in a slider of ours' });
    else if (name === 'responsive' && Array.isArray(value)) {
      slider.responsive = value.flatMap((each: Json): Json[] => {
        const { breakpoint, settings } = isValues(each) ? each : {};
        const width = Number(breakpoint);
        if (!isValues(settings) || Number.isNaN(width)) {
          lost.push({
            option: `responsive[${String(breakpoint)}]`,
            why: 'our slider stays one at every width',
          });
          return [];
        }
        const inner = slick(settings, `responsive[${width}].`);
        lost.push(...inner.lost);
        return [{ breakpoint: width, settings: inner.slider }];
      });
    } else if (/^(prev|next)Arrow$/.test(name) && (isValues(value) || /^\s*</.test(String(value))))
      lost.push({ option, why: 'the arrows are ours, or elements of the page' });
    else if (Object.hasOwn(sliderOptions, name)) take(name, value, option, slider, lost);
    else if (!entry(harmless, name)?.includes(value))
      lost.push({ option, why: entry(refusedOptions, name) ?? 'our slider has no such option' });
  }
  return { slider, lost, css };
}

const { centerPadding: _, ...owlUsual }: Values = owlPreset.slider.usual;
const owlWords: Readonly<Record<string, string>> = owlPreset.slider.words;
const owlWhy: Readonly<Record<string, string>> = data.why;
const owlHarmless: Readonly<Record<string, readonly Json[]>> = data.owl;

/** Options of Owl at one width. */
function owlAt(values: Values, path: string) {
  const slider: Slider = {};
  const lost: Lost[] = [];
  const css: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const word = entry(owlWords, name);
    const option = path + name;
    if (name === 'responsive' || /^items[A-Z]/.test(name) || value === null) continue;
    if (word !== undefined) {
      take(word, value, option, slider, lost);
      // Both versions of Owl take a time in place of true.
      if (word === 'autoplay' && typeof value === 'number') slider.autoplaySpeed = value;
    } else if (name === 'margin' && typeof value === 'number') {
      if (path === '') css.push(`--auftritt-slide-gap: ${value}px`);
      else if (value !== 0) lost.push({ option, why: 'the distance is the same at every width' });
    } else if (name === 'singleItem' && value === true) slider.slidesToShow = 1;
    else if (name === 'autoPlay') {
      slider.autoplay = value !== false;
      if (typeof value === 'number') slider.autoplaySpeed = value;
    } else if (/^(animateOut|transitionStyle)$/.test(name) && typeof value === 'string') {
      slider.fade = true;
      if (!/^fade(out)?$/i.test(value)) lost.push({ option, why: 'slides move or fade: it fades' });
    } else if (!entry(owlHarmless, name)?.includes(value)) {
      lost.push({
        option,
        why:
          entry(owlWhy, name) ??
          (isFunction(value) ? 'a function' : 'our slider has no such option'),
      });
    }
  }
  return { slider, lost, css };
}

/** The steps of Owl 1, which names its widths: up to which width (px) how many slides. */
const firstSteps: readonly (readonly [
  option: string,
  usual: readonly [number, number] | undefined,
])[] = [
  ['itemsMobile', [479, 1]],
  ['itemsTabletSmall', undefined],
  ['itemsTablet', [768, 2]],
  ['itemsDesktopSmall', [979, 3]],
  ['itemsDesktop', [1199, 4]],
];

const isFirstOwl = (values: Values): boolean =>
  Object.keys(values).some((name) =>
    /^(items[A-Z]|singleItem$|autoPlay$|navigation|pagination|stopOnHover$|slideSpeed$)/.test(name),
  );

/** The widths (px) from which Owl shows something else, the smallest first. */
function owlSteps(values: Values, lost: Lost[]): { from: number; slider: Slider }[] {
  if (isFirstOwl(values)) {
    if (values.singleItem === true || values.responsive === false) return [];
    if (values.itemsCustom)
      lost.push({ option: 'itemsCustom', why: 'write it in responsive of data-slider' });
    const steps: { from: number; slider: Slider }[] = [];
    let from = 0;
    for (const [option, usual] of firstSteps) {
      const given = entry(values, option);
      const [width, items] = Array.isArray(given) ? given : given === false ? [] : (usual ?? []);
      if (typeof width !== 'number' || typeof items !== 'number' || width < from) continue;
      steps.push({ from, slider: { slidesToShow: items } });
      from = width + 1;
    }
    return [...steps, { from, slider: { slidesToShow: Number(values.items ?? 5) } }];
  }
  if (!isValues(values.responsive)) return [];
  return Object.entries(values.responsive)
    .flatMap(([width, settings]) => {
      if (!isValues(settings)) return [];
      const step = owlAt(settings, `responsive[${width}].`);
      lost.push(...step.lost);
      return { from: Number(width), slider: step.slider };
    })
    .sort((a, b) => a.from - b.from);
}

function owl(values: Values): Translated {
  const { slider, lost, css } = owlAt(values, '');
  const steps = owlSteps(values, lost);
  const usual = isFirstOwl(values) ? { ...owlUsual, slidesToShow: 5 } : owlUsual;
  const base: Slider = { ...usual, ...slider };
  // Owl counts widths upwards, slick downwards: the widest step is the base, each other says what any of them changes.
  const changed = new Set(
    steps
      .flatMap((step) => Object.keys(step.slider))
      .filter((name) => !fixedOptions.includes(name)),
  );
  const responsive = steps.slice(0, -1).map((step, index): Json => {
    const whole = { ...base, ...step.slider };
    const settings = [...changed].flatMap((name) => {
      const value = entry(whole, name);
      return value === undefined ? [] : [[name, value] as const];
    });
    return {
      breakpoint: steps[index + 1]?.from ?? step.from,
      settings: Object.fromEntries(settings),
    };
  });
  const all = {
    ...base,
    ...steps.at(-1)?.slider,
    ...(responsive.length > 0 ? { responsive } : {}),
  };
  return { slider: all, lost, css };
}

/** What is known of FlexSlider, Nivo Slider and bxSlider. */
interface Small {
  readonly usual: Values;
  readonly words: Readonly<Record<string, string>>;
  readonly motion: string;
  readonly moving: readonly Json[];
  readonly keeps: readonly string[];
  readonly lost: readonly { readonly what: string; readonly why: string }[];
  readonly harmless?: Readonly<Record<string, readonly Json[]>>;
  readonly why?: Readonly<Record<string, string>>;
}

/** How many slides a bxSlider shows, and how wide they are. */
function several(values: Values): { slider: Slider; css: string[] } | Unfit {
  const number = (name: string, usual: number): number =>
    Number.parseInt(String(values[name] ?? usual), 10);
  const [least, most, step] = [
    number('minSlides', 1),
    number('maxSlides', 1),
    number('moveSlides', 0),
  ];
  const [width, margin] = [number('slideWidth', 0), number('slideMargin', 0)];
  if (width === 0) return { slider: {}, css: [] };
  if (least !== most) return { why: `shows from ${least} to ${most} slides, as many as have room` };
  const css = [
    ...(margin > 0 ? [`--auftritt-slide-gap: ${margin}px`] : []),
    ...['width: 100%', `max-width: ${most * width + (most - 1) * margin}px`, 'margin-inline: auto'],
  ];
  const scroll = step > 0 && step <= most ? step : most;
  return { slider: most > 1 ? { slidesToShow: most, slidesToScroll: scroll } : {}, css };
}

const ofSeveral = ['minSlides', 'maxSlides', 'moveSlides', 'slideWidth', 'slideMargin'];

function small(values: Values, about: Small, isBx: boolean): Translated | Unfit {
  const shown = isBx ? several(values) : { slider: {}, css: [] };
  if ('why' in shown) return shown;
  const slider: Slider = { ...about.usual, ...shown.slider };
  const lost = about.lost.map(({ what, why }): Lost => ({ option: what, why }));
  for (const [option, value] of Object.entries(values)) {
    if (value === null || (isBx && ofSeveral.includes(option))) continue;
    const word = entry(about.words, option);
    if (about.keeps.includes(option)) {
      if (value === false || value === '' || value === 0) continue;
      return { why: `our slider has nothing for ${option}` };
    }
    if (entry(about.harmless ?? {}, option)?.includes(value)) continue;
    if (option === about.motion) {
      slider.fade = !about.moving.includes(value);
      if (value === 'vertical') slider.vertical = true;
    } else if (option === 'manualAdvance') slider.autoplay = value !== true;
    else if (word !== undefined) take(word, value, option, slider, lost);
    else
      lost.push({
        option,
        why:
          entry(about.why ?? {}, option) ??
          (isFunction(value) ? 'a function' : 'our slider has no such option'),
      });
  }
  return { slider, lost, css: shown.css };
}

/** The selector of what holds the slides, within the element that is called; none where it is that element. */
export const slidesWithin: Readonly<Record<string, string>> = { flexslider: 'slides' };

/** The options of an old slider in the words of ours; undefined where a plugin is no slider that is known. */
export function translate(
  plugin: string,
  options: Json | undefined,
): Translated | Unfit | undefined {
  const values = isValues(options) ? options : {};
  if (plugin === 'slick') return slick(values);
  if (plugin === 'owlCarousel') return owl(values);
  const about: Small | undefined = entry<Small>(data.smallSliders, plugin);
  return about && small(values, about, plugin === 'bxSlider');
}

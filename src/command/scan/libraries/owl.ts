import { owl as preset } from '../../../presets/carousels.js';
import { fixedOptions, wrongSliderOption } from '../../../sections/sliders/options.js';
import { asked, type Lost, type Move } from '../move.js';
import type { Call } from '../script/read-script.js';
import { type Json, jsonOf, optionsOf, textOf, type Value } from '../script/values.js';
import data from './options.json' with { type: 'json' };
import { hiddenOptions, noBreakpoint, takeOver, unreadable } from './slick.js';

/**
 * What Owl does where a call says nothing, in slick's words. Only what slick does otherwise; the preset alone
 * says how it centres.
 */
const { centerPadding: _, ...usual }: Readonly<Record<string, Json>> = preset.slider.usual;

/** Owl's words and slick's, where they mean the same. */
const words: Readonly<Record<string, string>> = preset.slider.words;

/** Option of Owl → the values with which a visitor of our slider misses nothing. */
const harmless: ReadonlyMap<string, readonly Json[]> = new Map(Object.entries(data.owl));

const reasons: ReadonlyMap<string, string> = new Map(Object.entries(data.owlWhy));

/** Keeps the distance between slides, which the preset reads, where it is the same at every width. */
function keepGap(
  json: Json | undefined,
  path: string,
  slider: Record<string, Json>,
  lost: Lost[],
): void {
  const what = path + preset.slider.gap;
  if (typeof json !== 'number') lost.push({ what, why: unreadable });
  else if (path === '') slider[preset.slider.gap] = json;
  else lost.push({ what, why: noBreakpoint });
}

/** Options of one width in slick's words, and what is lost. */
function translate(values: ReadonlyMap<string, Value>, path: string) {
  const slider: Record<string, Json> = {};
  const lost: Lost[] = [];
  for (const [name, value] of values) {
    const json = jsonOf(value);
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    if (name === 'responsive' || /^items[A-Z]/.test(name)) continue;
    if (word !== undefined) {
      takeOver(word, json, path + name, { slider, lost });
      // Both versions of Owl take a time in place of true.
      if (word === 'autoplay' && typeof json === 'number') slider.autoplaySpeed = json;
    } else if (name === preset.slider.gap) keepGap(json, path, slider, lost);
    else if (name === 'singleItem' && json === true) slider.slidesToShow = 1;
    else if (name === 'autoPlay' && json !== undefined) {
      slider.autoplay = json !== false;
      if (typeof json === 'number') slider.autoplaySpeed = json;
    } else if ((name === 'animateOut' || name === 'transitionStyle') && typeof json === 'string') {
      slider.fade = true;
      if (!/^fade(out)?$/i.test(json))
        lost.push({ what: path + name, why: 'slides move or fade: it fades' });
    } else if (json === undefined || !harmless.get(name)?.includes(json)) {
      const reason =
        value.kind === 'function' ? 'listen to auftritt:enhanced instead' : reasons.get(name);
      lost.push({ what: path + name, why: reason ?? 'our slider has no such option' });
    }
  }
  return { slider, lost };
}

/** The options for each width: Owl counts upwards (from 600 px on), slick downwards (below 600 px). */
function widths(values: ReadonlyMap<string, Value>, lost: Lost[]) {
  const given = values.get('responsive');
  // In Owl 1 it is a switch, which is on.
  if (!given || jsonOf(given) === true) return undefined;
  if (given.kind !== 'object') {
    lost.push({ what: 'responsive', why: unreadable });
    return undefined;
  }
  const steps = [...given.entries]
    .map(([width, value]) => ({
      width: Number(width),
      ...translate(optionsOf(value).values, `responsive[${width}].`),
    }))
    .sort((a, b) => a.width - b.width);
  lost.push(...steps.flatMap((step) => step.lost));
  return steps;
}

/** Words that only Owl 1 has. */
const firstOnly =
  /^(items[A-Z]|singleItem$|autoPlay$|navigation|pagination|stopOnHover$|slideSpeed$)/;

/** How many slides Owl 1 shows up to a width, where a call does not say. */
const firstUsual: Readonly<Record<string, readonly [width: number, items: number] | false>> = {
  itemsMobile: [479, 1],
  itemsTabletSmall: false,
  itemsTablet: [768, 2],
  itemsDesktopSmall: [979, 3],
  itemsDesktop: [1199, 4],
};

/** The widths of Owl 1, counted upwards as those of Owl 2. */
function firstWidths(
  values: ReadonlyMap<string, Value>,
  slider: Readonly<Record<string, Json>>,
  lost: Lost[],
) {
  const steps: { width: number; slider: Record<string, Json>; lost: Lost[] }[] = [];
  const lose = (what: string): void => void lost.push({ what, why: unreadable });
  for (const [name, usually] of Object.entries({
    itemsCustom: false,
    itemsScaleUp: false,
    responsive: true,
  })) {
    const given = values.get(name);
    if (given && jsonOf(given) !== usually) lose(name);
  }
  if (values.has('singleItem') || values.has('itemsCustom')) return undefined;
  let from = 0;
  for (const [name, usually] of Object.entries(firstUsual)) {
    const given = values.get(name);
    const json = given ? jsonOf(given) : usually;
    if (json === false) continue;
    const [width, items] = Array.isArray(json) ? json : [];
    if (
      typeof width !== 'number' ||
      typeof items !== 'number' ||
      wrongSliderOption('slidesToShow', items)
    )
      lose(name);
    else if (width >= from) {
      steps.push({ width: from, slider: { slidesToShow: items }, lost: [] });
      from = width + 1;
    }
  }
  return [...steps, { width: from, slider: { slidesToShow: slider.slidesToShow ?? 5 }, lost: [] }];
}

/** A call of Owl Carousel, 1 or 2. */
export function owl({ of, args }: Call): Move {
  const selector = of.kind === 'elements' ? of.selector : undefined;
  const common = { library: 'owl', what: 'owlCarousel', selector, see: 'owl-carousel' } as const;
  const [first] = args;
  const method = textOf(first);
  if (method !== undefined) {
    const says = `owlCarousel("${method}") asks Owl; press the slider's own buttons instead`;
    return asked(common, method, says);
  }
  const { values, isWhole } = optionsOf(first);
  const { slider, lost } = translate(values, '');
  const isFirst = [...values.keys()].some((name) => firstOnly.test(name));
  const steps = isFirst ? firstWidths(values, slider, lost) : widths(values, lost);
  const base = { ...usual, ...(isFirst && { slidesToShow: 5 }), ...slider };
  // The widest step is what slick starts from. Each of the others says again what any of them changes.
  const widest = steps?.at(-1);
  const changed = new Set(steps?.flatMap((step) => Object.keys(step.slider)));
  const responsive = steps?.slice(0, -1).map((step, index): Json => {
    const whole: Readonly<Record<string, Json>> = { ...base, ...step.slider };
    const settings = [...changed].flatMap((name) => {
      const value = whole[name];
      return value === undefined || fixedOptions.includes(name) ? [] : [[name, value] as const];
    });
    return {
      breakpoint: steps[index + 1]?.width ?? step.width,
      settings: Object.fromEntries(settings),
    };
  });
  const late = steps?.flatMap((step) =>
    Object.keys(step.slider).filter((name) => fixedOptions.includes(name)),
  );
  for (const what of new Set(late)) lost.push({ what: `responsive: ${what}`, why: noBreakpoint });
  return {
    ...{ ...common, behaviour: 'slider', preset: preset.name, fate: 'unchanged' },
    says: 'becomes data-slider on the element, in the words of slick',
    slider: {
      ...base,
      ...widest?.slider,
      ...(responsive && responsive.length > 0 ? { responsive } : {}),
    },
    lost: isWhole ? lost : [...lost, hiddenOptions],
  };
}

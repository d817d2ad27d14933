import { owl as owlPreset } from '../../../foreign/carousels.js';
import { fixedOptions, wrongSliderOption } from '../../../sections/sliders/options.js';
import { isValues, type Json, type Values } from '../see/recording.js';
import { Staying } from './move.js';
import data from './options.json' with { type: 'json' };

type Slider = Record<string, Json>;
type Named<Value> = Readonly<Record<string, Value>>;

/** A plugin's options. */
interface Plugin {
  /** Option → slick's word for it, which is ours; none for slick itself. */
  readonly words?: Named<string>;
  /** What the plugin does where nothing is said. */
  readonly usual?: Values;
  /** Option → its value, or `*` for others, which are lost by name → what that means. */
  readonly effects?: Named<Named<Values>>;
  /** Options without which the slider would be another. */
  readonly keeps?: readonly string[];
  /** Option → the values with which nothing is lost; `*` for all. */
  readonly harmless?: Named<readonly Json[]>;
  /** What is lost whatever the options say. */
  readonly lost?: readonly string[];
  /** The rules that sliders need whose old stylesheet hides or places their slides. */
  readonly rules?: readonly string[];
  /** The class of what holds the slides, within the element that is called; none where it is that element. */
  readonly within?: string;
}

const plugins: Named<Plugin> = {
  ...data.sliders,
  owlCarousel: {
    ...data.sliders.owlCarousel,
    words: { ...owlPreset.slider.words, autoPlay: 'autoplay', mobileFirst: 'mobileFirst' },
    usual: owlPreset.slider.usual,
  },
};

const entry = <Value>(of: Named<Value> | undefined, name: string): Value | undefined =>
  of && Object.hasOwn(of, name) ? of[name] : undefined;

/** Whether nothing is lost with a value of an option. */
export const isHarmless = (
  harmless: Named<readonly Json[]> | undefined,
  name: string,
  value: Json,
): boolean => {
  const values = entry(harmless, name) ?? [];
  return value === null || values.includes('*') || values.includes(value);
};

const flags: Named<boolean> = { true: true, 1: true, false: false, 0: false, null: false };

/** What an option becomes under our word for it; undefined where it is lost. */
function taken(word: string, value: Json): Slider | undefined {
  // Several plugins take a time in place of true.
  if (word === 'autoplay' && typeof value === 'number' && value > 1)
    return { autoplay: true, autoplaySpeed: value };
  // Only a browser can say what is a selector; the old library has taken it.
  if (/^(asNavFor|(prev|next)Arrow)$/.test(word))
    return typeof value === 'string' && !/^\s*</.test(value) ? { [word]: value } : undefined;
  // A library may mean a text as a number, and some values as true or false.
  const meant = [value, Number.parseFloat(String(value)), flags[String(value)]].find(
    (each) => wrongSliderOption(word, each) === undefined,
  );
  return meant === undefined ? undefined : { [word]: meant };
}

/**
 * The options of a plugin in our words.
 *
 * @param path '' for the slider itself, else the breakpoint
 */
function optionsAt(values: Values, plugin: Plugin, path = '') {
  const slider: Slider = {};
  const lost: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (isHarmless(plugin.harmless, name, value)) continue;
    const word = plugin.words ? entry(plugin.words, name) : name;
    const effects = entry(plugin.effects, name);
    const effect = entry(effects, String(value));
    // No breakpoint changes some options in a slider of ours.
    const isFixed = path !== '' && word !== undefined && fixedOptions.includes(word);
    const becomes = isFixed ? undefined : (effect ?? (word && taken(word, value)));
    Object.assign(slider, becomes ?? effects?.['*']);
    const isGap = path === '' && name === 'margin' && typeof value === 'number';
    if (!becomes && !isGap) lost.push(path + name);
  }
  return { slider, lost };
}

/** How Owl 1 names its widths: up to which width (px) how many slides. */
const firstOwlSteps: Values = data.firstOwlSteps;

const ofFirstOwl =
  /^(items[A-Z]|singleItem$|autoPlay$|navigation|pagination|stopOnHover$|slideSpeed$)/;

/**
 * The options of a slider with Owl's widths as slick has them.
 *
 * @param isSecond whether it is Owl 2, which passes over Owl 1's own options
 */
function withWidths(plugin: string, given: Values, isSecond: boolean): Values {
  const isFirst = !isSecond && Object.keys(given).some((name) => ofFirstOwl.test(name));
  const known = Object.entries(given).filter(([name]) => !isSecond || !ofFirstOwl.test(name));
  const values: Values = Object.fromEntries(known);
  if (isValues(values.responsive)) {
    // Those of Owl 2 count upwards; ours count from the next pixel on.
    const widths = Object.entries(values.responsive);
    const steps = widths.map(([width, settings]) => ({ breakpoint: Number(width) - 1, settings }));
    return { ...values, mobileFirst: true, responsive: steps };
  }
  if (plugin !== 'owlCarousel' || !isFirst) return values;
  const isFixed = values.singleItem === true || values.responsive === false;
  const steps = Object.entries({ ...firstOwlSteps, ...values }).flatMap(([name, step]) => {
    const [width, items = null] = name in firstOwlSteps && Array.isArray(step) ? step : [];
    return typeof width === 'number' ? [{ breakpoint: width + 1, settings: { items } }] : [];
  });
  return { items: 5, ...values, responsive: isFixed ? null : steps };
}

/**
 * What a slider of ours needs to do what the old one did: the value of `data-slider`, and rules.
 *
 * @param isSecondOwl whether the plugin is Owl 2
 * @returns undefined where a plugin is no slider that is known
 * @throws Staying where it cannot be one of ours
 */
export function translate(name: string, options: Json | undefined, isSecondOwl = false) {
  const plugin = entry(plugins, name);
  if (!plugin) return undefined;
  const values = withWidths(name, isValues(options) ? options : {}, isSecondOwl);
  const kept = plugin.keeps?.find((each) => values[each]);
  if (kept !== undefined) throw new Staying(`our slider has nothing for ${kept}`);
  const { slider, lost } = optionsAt(values, plugin);
  const steps: readonly Json[] = Array.isArray(values.responsive) ? values.responsive : [];
  const responsive = steps.flatMap((step) => {
    const { breakpoint = null, settings } = isValues(step) ? step : {};
    const path = `responsive[${breakpoint}]`;
    const inner = isValues(settings) && optionsAt(settings, plugin, `${path}.`);
    const isRight = inner && typeof breakpoint === 'number';
    lost.push(...(isRight ? inner.lost : [path]));
    return isRight ? [{ breakpoint, settings: inner.slider }] : [];
  });
  return {
    slider: {
      ...plugin.usual,
      ...slider,
      ...(responsive.length > 0 ? { responsive } : {}),
    },
    lost: [...(plugin.lost ?? []), ...lost],
    /** The distance between its slides (px). */
    gap: typeof values.margin === 'number' ? values.margin : 0,
    css: plugin.rules ?? [],
    within: plugin.within,
  };
}

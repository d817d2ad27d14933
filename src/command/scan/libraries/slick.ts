import {
  fixedOptions,
  refusedOptions,
  sliderOptions,
  wrongSliderOption,
} from '../../../sections/sliders/options.js';
import { asked, type Lost, type Move } from '../move.js';
import type { Call } from '../script/read-script.js';
import { type Json, jsonOf, optionsOf, textOf, type Value } from '../script/values.js';
import data from './options.json' with { type: 'json' };

/** Refused option → the values that lose nothing, because our slider does the same anyway. */
const harmless: ReadonlyMap<string, readonly Json[]> = new Map(Object.entries(data.slick));

/** The reason for an option that a breakpoint would change. */
export const noBreakpoint = 'no breakpoint changes it in a slider of ours';

/** The reason for an option whose value cannot be read. */
export const unreadable = 'its value is known only at run time; write it yourself';

/** What is lost where the options themselves are not an object that can be read. */
export const hiddenOptions: Lost = {
  what: 'options',
  why: 'some of them are not written in the call',
};

const ownArrows =
  'arrows are ours, or elements of the page: put your own into it, and name them here';

/** The options whose value is a selector. */
const selectors: readonly string[] = ['asNavFor', 'nextArrow', 'prevArrow'];

const isArrow = (name: string): boolean => name === 'nextArrow' || name === 'prevArrow';

const isHtml = (text: Json | undefined): boolean =>
  typeof text === 'string' && text.trim().startsWith('<');

/** What `data-slider` takes of some options, and what is lost of them. */
interface Divided {
  readonly slider: Readonly<Record<string, Json>>;
  readonly lost: readonly Lost[];
}

/** Divides the options of one width. */
function ofWidth(item: Value, what: string): Divided & { readonly width?: number } {
  const nothing = (lost: Lost) => ({ slider: {}, lost: [lost] });
  if (item.kind !== 'object') return nothing({ what, why: unreadable });
  const breakpoint = item.entries.get('breakpoint');
  const settings = item.entries.get('settings');
  const given = breakpoint && jsonOf(breakpoint);
  const width = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  if (typeof width !== 'number' || Number.isNaN(width))
    return nothing({ what: `${what}.breakpoint`, why: unreadable });
  if (settings && jsonOf(settings) === 'unslick') {
    const why = '"unslick": our slider stays one at every width';
    return nothing({ what: `${what}[${width}].settings`, why });
  }
  if (settings?.kind !== 'object') return nothing({ what: `${what}[${width}]`, why: unreadable });
  return { ...slickOptions(settings.entries, `${what}[${width}].`), width };
}

/** What is lost of an option that `data-slider` takes; undefined if nothing is. */
function lostValue(name: string, json: Json | undefined): string | undefined {
  if (json === undefined) return unreadable;
  // Whether a text is a selector can be told only in a browser.
  return selectors.includes(name) ? undefined : wrongSliderOption(name, json);
}

/** What is lost of an option that `data-slider` does not take; undefined if nothing is. */
function lostOption(name: string, json: Json | undefined): string | undefined {
  if (json !== undefined && harmless.get(name)?.includes(json)) return;
  const why = Object.hasOwn(refusedOptions, name) ? refusedOptions[name] : undefined;
  return why ?? 'slick has no such option';
}

/** A value as the library means it: a number as a text, and what stands for true or false. */
function asMeant(name: string, json: Json | undefined): Json | undefined {
  if (json === undefined || selectors.includes(name) || wrongSliderOption(name, json) === undefined)
    return json;
  const number = typeof json === 'string' && json.trim() !== '' ? Number(json) : Number.NaN;
  const isSwitch = json === 'true' || json === 'false' || typeof json === 'number' || json === null;
  const meant = [number, ...(isSwitch ? [json === 'false' ? false : Boolean(json)] : [])];
  return (
    meant.find((each) => !Number.isNaN(each) && wrongSliderOption(name, each) === undefined) ?? json
  );
}

/** Takes an option of another library over under slick's word for it, or says why it is lost. */
export function takeOver(
  word: string,
  json: Json | undefined,
  what: string,
  into: { readonly slider: Record<string, Json>; readonly lost: Lost[] },
): void {
  const meant = asMeant(word, json);
  const why = meant === undefined ? unreadable : wrongSliderOption(word, meant);
  if (why !== undefined) into.lost.push({ what, why });
  else if (meant !== undefined) into.slider[word] = meant;
}

/** Divides options of slick into what `data-slider` takes, and what is lost. */
function slickOptions(values: ReadonlyMap<string, Value>, path = ''): Divided {
  const slider: Record<string, Json> = {};
  const lost: Lost[] = [];
  for (const [name, value] of values) {
    const what = `${path}${name}`;
    const lose = (why: string): void => void lost.push({ what, why });
    const json = value.kind === 'elements' ? value.selector : asMeant(name, jsonOf(value));
    if (path !== '' && fixedOptions.includes(name)) {
      lose(noBreakpoint);
    } else if (name === 'responsive' && value.kind === 'list') {
      const widths = value.items.map((item) => ofWidth(item, what));
      lost.push(...widths.flatMap((width) => width.lost));
      slider[name] = widths.flatMap(({ width, slider: settings }): Json[] =>
        width === undefined ? [] : [{ breakpoint: width, settings }],
      );
    } else if (Object.hasOwn(sliderOptions, name)) {
      const why = isArrow(name) && isHtml(json) ? ownArrows : lostValue(name, json);
      if (why !== undefined) lose(why);
      else if (json !== undefined) slider[name] = json;
    } else {
      const why = lostOption(name, json);
      if (why !== undefined) lose(why);
    }
  }
  return { slider, lost };
}

/** A call of slick. */
export function slick({ of, args }: Call): Move {
  const selector = of.kind === 'elements' ? of.selector : undefined;
  const common = { library: 'slick', what: 'slick', selector, see: 'slick' } as const;
  const [first] = args;
  const method = textOf(first);
  if (method !== undefined) {
    const says = `slick("${method}") asks slick.js; press the slider's own buttons instead`;
    return asked(common, method, says);
  }
  const { values, isWhole } = optionsOf(first);
  const { slider, lost } = slickOptions(values);
  return {
    ...{ ...common, behaviour: 'slider', slider, fate: 'unchanged' },
    says: 'becomes data-slider on the element',
    lost: isWhole ? lost : [...lost, hiddenOptions],
  };
}

import { asked, type Lost, type Move } from '../move.js';
import type { Call } from '../script/read-script.js';
import { type Json, jsonOf, optionsOf, textOf } from '../script/values.js';
import type { Library } from './libraries.js';
import data from './options.json' with { type: 'json' };
import { hiddenOptions, takeOver } from './slick.js';

/** What is known of a slider that has no preset. */
interface Known {
  readonly library: string;
  /** The element whose children are the slides, within the one that is called. */
  readonly inner: string;
  /** What it does where a call says nothing, in slick's words. */
  readonly usual: Readonly<Record<string, Json>>;
  /** Its words and slick's, where they mean the same. */
  readonly words: Readonly<Record<string, string>>;
  /** The option with its motion. */
  readonly fade: string;
  /** The values of that with which slides do not fade. */
  readonly slides: readonly string[];
  /** The options with which it is no slider of ours. */
  readonly keeps: readonly string[];
  /** What it does beside its options. */
  readonly lost: readonly Lost[];
}

const known: ReadonlyMap<string, Known> = new Map(Object.entries(data.smallSliders));

const libraries: readonly Library[] = ['flexslider', 'nivo', 'bxslider'];

/** A call of FlexSlider, Nivo Slider or bxSlider; undefined where it is none. */
export function smallSlider({ name, of, args }: Call): Move | undefined {
  const about = known.get(name);
  const library = libraries.find((each) => each === about?.library);
  if (!about || !library || of.kind !== 'elements') return undefined;
  const selector = of.selector
    ?.split(', ')
    .map((each) => each + about.inner)
    .join(', ');
  const common = { library, what: name, selector, see: 'slick' } as const;
  const method = textOf(args[0]);
  if (method !== undefined) return asked(common, method, `asks ${name} itself`);
  const { values, isWhole } = optionsOf(args[0]);
  const slider: Record<string, Json> = { ...about.usual };
  const lost: Lost[] = isWhole ? [...about.lost] : [hiddenOptions, ...about.lost];
  for (const [option, value] of values) {
    const json = jsonOf(value);
    const word = Object.hasOwn(about.words, option) ? about.words[option] : undefined;
    const isUnused = [false, '', 0, 1].some((unused) => unused === json);
    const isKept = about.keeps.includes(option);
    if ((isKept && !isUnused) || (option === about.fade && json === 'vertical'))
      return { ...common, fate: 'stays', says: `our slider has nothing for ${option}` };
    if (isKept) continue;
    if (option === about.fade) slider.fade = !about.slides.some((each) => each === json);
    else if (option === 'manualAdvance') slider.autoplay = json !== true;
    else if (word === undefined) lost.push({ what: option, why: 'our slider has no such option' });
    else takeOver(word, json, option, { slider, lost });
  }
  return {
    ...{ ...common, behaviour: 'slider', fate: 'unchanged', slider, lost },
    says: `becomes data-slider on ${selector ?? 'the element'}, in the words of slick`,
  };
}

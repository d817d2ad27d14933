import { asked, type Lost, type Move } from '../move.js';
import type { Call } from '../script/read-script.js';
import { type Json, jsonOf, optionsOf, textOf } from '../script/values.js';
import { libraryOfPlugin } from './libraries.js';
import data from './options.json' with { type: 'json' };
import { severalSlides, slidesOf } from './several-slides.js';
import { hiddenOptions, takeOver, unreadable } from './slick.js';

/** What is known of a slider that has no preset. */
interface Known {
  /** The element whose children are the slides, within the one that is called. */
  readonly inner: string;
  /** What it does where a call says nothing, in slick's words. */
  readonly usual: Readonly<Record<string, Json>>;
  /** Its words and slick's, where they mean the same. */
  readonly words: Readonly<Record<string, string>>;
  /** The option with its motion. */
  readonly motion: string;
  /** The values of it with which slides move; with all others they fade. */
  readonly moving: readonly Json[];
  /** The options with which it is no slider of ours. */
  readonly keeps: readonly string[];
  /** What it does beside its options. */
  readonly lost: readonly Lost[];
  /** Option → the values with which a visitor of our slider misses nothing. */
  readonly harmless?: Readonly<Record<string, readonly Json[]>>;
  /** Option → why it is lost. */
  readonly why?: Readonly<Record<string, string>>;
}

const known: ReadonlyMap<string, Known> = new Map(Object.entries(data.smallSliders));

const own = <Item>(of: Readonly<Record<string, Item>> | undefined, name: string) =>
  of && Object.hasOwn(of, name) ? of[name] : undefined;

/** A call of FlexSlider, Nivo Slider or bxSlider; undefined where it is none. */
export function smallSlider({ name, of, args }: Call): Move | undefined {
  const about = known.get(name);
  const library = libraryOfPlugin(name);
  if (!about || !library || of.kind !== 'elements') return undefined;
  const selector = of.selector
    ?.split(', ')
    .map((each) => each + about.inner)
    .join(', ');
  const common = { library, what: name, selector, see: 'slick' } as const;
  const stays = (says: string): Move => ({ ...common, fate: 'stays', says });
  const method = textOf(args[0]);
  if (method !== undefined) return asked(common, method, `asks ${name} itself`);
  const { values, isWhole } = optionsOf(args[0]);
  const several = library === 'bxslider' ? slidesOf(values) : undefined;
  if (typeof several === 'string') return stays(several);
  const slider: Record<string, Json> = { ...about.usual, ...several?.slider };
  const lost: Lost[] = isWhole ? [...about.lost] : [hiddenOptions, ...about.lost];
  for (const [option, value] of values) {
    const json = jsonOf(value);
    const word = own(about.words, option);
    // `null` is how a call says that it has nothing for an option.
    if (json === null) continue;
    if (about.keeps.includes(option)) {
      if (json === false || json === '' || json === 0) continue;
      return stays(`our slider has nothing for ${option}`);
    }
    const isLost = option === 'slideMargin' && several?.losesMargin;
    if (several && severalSlides.includes(option) && !isLost) continue;
    if (json !== undefined && own(about.harmless, option)?.includes(json)) continue;
    if (option === about.motion && json === undefined) lost.push({ what: option, why: unreadable });
    else if (option === about.motion) {
      slider.fade = json === undefined || !about.moving.includes(json);
      if (json === 'vertical') slider.vertical = true;
    } else if (option === 'manualAdvance') slider.autoplay = json !== true;
    else if (word === undefined) {
      const why = own(about.why, option) ?? 'our slider has no such option';
      lost.push({ what: option, why });
    } else takeOver(word, json, option, { slider, lost });
  }
  return {
    ...{ ...common, behaviour: 'slider', fate: 'unchanged', slider, lost },
    ...(several && several.look.length > 0 && { look: several.look }),
    says: `becomes data-slider on ${selector ?? 'the element'}, in the words of slick`,
  };
}

import { reducedMotion } from '../../page/media.js';
import { isNumber } from '../../page/options.js';

/** The options of a coverflow, in flipster's words. A site may change them in `auftritt:starting`. */
export interface CoverflowOptions {
  /** Duration of the fade-in at the start (ms). */
  readonly fadeIn: number;
  /** Space between items, as a share of an item's width. */
  readonly spacing: number;
  readonly start: number | 'center';
  readonly nav: boolean | 'before' | 'after';
  readonly buttons: boolean;
  readonly loop: boolean;
  readonly click: boolean;
  readonly keyboard: boolean;
  readonly touch: boolean;
  readonly scrollwheel: boolean;
  /** The time (ms) after which the next item comes by itself. */
  readonly autoplay: number | false;
  readonly pauseOnHover: boolean;
}

/** The options as the specification has them (9.6). */
export const settings: CoverflowOptions = {
  fadeIn: 1000,
  spacing: -0.82,
  start: 'center',
  nav: true,
  buttons: true,
  loop: true,
  click: true,
  keyboard: true,
  touch: true,
  scrollwheel: false,
  autoplay: false,
  pauseOnHover: true,
};

/** The options of one start, which the page's scripts may change. */
export const coverflowOptions = (): CoverflowOptions => ({
  ...settings,
  fadeIn: reducedMotion() ? 0 : settings.fadeIn,
});

/** What the value of an option must be, in words, and whether it is. */
type Kind = readonly [words: string, accepts: (value: unknown) => boolean];

const flag: Kind = ['true or false', (value) => typeof value === 'boolean'];

const kinds: Readonly<Record<keyof CoverflowOptions, Kind>> = {
  fadeIn: ['a number of milliseconds', (value) => isNumber(value) && value >= 0],
  spacing: ['a number', isNumber],
  start: ['"center" or an index', (value) => value === 'center' || Number.isSafeInteger(value)],
  nav: [
    'true, false, "before" or "after"',
    (value) => typeof value === 'boolean' || value === 'before' || value === 'after',
  ],
  buttons: flag,
  loop: flag,
  click: flag,
  keyboard: flag,
  touch: flag,
  scrollwheel: ['false, since the wheel scrolls the page', (value) => value === false],
  autoplay: [
    'false or a number of milliseconds',
    (value) => value === false || (isNumber(value) && value > 0),
  ],
  pauseOnHover: flag,
};

/** flipster's options that a coverflow does without → why. */
const refused: ReadonlyMap<string, string> = new Map([
  ['itemContainer', 'see the hook coverflowItem'],
  ['itemSelector', 'see the hook coverflowItem'],
  ['style', 'it is a coverflow'],
  ['buttonPrev', 'the words are those of the language of the page'],
  ['buttonNext', 'the words are those of the language of the page'],
  ['onItemSwitch', 'it shows the item in the detail area'],
]);

const isOption = (name: string): name is keyof CoverflowOptions => Object.hasOwn(kinds, name);

/**
 * Reads the options that the page's scripts may have changed. In place of a value that cannot be read,
 * the default holds.
 *
 * @param report gets one sentence for each option that is left out
 */
export function readOptions(given: object, report: (wrong: string) => void): CoverflowOptions {
  const options = coverflowOptions();
  for (const [name, value] of Object.entries(given)) {
    if (!isOption(name)) {
      const why = refused.get(name);
      report(why ? `${name} cannot be set: ${why}` : `${name} is no option of a coverflow`);
      continue;
    }
    const [words, accepts] = kinds[name];
    if (accepts(value)) Object.assign(options, { [name]: value });
    else report(`${name} must be ${words}`);
  }
  return options;
}

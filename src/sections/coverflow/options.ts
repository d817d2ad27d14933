import { reducedMotion } from '../../page/media.js';
import { accepted, flag, optionKind, type ValuesOf, wrongOption } from '../../page/option-kinds.js';
import { isNumber } from '../../page/options.js';

/** The options of a coverflow, in flipster's words. A site may change them in `auftritt:starting`. */
const kinds = {
  /** Duration of the fade-in at the start (ms). */
  fadeIn: optionKind<number>('a number of milliseconds', (value) => isNumber(value) && value >= 0),
  /** Space between items, as a share of an item's width. */
  spacing: optionKind<number>('a number', isNumber),
  start: optionKind<number | 'center'>(
    '"center" or an index',
    (value) => value === 'center' || Number.isSafeInteger(value),
  ),
  nav: optionKind<boolean | 'before' | 'after'>(
    'true, false, "before" or "after"',
    (value) => typeof value === 'boolean' || value === 'before' || value === 'after',
  ),
  buttons: flag,
  loop: flag,
  click: flag,
  keyboard: flag,
  touch: flag,
  scrollwheel: optionKind<boolean>(
    'false, since the wheel scrolls the page',
    (value) => value === false,
  ),
  /** The time (ms) after which the next item comes by itself. */
  autoplay: optionKind<number | false>(
    'false or a number of milliseconds',
    (value) => value === false || (isNumber(value) && value > 0),
  ),
  pauseOnHover: flag,
};

export type CoverflowOptions = ValuesOf<typeof kinds>;

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

const ofLanguage = 'the words are those of the language of the page';

/** flipster's options that a coverflow does without → why. */
const refused = {
  itemContainer: 'see the hook coverflowItem',
  itemSelector: 'see the hook coverflowItem',
  style: 'it is a coverflow',
  buttonPrev: ofLanguage,
  buttonNext: ofLanguage,
  onItemSwitch: 'it shows the item in the detail area',
};

const wrongIn = wrongOption(kinds, refused, 'a coverflow');

/**
 * Reads the options that the page's scripts may have changed. In place of a value that cannot be read,
 * the default holds.
 *
 * @param report gets one sentence for each option that is left out
 */
export const readOptions = (given: object, report: (wrong: string) => void): CoverflowOptions => ({
  ...coverflowOptions(),
  ...accepted(given, wrongIn, report),
});

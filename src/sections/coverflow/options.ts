import { reducedMotion } from '../../page/media.js';
import * as kind from '../../page/option-kinds.js';
import { accepted, wrongOption } from '../../page/read-options.js';

/** The options of a coverflow, in flipster's words. A site may change them in `auftritt:starting`. */
const kinds = {
  /** Duration of the fade-in at the start (ms). */
  fadeIn: kind.time,
  /** Space between items, as a share of an item's width. */
  spacing: kind.number,
  start: kind.either(kind.oneOf('center'), kind.whole(0)),
  nav: kind.oneOf(true, false, 'before', 'after'),
  buttons: kind.flag,
  loop: kind.flag,
  click: kind.flag,
  keyboard: kind.flag,
  touch: kind.flag,
  scrollwheel: kind.that<boolean>(
    'false, since the wheel scrolls the page',
    (value) => value === false,
  ),
  /** The time (ms) after which the next item comes by itself. */
  autoplay: kind.either(kind.oneOf(false), kind.from(1)),
  pauseOnHover: kind.flag,
};

export type CoverflowOptions = kind.ValuesOf<typeof kinds>;

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

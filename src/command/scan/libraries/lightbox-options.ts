import type { Lost } from '../move.js';
import { type Json, jsonOf, type Value } from '../script/values.js';

/** Options that our lightbox reads from the link, its address or its container, with any value. */
const kept: ReadonlySet<string> = new Set([
  ...['rel', 'type', 'delegate', 'selector', 'preload', 'closeExisting'],
  ...['closeBtnInside', 'fixedContentPos'],
]);

/** The values with which an option says what our lightbox does anyway. */
const harmless: Readonly<Record<string, readonly Json[]>> = {
  autoFocus: [true],
  backFocus: [true],
  closeBtn: [true],
  closeButton: [true],
  closeOnContentClick: [false],
  cyclic: [true],
  disableOn: [0],
  enabled: [true, false],
  iframe: [true, false],
  inline: [true, false],
  keyboard: [true],
  loop: [true],
  midClick: [true],
  photo: [true, false],
  showCloseButton: [true],
  titleSrc: ['title'],
  touchNavigation: [true],
  trapFocus: [true],
  verticalFit: [true],
  wrapAround: [true],
};

/** Options of Magnific Popup that hold the options of a kind of content. */
const holding: ReadonlySet<string> = new Set(['gallery', 'image', 'iframe', 'inline']);

const sizes = 'content is as large as it needs to be';
const words = 'the words are those of our lightbox';
const fixed = 'our lightbox does it the other way, and has no option for it';
const lookOfOurs = 'the look and the motion are those of our lightbox';

const why: Readonly<Record<string, string>> = {
  ajax: 'content by request is not loaded; link to the page itself',
  buttons: 'close, previous and next are there; others are not',
  thumbs: 'there is no strip of thumbnails',
  Thumbs: 'there is no strip of thumbnails',
  slideShow: 'pictures do not change by themselves',
  slideshow: 'pictures do not change by themselves',
  Toolbar: 'close, previous and next are there; others are not',
  hash: 'the address does not name the picture',
  modal: 'a visitor can always close it',
  callbacks: 'functions: listen to our events instead',
  on: 'functions: listen to our events instead',
  width: sizes,
  height: sizes,
  innerWidth: sizes,
  innerHeight: sizes,
  maxWidth: sizes,
  maxHeight: sizes,
  caption: 'write it on the link: data-caption, or what the preset reads',
  title: 'write it on the link',
  titleSrc: 'write the caption into the title of the link',
  groupAll: 'write the same data-fancybox on the links',
  disableOn: 'it opens at every width',
  tLoading: words,
  tError: words,
  ...Object.fromEntries(
    [
      ...['autoFocus', 'backFocus', 'trapFocus', 'closeBtn', 'closeButton', 'showCloseButton'],
      ...['closeOnContentClick', 'cyclic', 'keyboard', 'loop', 'touchNavigation', 'wrapAround'],
    ].map((name) => [name, fixed]),
  ),
};

/** Whether the visitor loses nothing of an option: our lightbox reads it, or does the same anyway. */
function isKept(name: string, value: Value, json: Json | undefined): boolean {
  if (value.kind === 'function') return false;
  if (kept.has(name)) return true;
  const values = harmless[name];
  if (values) return json !== undefined && values.includes(json);
  return json === false && why[name] !== undefined;
}

/** The options that are lost: our lightbox does not have them, or does something else. */
export function lostOptions(values: ReadonlyMap<string, Value>, path = ''): Lost[] {
  return [...values].flatMap(([name, value]): Lost[] => {
    if (path === '' && holding.has(name) && value.kind === 'object') {
      return lostOptions(value.entries, `${name}.`);
    }
    if (isKept(name, value, jsonOf(value))) return [];
    const what = path + name;
    const isFunction = value.kind === 'function' && why[name] === undefined;
    if (isFunction) return [{ what, why: 'a function: listen to our events instead' }];
    return [{ what, why: why[name] ?? lookOfOurs }];
  });
}

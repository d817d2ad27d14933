import type { Library } from '../libraries/libraries.js';
import { isValues, type Json, type Values } from '../see/recording.js';
import type { Tag } from '../site/markup.js';
import type { Attribute } from './move.js';
import data from './options.json' with { type: 'json' };

/** The lightboxes whose links can open in ours, by the name of their plugin. */
export const lightboxes: ReadonlyMap<string, Library> = new Map([
  ['fancybox', 'fancybox'],
  ['colorbox', 'colorbox'],
  ['magnificPopup', 'magnific'],
]);

const harmless: ReadonlyMap<string, readonly Json[]> = new Map(Object.entries(data.lightbox));
const kept: ReadonlySet<string> = new Set([...data.lightboxKept, ...data.lightboxHolding]);
/** The options that are lost. What is off in some of them is no loss. */
export function lostOf(values: Values, path = ''): string[] {
  return Object.entries(values).flatMap(([name, value]): string[] => {
    if (data.lightboxHolding.includes(name) && isValues(value)) return lostOf(value, `${name}.`);
    if (kept.has(name) || value === null || harmless.get(name)?.includes(value)) return [];
    return value === false && data.lightboxOff.includes(name) ? [] : [path + name];
  });
}

/** Words in `rel` that name no group. */
const noGroup = /^(nofollow|noopener|noreferrer|external|lightbox|alternate|bookmark|tag)?$/i;

/** Attributes of old lightboxes that name a group, a caption or a kind of content. */
const groups = [
  'data-fancybox-group',
  'data-cbox-rel',
  'data-colorbox-gallery',
  'data-lightbox',
  'rel',
];
const captions = ['data-fancybox-title', 'data-cbox-title', 'data-title', 'title'];

const services = /^(https?:)?\/\/([\w-]+\.)*(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com)\//i;

/** The rules that content needs that a lightbox's own stylesheet hides. */
export const lightboxRules: Readonly<Partial<Record<Library, readonly string[]>>> = {
  magnific: [
    ':is([class*="fancybox__"], .lightbox__inline) .mfp-hide { display: block !important; }',
  ],
};

/** What a link of an old lightbox is, as its options have it. */
export interface Links {
  readonly library: Library;
  /** The major version. */
  readonly version: number;
  readonly options: Values;
  /** A name for the links of this call. */
  readonly name: string;
}

/** The attributes with which a link opens in our lightbox. */
export function attributesFor(
  { attributes }: Tag,
  { library, version, options, name }: Links,
): Attribute[] {
  const read = (names: readonly string[]): string | undefined =>
    names.map((each) => attributes.get(each)).find((value) => value !== undefined && value !== '');
  const isTogether =
    (library === 'fancybox' && version >= 3) ||
    (isValues(options.gallery) && options.gallery.enabled === true);
  const rel = typeof options.rel === 'string' ? options.rel : undefined;
  const named = rel ?? read(groups) ?? '';
  const ofRel = /^lightbox[[-](.*?)\]?$/.exec(named)?.[1] ?? named;
  const group = noGroup.test(ofRel) ? (isTogether ? name : '') : ofRel;
  const caption = read(captions);
  const address = attributes.get('href') ?? '';
  const type =
    options.type ??
    (options.iframe === true ? 'iframe' : undefined) ??
    /\bfancybox\.(iframe)\b/.exec(attributes.get('class') ?? '')?.[1];
  return [
    ...(attributes.has('data-fancybox') ? [] : [['data-fancybox', group] as const]),
    ...(caption === undefined || attributes.has('data-caption')
      ? []
      : [['data-caption', caption] as const]),
    // Films and maps are told by their address.
    ...(type === 'iframe' && !attributes.has('data-type') && !services.test(address)
      ? [['data-type', 'iframe'] as const]
      : []),
  ];
}

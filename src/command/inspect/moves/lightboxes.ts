import type { Library } from '../libraries/libraries.js';
import type { SiteRecord } from '../record.js';
import { isValues, type Values } from '../see/recording.js';
import type { Tag } from '../site/markup.js';
import { type Attribute, filesOf, give, type Numbers, type Part, Staying } from './move.js';
import data from './options.json' with { type: 'json' };
import { isHarmless } from './sliders.js';

/** The options that are lost. */
function lostOf(values: Values, path = ''): string[] {
  return Object.entries(values).flatMap(([name, value]): string[] => {
    if (isValues(value) && data.lightboxHolding.includes(name)) return lostOf(value, `${name}.`);
    return isHarmless(data.lightbox, name, value) ? [] : [path + name];
  });
}

/** Words in `rel` that name no group. */
const noGroup = /^(nofollow|noopener|noreferrer|external|lightbox|alternate|bookmark|tag)?$/i;

const services = /^(https?:)?\/\/([\w-]+\.)*(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com)\//i;

/**
 * The attributes with which a link of an old lightbox opens in ours.
 *
 * @param version the major version of the old one
 * @param name a name for the links of its call
 */
function attributesFor(
  { attributes }: Tag,
  library: Library,
  version: number,
  options: Values,
  name: string,
): Attribute[] {
  const read = (names: readonly string[]): string =>
    names.map((each) => attributes.get(each)).find(Boolean) ?? '';
  const isTogether =
    (library === 'fancybox' && version >= 3) ||
    (isValues(options.gallery) && options.gallery.enabled === true);
  const named = typeof options.rel === 'string' ? options.rel : read(data.lightboxGroups);
  const group = /^lightbox[[-](.*?)\]?$/.exec(named)?.[1] ?? named;
  const isFrame =
    options.type === 'iframe' ||
    options.iframe === true ||
    /\bfancybox\.iframe\b/.test(read(['class']));
  const all: Attribute[] = [
    ['data-fancybox', noGroup.test(group) ? (isTogether ? name : '') : group],
    ['data-caption', read(data.lightboxCaptions)],
    // Films and maps are told by their address.
    ['data-type', isFrame && !services.test(read(['href'])) ? 'iframe' : ''],
  ];
  return all.filter(
    ([attribute, value]) =>
      !attributes.has(attribute) && (value !== '' || attribute === 'data-fancybox'),
  );
}

/**
 * How the links of an old lightbox open in ours.
 *
 * @param name a name for them, where they are one group
 * @throws Staying
 */
export function lightboxPart(
  subjects: Numbers,
  library: Library,
  options: Values,
  name: string,
  record: SiteRecord,
): Part {
  if (options.type === 'ajax')
    throw new Staying('its content comes by request: link to the page itself');
  const { version, paths } = filesOf(library, record);
  // Fancybox 3 answers the attribute that ours reads; Lightbox2 runs by attributes, too.
  const blocks = filesOf('fancybox', record).paths;
  if (library === 'lightbox2') blocks.push(...paths);
  return {
    behaviour: 'lightbox',
    given: give(subjects, record, (number, tags) => {
      const tag = tags[number];
      if (!tag?.attributes.has('href') && !tag?.attributes.has('data-src'))
        throw new Staying('its elements are no links');
      return [number, attributesFor(tag, library, version, options, name)];
    }),
    lost: lostOf(options),
    css: library === 'magnific' ? data.magnificRules : [],
    blocks,
    group: blocks.length > 0 ? 'fancybox' : undefined,
  };
}

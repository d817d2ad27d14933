import type { Configuration, Preset } from '../../page/configuration.js';
import { givenHook } from '../../page/elements.js';
import { parseJson } from '../../page/options.js';
import { readCaption, readMarkup, textOf } from './caption.js';

/** The kinds of content that a lightbox shows, as fancybox names them in `data-type`. */
export const contentTypes = [
  'image',
  'inline',
  'clone',
  'iframe',
  'pdf',
  'ajax',
  'gmap',
  'html5video',
  'youtube',
  'vimeo',
] as const;

export type ContentType = (typeof contentTypes)[number];

/** Where the markup of a lightbox says what belongs to an item: plain data, as a preset has it. */
export interface LightboxPlaces {
  /** The attributes that may name the group of an item; the first one that does counts. */
  readonly group: readonly string[];
  /** A group's attribute → its values that put an item into no group. */
  readonly alone?: Readonly<Record<string, readonly string[]>>;
  /** Whether all items without the name of a group are one group. */
  readonly together?: true;
  /** The attributes that may hold the address of the content, in place of `data-src` and `href`. */
  readonly address?: readonly string[];
  /** The attributes that may hold the caption as text; the first one that does counts. */
  readonly caption: readonly string[];
  /** The attributes that may hold a text below the caption's title. */
  readonly description?: readonly string[];
  /** The attributes that may hold the text for visitors who do not see the item. */
  readonly alternative?: readonly string[];
  /**
   * An attribute with a list of options, such as `title: Villa; description: At the lake`, or with JSON.
   * An option stands in for the attribute `data-` with its name.
   */
  readonly options?: string;
  /** The attributes that may name the kind of content; `data-type` where nothing is said. */
  readonly type?: readonly string[];
  /** Class, or value of such an attribute → the kind of content that it stands for. */
  readonly types?: Readonly<Record<string, ContentType>>;
}

declare module '../../page/configuration.js' {
  interface Preset {
    /** Where the links of a lightbox say what belongs to them. */
    readonly lightbox?: LightboxPlaces;
  }
}

/** The part of a page that says which presets it has. */
export interface WithPresets {
  readonly configuration: Pick<Configuration, 'presets'>;
}

/** Where Fancybox 3 to 6 have it. */
const ownPlaces: LightboxPlaces = {
  group: ['data-fancybox'],
  caption: ['data-caption'],
  options: 'data-options',
  types: { video: 'html5video', map: 'gmap' },
};

/**
 * The places in force for a link: those of the first preset that finds it; else our own, where the link
 * has our attribute; else those of the first preset, for links that only `data-selectors` finds.
 */
export function placesOf(link: Element, page: WithPresets): LightboxPlaces {
  const presets = page.configuration.presets.filter(({ lightbox }) => lightbox);
  const isFoundBy = ({ selectors: { lightboxItem } }: Preset): boolean =>
    lightboxItem !== undefined && link.matches(lightboxItem);
  const preset = presets.find(isFoundBy);
  if (!preset && link.matches(`[data-fancybox]:not(${givenHook('lightboxItem')})`))
    return ownPlaces;
  return (preset ?? presets[0])?.lightbox ?? ownPlaces;
}

/** The names that an option may have; elsewhere a colon or a semicolon belongs to the text. */
const option = /(?:^|;)\s*(title|description|type|alt)\s*:/g;

/** The texts in an attribute with JSON; none where it has another form. */
function textsIn(json: string): ReadonlyMap<string, string> {
  // Other scripts have an attribute of this name as well.
  const entries = Object.entries<unknown>(Object(parseJson(json)));
  return new Map(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** The options in an attribute such as `title: Villa; description: At the lake`, or in JSON. */
function optionsIn(text: string): ReadonlyMap<string, string> {
  if (text.trim().startsWith('{')) return textsIn(text);
  const written = [...text.matchAll(option)];
  return new Map(
    written.map((match, index) => {
      const value = text.slice(match.index + match[0].length, written[index + 1]?.index);
      return [match[1] ?? '', value.trim().replace(/\s*;$/, '')];
    }),
  );
}

/** The first text that one of these attributes of a link holds, or the option in its place. */
function textIn(link: Element, attributes: readonly string[] = [], options?: string): string {
  const given = optionsIn((options && link.getAttribute(options)) ?? '');
  for (const name of attributes) {
    const text = link.getAttribute(name)?.trim() || given.get(name.replace(/^data-/, ''))?.trim();
    if (text) return text;
  }
  return '';
}

/** What `rel` says of any link (HTML, "Link types"; the last four are common and listed elsewhere). */
const linkTypes: ReadonlySet<string> = new Set(
  `alternate author bookmark external help license next nofollow noopener noreferrer opener
  prev privacy-policy search tag terms-of-service ugc sponsored me prefetch`.split(/\s+/),
);

/** The value of an attribute as the name of a group; of `rel` what is no type of links. */
function nameIn(link: Element, attribute: string): string {
  const value = link.getAttribute(attribute)?.trim() ?? '';
  if (attribute !== 'rel') return value;
  const words = value.split(/\s+/).filter((word) => !linkTypes.has(word.toLowerCase()));
  return words.join(' ');
}

/** The name of a link's group; empty if it has none. */
export function groupNameOf(link: Element, { group, alone = {} }: LightboxPlaces): string {
  return (
    group
      .map((attribute) => {
        const name = nameIn(link, attribute);
        return alone[attribute]?.includes(name) ? '' : name;
      })
      .find(Boolean) ?? ''
  );
}

/** The group that a trigger names, and which of its items it opens. */
export function triggered(trigger: Element): { readonly name: string; readonly index: number } {
  const [name = ''] = ['data-fancybox-trigger', 'data-fancybox-delegate']
    .map((attribute) => trigger.getAttribute(attribute)?.trim() ?? '')
    .filter(Boolean);
  return {
    name,
    index: Number.parseInt(trigger.getAttribute('data-fancybox-index') ?? '', 10) || 0,
  };
}

/** A description may be the selector of an element that has the text, as GLightbox writes it. */
function describedBy(text: string): DocumentFragment | string {
  const isSelector = /^[.#][a-z_][-\w]*$/i.test(text);
  return (isSelector && document.querySelector(text)?.textContent?.trim()) || readMarkup(text);
}

/** The caption of a link: its title and its description, with the markup of texts; empty if it has none. */
export function captionNodes(link: Element, page: WithPresets): DocumentFragment {
  const places = placesOf(link, page);
  const { caption, description, options } = places;
  // Other lightboxes read all texts as HTML.
  const read = places === ownPlaces ? readCaption : readMarkup;
  const nodes = document.createDocumentFragment();
  const title = textIn(link, caption, options);
  const below = textIn(link, description, options);
  nodes.append(read(title), title && below ? ' – ' : '', below ? describedBy(below) : '');
  return nodes;
}

/** The same as a text of one line. */
export const captionOf = (link: Element, page: WithPresets): string =>
  textOf(captionNodes(link, page)).replace(/\s+/g, ' ').trim();

/** The image of an item: the one in the link, or the element itself. */
export const imageOf = (link: Element): HTMLImageElement | null =>
  link instanceof HTMLImageElement ? link : link.querySelector('img');

/**
 * The name of an item: the text that the markup has for it; else the `alt` of the image in the link,
 * the caption, the text of the link, or the number.
 */
export function itemName(
  link: Element,
  caption: string,
  number: number,
  page: WithPresets,
): string {
  const { alternative, options } = placesOf(link, page);
  return (
    textIn(link, alternative, options) ||
    imageOf(link)?.alt.trim() ||
    caption ||
    link.textContent?.trim() ||
    String(number)
  );
}

/** The address that the markup of a link gives its content, as written; empty if it has none. */
export function writtenAddressOf(link: Element, page: WithPresets): string {
  const { address = [], options } = placesOf(link, page);
  const named = textIn(link, [...address, 'data-src'], options);
  return named || (link.getAttribute('href') ?? link.getAttribute('src'))?.trim() || '';
}

/** The kind of content that the markup of a link names; undefined if it names none that we know. */
export function typeNamedBy(link: Element, page: WithPresets): ContentType | undefined {
  const { type = ['data-type'], types = {}, options } = placesOf(link, page);
  const name = textIn(link, type, options);
  const word = [name, ...link.classList].find((each) => Object.hasOwn(types, each));
  return word === undefined ? contentTypes.find((each) => each === name) : types[word];
}

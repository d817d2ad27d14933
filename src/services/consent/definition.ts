import type { Definition, Library } from '../../lifecycle/definition.js';
import type { Configuration, Preset } from '../../page/configuration.js';
import type { Selectors } from '../../public-interface.js';
import type { Purposes } from './purposes.js';

/**
 * What stands in `data-` attributes until consent, in the order in which it is released: an image whose `src` came
 * before its `srcset` would fetch twice. An object waits with `data-src` for `data`.
 */
export const heldAttributes = [
  'srcset',
  'imagesrcset',
  'poster',
  'href',
  'src',
  'srcdoc',
  'ping',
  'background',
] as const;

/** Matches what waits with what it would fetch, the text of a stylesheet included. */
export const waits = [...heldAttributes, 'css'].map((name) => `[data-${name}]`).join();

/** What opens the settings. */
export const cookieSettings = '.cookie-settings';

/** What waits for consent where the page names no purposes. */
const consentContent = `:is([data-name=cms],[data-name=analytics]):is(${waits}),script[type="text/plain"][data-name],iframe[data-src][data-name]`;

const hooks = { cookieSettings, consentContent } as const;

export default {
  name: 'consent',
  hooks,
  roots: ['cookieSettings', 'consentContent'],
  entrances: [
    // A link or button can wait for its code until it is touched. The code makes other elements a
    // button, so it loads earlier for them.
    {
      roots: ':is({cookieSettings}):is(a[href], button)',
      when: 'press',
      press: '{cookieSettings}',
    },
    {
      roots: ':is({cookieSettings}):not(a[href], button), {consentContent}',
      when: 'idle',
      press: '{cookieSettings}',
    },
  ],
  code: './consent.js',
  opening: './opening.js',
} satisfies Definition<'consent', typeof hooks>;

export const libraries: readonly Library[] = [{ name: 'klaro', package: 'klaro' }];

/** The selector of what waits for consent on a page. */
export const heldBy = (configuration: Pick<Configuration, 'consentContent'>): string =>
  configuration.consentContent ?? consentContent;

/** An opener of the lightbox, which may lead to a film or a map. */
export const lightboxItem = '[data-fancybox]';

/** The attributes that may hold the address of a link of the lightbox; a preset may have one of its own. */
const addressAttributes = (presets: readonly Preset[]): readonly string[] => [
  'href',
  'data-src',
  ...presets.flatMap(({ lightbox }) => lightbox?.address ?? []),
];

/** Matches a link of the lightbox to one of Google's maps, in whichever attribute its address is. */
export const mapLink = (presets: readonly Preset[]): string =>
  addressAttributes(presets)
    .map((name) => `[${name}*="//maps.google." i],[${name}*="google." i][${name}*="/maps" i]`)
    .join();

/** Matches a link of the lightbox to a film of a known host. */
const filmLink = (presets: readonly Preset[]): string =>
  ['youtube.com/', 'youtube-nocookie.com/', 'youtu.be/', 'vimeo.com/']
    .flatMap((host) => addressAttributes(presets).map((name) => `[${name}*="${host}" i]`))
    .join();

/** What can wait for nothing but consent, and does not say for which: it waits, and is reported. */
const nameless =
  'script[type="text/plain"][data-src]:not([data-name]),iframe[data-src]:not([data-name],[src],[class*="lazy" i])';

/**
 * The selector of content that waits for consent, where the page's JSON names purposes: whatever names a
 * purpose, a known one or not, and scripts and frames that name none. Links of the lightbox to films of known hosts and
 * to Google's maps, and maps, wait too if there is a purpose for them (`films`, `maps`).
 *
 * @param selectors the selectors of the hooks `lightboxItem` and `map` in force
 */
export function heldContent(
  purposes: Purposes,
  selectors: Pick<Selectors, 'lightboxItem' | 'map'>,
  presets: readonly Preset[],
): string {
  const has = (name: string): boolean => purposes.some((purpose) => purpose.name === name);
  const linked = (links: string) => `:is(${selectors.lightboxItem}):is(${links}):not([data-name])`;
  return [
    `[data-name]:is(script[type="text/plain"],${waits})`,
    nameless,
    ...(has('films') ? [linked(filmLink(presets))] : []),
    ...(has('maps') ? [`:is(${selectors.map}):not([data-name])`, linked(mapLink(presets))] : []),
  ].join();
}

import { readdirSync, readFileSync } from 'node:fs';

/** What an attribute may do at most, whoever has written it. */
export const kinds = {
  words: 'is shown as text',
  address: 'is an address of the web that a picture, a film, a frame or a link has',
  code: 'is an address of code, or for whose account it runs: on the tag, or where the nonce says so',
  selector: 'chooses elements',
  options: 'is JSON, of which known options of their type are taken',
  held: 'is HTML or a style that waits, under the policy of the page',
  name: 'is a number, or a name that stands for something',
} as const;

type Kind = keyof typeof kinds;

/** Every attribute of data that the code of a page reads, with what it may do. */
const byKind: Readonly<Record<Kind, string>> = {
  words: `alt caption cbox-title colorbox-gallery description fancybox-title flip-category flip-title gallery
    message-required message-type message-short message-long message-low message-high message-step message-pattern
    parent title words`,
  address: `background cbox-href detail-src detail-srcset fancybox-href href imagesrcset lazy lazy-src lazy-srcset marker
    mfp-src ping poster privacy-url src srcset`,
  code: 'analytics-id analytics-src auftritt chunks csp-nonce maps-key maps-src',
  selector: 'bs-parent bs-target collapse selectors submit-result tab target',
  options: 'glightbox options owl-options plugin-options slick slider',
  held: 'css srcdoc',
  name: `accordion aspect-ratio auftritt-end auftritt-hooks auftritt-overlay auftritt-runs auftritt-waits barba bs-auto-close bs-popper
    bs-theme bs-toggle carousel-go-next carousel-go-prev cbox-rel collapse-body color consent consent-default detail-height
    detail-width disable dropdown dropdown-close dropdown-menu fancybox fancybox-close fancybox-delegate fancybox-group
    fancybox-index fancybox-trigger fancybox-type height history htmx-powered hx-boost jquery lat lazy-sizes lightbox
    lightbox-group lng loading name observe owl owl-carousel plugin preset request-errors requests sizes slick-index
    slider-part submit tab-panel tabs theme toggle type uid width`,
};

export const attributes: ReadonlyMap<string, Kind> = new Map(
  Object.entries(byKind).flatMap(([kind, names]) =>
    names.split(/\s+/).map((name) => [`data-${name}`, kind as Kind] as const),
  ),
);

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => !path.startsWith('command'))
  .sort();

const read = (path: string): string => readFileSync(`src/${path}`, 'utf8');

/** The attributes of data that stand in the code, by any way of reading them. */
export const attributesInCode: ReadonlySet<string> = new Set(
  sources
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const code = read(path).replace(/^\s*(\/\*)?\*.*$|\/\/ .*$/gm, '');
      const written = code.match(/\bdata-[a-z]+(-[a-z]+)*(?![\w-]*[-$])/g) ?? [];
      const camel = [
        ...code.matchAll(/\bdataset\.(\w+)|(\{[^{}]*\})(?: \}|: \w+)? = \w*\.?dataset\b/g),
      ].flatMap(([, name, several = '']) =>
        name ? [name] : [...several.matchAll(/[{,]\s*(\w+)/g)].map(([, each = '']) => each),
      );
      return [
        ...written,
        ...camel.map(
          (name) => `data-${name.replace(/[A-Z]/g, (each) => `-${each.toLowerCase()}`)}`,
        ),
      ];
    }),
);

/** The attributes that the chapter of each section names: section → names. */
export const attributesOfSections: ReadonlyMap<string, readonly string[]> = new Map(
  sources
    .filter((path) => path.endsWith('usage.md'))
    .map((path) => {
      const section = path.split('/').at(-2) ?? '';
      const [, table = ''] = /^\| attribute \|.*\n\| .*\n((?:\|.*\n)*)/m.exec(read(path)) ?? [];
      return [section, [...table.matchAll(/^\| `(data-[\w-]+)`/gm)].map(([, name = '']) => name)];
    }),
);

import type { Library } from './move.js';

/** How to recognise the files of a library. */
interface Known {
  readonly library: Library;
  /** Names of files, without `.min` and `.js`. */
  readonly file: RegExp;
  /** Matches a comment in the file. */
  readonly says: RegExp;
  /** The name of the jQuery plugin that the file defines. */
  readonly plugin?: string;
}

const known: readonly Known[] = [
  {
    library: 'slick',
    file: /^(jquery[.-])?slick([.-](theme|carousel))?([.-]\d|$)/,
    says: /\bslick[.-]?carousel\b|Version: 1\.\d\.\d\s+Author: Ken Wheeler/i,
    plugin: 'slick',
  },
  {
    library: 'owl',
    file: /^owl[.-](carousel|theme)|^owl$|^jquery\.owl/,
    says: /\bOwl Carousel\b/i,
    plugin: 'owlCarousel',
  },
  { library: 'fancybox', file: /fancybox/, says: /\bfancyBox\b/i, plugin: 'fancybox' },
  { library: 'colorbox', file: /colorbox/, says: /\bColorbox\b/i, plugin: 'colorbox' },
  { library: 'magnific', file: /magnific/, says: /\bMagnific Popup\b/i, plugin: 'magnificPopup' },
  { library: 'lightbox2', file: /^lightbox(2|[.-]\d|-plus-jquery|$)/, says: /\bLightbox v?2\b/i },
  { library: 'glightbox', file: /^glightbox/, says: /\bGLightbox\b/i },
  { library: 'flipster', file: /flipster/, says: /\bflipster\b/i, plugin: 'flipster' },
  {
    library: 'bootstrap',
    file: /^bootstrap([.-]bundle)?([.-]v?\d.*)?$/,
    says: /^[!*\s]*Bootstrap v?\d/i,
    plugin: 'collapse',
  },
  {
    library: 'jquery',
    file: /^jquery([.-]v?\d.*|[.-]slim|[.-]migrate.*)?$/,
    says: /^[!*\s]*jQuery (JavaScript Library )?v\d/i,
  },
  {
    library: 'js-cookie',
    file: /^(js[.-]cookie|jquery[.-]cookie)/,
    says: /\bJavaScript Cookie v|jQuery Cookie Plugin/i,
    plugin: 'cookie',
  },
  { library: 'klaro', file: /^klaro/, says: /\bklaro\b/i },
];

/** The last part of an address or a path, without what follows the name. */
export function baseName(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return (path.split('/').at(-1) ?? '').toLowerCase();
}

const stem = (address: string): string =>
  baseName(address)
    .replace(/\.(js|mjs|css)$/, '')
    .replace(/[.-]?(min|pkgd|bundle\.min)$/, '');

/** The library that a file is, by its name. */
export const libraryOfFile = (address: string): Library | undefined =>
  known.find(({ file }) => file.test(stem(address)))?.library;

/**
 * The libraries that a script holds, by what it defines and says of itself.
 *
 * @param defines names of plugins
 */
export function librariesIn(
  defines: readonly string[],
  comments: readonly string[],
  hasOwnCode: boolean,
): readonly Library[] {
  const heads = hasOwnCode ? comments.slice(0, 3) : comments.slice(0, 5);
  return known
    .filter(
      ({ plugin, says }) =>
        (plugin !== undefined && defines.includes(plugin)) || heads.some((text) => says.test(text)),
    )
    .map(({ library }) => library);
}

/** The major version that a library says it has: `3` for Bootstrap 3.4.1. */
export function majorVersion(comments: readonly string[], address: string): number | undefined {
  for (const text of [...comments.slice(0, 3), address]) {
    const found =
      /(?:Bootstrap|fancyBox|fancybox|@)[^\d]{0,12}v?(\d)\./i.exec(text) ??
      /\/v?(\d)\.\d+\.\d+\//.exec(text);
    if (found?.[1]) return Number(found[1]);
  }
  return undefined;
}

// Pictures and downloads of the folder assets, and the files of the script.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import Image from '@11ty/eleventy-img';

/** @typedef {{ src: string, width: number, height: number, srcset: string }} Picture */

const manifest = 'static/assets/manifest.json';
const pictureEndings = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/**
 * Writes a picture in the sizes that pages use: as it is, at most 1600 px wide, and 720 px wide. It turns
 * photographs by the orientation that a phone has written into the file.
 *
 * @param {string} file below assets
 * @returns {Promise<Picture>}
 */
async function pictureOf(file) {
  const folder = dirname(file);
  const found = await Image(`assets/${file}`, {
    widths: extname(file) === '.svg' ? ['auto'] : [720, 1600],
    formats: ['auto'],
    fixOrientation: true,
    outputDir: `public/${folder}`,
    urlPath: `/${folder}/`,
  });
  const sizes = Object.values(found).flat();
  const largest = sizes.at(-1);
  if (!largest) throw new Error(`assets/${file} cannot be read`);
  const srcset = sizes.length > 1 ? sizes.map((size) => size.srcset).join(', ') : '';
  return { src: largest.url, width: largest.width, height: largest.height, srcset };
}

/** @returns {Promise<Map<string, Picture>>} each picture in assets */
async function allPictures() {
  const files = readdirSync('assets', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => pictureEndings.includes(extname(file).toLowerCase()));
  const pictures = await Promise.all(files.map(pictureOf));
  return new Map(pictures.map((picture, index) => [files[index] ?? '', picture]));
}

/** @param {import('@11ty/eleventy').UserConfig} eleventy */
export function addFiles(eleventy) {
  eleventy.addPassthroughCopy({ static: '/', 'assets/files': 'files' });
  eleventy.addWatchTarget('assets/**');

  /** @type {Map<string, Picture>} */
  let pictures = new Map();
  eleventy.on('eleventy.before', async () => {
    pictures = await allPictures();
  });
  /** @param {string | undefined} file */
  const picture = (file) => {
    if (file && !pictures.has(file)) console.warn(`assets/${file}: there is no such picture`);
    return file ? pictures.get(file) : undefined;
  };
  eleventy.addFilter('picture', picture);
  // A slider has no empty slide.
  eleventy.addFilter('withPicture', (/** @type {{ file?: string }[]} */ entries) =>
    (entries ?? []).filter(({ file }) => picture(file)),
  );

  eleventy.addFilter('downloads', (/** @type {{ file?: string }[]} */ entries) =>
    (entries ?? []).flatMap((entry) => {
      const path = `assets/${entry.file}`;
      if (entry.file && existsSync(path)) {
        const kind = extname(path).slice(1).toUpperCase();
        return [{ ...entry, kind, size: statSync(path).size }];
      }
      console.warn(`${path}: there is no such file`);
      return [];
    }),
  );
  eleventy.addFilter('kB', (/** @type {number} */ size, /** @type {string} */ language) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(size / 1000),
  );

  // The query is the hash of the file: a new version has a new address.
  eleventy.addFilter('hashed', (/** @type {string} */ name) => {
    if (!existsSync(manifest)) {
      throw new Error(`${manifest} is missing: run auftritt deploy static/assets`);
    }
    const { files } = JSON.parse(readFileSync(manifest, 'utf8'));
    return `/assets/${name}?${files[name].hash.slice(0, 12)}`;
  });
}

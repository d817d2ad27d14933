import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { root } from './root.mjs';

/** The width (px) of the smaller version of each photograph. */
const small = 720;

/**
 * Adds addresses and measured sizes.
 *
 * @param {Record<string, { alt: unknown, type?: 'svg' }>} declared
 */
export function pictures(declared) {
  const entries = Object.entries(declared).map(([name, { alt, type = 'webp' }]) => {
    const src = `/media/${name}.${type}`;
    const { width, height } = imageSize(readFileSync(join(root, src)));
    const picture = {
      alt,
      src,
      width,
      height,
      srcset: type === 'svg' ? '' : `/media/${name}-${small}.webp ${small}w, ${src} ${width}w`,
      small: `/media/${name}-${small}.webp`,
      small_width: small,
      small_height: Math.round((height / width) * small),
    };
    return [name, picture];
  });
  return Object.fromEntries(entries);
}

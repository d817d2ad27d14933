import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const folder = join(import.meta.dirname, '../../static-html/pages');

/** The path of every static page, German and English, as in the address. */
export const paths: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .map(
    (file) =>
      `/${file
        .split(sep)
        .join('/')
        .replace(/index\.html$/, '')}`,
  )
  .sort();

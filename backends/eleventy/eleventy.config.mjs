import { HtmlBasePlugin } from '@11ty/eleventy';
import { addFiles } from './generator/files.mjs';
import { addPages } from './generator/pages.mjs';
import { addWords } from './generator/words.mjs';

/** Where the site will be; it may have a path. */
const address = process.env.SITE_ADDRESS ?? 'https://www.example.com/';

/** @param {import('@11ty/eleventy').UserConfig} eleventy */
export default function configure(eleventy) {
  const { origin, pathname } = new URL(address);
  eleventy.addGlobalData('origin', origin);
  eleventy.addPlugin(HtmlBasePlugin);
  addPages(eleventy);
  addWords(eleventy);
  addFiles(eleventy);
  return {
    pathPrefix: pathname,
    dir: { input: 'content', includes: '../layouts', data: '../data', output: 'public' },
    // The text of a page is HTML or Markdown, and no template.
    htmlTemplateEngine: false,
    markdownTemplateEngine: false,
  };
}

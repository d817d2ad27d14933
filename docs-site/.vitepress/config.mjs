// https://vitepress.dev/reference/site-config
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { addressOf, inOtherLanguage } from '../languages.mjs';
import { base } from '../markdown.mjs';
import { sidebar } from '../navigation.mjs';
import { slug } from '../slug.mjs';

/** @param {string} address that the development server leads to the demonstration site */
const demonstration = (address) => [{ text: 'Demonstration', link: address, target: '_self' }];

/** @param {string} path from the folder of this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @param {string} page */
const exists = (page) => existsSync(here(`../dist/pages/${page}`));

/** Where the pages have what VitePress writes into each of them, so that a strict policy allows it. */
const inline = 'before-paint.js';
let before = '';

export default defineConfig({
  base,
  title: 'Auftritt',
  description: 'One script tag that brings a server-rendered site to life',
  srcDir: 'dist/pages',
  outDir: 'dist/site',
  cacheDir: 'dist/cache',
  metaChunk: true,
  // The site has no icon; the browser asks for none.
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    anchor: { slugify: slug },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // shiki has no grammar for it.
    languageAlias: { typoscript: 'ini' },
    // The pages are Vue templates, in which the braces of Twig would be expressions.
    config(markdown) {
      const { code_inline: render } = markdown.renderer.rules;
      markdown.renderer.rules.code_inline = (...token) =>
        (render?.(...token) ?? '').replace('<code', '<code v-pre');
    },
  },
  transformHtml(html) {
    const scripts = /<script id="check-[\w-]+">(.*?)<\/script>/gs;
    before = [...html.matchAll(scripts)].map(([, code = '']) => `${code};\n`).join('');
    const [first = ''] = html.match(scripts) ?? [];
    return html.replace(first, `<script src="${base}${inline}"></script>`).replaceAll(scripts, '');
  },
  buildEnd({ outDir }) {
    writeFileSync(`${outDir}/${inline}`, before);
  },
  transformPageData({ relativePath, frontmatter }) {
    const { page, isSame } = inOtherLanguage(relativePath, exists);
    return {
      frontmatter: { ...frontmatter, otherLanguage: { address: addressOf(page), isSame } },
    };
  },
  vite: {
    resolve: {
      alias: [{ find: /^\.{1,2}\/composables\/langs$/, replacement: here('theme/langs.js') }],
    },
  },
  locales: {
    root: {
      label: 'English',
      lang: 'en',
      themeConfig: {
        nav: demonstration('/demonstration/'),
        sidebar: sidebar('en'),
        outline: { level: 2 },
        otherFirstPage: 'Startseite',
      },
    },
    de: {
      label: 'Deutsch',
      lang: 'de',
      description: 'Ein Script-Tag, das eine vom Server gerenderte Website lebendig macht',
      themeConfig: {
        nav: demonstration('/de/demonstration/'),
        sidebar: sidebar('de'),
        outline: { level: 2, label: 'Auf dieser Seite' },
        docFooter: { prev: 'Vorherige Seite', next: 'Nächste Seite' },
        darkModeSwitchLabel: 'Darstellung',
        darkModeSwitchTitle: 'Dunkel darstellen',
        lightModeSwitchTitle: 'Hell darstellen',
        sidebarMenuLabel: 'Menü',
        returnToTopLabel: 'Nach oben',
        langMenuLabel: 'Sprache wechseln',
        otherFirstPage: 'first page',
        skipToContentLabel: 'Zum Inhalt springen',
      },
    },
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        locales: {
          de: {
            translations: {
              button: { buttonText: 'Suchen', buttonAriaLabel: 'Suchen' },
              modal: {
                displayDetails: 'Ausführliche Liste anzeigen',
                resetButtonTitle: 'Suche zurücksetzen',
                backButtonTitle: 'Suche schließen',
                noResultsText: 'Keine Ergebnisse für',
                footer: {
                  selectText: 'auswählen',
                  selectKeyAriaLabel: 'Eingabetaste',
                  navigateText: 'wechseln',
                  navigateUpKeyAriaLabel: 'Pfeil nach oben',
                  navigateDownKeyAriaLabel: 'Pfeil nach unten',
                  closeText: 'schließen',
                  closeKeyAriaLabel: 'Escape',
                },
              },
            },
          },
        },
      },
    },
  },
});

// The ten frameworks and resets that pages of others are made with most often, each as a site uses it.
// Those that few tests need are packages of tests/foreign, and are left out until they are installed: the long run
// and the documentation's site see to that.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../foreign/package.json', import.meta.url));
const hasAll = existsSync(new URL('../foreign/node_modules', import.meta.url));

/**
 * A stylesheet of a package; without its character set, since it may stand inside a layer.
 *
 * @param {string} name
 */
const stylesheet = (name) =>
  readFileSync(require.resolve(name), 'utf8').replace(/^@charset "[^"]*";/, '');

/** @typedef {'light' | 'dark'} Scheme */

/**
 * A site that does not know us: the attributes of its `html`, its styles, and the classes of its
 * body, of what its pages are wrapped in and of what stands above that. `endsAnimations`: in a layer it ends ours too, for visitors who
 * prefer reduced motion. Where it has a dark scheme, it changes with the visitor's.
 *
 * @typedef {{
 *   title: string,
 *   attributes?: (scheme: Scheme) => string,
 *   styles: () => string,
 *   body?: string,
 *   main?: string,
 *   header?: string,
 *   endsAnimations?: boolean,
 * }} Theme
 */

/** The browser's own colours, said aloud for axe, which takes an unpainted page for a white one. */
export const canvas = ':root { color-scheme: light dark; background: Canvas; color: CanvasText }';

/** Rules of a site of its own beside a reset, which brings no font. */
const ownFont = 'body { font-family: system-ui, sans-serif; margin: 1rem }';

/** What `@import "tailwindcss"` and its plugin for prose become, with the classes of the page alone. */
const compileTailwind = () =>
  require('tailwindcss').compile(
    `@layer theme, base, components, utilities;
  @import "tailwindcss/theme.css" layer(theme);
  @import "tailwindcss/preflight.css" layer(base);
  @import "tailwindcss/utilities.css" layer(utilities);
  @plugin "@tailwindcss/typography";`,
    {
      loadStylesheet: async (/** @type {string} */ id, /** @type {string} */ base) => ({
        path: id,
        base,
        content: stylesheet(id),
      }),
      loadModule: async (/** @type {string} */ id, /** @type {string} */ base) => ({
        path: id,
        base,
        module: require(id),
      }),
    },
  );
const tailwind = hasAll ? await compileTailwind() : undefined;
const prose = 'prose dark:prose-invert max-w-none mx-auto p-4';

/**
 * What WordPress prints into each page of a block theme (`global-styles-inline-css`), and its stylesheet
 * of blocks, as far as they are for elements or layouts; the measures are those of Twenty Twenty-Five.
 */
const wordpress = `
  :root {
    color-scheme: light dark;
    --wp--style--block-gap: 1.2rem; --wp--style--global--content-size: 645px;
    --wp--style--global--wide-size: 1340px; --wp--preset--spacing--50: clamp(30px, 5vw, 50px)
  }
  body {
    margin: 0; background: #fff; color: #111; font: 300 clamp(1.125rem, 2vw, 1.375rem)/1.4 system-ui, sans-serif;
    letter-spacing: -.1px
  }
  .has-global-padding { padding-inline: var(--wp--preset--spacing--50) }
  :where(.wp-site-blocks) > * { margin-block: 1.2rem 0 }
  :root :where(.is-layout-flow) > * { margin-block: 1.2rem 0 }
  :root :where(.is-layout-flow) > :first-child { margin-block-start: 0 }
  :root :where(.is-layout-constrained) > * { margin-block: 1.2rem 0 }
  :root :where(.is-layout-constrained) > :first-child { margin-block-start: 0 }
  .is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) {
    max-width: var(--wp--style--global--content-size);
    margin-left: auto !important; margin-right: auto !important
  }
  .is-layout-constrained > .alignwide { max-width: var(--wp--style--global--wide-size) }
  .is-layout-flex { display: flex }
  .is-layout-flex > :is(*, div) { margin: 0 }
  a:where(:not(.wp-element-button)) { color: currentColor; text-decoration: underline }
  a { text-decoration-thickness: 1px !important; text-underline-offset: .1em }
  :where(.wp-site-blocks *:focus) { outline-width: 2px; outline-style: solid }
  h1, h2, h3, h4, h5, h6 { font-weight: 400; letter-spacing: -.1px; line-height: 1.125; text-wrap: pretty }
  h2 { font-size: clamp(1.75rem, 3vw, 2rem) }
  h3 { font-size: clamp(1.125rem, 2vw, 1.375rem) }
  :root :where(.wp-element-button, .wp-block-button__link) {
    background-color: #111; border-width: 0; color: #fff; font-size: 1rem; padding: 1rem 2.25rem
  }
  html :where(img[class*="wp-image-"]) { height: auto; max-width: 100% }
  :where(figure) { margin: 0 0 1em }
  .wp-block-image img { box-sizing: border-box; height: auto; max-width: 100%; vertical-align: bottom }
  .wp-block-quote { border-left: 2px solid; margin-inline: 0; padding: 20px 30px }
  .wp-block-group { box-sizing: border-box }
  @media (prefers-color-scheme: dark) { body { background: #111; color: #fff } }
`;

/** Bootstrap 3 has a font of signs, which no page here has. */
const withoutFonts = (/** @type {string} */ css) => css.replaceAll(/@font-face\{[^}]*\}/g, '');

/** @type {Readonly<Record<string, Theme>>} */
const all = {
  normalize: {
    title: 'normalize.css',
    styles: () => `${canvas} ${stylesheet('normalize.css')} ${ownFont}`,
  },
  'image-rule': {
    title: 'img { max-width: 100%; height: auto }',
    styles: () => `${canvas} ${ownFont} img { max-width: 100%; height: auto }`,
  },
  'bootstrap-3': {
    title: 'Bootstrap 3.4',
    styles: () => withoutFonts(stylesheet('bootstrap/dist/css/bootstrap.min.css')),
    main: 'container',
    header: 'container',
  },
  'bootstrap-4': {
    title: 'Bootstrap 4.6',
    // Its own blue has too little contrast; sites choose another.
    styles: () => `${stylesheet('bootstrap-4/dist/css/bootstrap.min.css')} a { color: #0056b3 }`,
    main: 'container',
    header: 'container',
  },
  'bootstrap-5': {
    title: 'Bootstrap 5.3',
    attributes: (scheme) => `data-bs-theme="${scheme}"`,
    styles: () => stylesheet('bootstrap-5/dist/css/bootstrap.min.css'),
    main: 'container',
    header: 'container',
  },
  bulma: {
    title: 'Bulma',
    attributes: (scheme) => `data-theme="${scheme}"`,
    styles: () => stylesheet('bulma/css/bulma.min.css'),
    main: 'container p-4',
    header: 'container px-4',
  },
  pico: {
    title: 'Pico',
    attributes: (scheme) => `data-theme="${scheme}"`,
    styles: () => stylesheet('@picocss/pico/css/pico.min.css'),
    main: 'container',
    header: 'container',
    endsAnimations: true,
  },
  water: {
    title: 'water.css',
    styles: () => stylesheet('water.css/out/water.min.css'),
  },
  simple: {
    title: 'simple.css',
    styles: () => stylesheet('simpledotcss/simple.min.css'),
  },
  tailwind: {
    title: 'Tailwind 4, typography',
    styles: () => `${tailwind?.build(prose.split(' '))}
      body { color: #1f2937; background: #fff }
      @media (prefers-color-scheme: dark) { body { color: #e5e7eb; background: #0b0f19 } }`,
    main: prose,
    header: 'p-4',
  },
  wordpress: {
    title: 'WordPress, Twenty Twenty-Five',
    styles: () => wordpress,
    body: 'wp-site-blocks',
    main: 'has-global-padding is-layout-constrained',
    header: 'has-global-padding',
  },
};

/** The packages of tests/foreign. */
const inOwnPackage = ['normalize', 'bulma', 'water', 'simple', 'tailwind'];

/** @type {Readonly<Record<string, Theme>>} */
export const frameworks = Object.fromEntries(
  Object.entries(all).filter(([name]) => hasAll || !inOwnPackage.includes(name)),
);

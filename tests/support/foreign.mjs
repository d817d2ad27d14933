// The snippets of docs/sections.md on pages of others: what somebody gets who copies two lines and
// one snippet into a site that does not know us.
import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { canvas, frameworks } from './frameworks.mjs';

/** @typedef {import('./frameworks.mjs').Scheme} Scheme */
/** @typedef {import('./frameworks.mjs').Theme} Theme */

const loud = `
  * { box-sizing: content-box }
  body { font: 19px/1.5 Georgia, serif; margin: 0; padding: 12px; color: #222; background: #fff }
  main { float: left; width: 100% }
  header, section { clear: both }
  h1, h2, h3 { font-family: Impact, sans-serif; text-transform: uppercase; color: #7a0045 }
  img { width: 100%; border: 0 }
  ul { list-style: square; padding-left: 30px; margin: 20px 0 }
  li { margin: 6px 0; line-height: 1.6 }
  p { margin: 0 0 18px }
  a { color: #0645ad !important; text-decoration: underline }
  button, input[type=submit] {
    border: 4px solid #7a0045; border-radius: 0; background: #ffd; color: #222;
    padding: 10px 18px; text-transform: uppercase; letter-spacing: .1em; font-weight: bold
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: .01ms !important; animation-delay: -1ms !important;
      animation-iteration-count: 1 !important; transition-duration: 0s !important
    }
  }
  input, textarea { border: 3px inset #999; padding: 4px; color: #222; background: #fff }
  figure { margin: 20px; padding: 6px }
  blockquote { border-left: 8px solid #7a0045; margin: 20px; padding: 10px 20px }
  @media (prefers-color-scheme: dark) {
    body { color: #eee; background: #191320 }
    h1, h2, h3 { color: #ff8ac4 }
    a { color: #9ecbff !important }
    button, input[type=submit] { border-color: #ff8ac4; background: #32223f; color: #eee }
    input, textarea { color: #eee; background: #000 }
  }
`;

/** @type {Readonly<Record<string, Theme>>} */
export const themes = {
  unstyled: { title: 'no styles', styles: () => canvas },
  loud: { title: 'loud', styles: () => loud, endsAnimations: true },
  ...frameworks,
};

/** The line and the rule of docs/style.md for a framework in a layer that ends animations. */
function forAnimations() {
  const path = 'docs/style.md';
  const rule = /^@layer motion, .*;\n@layer motion \{\n.*?^\}/ms.exec(
    readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'),
  );
  if (!rule) throw new Error(`${path} has no rule for a framework that ends animations`);
  return rule[0];
}

/**
 * Styles of a site in a layer before ours, as docs/style.md allows.
 *
 * @param {Theme} theme
 */
export const inLayer = ({ styles, endsAnimations }) =>
  `${endsAnimations ? forAnimations() : '@layer framework, auftritt;'}\n@layer framework {\n${styles()}\n}`;

/** What the snippets show in place of their own addresses: pictures that are there. */
const pictures = /** @type {const} */ ({
  '/logo.svg': '/media/logo.svg',
  '/client-1.svg': '/media/client-fjordbank.svg',
  '/client-2.svg': '/media/client-hotel-linde.svg',
  '/client-3.svg': '/media/client-museum-am-wehr.svg',
  '/client-4.svg': '/media/client-nordbahn.svg',
  '/client-5.svg': '/media/client-studio-orlow.svg',
  '/client-6.svg': '/media/client-weingut-halm.svg',
  '/client-7.svg': '/media/client-kantine-9.svg',
  '/one.jpg': '/media/hero-workshop.webp',
  '/two.jpg': '/media/hero-foyer.webp',
  '/three.jpg': '/media/hero-stairwell.webp',
  '/library.jpg': '/media/reference-library.webp',
  '/museum.jpg': '/media/reference-museum.webp',
  '/villa.jpg': '/media/reference-hotel.webp',
  '/villa-small.jpg': '/media/reference-hotel-720.webp',
  '/oak-1.jpg': '/media/product-table-1.webp',
  '/oak-2.jpg': '/media/product-table-2.webp',
  '/night.jpg': '/media/inspiration-night-1.webp',
  '/kitchen.jpg': '/media/inspiration-morning-1.webp',
  '/bath.jpg': '/media/inspiration-evening-1.webp',
  '/alder.jpg': '/media/collection-alba.webp',
  '/alder-small.jpg': '/media/collection-alba-720.webp',
  '/birch.jpg': '/media/collection-brise.webp',
  '/birch-small.jpg': '/media/collection-brise-720.webp',
  '/cedar.jpg': '/media/collection-cirrus.webp',
  '/cedar-small.jpg': '/media/collection-cirrus-720.webp',
  '/marker.svg': '/media/map-marker.svg',
});

/** @param {string} file */
const sizeOf = (file) =>
  imageSize(readFileSync(new URL(`../../static-html${file}`, import.meta.url)));

/** Puts pictures that are there into a snippet, each with its own size. @param {string} html */
function withPictures(html) {
  let result = html;
  for (const [written, file] of Object.entries(pictures)) {
    result = result.replaceAll(`"${written}"`, `"${file}"`);
  }
  return result.replaceAll(/<img\b[^>]*>/g, (tag) => {
    const file = /\bsrc="(\/media\/[^"]+)"/.exec(tag)?.[1];
    if (!file) return tag;
    const { width, height } = sizeOf(file);
    return tag
      .replace(/\bwidth="\d+"/, `width="${width}"`)
      .replace(/\bheight="\d+"/, `height="${height}"`);
  });
}

/**
 * The sections of docs/sections.md or its translation, each with its name and its snippet.
 *
 * @param {string} path from the project's root
 */
export const sectionsIn = (path) =>
  [
    ...readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').matchAll(
      /^## ([\w-]+)\n(.*?)^```html\n(.*?)^```$/gms,
    ),
  ].map(([, name = '', , html = '']) => ({ name, html: withPictures(html) }));

export const sections = sectionsIn('docs/sections.md');

/** Ids and the names of groups are those of one snippet; on a page with all of them they differ. */
const bodyOf = /<body class="([^"]*)">(.*)<\/body>|<body class="([^"]*)">(.*)/s;

/**
 * A page of such a site, with the tag, our stylesheet and snippets.
 *
 * @param {{
 *   theme: string,
 *   title?: string,
 *   from?: readonly { readonly name: string, readonly html: string }[],
 *   scheme?: Scheme,
 *   layered?: boolean,
 *   language?: 'de' | 'en',
 *   only?: readonly string[],
 *   except?: readonly string[],
 *   styles?: boolean,
 *   script?: boolean,
 *   tag?: string,
 *   direction?: 'ltr' | 'rtl',
 *   before?: string,
 * }} options `layered`: the site's styles
 *   are in a layer before ours, as docs/style.md allows; `before`: ordinary content of the site, above all sections, the header included
 */
export function foreignPage({
  theme,
  title = theme,
  from = sections,
  scheme = 'light',
  layered = false,
  language = 'en',
  only,
  except = [],
  styles = true,
  script = true,
  tag = '',
  direction = 'ltr',
  before = '',
}) {
  const site = themes[theme];
  if (!site) throw new Error(`there is no theme ${theme}`);
  const shown = from.filter(
    ({ name }) => (only ? only.includes(name) : true) && !except.includes(name),
  );
  let bodyClass = '';
  const markup = shown.map(({ html }) => {
    const body = bodyOf.exec(html);
    if (!body) return html;
    bodyClass = body[1] ?? body[3] ?? '';
    return (body[2] ?? body[4] ?? '').replaceAll(/<script.*?<\/script>/gs, '');
  });
  const [first = '', ...rest] = markup;
  const headerFirst = /<header class="site-header"/.test(first) || bodyClass !== '';
  const content = (headerFirst ? rest : markup)
    .map((html) => `<div style="margin-block: 32px">\n${html}</div>`)
    .join('\n');
  return `<!doctype html>
<html lang="${language}" dir="${direction}" ${site.attributes?.(scheme) ?? ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${layered ? inLayer(site) : site.styles()}</style>
${styles ? '<link rel="stylesheet" href="/assets/auftritt.css">' : ''}
${script ? `<script type="module" src="/assets/auftritt.js" data-plugin="tx_gallery" ${tag}></script>` : ''}
</head>
<body class="${[bodyClass, site.body].filter(Boolean).join(' ')}" id="top">
${before}
${headerFirst ? first.replace('class="site-header', `class="site-header ${site.header ?? ''}`) : ''}
<main class="${site.main ?? ''}">
${content}
</main>
</body>
</html>`;
}

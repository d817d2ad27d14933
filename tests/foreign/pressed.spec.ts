import { readFileSync } from 'node:fs';
import { sections, themes } from '../support/foreign.mjs';
import { openForeign } from '../support/foreign-pages.js';
import { allHard, hardThemes } from '../support/hard-themes.mjs';
import { pressEverything } from '../support/pressed.js';
import { answerWith } from '../support/routes.js';
import { test } from '../support/site.js';

/** The intro covers the page. The lightbox gets a second picture. */
const snippets = sections
  .filter(({ name }) => name !== 'intro')
  .map(({ name, html }) => {
    const second = html.replace('reference-hotel.webp', 'hero-foyer.webp');
    return { name, html: name === 'lightbox' ? `${html}${second}` : html };
  });

/** A site's own stylesheet, or one more after ours, in no layer. */
const sites = [
  ...Object.keys(themes).map((theme) => ({ name: theme, theme, css: '' })),
  ...Object.entries({ ...hardThemes, all: allHard }).map(([name, css]) => ({
    name,
    theme: 'unstyled',
    css,
  })),
];

const cases = sites.flatMap((site) => [390, 1280].map((width) => ({ ...site, width })));

const answer = readFileSync('static-html/answers/en/products/12.html', 'utf8');

test.use({ earlierAnswer: 'none' });

for (const { name, theme, css, width } of cases) {
  test(`${name}, ${width} px: a pointer uses every section`, { tag: '@long' }, async ({ page }) => {
    test.slow();
    await answerWith(page, /\/en\/(products|inspiration)\//, answer);
    await answerWith(page, 'https://www.example.com/**', 'Film');
    await openForeign(page, {
      theme,
      from: snippets,
      tag: 'data-consent="always"',
      width,
      change: (html) =>
        html
          .replace('</head>', `<style>${css}</style></head>`)
          .replace('<main class="', '<main id="content" class="'),
    });
    await pressEverything(page);
  });
}

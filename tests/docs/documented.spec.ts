import { readFileSync } from 'node:fs';
import { casesOf } from '../support/extent.js';
import { answerWith } from '../support/routes.js';
import { expect, test } from '../support/services/outside.js';

/** Behaviour and markup: the sections of docs/sections.md, and the forms of docs/forms.md. */
const sections = [
  ...readFileSync('docs/sections.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      behaviour: section.slice(0, section.indexOf('\n')),
      markup: /^```html\n(.*?)^```$/ms.exec(section)?.[1] ?? '',
    })),
  ...[...readFileSync('docs/forms.md', 'utf8').matchAll(/^```html\n(<form.*?)^```$/gms)].map(
    ([, markup = '']) => ({ behaviour: 'form', markup }),
  ),
];

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
const tag = 'data-maps-key="key-1" data-analytics-id="G-TEST"';

for (const [index, { behaviour, markup }] of casesOf(
  [...sections.entries()],
  ([each]) => each % 8 === 0,
)) {
  test(`${behaviour}, ${index}, runs on the markup that the documentation shows`, async ({
    page,
    start,
    complaints,
  }) => {
    await answerWith(page, /\.(jpg|svg)$/, picture, 'image/svg+xml');
    // The class of a page with an intro stands on `body`, of which a page has one.
    const [, bodyClass = '', inner = markup] =
      /<body class="([\w-]+)">(.*)<\/body>/s.exec(markup) ?? [];
    await page.setViewportSize({ width: 700, height: 900 });
    const own = inner.includes('<script ') ? { script: '' } : { tag };
    await start(behaviour, inner, { bodyClass, lang: 'en', ...own });
    expect(complaints).toEqual([]);
  });
}

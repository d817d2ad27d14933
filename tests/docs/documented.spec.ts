import { readFileSync } from 'node:fs';
import { expect, test } from '../support/services/outside.js';
import { running } from '../support/site.js';

/** The sections of docs/sections.md: behaviour and markup. */
const sections = readFileSync('docs/sections.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    behaviour: section.slice(0, section.indexOf('\n')),
    markup: /^```html\n(.*?)^```$/ms.exec(section)?.[1] ?? '',
  }));

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
const tag = 'data-maps-key="key-1" data-analytics-id="G-TEST"';

for (const { behaviour, markup } of sections) {
  test(`${behaviour} runs on the markup that the documentation shows`, async ({
    page,
    openFragment,
    complaints,
  }) => {
    await page.route(/\.(jpg|svg)$/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    );
    // The class of a page with an intro stands on `body`, of which a page has one.
    const [, bodyClass = '', inner = markup] =
      /<body class="([\w-]+)">(.*)<\/body>/s.exec(markup) ?? [];
    await page.setViewportSize({ width: 700, height: 900 });
    const own = inner.includes('<script ') ? { script: '' } : { tag };
    await openFragment(inner, { bodyClass, lang: 'en', ...own });
    await running(page, behaviour);
    expect(complaints).toEqual([]);
  });
}

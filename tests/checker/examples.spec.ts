import { casesOf } from '../support/extent.js';
import {
  happening,
  numbered,
  ofCheckerAlone,
  predictions,
  startEverything,
} from '../support/predictions.js';
import { answerWith } from '../support/routes.js';
import { expect, ready, test } from '../support/site.js';
import { documentedRules } from './documented-rules.js';

// The checker has a visitor in mind who has not answered yet.
test.use({ earlierAnswer: 'none' });

/** What the script itself says nothing of. */
const silent = new Set(['no-tag', 'words', 'unjudged-selector', ...ofCheckerAlone]);

/** Examples of the rules that the script speaks of. */
const rules = documentedRules.filter(
  ({ name, examples }) => examples.length > 0 && !silent.has(name),
);

/** What only looks at the whole element can tell. */
const others = [
  {
    name: 'a coverflow whose only list is in its detail area',
    examples: [
      '<div class="coverflow"><div class="coverflow-detail"><ul><li>Text</li></ul></div></div>',
    ],
  },
  {
    name: 'a form whose fields broken nesting has taken away',
    examples: [
      '<table><tr><form class="inquiry-form"><td><input name="a"></td></form></tr></table>',
      '<form class="inquiry-form" id="f"></form><input form="f" name="a">',
      '<div class="inquiry-form"></div><div><form class="inquiry-form"></div><input></form>',
    ],
  },
  {
    name: 'a map with one coordinate',
    examples: ['<div class="map" data-lat="52"></div>', '<div class="map" data-lng="13"></div>'],
  },
  {
    name: 'a slider that holds a slider',
    examples: [
      '<div class="image-slider"><div class="logo-slider"><i></i></div><div class="logo-slider">' +
        '</div></div>',
    ],
  },
];

/** With the styles before the page's own, as it is documented: what comes late may show what a page hides. */
const tag =
  '<link rel="stylesheet" href="/assets/auftritt.css">' +
  '<script type="module" src="/assets/auftritt.js"></script>';

/** The short run tries some of each. */
const tried = casesOf([...rules, ...others], (_, index) => index % 10 === 0);

for (const { name, examples } of tried) {
  test(`what the checker says of ${name} is what happens`, async ({ page, baseURL }) => {
    const address = `${baseURL}/fragment/`;
    const told: string[] = [];
    page.on('console', (message) => {
      const [, text] = /^auftritt: (.*)$/s.exec(message.text()) ?? [];
      // The console writes the tag itself behind the line.
      if (message.type() === 'warning' && text) told.push(`tag: ${text.replace(/ \S+$/, '')}`);
    });
    await startEverything(page);
    for (const example of examples) {
      const head = `<title>Fragment</title>${example.includes('<script') ? '' : tag}`;
      const html = example.includes('<body')
        ? example
        : `<!doctype html><html lang="en"><head>${head}</head>\n<body>${example}</body></html>`;
      const shown = await numbered(page, html);
      await page.unroute(address);
      await answerWith(page, address, shown.html);
      told.length = 0;
      await page.goto(address);
      await ready(page);
      const says = predictions(shown, address);
      await expect.poll(async () => [...(await happening(page)), ...told].sort()).toEqual(says);
    }
  });
}

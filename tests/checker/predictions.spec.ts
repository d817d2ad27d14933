import type { Page } from '@playwright/test';
import { casesOf, isLong } from '../support/extent.js';
import { type Numbered, versions } from '../support/mutations.js';
import { paths } from '../support/pages.js';
import { happening, predictions, startEverything } from '../support/predictions.js';
import { answerWith } from '../support/routes.js';
import { expect, ready, test } from '../support/site.js';

// The checker has a visitor in mind who has not answered yet.
test.use({ earlierAnswer: 'none' });

/** How many mutations of each static page are compared. */
const mutations = isLong ? 6 : 1;

/** What happens on each page when it takes the place of the one that is open. */
async function replaced(page: Page, pages: readonly Numbered[]): Promise<string[][]> {
  const outcomes: string[][] = [];
  for (const { html } of pages) {
    await page.evaluate((text) => {
      window.auftritt?.release();
      window.told.length = 0;
      const next = document.createElement('html');
      next.innerHTML = text;
      const body = next.querySelector('body');
      if (!body) throw new Error('the page has no body');
      document.body.replaceWith(body);
      window.auftritt?.enhance();
    }, html);
    outcomes.push(await happening(page));
  }
  return outcomes;
}

// Seven pages are parsed and started one after another in each of them.
test.describe.configure({ timeout: 120_000 });

/** Markup decides, and it is the same in both languages; tests/checker/examples.spec.ts tries it in small. */
const compared = casesOf([...paths.entries()], ([, path]) => path === '/home/kollektion/');

for (const [index, path] of compared) {
  test(`what the checker says of ${path} and of faulty versions is what happens`, {
    tag: '@long',
  }, async ({ page, request, baseURL }) => {
    const address = `${baseURL}${path}`;
    const html = await (await request.get(path)).text();
    const [whole, ...faulty] = await versions(page, html, index, mutations);
    if (!whole) throw new Error('there is no page');
    await startEverything(page);
    await answerWith(page, address, whole.html);
    await page.goto(path);
    await ready(page);
    expect(await happening(page)).toEqual(predictions(whole, address));
    const happens = replaced(page, faulty);
    const says = faulty.map((each) => predictions(each, address));
    for (const [place, lines] of (await happens).entries()) expect(lines).toEqual(says[place]);
  });
}

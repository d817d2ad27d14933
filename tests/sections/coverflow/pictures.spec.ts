import { test } from '../../support/fragments.js';
import { answerWith } from '../../support/routes.js';
import { expect } from '../../support/site.js';
import { detail, engines, five, gallery } from './on-page.js';

/** A picture of 600 × 400, as templates give it a width → that width at 1440 px, in a row that is 400 px high. */
const templates = [
  ['width="300"', '', 300],
  ['width="1200" height="800"', '', 600],
  ['width="1200"', '.coverflow img { max-width: 100% }', 600],
  ['width="100%"', '', 600],
  ['', 'img { width: 280px }', 280],
  ['', '.coverflow img { width: min(340px, 60vw) }', 340],
  ['style="width: 260px"', '', 260],
  ['', 'img { max-width: 250px }', 250],
  ['width="500"', 'img { max-width: 250px }', 250],
  ['', 'img { width: 100% } .coverflow li { width: 320px }', 320],
  ['width="600"', '.coverflow li { max-width: 220px }', 220],
] as const;

for (const { engine, tag } of engines) {
  test(`pictures are as wide as the template says, and as the row is high, ${engine}`, {
    tag: tag ? '@long' : [],
  }, async ({ page, start }) => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"></svg>';
    await answerWith(page, '**/wide/**', picture, 'image/svg+xml');
    const all = templates.map(([attributes], index) => {
      const items = ['A', 'B', 'C'].map(
        (name) => `<li><img src="/wide/${name}.svg" alt="${name}" ${attributes}></li>`,
      );
      return `<div class="template-${index}">${gallery(items.join(''))}${detail}</div>`;
    });
    // Each rule for its own template, and as strong as without that.
    const rules = templates.map(([, css], index) =>
      css.replaceAll(/(^|\} )(?=\S)/g, `$1:where(.template-${index}) `),
    );
    const head = `<style>img { max-width: 100%; height: auto } ${rules.join(' ')}</style>`;
    await start('coverflow', all.join(''), { tag, head, count: all.length });
    const widths = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.coverflow')].map((coverflow) =>
          [...coverflow.querySelectorAll('img')].map((image) => [
            image.offsetWidth,
            image.closest('li')?.offsetWidth,
          ]),
        ),
      );
    const expected = templates.map(([, , width]) => Array(3).fill([width, width]));
    await expect.poll(widths).toEqual(expected);
  });
}

test('its arrows stay round where a theme gives buttons other sizes', async ({ page, start }) => {
  await start('coverflow', gallery(five) + detail);
  const arrow = page.locator('.flipster__button').first();
  await expect(arrow).toBeVisible();
  for (const css of [
    '.flipster__button { width: 3rem; height: 3rem }',
    'button { height: 60px }',
    'button { min-height: 60px; min-width: 120px }',
    '.coverflow { --auftritt-control: 3rem }',
  ]) {
    const theme = await page.addStyleTag({ content: css });
    const { width, height } = (await arrow.boundingBox()) ?? { width: 0, height: 0 };
    expect(height, css).toBe(width);
    await theme.evaluate((element) => (element as Element).remove());
  }
});

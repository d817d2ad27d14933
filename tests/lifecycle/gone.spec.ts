import { downloads } from '../support/markup.js';
import { expect, running, test } from '../support/site.js';

const item = (name: string, text: string): string =>
  `<li><h3 class="flip-title">${name}</h3><div class="text">${text}</div></li>`;

test('what was removed without release is ended by the next enhance', async ({ page, start }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.addEventListener('auftritt:enhanced', ({ target }) =>
      target?.addEventListener('auftritt:released', (event) => told.push(event.type)),
    );
  });
  await start('downloads', `<main>${downloads}</main>`, { tag: 'data-disable="consent"' });
  const count = () => page.evaluate(() => window.auftritt?.instances().length);
  const swap = () =>
    page.evaluate((html) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = html;
      window.auftritt?.enhance();
    }, downloads);
  for (let swaps = 0; swaps < 3; swaps += 1) {
    await swap();
    await running(page, 'downloads');
  }
  expect(await count()).toBe(1);
  const released: unknown = await page.evaluate(() => Reflect.get(window, 'told'));
  expect(released).toHaveLength(3);
});

test('release ends what was removed before it', { tag: '@long' }, async ({ page, start }) => {
  await start('downloads', `<main>${downloads}</main>`, { tag: 'data-disable="consent"' });
  const states = await page.evaluate(() => {
    const gone = document.querySelector('.downloads');
    let ended = false;
    gone?.addEventListener('auftritt:released', () => {
      ended = true;
    });
    gone?.remove();
    const before = window.auftritt?.instances().length;
    const untouched = ended;
    window.auftritt?.release();
    return { before, untouched, ended };
  });
  expect(states).toEqual({ before: 0, untouched: false, ended: true });
});

test('content that a widget has put aside goes on, and what is enhanced before it is inserted', async ({
  page,
  start,
}) => {
  const tel = '<a id="aside" href="tel:+49 30 1">Call</a>';
  await start(
    'coverflow',
    `<div class="coverflow"><ul>${['A', 'B', 'C'].map((name) => item(name, name)).join('')}</ul></div>
    <div class="coverflow-detail"><h2 class="coverflow-detail__title"></h2>
      <div class="coverflow-detail__text">${tel}</div></div>`,
  );
  await expect(page.locator('#aside')).toHaveCount(0);
  await page.evaluate(() => {
    const list = document.createElement('div');
    list.innerHTML = '<a id="later" href="tel:+49 30 2">Call</a>';
    window.auftritt?.enhance(list);
    window.auftritt?.enhance();
    document.body.append(list);
  });
  await page.locator('#later').hover();
  await expect(page.locator('#later')).toHaveAttribute('href', 'tel:+49302');
  await page.evaluate(() => window.auftritt?.release());
  await expect(page.locator('#aside')).toHaveAttribute('href', 'tel:+49 30 1');
  await expect(page.locator('#later')).toHaveAttribute('href', 'tel:+49 30 2');
});

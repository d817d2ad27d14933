import { holdings } from '../support/leaks.js';
import { downloads } from '../support/markup.js';
import { rest } from '../support/rest.js';
import { expect, running, test } from '../support/site.js';
import { pictureInWidths, servePictures } from '../support/sliders.js';

/** Puts HTML in the place of what runs, which nobody has released. */
function replaceMain(html: string): void {
  const main = document.querySelector('main');
  if (main) main.innerHTML = html;
  window.auftritt?.enhance();
}

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
  for (let swaps = 0; swaps < 3; swaps += 1) {
    await page.evaluate(replaceMain, downloads);
    await running(page, 'downloads');
  }
  expect(await page.evaluate(() => window.auftritt?.instances().length)).toBe(1);
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
    `<div class="coverflow"><ul>${'<li><h3 class="flip-title">A</h3><div class="text">A</div></li>'.repeat(3)}</ul></div>
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

/** An image slider and a coverflow with pictures that load in several widths. */
const shows = `<div class="image-slider">${pictureInWidths(1)}${pictureInWidths(2)}</div>
  <div class="coverflow"><ul>${[1, 2, 3].map((number) => `<li>${pictureInWidths(number)}</li>`).join('')}</ul></div>
  <div class="coverflow-detail"><h2 class="coverflow-detail__title"></h2>
    <div class="coverflow-detail__img">${pictureInWidths(4)}</div></div>`;

test('the browser forgets removed sections with their pictures', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await servePictures(page);
  await openFragment('<main></main>', { tag: 'data-disable="consent"' });
  const nodes = async (): Promise<number> => (await holdings(page)).nodes;
  const swap = async (times: number): Promise<void> => {
    for (let swaps = 0; swaps < times; swaps += 1) {
      await page.evaluate(replaceMain, shows);
      await running(page, 'image-slider');
      await running(page, 'coverflow');
    }
    await rest(page);
  };
  await swap(3);
  let last = await nodes();
  let growth = Number.POSITIVE_INFINITY;
  // What is kept shows in every window. What only waits, for a timer of flipster's or for the
  // engine to clear away, shows in some.
  for (let window = 0; window < 4 && growth >= 10; window += 1) {
    await swap(8);
    const next = await nodes();
    growth = Math.min(growth, next - last);
    last = next;
  }
  expect(growth).toBeLessThan(10);
});

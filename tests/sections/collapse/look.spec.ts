import { shiftOf, watchShifts } from '../../support/layout-shift.js';
import { expect, running, test } from '../../support/site.js';

const body = `<h3><button type="button" data-collapse>Delivery</button></h3>
  <div data-collapse-body><p>Two weeks.</p></div>
  <h3><button type="button" class="button" data-collapse>Lamps</button></h3>
  <div data-collapse-body><p>Your electrician.</p></div>
  <div><button type="button" data-dropdown>Downloads</button>
  <ul data-dropdown-menu><li><a href="/prices.pdf">Prices</a></li></ul></div><p>Below</p>`;

test('an opener without a class is its text with a sign that turns, as high as a control', async ({
  page,
  start,
}) => {
  await watchShifts(page);
  // So that the sign is where it turns to.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await start('collapse', body, { load: true, count: 2 });
  await running(page, 'dropdown');
  const look = (name: string) =>
    page.getByRole('button', { name }).evaluate((opener) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(opener);
      const sign = getComputedStyle(opener, '::after');
      const clear = 'rgba(0, 0, 0, 0)';
      return {
        clear: [backgroundColor, borderTopColor].every((color) => color === clear),
        high: opener.getBoundingClientRect().height >= 44,
        sign: sign.content === '""' && sign.borderBottomWidth === '2px',
        turned: sign.rotate,
      };
    });
  const quiet = { clear: true, high: true, sign: true, turned: '45deg' };
  for (const name of ['Delivery', 'Downloads']) {
    expect(await look(name), name).toEqual(quiet);
    await page.getByRole('button', { name }).click();
    expect(await look(name), name).toEqual({ ...quiet, turned: '225deg' });
  }
  expect(await look('Lamps')).toMatchObject({ clear: false, sign: false });
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
});

import { test } from '../../support/fragments.js';
import { holdings } from '../../support/leaks.js';
import { answerWithPackage, hold } from '../../support/routes.js';
import { expect, running } from '../../support/site.js';
import { current, detail, engines, five, gallery, servePictures } from './on-page.js';

test.beforeEach(({ page }) => servePictures(page));

for (const { engine, tag } of engines) {
  test(`${engine}: images that arrive late do not hold it up, and are measured`, {
    tag: '@long',
  }, async ({ page, openFragment }) => {
    const arrival = await hold(page, '**/picture/**');
    // A theme lets each image have its own height.
    const head = '<style>.coverflow img { height: auto; min-height: 0; max-height: none }</style>';
    const html = gallery(five.replaceAll('width="200" height="200"', '')) + detail;
    const opened = openFragment(html, { head, load: true, tag });
    await running(page, 'coverflow');
    await expect(page.locator('.coverflow')).toHaveClass(/flipster--active/);
    await expect(page.locator('.coverflow')).toHaveCSS('visibility', 'visible');
    const list = page.locator('.flipster__container');
    const height = async (): Promise<number> =>
      list.evaluate((each: HTMLElement) => Number.parseFloat(each.style.height));
    const before = await height();
    arrival.resolve();
    await opened;
    await expect.poll(height).toBeGreaterThan(before + 150);
  });
}

test('a picture that is put into the detail area is no wider than that', async ({
  page,
  openFragment,
}) => {
  await openFragment(`${gallery(five)}<div style="inline-size: 150px">${detail}</div>`);
  const image = page.locator('.coverflow-detail__image img');
  await expect(image).toHaveAttribute('src', '/picture/C.svg');
  const right = (selector: string): Promise<number> =>
    page.locator(selector).evaluate((each) => each.getBoundingClientRect().right);
  await expect
    .poll(
      async () =>
        (await right('.coverflow-detail__image img')) - (await right('.coverflow-detail')),
    )
    .toBeLessThanOrEqual(0);
});

test('the page’s own jQuery and its own flipster stay as they are', async ({ page, start }) => {
  await answerWithPackage(page, '**/jquery.js', 'jquery/dist/jquery.js');
  const head = `<script src="/jquery.js"></script>
    <script>jQuery.fn.flipster = function pagesOwn() {};</script>`;
  await start('coverflow', gallery(five) + detail, { head });
  await expect(current(page)).toHaveText('C');
  const state = await page.evaluate(() => {
    window.auftritt?.release();
    const $ = window.jQuery;
    const elements = document.querySelectorAll('.coverflow, .coverflow *');
    const leftOver = [...elements].filter((each) =>
      Object.keys($?.(each).data() ?? {}).includes('methods'),
    );
    return { name: $?.fn.flipster?.name, leftOver: leftOver.length };
  });
  expect(state).toEqual({ name: 'pagesOwn', leftOver: 0 });
});

test('a gallery that is hidden asks for nothing, and takes its place when it is shown', {
  tag: '@long',
}, async ({ page, start }) => {
  const tag = 'data-jquery="own"';
  await start('coverflow', `<div id="around">${gallery(five)}${detail}</div>`, {
    changes: true,
    tag,
  });
  const height = () =>
    page.locator('.flipster__container').evaluate((list: HTMLElement) => list.style.height);
  await page.locator('#around').evaluate((each: HTMLElement) => {
    each.hidden = true;
  });
  // flipster asks again and again as long as it is measured without a place.
  await expect.poll(async () => (await holdings(page)).timers).toBe(0);
  await page.locator('#around').evaluate((each: HTMLElement) => {
    each.hidden = false;
    for (const item of each.querySelectorAll<HTMLElement>('.coverflow li'))
      item.style.height = '77px';
  });
  await expect.poll(height).toBe('77px');
});

import { fragmentHtml } from '../support/fragment-html.js';
import { downloads } from '../support/markup.js';
import { answerWith, answerWithPackage, hold } from '../support/routes.js';
import { expect, requestsOf, statesOn, test } from '../support/site.js';

const slides = (count: number): string =>
  `<div class="image-slider">${'<p>Slide</p>'.repeat(count)}</div>`;

test("a site changes a slider's options before it starts, for that slider alone", async ({
  page,
  start,
}) => {
  await page.addInitScript(() => {
    addEventListener('auftritt:starting', ({ target, detail }) => {
      if (detail.behaviour !== 'image-slider') return;
      if (target instanceof Element && target.nextElementSibling) {
        Object.assign(detail.options ?? {}, { dots: false });
      }
    });
  });
  await start('image-slider', `<main>${slides(3)}${slides(3)}</main>`, { count: 2 });
  const dots = page
    .locator('.image-slider')
    .evaluateAll((sliders) =>
      sliders.map((slider) => slider.querySelectorAll('.slick-dots').length),
    );
  expect(await dots).toEqual([0, 1]);
});

for (const [act, left] of [
  ['prevents', ['prevented']],
  ['answers by a release', []],
] as const) {
  test(`a start that a site ${act} leaves the HTML of the server`, { tag: '@long' }, async ({
    page,
    start,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addInitScript((isPrevented) => {
      addEventListener('auftritt:starting', (event) => {
        const { target, detail } = event;
        if (detail.behaviour !== 'downloads' || !(target instanceof Element)) return;
        if (isPrevented) event.preventDefault();
        else window.auftritt?.release(target);
      });
    }, act === 'prevents');
    await start('image-slider', downloads + slides(2));
    await expect.poll(() => statesOn(page, 'downloads')).toEqual(left);
    expect(await page.locator('body').innerHTML()).toContain(downloads);
  });
}

test('what a site releases while it starts is taken away', async ({ page, openFragment }) => {
  await answerWithPackage(page, '**/jquery.js', 'jquery/dist/jquery.js');
  const head = `<script src="/jquery.js"></script><script>
    jQuery(document).on('init', () => { auftritt.release(); document.title = 'Released'; });
  </script>`;
  await openFragment(slides(3), { head, tag: 'data-jquery="page"' });
  await expect(page).toHaveTitle('Released');
  expect(await page.locator('body').innerHTML()).toBe(slides(3));
  expect(await page.evaluate(() => window.auftritt?.instances())).toEqual([]);
});

test('the code of a slider waits for the page’s pictures, but for no touch and no longer than 2 s', async ({
  page,
}) => {
  const files = requestsOf(page);
  const asks = (chunk: string): boolean => files.some((file) => file.includes(`/chunks/${chunk}-`));
  const pictures = await hold(page, '**/slow.jpg');
  const slider = '<div class="image-slider"><p>One</p><p>Two</p></div>';
  const collapse =
    '<button type="button" data-collapse>More</button><p data-collapse-body>Text</p>';
  await answerWith(
    page,
    '**/loading/',
    fragmentHtml(`<img src="/slow.jpg" alt="">${collapse}${slider}`, {}),
  );
  await page.clock.install();
  for (const end of ['touch', 'time', 'load'] as const) {
    files.length = 0;
    await page.goto('/loading/', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => asks('collapse')).toBe(true);
    expect(asks('sliders')).toBe(false);
    if (end === 'touch') await page.locator('.image-slider').dispatchEvent('pointerover');
    else if (end === 'time') await page.clock.fastForward(2000);
    else pictures.resolve();
    await expect.poll(() => asks('sliders'), end).toBe(true);
  }
});

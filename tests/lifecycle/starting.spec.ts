import { fragmentHtml } from '../support/fragment-html.js';
import { downloads } from '../support/markup.js';
import { answerWith, answerWithPackage, hold } from '../support/routes.js';
import { expect, requestsOf, running, statesOn, test } from '../support/site.js';

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

test('a start that a site prevents leaves the HTML of the server', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    addEventListener('auftritt:starting', (event) => {
      if (event.detail.behaviour === 'downloads') event.preventDefault();
    });
  });
  await openFragment(downloads);
  await expect.poll(() => statesOn(page, 'downloads')).toEqual(['prevented']);
  expect(await page.locator('body').innerHTML()).toContain(downloads);
});

test('each start is announced once, with what is known of its options', async ({ page, start }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    addEventListener('auftritt:starting', ({ detail: { behaviour, options } }) => {
      if (/slider|downloads/.test(behaviour)) told.push(`${behaviour} ${typeof options}`);
    });
  });
  await start('image-slider', slides(3) + downloads);
  await running(page, 'downloads');
  const told: unknown = await page.evaluate(() => Reflect.get(window, 'told'));
  expect(Array.isArray(told) && told.sort()).toEqual([
    'downloads undefined',
    'image-slider object',
  ]);
});

test('what a site releases when its start is announced does not start', { tag: '@long' }, async ({
  page,
  start,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    addEventListener('auftritt:starting', ({ target, detail }) => {
      if (detail.behaviour !== 'downloads' || !(target instanceof Element)) return;
      const note = (records: MutationRecord[]) => changes.push(...records.map(({ type }) => type));
      const observer = new MutationObserver(note);
      observer.observe(target, { attributes: true, childList: true, subtree: true });
      window.auftritt?.release(target);
      queueMicrotask(() => note(observer.takeRecords()));
    });
    addEventListener('auftritt:enhanced', ({ detail }) => changes.push(detail.behaviour));
  });
  await start('image-slider', downloads + slides(2));
  const changes: unknown = await page.evaluate(() => Reflect.get(window, 'changes'));
  expect(changes).toEqual(['image-slider']);
  expect(await page.locator('body').innerHTML()).toContain(downloads);
});

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

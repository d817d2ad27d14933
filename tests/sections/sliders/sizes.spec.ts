import { expect } from '../../support/site.js';
import { general } from '../../support/sliders.js';
import { onEachEngine, pageTest, still, test } from './engines.js';

onEachEngine((engine) => {
  still();

  test('a fraction shows a part of the next slide, also at a breakpoint', async ({
    page,
    start,
  }) => {
    const responsive = [{ breakpoint: 600, settings: { slidesToShow: 1.5 } }];
    const html = general({ slidesToShow: 2.5, infinite: false, responsive }, 4);
    await start('slider', html);
    const shares = () =>
      page.locator('.slick-list').evaluate((list) => {
        const { left, width } = list.getBoundingClientRect();
        return [...list.querySelectorAll('.slick-slide')].map((slide) => {
          const at = slide.getBoundingClientRect();
          return [at.left - left, at.width].map((each) => Math.round((each / width) * 20) / 20);
        });
      });
    await expect
      .poll(async () => (await shares()).slice(0, 2))
      .toEqual([
        [0, 0.4],
        [0.4, 0.4],
      ]);
    await expect(page.locator('.slick-active')).toHaveCount(2);
    for (const _press of [1, 2]) await page.locator('.slick-next').click();
    await expect(page.locator('.slick-next')).toHaveAttribute('aria-disabled', 'true');
    // The last slide is whole, and ends where the row does.
    await expect.poll(async () => (await shares())[3]?.[0]).toBeCloseTo(0.6);
    await expect(page.locator('.slick-slide').last()).toHaveClass(/slick-active/);
    await page.setViewportSize({ width: 500, height: 800 });
    await expect.poll(async () => (await shares())[0]?.[1]).toBeCloseTo(0.65);
  });

  test('no slide clips a word that is longer than it', async ({ page, start }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const slide = '<blockquote><p>Donaudampfschifffahrtsgesellschaft</p></blockquote>';
    await start(
      'reference-slider',
      `<div class="reference-slider" style="font-size: 2rem">${slide}${slide}</div>`,
    );
    const hidden = (each: Element) => each.scrollWidth - each.clientWidth;
    expect(await page.locator('.slick-current').evaluate(hidden)).toBe(0);
  });

  test('a slider is as high before its start as after it', async ({ page, start }) => {
    const all = [
      { slidesToShow: 3, vertical: true },
      { vertical: true, arrows: false },
      { slidesToShow: 2, rows: 2 },
      { slidesToShow: 3, arrows: false },
    ];
    const style =
      '<style>article * { display: none } article h2 { display: block; block-size: 90px; margin: 0 }</style>';
    await start(
      'slider',
      style + all.map((each, index) => general(each, 6, `at${index}`)).join(''),
      { count: all.length },
    );
    const heights = () =>
      page
        .locator('[data-slider]')
        .evaluateAll((sliders) => sliders.map((each) => each.clientHeight));
    const after = await heights();
    await page.evaluate(() => window.auftritt?.release());
    expect(await heights()).toEqual(after);
  });

  pageTest(
    'slides of their own widths keep them, and move for as long as the options say',
    { tag: '@long' },
    async ({ page, start }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: 700, height: 800 });
      await start(
        'slider',
        `<style>
      #widths article { width: 120px }
      #widths article:nth-child(even) { width: 200px }
    </style>
    ${general({ variableWidth: true, speed: 1234, infinite: false }, 9, 'widths')}`,
      );
      const widths = await page
        .locator('#widths .slick-slide')
        .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().width));
      expect(widths.slice(0, 4)).toEqual([120, 200, 120, 200]);
      if (engine.isSlick) {
        // Read in the same task, so that the move is under way however slow the machine is.
        const transition = await page.locator('#widths').evaluate((slider) => {
          slider.querySelector<HTMLElement>('.slick-next')?.click();
          return slider.querySelector<HTMLElement>('.slick-track')?.style.transition;
        });
        expect(transition).toContain('1234ms');
        return;
      }
      const list = await page.locator('#widths .slick-list').boundingBox();
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.locator('#widths .slick-next').dispatchEvent('click');
      const second = page.locator('#widths .slick-slide').nth(1);
      const left = async () => Math.round(((await second.boundingBox())?.x ?? 0) - (list?.x ?? 0));
      await page.clock.runFor(600);
      expect(await left()).toBeGreaterThan(1);
      await page.clock.runFor(700);
      expect(await left()).toBe(0);
    },
  );

  test('unequal pictures keep their ratio, and the height follows the slide where it is asked to', async ({
    page,
    start,
  }) => {
    const picture = (height: number): string =>
      `<p style="margin: 0"><img src="/picture/1.svg" alt="" width="600" height="${height}" style="aspect-ratio: 600 / ${height}; object-fit: fill"></p>`;
    const html = (options: object) =>
      `<div id="one" style="width: 400px" data-slider='${JSON.stringify(options)}'>${picture(600)}${picture(150)}</div>`;
    await start('slider', html({ adaptiveHeight: true }));
    const list = () => page.locator('.slick-list').evaluate((each) => each.clientHeight);
    await expect.poll(list).toBe(400);
    await page.locator('.slick-next').click();
    await expect.poll(list).toBe(100);
    const box = await page.locator('.slick-current img').boundingBox();
    expect([box?.width, box?.height]).toEqual([400, 100]);
  });
}, false);

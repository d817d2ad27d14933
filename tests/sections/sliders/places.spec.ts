import { overflow } from '../../support/overflow.js';
import { expect, running } from '../../support/site.js';
import { currentSlide, slider } from '../../support/sliders.js';
import { onEachEngine, still, test } from './engines.js';

const figure = (number: number): string =>
  `<figure><img src="/picture/${number}.svg" width="600" height="300" alt="${number}"></figure>`;

onEachEngine(() => {
  still();

  const containers = {
    'a grid of two columns': ['display: grid; grid-template-columns: 1fr 1fr', ''],
    'a grid': ['display: grid', ''],
    'a flexible row': ['display: flex', 'flex: 1'],
    'a flexible column': ['display: flex; flex-direction: column; align-items: center', ''],
    'a float': ['', 'float: left'],
    'a table cell': ['display: table', 'display: table-cell'],
    'an inline block': ['', 'display: inline-block'],
    'a float that is scaled': ['transform: scale(.8)', 'float: left'],
    'a flexible row beside a text': ['display: flex', ''],
    'two columns': ['columns: 2', ''],
    'a centred grid': ['display: grid; place-items: center', ''],
  };
  test('in any container a slider is as wide as without the script', async ({
    page,
    openFragment,
  }) => {
    const html = Object.values(containers).map(
      ([around, own]) =>
        `<div style="${around}"><p>Text</p><div style="${own}">${slider('image-slider', 3)}</div></div><hr style="clear: both">`,
    );
    await openFragment(html.join(''));
    const widths = () =>
      page
        .locator('.image-slider')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
    await page.evaluate(() => window.auftritt?.release());
    // A picture gives its place a width once it is there.
    await page.waitForFunction(() => [...document.images].every((each) => each.naturalWidth > 0));
    const before = await widths();
    await page.evaluate(() => window.auftritt?.enhance());
    await running(page, 'image-slider', before.length);
    const wider = (await widths()).map(
      (width, index) => Math.abs(width - (before[index] ?? 0)) > 1,
    );
    expect(Object.keys(containers).filter((_, index) => wider[index])).toEqual([]);
    expect(await overflow(page)).toBe(0);
    // What the engine has measured is what is shown.
    const all = page.locator('.image-slider');
    for (const index of before.keys()) await all.nth(index).locator('.slick-next').click();
    const places = () =>
      all.locator('.slick-current').evaluateAll((slides) =>
        slides.map((slide) => {
          const { left = 0 } = slide.closest('.slick-list')?.getBoundingClientRect() ?? {};
          return `${slide.textContent?.trim()} at ${Math.round(slide.getBoundingClientRect().left - left)}`;
        }),
      );
    await expect.poll(places).toEqual(before.map(() => 'Slide 2 at 0'));
  });

  const layouts = {
    'cards in a grid': '.own { display: grid; grid-template-columns: 1fr 1fr; gap: 1em }',
    'cards in a row': '.own { display: flex; justify-content: center; gap: 1em }',
    'cards in a column': '.own { display: flex; flex-direction: column; align-items: center }',
    "slick's own stylesheet": '.slick-slider { display: block }',
  };
  for (const [name, css] of Object.entries(layouts)) {
    test(`a class of the theme lays it out in another way: ${name}`, async ({
      page,
      openFragment,
    }) => {
      const html = `<div class="own" data-slider='{"slidesToShow": 2, "dots": true}'>${[1, 2, 3, 4].map(figure).join('')}</div>`;
      const narrow = '@media (width < 500px) { .own { display: none } }';
      await page.setViewportSize({ width: 900, height: 800 });
      await openFragment(html, { head: `<style>${css} ${narrow}</style>` });
      await running(page, 'slider');
      /** The boxes of the list, and of what stands in the row below it. */
      const row = () =>
        page.evaluate(() => {
          const boxes = (selector: string) =>
            [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
          const [root, list] = boxes('.own, .own > .slick-list');
          const below = boxes('.slick-arrow, .slick-dots button');
          return {
            isWide: Math.round(list?.width ?? 0) === Math.round(root?.width ?? -1),
            tops: new Set(below.map(({ top }) => Math.round(top - (list?.bottom ?? 0)))).size,
            isBelow: below.every(({ top }) => top >= (list?.bottom ?? 0) - 1),
          };
        });
      const expected = { isWide: true, tops: 1, isBelow: true };
      await expect.poll(row).toEqual(expected);
      await page.setViewportSize({ width: 450, height: 800 });
      await expect(page.locator('.own')).toBeHidden();
      await page.setViewportSize({ width: 800, height: 800 });
      await expect.poll(row).toEqual(expected);
      await page.locator('.slick-next').click();
      await expect(page.locator('.slick-current')).toHaveAttribute('data-slick-index', '1');
      if (!css.includes('grid')) return;
      // Those of a row that waits are as large: half of the theme's grid would lay them over each other.
      const boxes = () =>
        page.locator('.own, .own figure:not(.slick-cloned)').evaluateAll((all) =>
          all.map((each) => {
            const { width, height } = each.getBoundingClientRect();
            return [width, height].map(Math.round);
          }),
        );
      const after = await boxes();
      await page.evaluate(() => window.auftritt?.release());
      expect(await boxes()).toEqual(after);
    });
  }

  test('a strip in a place as wide as its content is not started again by its own copies', async ({
    page,
    start,
  }) => {
    const logos = [1, 2, 3, 4, 5, 6, 7].map((number) => `<a href="#">${figure(number)}</a>`);
    await page.setViewportSize({ width: 900, height: 800 });
    await start(
      'logo-slider',
      `<fieldset><div class="logo-slider">${logos.join('')}</div></fieldset>`,
    );
    await expect(page.locator('.slick-cloned').first()).toBeAttached();
    const isSame = await page.evaluate(async () => {
      const list = document.querySelector('.slick-list');
      for (let frames = 10; frames > 0; frames -= 1)
        await new Promise((painted) => requestAnimationFrame(painted));
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      for (let frames = 10; frames > 0; frames -= 1)
        await new Promise((painted) => requestAnimationFrame(painted));
      return list === document.querySelector('.slick-list');
    });
    expect(isSame).toBe(true);
  });

  test('a picture that is the slide itself is as high before the start as after it', async ({
    page,
    openFragment,
  }) => {
    const pictures = [1, 2, 3, 4].map(
      (number) => `<img src="/picture/${number}.svg" width="600" height="300" alt="${number}">`,
    );
    const html = [
      '{}',
      '{"slidesToShow":2}',
      '{"vertical":true,"slidesToShow":2}',
      '{"centerMode":true}',
      '{"centerMode":true,"centerPadding":"0px"}',
    ]
      .map((options) => `<div data-slider='${options}'>${pictures.join('')}</div>`)
      .join('');
    const quotations = pictures.map((picture) => `<div>${picture}</div>`).join('');
    await openFragment(
      `<div class="image-slider">${pictures.join('')}</div>${html}<div class="reference-slider">${quotations}</div>`,
    );
    await running(page, 'reference-slider', 1);
    await running(page, 'slider', 5);
    await running(page, 'image-slider', 1);
    const heights = () =>
      page
        .locator('.image-slider, [data-slider], .reference-slider')
        .evaluateAll((all) => all.map((each) => each.clientHeight));
    const after = await heights();
    await page.evaluate(() => window.auftritt?.release());
    const before = await heights();
    expect(after.filter((height, index) => Math.abs(height - (before[index] ?? 0)) > 1)).toEqual(
      [],
    );
  });

  test('pictures that come after the start widen a place that is as wide as its content', async ({
    page,
    start,
  }) => {
    const place = 'display: flex; flex-direction: column; align-items: center';
    const row = slider('image-slider', 3).replaceAll('src=', 'data-later=');
    await start('image-slider', `<div style="${place}"><div>${row}</div></div>`, { changes: true });
    const width = () => page.locator('.image-slider').evaluate((each) => each.clientWidth);
    await page.locator('.slick-next').click();
    await expect(currentSlide(page)).toHaveText('Slide 2');
    expect(await width()).toBeLessThan(600);
    await page.locator('[data-later]').evaluateAll((pictures) => {
      for (const each of pictures) each.setAttribute('src', each.getAttribute('data-later') ?? '');
    });
    await expect.poll(width).toBeGreaterThan(1200);
    await expect(currentSlide(page)).toHaveText('Slide 2');
    await page.evaluate(() => window.auftritt?.release());
    expect(await width()).toBeGreaterThan(1200);
  });

  test('a fieldset is not widened', async ({ page, start }) => {
    await start('image-slider', `<fieldset>${slider('image-slider', 3)}</fieldset>`);
    const width = await page
      .locator('fieldset')
      .evaluate((each) => each.getBoundingClientRect().right);
    expect(width).toBeLessThanOrEqual(1440);
  });
}, false);

import { expect, running } from '../../support/site.js';
import { currentSlide, releasedBody, servePictures, slider } from '../../support/sliders.js';
import { onEachEngine, pageTest, test } from './engines.js';

const quoted = (options: object): string => JSON.stringify(options).replaceAll('"', '&quot;');

/** A general slider with options, and articles with a link as slides. */
const general = (options: object, count = 4, id = 'one'): string =>
  slider('x', count)
    .replace('class="x"', `id="${id}" data-slider="${quoted(options)}"`)
    .replaceAll(/ id="x-/g, ` id="${id}-`);

onEachEngine((engine) => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await servePictures(page);
  });

  test('one with the preset for Owl says what it shows in the words of Owl', async ({
    page,
    start,
    complaints,
  }) => {
    const html = slider('owl-carousel', 4).replace(
      '<div',
      `<div data-slider="${quoted({ items: 2, margin: 30, nav: true })}"`,
    );
    await start('slider', html, { tag: 'data-preset="owl"' });
    const shown = page.locator('.slick-slide.slick-active');
    await expect(shown).toHaveCount(2);
    await expect(page.locator('.slick-arrow:visible')).toHaveCount(2);
    const [root, first, second] = await Promise.all(
      [page.locator('.owl-carousel'), shown.first(), shown.last()].map((each) =>
        each.boundingBox(),
      ),
    );
    if (!root || !first || !second) throw new Error('there is no slide');
    expect(Math.abs(first.x - root.x)).toBeLessThan(1);
    expect(Math.abs(second.x - (first.x + first.width) - 30)).toBeLessThan(1.5);
    expect(Math.abs(second.x + second.width - (root.x + root.width))).toBeLessThan(2);
    expect(await releasedBody(page)).toBe(html);
    expect(complaints).toEqual([]);
  });

  test('one without arrows has no button, one without dots no dot, ours of the specification too', async ({
    page,
    openFragment,
  }) => {
    const ours = (options: object): string =>
      slider('image-slider', 3).replace('<div', `<div data-slider="${quoted(options)}"`);
    const html = general({ arrows: false }) + ours({ dots: false });
    await openFragment(html);
    const counts = async (): Promise<void> => {
      await expect(page.locator('#one button')).toHaveCount(0);
      await expect(page.locator('.image-slider .slick-dots')).toHaveCount(0);
      await expect(page.locator('.image-slider .slick-arrow:visible')).toHaveCount(2);
    };
    for (const name of ['slider', 'image-slider']) await running(page, name);
    await counts();
    expect(await page.evaluate(() => window.auftritt?.instances().length)).toBeGreaterThan(2);
    expect(await releasedBody(page)).toBe(html);
  });

  test('each option does what slick does', async ({ page, openFragment }) => {
    const html = [
      // A class of a grid, as Bootstrap 4 has it, says what share of its row a slide has.
      general({ slidesToShow: 3, slidesToScroll: 2 }, 6, 'three').replaceAll(
        '<article',
        '<article class="col-4"',
      ),
      general({ vertical: true, slidesToShow: 2 }, 4, 'vertical'),
      general({ centerMode: true, centerPadding: '60px' }, 4, 'centre'),
      general({ rows: 2 }, 5, 'rows'),
      general({ initialSlide: 2, infinite: false }, 4, 'initial'),
    ].join('');
    await openFragment(html, {
      head: '<style>.col-4 { flex: 0 0 33.33%; max-width: 33.33%; float: left }</style>',
    });
    await running(page, 'slider', 5);
    await expect(page.locator('#three .slick-active')).toHaveCount(3);
    const widths = await page
      .locator('#three, #three .slick-active')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    const [whole = 0, ...thirds] = widths;
    for (const third of thirds) expect(Math.abs(third - whole / 3)).toBeLessThan(1);
    await page.locator('#three .slick-next').click();
    await expect(page.locator('#three .slick-current')).toHaveAttribute('data-slick-index', '2');
    await expect(page.locator('#vertical.slick-vertical .slick-active')).toHaveCount(2);
    const [first, second] = await page
      .locator('#vertical .slick-active')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(second?.top).toBeGreaterThan(first?.top ?? 0);
    expect(second?.left).toBe(first?.left);
    await expect(page.locator('#centre .slick-center:not(.slick-cloned)')).toHaveCount(1);
    await expect(page.locator('#rows .slick-slide:not(.slick-cloned)')).toHaveCount(3);
    await expect(page.locator('#rows .slick-current h2')).toHaveText(['Slide 1', 'Slide 2']);
    await expect(page.locator('#initial .slick-current h2')).toHaveText('Slide 3');
    await page.locator('#initial .slick-next').click();
    await expect(page.locator('#initial .slick-next')).toHaveAttribute('aria-disabled', 'true');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(wide).toBe(true);
    expect(await releasedBody(page)).toBe(html);
  });

  test('a fraction shows a part of the next slide, also at a breakpoint', async ({
    page,
    start,
    complaints,
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
    await page.evaluate(() => window.auftritt?.release());
    expect(complaints).toEqual([]);
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

  test('a breakpoint changes what it names, and takes the arrows away', async ({ page, start }) => {
    const settings = { slidesToShow: 1, arrows: false, dots: true };
    const html = general({ slidesToShow: 2, responsive: [{ breakpoint: 600, settings }] });
    await page.setViewportSize({ width: 900, height: 800 });
    await start('slider', html);
    await expect(page.locator('.slick-active')).toHaveCount(2);
    await expect(page.locator('#one > button:visible')).toHaveCount(2);
    await page.setViewportSize({ width: 500, height: 800 });
    await expect(page.locator('.slick-active:not(li)')).toHaveCount(1);
    await expect(page.locator('#one > button:visible')).toHaveCount(0);
    await expect(page.locator('.slick-dots li')).toHaveCount(4);
    expect(await releasedBody(page)).toBe(html);
  });

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

  test('a slider without options has arrows and no dots', async ({ page, start }) => {
    const html = general({});
    await start('slider', html);
    await expect(page.locator('.slick-arrow:visible')).toHaveCount(2);
    await expect(page.locator('.slick-dots')).toHaveCount(0);
    await page.locator('.slick-next').click();
    await expect(currentSlide(page)).toHaveText('Slide 2');
    expect(await releasedBody(page)).toBe(html);
  });

  test('a slide stays in the middle, and the next ones come to it', { tag: '@long' }, async ({
    page,
    start,
  }) => {
    const html = general({ slidesToShow: 3, centerMode: true, centerPadding: '0px' }, 6);
    await start('slider', html);
    const inSight = () =>
      page.locator('.slick-list').evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        return [...list.querySelectorAll('.slick-slide')]
          .map((slide) => ({ at: slide.getBoundingClientRect().left, slide }))
          .filter(({ at }) => at > left - 5 && at < right - 5)
          .sort((one, other) => one.at - other.at)
          .map(({ slide }) => slide.querySelector('h2')?.textContent);
      });
    await expect.poll(inSight).toEqual(['Slide 6', 'Slide 1', 'Slide 2']);
    await page.locator('.slick-next').click();
    await expect.poll(inSight).toEqual(['Slide 1', 'Slide 2', 'Slide 3']);
    await page.locator('.slick-prev').click();
    await page.locator('.slick-prev').click();
    await expect(page.locator('.slick-center:not(.slick-cloned) h2')).toHaveText('Slide 6');
    await expect.poll(inSight).toEqual(['Slide 5', 'Slide 6', 'Slide 1']);
  });

  test('two sliders move together', { tag: '@long' }, async ({ page, start }) => {
    const html =
      general({ asNavFor: '#two', fade: true }, 4, 'one') +
      general({ asNavFor: '#one', slidesToShow: 3, focusOnSelect: true }, 4, 'two');
    await start('slider', html, { count: 2 });
    const shows = async (number: number): Promise<void> => {
      for (const id of ['one', 'two']) {
        await expect(page.locator(`#${id} .slick-current h2`)).toHaveText(`Slide ${number}`);
      }
    };
    await page.locator('#one > .slick-next').click();
    await shows(2);
    await page.locator('#two > .slick-next').click();
    await shows(3);
    await page.locator('#two .slick-slide[data-slick-index="3"] h2').click();
    await shows(4);
    expect(await releasedBody(page)).toBe(html);
  });

  test('elements of the page move it in place of the arrows, and have a name', async ({
    page,
    start,
  }) => {
    const html = `${general({ prevArrow: '#back', nextArrow: '#on' })}
    <span id="back"></span><button id="on" type="button">On</button>`;
    await start('slider', html);
    await expect(page.locator('#one > button')).toHaveCount(0);
    await page.locator('#on').click();
    await expect(currentSlide(page)).toHaveText('Slide 2');
    await expect(page.locator('#on')).toHaveAccessibleName('On');
    await expect(page.getByRole('button', { name: 'Vorheriges Bild' })).toHaveId('back');
    await page.locator('#back').press('Enter');
    await expect(currentSlide(page)).toHaveText('Slide 1');
    expect(await releasedBody(page)).toBe(html);
  });

  test('what is wrong in the options is named once, and the slider runs', async ({
    page,
    start,
    complaints,
  }) => {
    const html = general({ slidesToShow: 2, slidesToshow: 3, arrows: 'no', easing: 'swing' });
    await start('slider', html);
    await expect(page.locator('.slick-active')).toHaveCount(2);
    expect(complaints.map((line) => line.replace(/ JSHandle.*/, ''))).toEqual([
      expect.stringMatching(
        /^auftritt: slider: data-slider: slidesToshow is no option of a slider/,
      ),
      expect.stringMatching(/^auftritt: slider: data-slider: arrows must be true or false/),
      expect.stringMatching(/^auftritt: slider: data-slider: easing cannot be set: see cssEase/),
    ]);
  });
}, false);

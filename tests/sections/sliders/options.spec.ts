import { overflow } from '../../support/overflow.js';
import { boxOf } from '../../support/pointer.js';
import { expect, running } from '../../support/site.js';
import { currentSlide, general, quoted, slider } from '../../support/sliders.js';
import { onEachEngine, still, test } from './engines.js';

onEachEngine(() => {
  still();

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
    const root = await boxOf(page.locator('.owl-carousel'));
    const [first, second] = [await boxOf(shown.first()), await boxOf(shown.last())];
    expect(Math.abs(first.x - root.x)).toBeLessThan(1);
    expect(Math.abs(second.x - (first.x + first.width) - 30)).toBeLessThan(1.5);
    expect(Math.abs(second.x + second.width - (root.x + root.width))).toBeLessThan(2);
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
  });

  test('each option does what slick does', async ({ page, openFragment }) => {
    const html = [
      // A class of a grid, as Bootstrap 4 has it, says what share of its row a slide has: with slick, none.
      general({ slidesToShow: 3, slidesToScroll: 2 }, 6, 'three').replaceAll(
        '<article',
        '<article class="col-3"',
      ),
      general({ vertical: true, slidesToShow: 2 }, 4, 'vertical'),
      general({ centerMode: true, centerPadding: '60px' }, 4, 'centre'),
      general({ rows: 2 }, 5, 'rows'),
      general({ initialSlide: 2, infinite: false }, 4, 'initial'),
    ].join('');
    await openFragment(html, {
      head: '<style>.col-3 { flex: 0 0 25%; max-width: 25%; float: left }</style>',
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
    expect(await overflow(page)).toBe(0);
  });

  test('a breakpoint changes what it names, and takes the arrows away', async ({ page, start }) => {
    const settings = { slidesToShow: 1, arrows: false, dots: true };
    const html = general({ slidesToShow: 2, responsive: [{ breakpoint: 600, settings }] });
    await page.setViewportSize({ width: 900, height: 800 });
    await start('slider', html);
    await expect(page.locator('.slick-active')).toHaveCount(2);
    await expect(page.locator('#one > button:visible')).toHaveCount(2);
    await expect(page.locator('.slick-dots')).toHaveCount(0);
    await page.setViewportSize({ width: 500, height: 800 });
    await expect(page.locator('.slick-active:not(li)')).toHaveCount(1);
    await expect(page.locator('#one > button:visible')).toHaveCount(0);
    await expect(page.locator('.slick-dots li')).toHaveCount(4);
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

  test('of two breakpoints of one width the last one counts', async ({ page, start }) => {
    const responsive = [2, 3].map((slidesToShow) => ({
      breakpoint: 2000,
      settings: { slidesToShow },
    }));
    await start('slider', general({ responsive }, 6));
    await expect(page.locator('.slick-active:not(.slick-cloned)')).toHaveCount(3);
  });
}, false);

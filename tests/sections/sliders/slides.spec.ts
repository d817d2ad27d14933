import { boxOf, drag } from '../../support/pointer.js';
import { expect, statesOn } from '../../support/site.js';
import { currentSlide, slider } from '../../support/sliders.js';
import { onEachEngine, pageTest, still, test } from './engines.js';

const figure = (number: number, more = ''): string =>
  `<figure${more && ` ${more}`}><img src="/picture/${number}.svg" width="600" height="300" alt="${number}"></figure>`;

onEachEngine(() => {
  still();

  test('what shows nothing is no slide, and stays hidden', async ({ page, start }) => {
    const others =
      '<meta content="x"><link rel="author" href="/a"><script type="text/plain">x</script><style></style>' +
      '<template><p>x</p></template><noscript>x</noscript><br><input type="hidden" name="a">';
    const html = `<div class="image-slider">${figure(1)}${figure(2, 'hidden=""')}${others}${figure(3)}</div>`;
    await start('image-slider', html);
    await expect(page.locator('.slick-dots li')).toHaveCount(2);
    await expect(page.locator('.slick-slide:not(.slick-cloned)')).toHaveCount(2);
    await expect(page.locator('figure[hidden]')).toBeHidden();
    await page.locator('.slick-next').click();
    await expect(page.locator('.slick-current img')).toHaveAttribute('alt', '3');
  });

  test('a slide that CSS hides at a width is none at that width', async ({ page, start }) => {
    const html = `<style>@media (width < 700px) { .wide { display: none } }</style>
      <div class="image-slider">${figure(1)}${figure(2, 'class="wide"')}${figure(3)}</div>`;
    await page.setViewportSize({ width: 600, height: 800 });
    await start('image-slider', html);
    const dots = page.locator('.slick-dots li');
    await expect(dots).toHaveCount(2);
    await page.locator('.slick-next').click();
    await expect(page.locator('.slick-current img')).toHaveAttribute('alt', '3');
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(dots).toHaveCount(3);
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(dots).toHaveCount(2);
  });

  test('a slider without two slides is left as the server sent it, and as high as its slide', async ({
    page,
    start,
  }) => {
    const html = `<div class="image-slider">${figure(1)}</div>
      <div class="gallery-inner"><div class="gallery-slider">${figure(1, 'hidden=""')}${figure(2, 'hidden=""')}</div></div>`;
    await start('image-slider', html);
    const left = await page.locator('body').innerHTML();
    expect(left.replaceAll(/ data-auftritt-runs="[^"]*"/g, '')).toBe(html);
    const { height } = await boxOf(page.locator('.image-slider'));
    expect(height).toBeCloseTo((await boxOf(page.locator('.image-slider figure'))).height, 0);
  });

  test('pictures in data-lazy load when their slide comes', async ({ page, start }) => {
    const lazy = (number: number): string =>
      `<div><img data-lazy="/picture/${number}.svg" width="600" height="300" alt="${number}"></div>`;
    await start(
      'image-slider',
      `<div class="image-slider">${[1, 2, 3, 4].map(lazy).join('')}</div>`,
    );
    const picture = (number: number) =>
      page.locator(`.slick-slide:not(.slick-cloned) img[alt="${number}"]`);
    await expect(picture(1)).toHaveAttribute('src', '/picture/1.svg');
    await expect(picture(3)).not.toHaveAttribute('src');
    await page.locator('.slick-next').click();
    await expect(picture(2)).toHaveAttribute('src', '/picture/2.svg');
  });

  test('a slider that its page shows only once a library runs starts', async ({
    page,
    openFragment,
  }) => {
    await openFragment(
      `<style>.team { display: none } .team.slick-initialized { display: block }</style>
      ${slider('image-slider team', 3)}`,
    );
    await expect(page.locator('.image-slider')).toHaveClass(/slick-initialized/);
    await expect(currentSlide(page)).toBeVisible();
    await page.locator('.slick-next').click();
    await expect(currentSlide(page)).toHaveText('Slide 2');
  });

  test('what stands in a slide works: a range is drawn, a field typed in', async ({
    page,
    start,
  }) => {
    const input = '<input type="range" min="0" max="100" value="0" style="width: 400px">';
    await start(
      'image-slider',
      `<div class="image-slider"><div style="height: 200px">${input}</div><p>Two</p></div>`,
    );
    const range = page.locator('.slick-current input');
    const { x, y, height } = await boxOf(range);
    await drag(page, { x: x + 5, y: y + height / 2 }, 295);
    expect(Number(await range.inputValue())).toBeGreaterThan(50);
    await expect(page.locator('.slick-current')).toHaveAttribute('data-slick-index', '0');
  });

  pageTest(
    'a slider whose engine cannot start is as the server sent it',
    async ({ page, openFragment }) => {
      // What slick calls by an event's name, as on a page with MooTools, and what our own row asks.
      await page.addInitScript(() => {
        const end = () => {
          throw new Error('refused');
        };
        Object.defineProperty(HTMLElement.prototype, 'setPosition', { get: () => end });
        const { getComputedStyle } = window;
        window.getComputedStyle = (element, part) =>
          element.closest('.slick-track') ? end() : getComputedStyle.call(window, element, part);
      });
      const html = slider('image-slider', 3);
      await openFragment(html);
      await page.locator('.image-slider').scrollIntoViewIfNeeded();
      await expect.poll(() => statesOn(page, 'image-slider')).toEqual(['failed']);
      expect(await page.locator('body').innerHTML()).toBe(html);
    },
  );

  test('an adaptive slide grows with what opens in it', async ({ page, start }) => {
    await start(
      'slider',
      `<div data-slider='{"adaptiveHeight":true}'>
      <div><details><summary>More</summary><p style="height: 300px">Text</p></details></div><p>Two</p></div>`,
      {
        changes: true,
      },
    );
    await page.locator('.slick-current summary').click();
    await expect
      .poll(() => page.locator('.slick-list').evaluate((list) => list.clientHeight))
      .toBeGreaterThan(300);
  });
}, false);

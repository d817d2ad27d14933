import type { Page } from '@playwright/test';
import { boxOf, drag } from '../../support/pointer.js';
import { expect } from '../../support/site.js';
import { currentSlide } from '../../support/sliders.js';
import { onEachEngine, test } from './engines.js';

/** A slider of articles, each with as many lines of 20 px as its number says. */
const withLines = (options: object, lines: readonly number[]): string =>
  `<style>#one { width: 600px } #one * { margin: 0; font: 16px/20px sans-serif }</style>
   <div id="one" data-slider='${JSON.stringify(options)}'>${lines
     .map(
       (count, index) => `<article><h2>${index + 1}</h2>${'<p>…</p>'.repeat(count - 1)}</article>`,
     )
     .join('')}</div>`;

const equal = (count: number): readonly number[] => Array.from({ length: count }, () => 2);

/** The numbers of the slides of which more than a half is in sight, in their order on the page. */
const inSight = (page: Page): Promise<string> =>
  page.locator('.slick-list').evaluate((list) => {
    const view = list.getBoundingClientRect();
    return [...list.querySelectorAll('article')]
      .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
      .filter(({ box: { left, right, top, bottom, width, height } }) => {
        const wide = Math.min(right, view.right) - Math.max(left, view.left);
        const high = Math.min(bottom, view.bottom) - Math.max(top, view.top);
        return wide > width / 2 && high > height / 2;
      })
      .sort((one, other) => one.box.left - other.box.left || one.box.top - other.box.top)
      .map(({ slide }) => slide.querySelector('h2')?.textContent)
      .join(' ');
  });

const height = (page: Page): Promise<number> =>
  page.locator('.slick-list').evaluate((list) => Math.round(list.getBoundingClientRect().height));

// Some of slick's options change what others do.
onEachEngine(
  ({ isSlick }) => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test('a centred row moves by one slide, whatever its step', async ({ page, start }) => {
      const options = { slidesToShow: 3, slidesToScroll: 2, centerMode: true, dots: true };
      await start('slider', withLines(options, equal(7)));
      await expect(page.locator('.slick-dots li')).toHaveCount(7);
      await expect.poll(() => inSight(page)).toBe('7 1 2');
      await page.locator('.slick-next').click();
      await expect(currentSlide(page)).toHaveText('2');
      await expect.poll(() => inSight(page)).toBe('1 2 3');
      for (const _press of [1, 2]) await page.locator('.slick-prev').click();
      await expect.poll(() => inSight(page)).toBe('6 7 1');
    });

    test('the last stop of an endless row ends it', async ({ page, start }) => {
      await start(
        'slider',
        withLines({ slidesToShow: 3, slidesToScroll: 3, dots: true }, equal(8)),
      );
      const [next, last] = [page.locator('.slick-next'), page.locator('.slick-dots button').last()];
      await last.click();
      await expect.poll(() => inSight(page)).toBe('6 7 8');
      await expect(page.locator('.slick-active:not(li, .slick-cloned)')).toHaveText([
        /^6/,
        /^7/,
        /^8/,
      ]);
      await next.click();
      await expect.poll(() => inSight(page)).toBe('1 2 3');
      await next.click();
      await expect.poll(() => inSight(page)).toBe('4 5 6');
    });

    test('a vertical row and one of several slides are as high as without adaptiveHeight', async ({
      page,
      start,
    }) => {
      const options = { vertical: true, slidesToShow: 2, adaptiveHeight: true };
      await start('slider', withLines(options, equal(4)));
      expect(await height(page)).toBe(80);
      await start('slider', withLines({ slidesToShow: 2, adaptiveHeight: true }, [1, 2, 4, 3]));
      expect(await height(page)).toBe(80);
    });

    test('a vertical row has its padding above and below', async ({ page, start }) => {
      const options = { vertical: true, slidesToShow: 2, centerMode: true, centerPadding: '30px' };
      await start('slider', withLines(options, equal(5)));
      expect(await height(page)).toBe(140);
      await expect(currentSlide(page)).toHaveText('1');
      await page.locator('.slick-next').click();
      const top = () =>
        page.locator('.slick-list').evaluate((list) => {
          const slide = list.querySelector('.slick-current')?.getBoundingClientRect().top ?? 0;
          return Math.round(slide - list.getBoundingClientRect().top);
        });
      await expect.poll(top).toBe(30);
    });

    for (const [what, options, lines, shown] of [
      ['of several slides', { initialSlide: 9, infinite: false }, 4, '4'],
      ['of as many as are shown', { initialSlide: 2, slidesToShow: 3 }, 3, '1 2 3'],
      ['of slides in rows', { initialSlide: 3, slidesToShow: 2, rows: 2 }, 4, '1 2 3 4'],
    ] as const) {
      test(`shows slides, whatever initialSlide says: ${what}`, async ({ page, start }) => {
        await start('slider', withLines(options, equal(lines)));
        await expect
          .poll(async () => (await inSight(page)).split(' ').sort().join(' '))
          .toBe(shown);
      });
    }

    test('a step that is longer than the row leads to the last slide', async ({ page, start }) => {
      const options = { slidesToShow: 2, slidesToScroll: 3, infinite: false, dots: true };
      await start('slider', withLines(options, equal(3)));
      await expect(page.locator('.slick-dots li')).toHaveCount(2);
      await page.locator('.slick-next').click();
      // slick itself stays where it is.
      if (!isSlick) await expect.poll(() => inSight(page)).toBe('2 3');
    });

    test('narrow slides that fade are each shown, also without a loop', async ({ page, start }) => {
      const options = { fade: true, variableWidth: true, infinite: false, dots: true };
      await start(
        'slider',
        withLines(options, equal(3)).replaceAll('<article', '<article style="width: 150px"'),
      );
      await page.locator('.slick-dots button').last().click();
      await expect(currentSlide(page)).toHaveText('3');
      await expect(page.locator('.slick-next')).toHaveAttribute('aria-disabled', 'true');
    });

    /** Draws the row to its start by so many px. */
    const draw = async (page: Page, by: number): Promise<void> => {
      const { x, y } = await boxOf(page.locator('.slick-list'));
      await drag(page, { x: x + 400, y: y + 20 }, -by);
    };

    test('a drag that is shorter than touchThreshold asks for leaves the slide', async ({
      page,
      start,
    }) => {
      await start('slider', withLines({ touchThreshold: 2 }, equal(3)));
      await draw(page, 200);
      await expect.poll(() => inSight(page)).toBe('1');
      await expect(currentSlide(page)).toHaveText('1');
      await draw(page, 380);
      await expect(currentSlide(page)).toHaveText('2');
    });

    test('a drag moves by one step, however far it goes', async ({ page, start }) => {
      await start('slider', withLines({ slidesToShow: 3 }, equal(6)));
      await draw(page, 390);
      await expect.poll(() => inSight(page)).toBe('2 3 4');
      await draw(page, -190);
      await expect.poll(() => inSight(page)).toBe('1 2 3');
    });
  },
  true,
  true,
);

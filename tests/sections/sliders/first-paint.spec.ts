import type { Page } from '@playwright/test';
import { shiftOf, watchShifts } from '../../support/layout-shift.js';
import { hold } from '../../support/routes.js';
import { expect, running } from '../../support/site.js';
import { quoted, sliderCode } from '../../support/sliders.js';
import { onEachEngine, pageTest } from './engines.js';

/** Each number of slides that CSS knows, and options that change what is shown of them. */
const all: readonly object[] = [
  ...Array.from({ length: 20 }, (_, index) => ({ slidesToShow: index + 1 })),
  { slidesToShow: 3, rows: 2 },
  { dots: true, slidesToShow: 4, infinite: false },
  { slidesToShow: 2, vertical: true },
  { slidesToShow: 3, centerMode: true },
  { slidesToShow: 2, adaptiveHeight: true },
  { slidesToShow: 1, adaptiveHeight: true, arrows: false },
  { slidesToShow: 3, responsive: [{ breakpoint: 600, settings: { slidesToShow: 1 } }] },
];

/** The same options without blanks, and with one after each colon and comma, as some languages write JSON. */
const html = all
  .map(quoted)
  .flatMap((options) => [options, options.replaceAll(/[:,]/g, '$& ')])
  .map((options) => `<div data-slider="${options}">${'<p><b>1</b></p>'.repeat(6)}<p></p></div>`)
  .join('');

/** The width of a slide (px) and the height of its slider. */
const sizes = (page: Page) =>
  page.locator('[data-slider]').evaluateAll((sliders) =>
    sliders.map((each) => {
      const { width } =
        each.querySelector('p:not(.slick-cloned, [hidden])')?.getBoundingClientRect() ?? {};
      return { options: each.getAttribute('data-slider'), width, height: each.clientHeight };
    }),
  );

onEachEngine(() => {
  for (const width of [390, 1280]) {
    pageTest(
      `a row shows what its slider will show, before any code, at ${width} px`,
      async ({ page, openFragment }) => {
        await page.setViewportSize({ width, height: 12_000 });
        await watchShifts(page);
        const code = await hold(page, sliderCode);
        await openFragment(
          `<style>p { margin: 0 } b { display: block; aspect-ratio: 8 }</style>${html}`,
        );
        const before = await sizes(page);
        code.resolve();
        await running(page, 'slider', before.length);
        // slick builds a slider anew for its breakpoint.
        await expect(async () => {
          const after = await sizes(page);
          for (const [index, { options, width: wide = 0, height }] of before.entries()) {
            const { width: slide = 0, height: high = 0 } = after[index] ?? {};
            // slick gives its slides whole pixels.
            expect(Math.abs(wide - slide), `width of ${options}`).toBeLessThanOrEqual(1);
            expect(Math.abs(height - high), `height of ${options}`).toBeLessThanOrEqual(1);
          }
        }).toPass();
        expect(await shiftOf(page)).toBeLessThan(0.0001);
      },
    );
  }
}, false);

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

/** What CSS cannot read of the options, as the documentation has a site say it in its stylesheet. */
const told = `<style>
    .steps { --auftritt-slides: 4 }
    @media (width < 1024px) { .steps { --auftritt-slides: 2.5 } }
    @media (width < 600px) { .steps { --auftritt-slides: 1.2 } }
  </style><div class="steps" data-slider="${quoted({
    slidesToShow: 4,
    infinite: false,
    responsive: [
      { breakpoint: 1024, settings: { slidesToShow: 2.5 } },
      { breakpoint: 600, settings: { slidesToShow: 1.2 } },
    ],
  })}">${'<p><b>1</b></p>'.repeat(6)}</div>`;

onEachEngine(() => {
  for (const [what, body, width] of [
    ['a row shows what its slider will show', html, 390],
    ['a row shows what its slider will show', html, 1280],
    ['a row shows the fractions and breakpoints that the page names', told, 390],
    ['a row shows the fractions and breakpoints that the page names', told, 800],
    ['a row shows the fractions and breakpoints that the page names', told, 1280],
  ] as const) {
    pageTest(
      `${what}, before any code, at ${width} px`,
      { tag: body === told && width > 390 ? '@long' : [] },
      async ({ page, openFragment }) => {
        await page.setViewportSize({ width, height: 12_000 });
        await watchShifts(page);
        const code = await hold(page, sliderCode);
        await openFragment(
          `<style>p { margin: 0 } b { display: block; aspect-ratio: 8 }</style>${body}`,
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

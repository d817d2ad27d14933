import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/axe.js';
import { holdings, leftByRounds } from '../../support/leaks.js';
import { expect, releasedBody, running } from '../../support/site.js';
import { currentSlide, slider } from '../../support/sliders.js';
import { onEachEngine, still, test } from './engines.js';

const three = slider('image-slider', 3);

/** Address of the link that has the focus, or the class of what else has it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('href') ?? element?.getAttribute('class')?.split(' ')[0] ?? '';
  });

onEachEngine((engine) => {
  still();

  test('a slider in a language that is written from right to left moves that way', async ({
    page,
    start,
  }) => {
    await start('image-slider', `<div dir="rtl">${three}</div>`);
    const current = page.locator('.slick-current');
    await expect(current).toBeInViewport();
    const places = await page.evaluate(() =>
      [0, 1].map(
        (index) =>
          document.querySelector(`[data-slick-index="${index}"]`)?.getBoundingClientRect().x,
      ),
    );
    expect(places[1]).toBeLessThan(places[0] ?? 0);
    await page.locator('.slick-next').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(currentSlide(page)).toHaveText('Slide 2');
    await expect(current).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(currentSlide(page)).toHaveText('Slide 1');
  });

  test('the keyboard stops at the controls and at what is shown', async ({ page, start }) => {
    const stops = `<article><a href="#second">2</a><input aria-label="Input"><video controls></video></article>`;
    const html = three.replace('</article>', `</article>${stops}`);
    await start('image-slider', `<a href="#before">Before</a>${html}<a href="#after">After</a>`);
    await page.locator('[href="#before"]').focus();
    const round = async (): Promise<string[]> => {
      const found: string[] = [];
      while (found.at(-1) !== '#after' && found.length < 20) {
        await page.keyboard.press('Tab');
        found.push(await focused(page));
      }
      return found;
    };
    const dots = ['', '', '', ''];
    expect(await round()).toEqual(['slick-prev', '#link-1', 'slick-next', ...dots, '#after']);
    await expect(page.locator('.slick-slide[tabindex]')).toHaveCount(0);
    await expect(page.locator('.slick-cloned [href]:not([tabindex="-1"])')).toHaveCount(0);
    await expect(page.locator('.slick-cloned:not([aria-hidden="true"])')).toHaveCount(0);

    // The arrow keys move it; the focus stays with what is shown.
    await page.locator('#image-slider-1 a').focus();
    await page.keyboard.press('ArrowRight');
    await expect(currentSlide(page)).toHaveCount(0);
    expect(await focused(page)).toBe('#second');
    await page.locator('.slick-current input').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator('.slick-current').getAttribute('data-slick-index')).toBe('1');
    await page.locator('.slick-next').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(currentSlide(page)).toHaveText('Slide 1');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(currentSlide(page)).toHaveText('Slide 1');
    expect(await focused(page)).toBe('slick-next');
    await page.locator('.slick-dots button').nth(2).press('Enter');
    await expect(currentSlide(page)).toHaveText('Slide 2');
  });

  test('two presses at once both count, since nothing moves', async ({ page, start }) => {
    await start('image-slider', three);
    await page.locator('.slick-next').evaluate((next: HTMLElement) => {
      next.click();
      next.click();
    });
    await expect(currentSlide(page)).toHaveText('Slide 3');
  });

  test('a link to what is in a slide shows the slide', async ({ page, start }) => {
    await start('image-slider', `<a id="to" href="#image-slider-3">Third</a>${three}`);
    await page.locator('#to').click();
    await expect(currentSlide(page)).toHaveText('Slide 3');
    await expect(page).toHaveURL(/#image-slider-3$/);
  });

  test('neither listeners nor computations of styles grow with the slides', {
    tag: '@long',
  }, async ({ page, start }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const computations = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
    };
    const costs = async (count: number) => {
      await start('image-slider', slider('image-slider', count));
      await page.evaluate(() => window.auftritt?.release());
      const before = await computations();
      await page.evaluate(() => window.auftritt?.enhance());
      await running(page, 'image-slider');
      return { computed: (await computations()) - before, ...(await holdings(page)) };
    };
    const few = await costs(4);
    const many = await costs(64);
    expect(many.listeners - few.listeners).toBeLessThan(10);
    expect(many.computed - few.computed).toBeLessThan(30);
  });

  test('a list of slides is a list for assistive technology, and all is free of axe’s complaints', async ({
    page,
    openFragment,
  }) => {
    const list = `<ul class="image-slider" aria-label="Images">${['A', 'B', 'C']
      .map((name) => `<li><a href="#${name}">${name}</a></li>`)
      .join('')}</ul>`;
    const html = `<main><h1>Sliders</h1>${list}${slider('reference-slider', 3).replaceAll('alt=""', 'alt="Picture"')}
    ${slider('logo-slider', 9).replaceAll('alt=""', 'alt="Client"')}</main>`;
    await openFragment(html);
    for (const name of ['image-slider', 'reference-slider', 'logo-slider'])
      await running(page, name);
    await expect(page.locator('ul.image-slider')).toHaveRole('group');
    await expect(page.locator('.image-slider [role="list"] > li')).toHaveCount(
      engine.isSlick ? 7 : 3,
    );
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(page.locator('.logo-slider__pause')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await releasedBody(page)).toBe(html);
  });

  test('a section that was hidden finds its place when it is shown', async ({ page, start }) => {
    await start('image-slider', `<div id="section">${three}</div>`, { changes: true });
    const width = (): Promise<number> =>
      page.locator('.slick-current').evaluate((each) => each.clientWidth);
    await page.locator('#section').evaluate((each) => each.setAttribute('style', 'display: none'));
    await page.setViewportSize({ width: 700, height: 900 });
    await page.locator('#section').evaluate((each) => each.setAttribute('style', 'width: 500px'));
    await expect.poll(width).toBe(500);
    await page.locator('#section').evaluate((each) => each.setAttribute('style', 'width: 400px'));
    await expect.poll(width).toBe(400);
  });

  // jQuery 1 and 2 set `innerHTML` when they first measure something (docs/policies.md).
  if (!['jquery-1', 'jquery-2'].includes(engine.jquery ?? ''))
    test('runs where the page requires trusted types and forbids style attributes', {
      tag: '@long',
    }, async ({ page, openFragment, complaints }) => {
      const policy = "require-trusted-types-for 'script'; style-src 'self'";
      const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
      const html =
        slider('image-slider', 8) + slider('reference-slider', 2) + slider('logo-slider', 8);
      await openFragment(html, { head });
      await page.locator('.logo-slider').scrollIntoViewIfNeeded();
      for (const name of ['logo-slider', 'reference-slider', 'image-slider'])
        await running(page, name);
      await expect(page.locator('.image-slider__paging')).toContainText('1 / 8');
      await page.setViewportSize({ width: 700, height: 900 });
      await expect(page.locator('.logo-slider .slick-active')).toHaveCount(3);
      expect(await releasedBody(page)).toBe(html);
      expect(complaints).toEqual([]);
    });

  test('fifty rounds leave nothing behind', { tag: '@long' }, async ({ page, openFragment }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const html =
      slider('image-slider', 8) + slider('reference-slider', 3) + slider('logo-slider', 8);
    // All of them in sight, also while they are released.
    const head = '<style>article { height: 20px; overflow: hidden }</style>';
    await openFragment(html, { head, tag: 'data-disable="consent"' });
    for (const name of ['logo-slider', 'reference-slider', 'image-slider'])
      await running(page, name);
    const { listeners, nodes } = await leftByRounds(page, 3);
    expect(await page.locator('body').innerHTML()).toBe(html);
    expect(listeners).toBe(0);
    expect(nodes).toBeLessThan(50);
  });
}, false);

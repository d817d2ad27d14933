import type { Page } from '@playwright/test';
import { hold } from '../../support/routes.js';
import { expect, running } from '../../support/site.js';
import { currentSlide, slider, sliderCode } from '../../support/sliders.js';
import { onEachEngine, pageTest, still, test } from './engines.js';

onEachEngine(() => {
  still();

  const focusedLink = (page: Page): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('href'));

  test('a slide keeps the focus when its slider starts, crosses a breakpoint and ends', async ({
    page,
    openFragment,
  }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    // The chunk is held back until the focus is in the slider.
    const arrival = await hold(page, sliderCode);
    await openFragment(slider('logo-slider', 9), { load: true });
    await page.locator('#logo-slider-2 a').focus();
    arrival.resolve();
    await running(page, 'logo-slider');
    expect(await focusedLink(page)).toBe('#link-2');
    for (const width of [800, 560, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      const shown = { 800: 4, 560: 2, 1200: 6 }[width];
      await expect(page.locator('.slick-active:not(.slick-cloned)')).toHaveCount(shown ?? 0);
      expect(await focusedLink(page), `at ${width} px`).toBe('#link-2');
    }
    await page.locator('.slick-next').focus();
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(page.locator('.slick-active:not(.slick-cloned)')).toHaveCount(4);
    await expect(page.locator('.slick-next')).toBeFocused();
    await page.locator('#logo-slider-2 a').focus();
    await page.evaluate(() => window.auftritt?.release());
    await expect(page.locator('.slick-track')).toHaveCount(0);
    expect(await focusedLink(page)).toBe('#link-2');
  });

  pageTest(
    'a slider that ends does not let the others play in a tab that nobody sees',
    { tag: '@long' },
    async ({ page, start }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install({ time: 0 });
      await start('logo-slider', `${slider('logo-slider', 9)}${slider('image-slider', 3)}`);
      await running(page, 'image-slider');
      await page.clock.pauseAt(10_000);
      await page.evaluate(() => {
        const ended = document.querySelector('.image-slider');
        if (ended) window.auftritt?.release(ended);
        Object.defineProperty(Document.prototype, 'hidden', {
          configurable: true,
          get: () => Reflect.get(window, 'isHidden') !== false,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      const current = () =>
        page.locator('.logo-slider .slick-current').getAttribute('data-slick-index');
      const before = await current();
      await page.clock.runFor(20_000);
      expect(await current()).toBe(before);
      await page.evaluate(() => {
        Reflect.set(window, 'isHidden', false);
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.clock.runFor(3_000);
      expect(await current()).not.toBe(before);
    },
  );

  test('an attribute sets none of slick’s options', { tag: '@long' }, async ({ page, start }) => {
    const options = { initialSlide: 2, prevArrow: '<img src=x onerror=alert(1)>', dots: false };
    const html = slider('image-slider', 3).replace(
      'class="image-slider"',
      `$& data-slick='${JSON.stringify(options)}'`,
    );
    await start('image-slider', html);
    await expect(currentSlide(page)).toHaveText('Slide 1');
    await expect(page.locator('.slick-dots button')).toHaveCount(3);
    await expect(page.locator('[onerror]')).toHaveCount(0);
  });

  test('what starts in a hidden slide, and ends in a shown one, is left as it was', async ({
    page,
    start,
  }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    const entry = '<li><a href="/a/">A</a><ul><li><a href="/b/">B</a></li></ul></li>';
    const slide = `<div id="second">
    <button class="navigation-opener" type="button">Menü</button>
    <nav class="main-navigation"><ul>${entry}</ul></nav>
    <div class="downloads"><button class="downloads__toggle" type="button">Downloads</button>
      <div class="downloads__body"><a href="/c.pdf">C</a></div></div>
    <a class="cookie-settings" href="/d/">Cookies</a>
  </div>`;
    await start('image-slider', `<div class="image-slider"><p>1</p></div>`, { changes: true });
    const before = await page.evaluate((html) => {
      const [slider] = document.getElementsByClassName('image-slider');
      window.auftritt?.release();
      slider?.insertAdjacentHTML('beforeend', html);
      const written = slider?.outerHTML;
      window.auftritt?.enhance(document);
      // The lists of the second slide start once more, now that it is hidden.
      for (const name of ['main-navigation', 'downloads', 'cookie-settings']) {
        const [part] = document.getElementsByClassName(name);
        if (!part) throw new Error(`there is no ${name}`);
        window.auftritt?.release(part);
        window.auftritt?.enhance(part);
      }
      return written;
    }, slide);
    for (const name of ['image-slider', 'navigation', 'downloads', 'consent']) {
      await running(page, name);
    }
    await page.locator('.slick-next').click();
    await expect(page.locator('#second')).toHaveClass(/slick-current/);
    const after = await page.evaluate(() => {
      window.auftritt?.release();
      return document.querySelector('.image-slider')?.outerHTML;
    });
    expect(after).toBe(before);
  });

  test('a link in a slider that stands in a slide of another is reached while both show it', async ({
    page,
    start,
  }) => {
    const inner =
      '<div class="reference-slider"><p><a href="#1">1</a></p><p><a href="#2">2</a></p></div>';
    await start('image-slider', `<div class="image-slider"><p>Outer</p><div>${inner}</div></div>`);
    const own = '.reference-slider:not(.slick-cloned *)';
    const link = page.locator(`${own} .slick-slide:not(.slick-cloned) a`).nth(1);
    const shown = page.locator('.image-slider > .slick-list > .slick-track > .slick-current');
    /** slick ignores what is pressed while it moves, so the button is pressed until the slide is there. */
    const turnTo = (text: string): Promise<void> =>
      expect(async () => {
        await page.locator('.image-slider > .slick-next').click();
        await expect(shown).toContainText(text, { timeout: 600 });
      }).toPass();
    await turnTo('2');
    await running(page, 'reference-slider');
    await expect(link).toHaveAttribute('tabindex', '-1');
    await turnTo('Outer');
    await page.locator(`${own} .slick-next`).evaluate((button: HTMLElement) => button.click());
    await expect(page.locator(`${own} .slick-current`)).toHaveText('2');
    await expect(link).toHaveAttribute('tabindex', '-1');
    await turnTo('2');
    await expect(link).not.toHaveAttribute('tabindex');
    await page.evaluate(() => window.auftritt?.release());
    await expect(page.locator('.reference-slider')).toHaveJSProperty('outerHTML', inner);
  });
}, false);

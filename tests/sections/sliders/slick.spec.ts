import { expect, releasedBody, running } from '../../support/site.js';
import { currentSlide, general, slider } from '../../support/sliders.js';
import { onEachEngine, still, test } from './engines.js';

const three = slider('image-slider', 3);

// What only sliders on slick do, in a jQuery of the page or not.
onEachEngine((engine) => {
  still();

  if (engine.isSlick)
    test('a breakpoint says whether a press waits, also after motion has come back', async ({
      page,
      start,
    }) => {
      const responsive = [{ breakpoint: 5000, settings: { waitForAnimate: false } }];
      await start('slider', general({ responsive }, 4));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const speed = () =>
        page.locator('#one').evaluate((each) => Reflect.get(each, 'slick').options.speed);
      await expect.poll(speed).toBe(500);
      await page.locator('.slick-next').evaluate((each: HTMLElement) => {
        each.click();
        each.click();
      });
      await expect(page.locator('.slick-current')).toHaveAttribute('data-slick-index', '2');
    });

  if (engine.jquery)
    test('a click in a copy is one on its original', async ({ page, start }) => {
      const html = three.replace('</h2>', ' <button type="button"><b>Order</b></button></h2>');
      const head = `<script>
    window.clicks = [];
    document.addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('article a')) {
        link.addEventListener('click', () => clicks.push('own ' + link.hash));
      }
      jQuery('article a').on('click', (event) => clicks.push('jQuery ' + event.currentTarget.hash));
      jQuery('button').on('click', () => clicks.push('button'));
    });
  </script>`;
      await start('image-slider', html, { head });
      const clicks = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'clicks'));
      const copies = page.locator('.slick-cloned');
      await expect(copies).toHaveCount(4);
      await expect(page.locator('.slick-cloned[id], .slick-cloned [id]')).toHaveCount(0);
      await copies.first().locator('a img').dispatchEvent('click');
      // The first click on an anchor waits for the code of anchors.
      await expect.poll(clicks).toEqual(['own #link-3', 'jQuery #link-3']);
      await expect(page).toHaveURL(/#link-3$/);
      await copies.nth(1).locator('button b').dispatchEvent('click');
      expect(await clicks()).toEqual(['own #link-3', 'jQuery #link-3', 'button']);
      // One that asks for a new tab is the browser's.
      const prevented = await copies
        .first()
        .locator('a')
        .evaluate((link) => {
          const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
          window.addEventListener('click', (each) => each.preventDefault(), { once: true });
          link.dispatchEvent(event);
          return Reflect.get(window, 'clicks').length;
        });
      expect(prevented).toBe(4);
    });

  if (engine.isSlick)
    test('a click in a copy is carried out on an original that has not started yet', async ({
      page,
      start,
    }) => {
      await start(
        'image-slider',
        `${three}<a data-fancybox="other" href="/media/other.svg">Other</a>`,
        {
          changes: true,
        },
      );
      // The code is there for another link; one that is not in sight waits until it is.
      await running(page, 'lightbox');
      const last = page.locator('article:not(.slick-cloned) a').last();
      const state = await last.evaluate((link) => {
        link.setAttribute('data-fancybox', 'slide');
        link.setAttribute('href', '/media/slide.svg');
        window.auftritt?.enhance();
        const lightboxes = window.auftritt
          ?.instances()
          .filter((each) => each.behaviour === 'lightbox');
        return lightboxes?.find(({ element }) => element === link)?.state;
      });
      expect(state).toBe('waiting');
      await page.locator('.slick-cloned a img').first().dispatchEvent('click');
      await expect(page.locator('dialog.fancybox__dialog')).toBeVisible();
    });

  if (engine.jquery)
    test('what the page’s own script has started is left alone, and its slick stays', async ({
      page,
      start,
      complaints,
    }) => {
      const head = `<script>
    jQuery.fn.slick = function pagesOwn(method) { return this.each((_, each) => each.slick[method]()); };
  </script>`;
      const started = '<div class="image-slider slick-initialized"><p>Own</p></div>';
      await start('image-slider', three + started, { head });
      await expect
        .poll(() => complaints)
        .toEqual([expect.stringContaining('auftritt: image-slider: is a slick slider already')]);
      await expect(page.locator('.slick-initialized > p')).toHaveText('Own');
      // The page's own scripts reach the slider with the plugin that they know.
      const name = await page.evaluate(() => {
        const $ = window.jQuery;
        const plugin: unknown = $ && Reflect.get($.fn, 'slick');
        if (typeof plugin !== 'function') return undefined;
        Reflect.apply(plugin, $?.('.slick-slider'), ['slickNext']);
        return plugin.name;
      });
      expect(name).toBe('pagesOwn');
      await expect(currentSlide(page)).toHaveText('Slide 2');
      expect(await releasedBody(page)).toBe(three + started);
    });

  if (engine.jquery)
    test('leaves no plugin on the page’s jQuery, and no global of its own', async ({
      page,
      start,
    }) => {
      await start('image-slider', three);
      expect(
        await page.evaluate(() => [
          window.jQuery && 'slick' in window.jQuery.fn,
          'Slick' in window,
        ]),
      ).toEqual([false, false]);
    });
}, false);

import { test } from '../../support/fragments.js';
import { expect, releasedBody, running, statesOn } from '../../support/site.js';
import { current, detail, engines, five, gallery, item, part, servePictures } from './on-page.js';

test.beforeEach(({ page }) => servePictures(page));

for (const { engine, tag } of engines) {
  test.describe(engine, { tag: tag ? '@long' : [] }, () => {
    test('the current item is shown in the detail area, at the start and after each switch', async ({
      page,
      start,
    }) => {
      await start('coverflow', gallery(five) + detail, { tag });
      const shows = async (name: string): Promise<void> => {
        await expect(current(page)).toHaveText(name);
        await expect(part(page, 'title')).toHaveText(name);
        await expect(part(page, 'sub-header')).toHaveText(`${name} sub`);
        await expect(part(page, 'text').locator('b')).toHaveText(name);
        await expect(part(page, 'more')).toHaveText(`More of ${name}`);
        await expect(part(page, 'more')).toHaveAttribute('href', `/${name}/`);
        await expect(part(page, 'image').locator('img')).toHaveAttribute(
          'src',
          `/picture/${name}.svg`,
        );
        await expect(part(page, 'image').locator('img')).toHaveAttribute('alt', name);
        await expect(page.locator(`#text-${name}`)).toHaveCount(1);
        await expect(page.locator('.flipster__nav__link[aria-current]')).toHaveText([name]);
      };
      await shows('C');
      await page.locator('.flipster__button--next').click();
      await shows('D');
      await page.locator('.flipster__button--prev').press('Enter');
      await shows('C');
      await page.locator('.flipster__nav__link').first().click();
      await shows('A');
      await expect(part(page, 'title')).toHaveAttribute('aria-live', 'polite');
    });

    test('items with the same words show the picture of each', { tag: '@long' }, async ({
      page,
      start,
    }) => {
      const items = ['1', '2', '3'].map((number) =>
        item('Same').replace('/picture/Same.svg', `/picture/${number}.svg`),
      );
      await start('coverflow', gallery(items.join('')) + detail, { tag });
      for (const number of ['2', '3', '1']) {
        await expect(part(page, 'image').locator('img')).toHaveAttribute(
          'src',
          `/picture/${number}.svg`,
        );
        await expect(page.locator('.flipster__item--current img')).toHaveAttribute(
          'src',
          `/picture/${number}.svg`,
        );
        await page.locator('.flipster__button--next').click();
      }
    });

    test('a category is text, whatever it is called, and holds its items', {
      tag: '@long',
    }, async ({ page, start }) => {
      const evil = '&lt;img src=x onerror=&quot;window.evil=1&quot;&gt;';
      const titled = '<img src=x onerror=window.evil=1>';
      const items = [
        item(evil, `data-flip-category="${evil}"`),
        item('B', `data-flip-category="constructor" title="${titled}"`),
        item('C', 'data-flip-category="constructor"'),
        item('D', 'data-flip-category="__proto__"'),
        item('', `data-flip-title="${titled}"`),
      ];
      await start('coverflow', gallery(items.join('')) + detail, { tag });
      const markup = '<img src=x onerror="window.evil=1">';
      const entries = page.locator('.flipster__nav > li > a');
      await expect(entries).toHaveText([markup, 'constructor', '__proto__', titled]);
      const categories = page.locator('.flipster__nav__child');
      await expect(categories).toHaveCount(3);
      await expect(categories.nth(1).locator('a')).toHaveText(['B', 'C']);
      await expect(page.locator('.flipster__nav__item--category').nth(1)).toHaveClass(/current/);
      await entries.first().click();
      await expect(part(page, 'title')).toHaveText(markup);
      expect(await page.evaluate(() => Reflect.get(window, 'evil'))).toBe(undefined);
    });

    test('what an item lacks is hidden, and comes back for the next', async ({ page, start }) => {
      await start(
        'coverflow',
        gallery(`${item('A')}<li><h2 class="flip-title"></h2></li>`) + detail,
        {
          tag,
        },
      );
      const parts = ['image', 'title', 'sub-header', 'text', 'more'];
      for (const name of parts) await expect(part(page, name)).toBeHidden();
      await page.locator('.flipster__button--next').click();
      for (const name of parts) await expect(part(page, name)).not.toHaveAttribute('hidden');
      await expect(part(page, 'title')).toHaveText('A');
      await expect(part(page, 'more')).toHaveText('More of A');
    });

    test('the detail image is the one that the item names, with the server’s own img', async ({
      page,
      start,
    }) => {
      const named = item('A').replace('<img', '<img data-detail-src="/picture/large.svg"');
      const own = `<aside class="coverflow-detail"><picture><source srcset="/picture/first.svg">
    <img class="coverflow-detail__image" src="/picture/first.svg" width="500" height="400" alt="">
    </picture></aside>`;
      await start('coverflow', gallery(item('B') + named) + own, { tag });
      const image = part(page, 'image');
      await expect(image).toHaveJSProperty(
        'currentSrc',
        `${new URL(page.url()).origin}/picture/large.svg`,
      );
      await expect(image).toHaveAttribute('width', '500');
      await page.locator('.flipster__button--next').click();
      await expect(image).toHaveAttribute('src', '/picture/B.svg');
      await expect(image).toHaveAttribute('width', '200');
      const html = gallery(item('B') + named) + own;
      expect(await releasedBody(page)).toBe(html);
    });

    test('a picture that gets its address late is shown then, and the text stays as it is', async ({
      page,
      start,
    }) => {
      const late = item('A').replace(
        'src="/picture/A.svg"',
        'src="data:image/gif;base64,R0lGODlhAQABAAAAACw="',
      );
      await start('coverflow', gallery(late + item('B')) + detail, { tag, changes: true });
      await page.locator('.flipster__button--prev').click();
      await expect(part(page, 'title')).toHaveText('A');
      const text = part(page, 'text').locator('p');
      await text.evaluate((shown) => shown.setAttribute('data-stays', ''));
      await page
        .locator('.coverflow li img')
        .first()
        .evaluate((image) => {
          image.setAttribute('src', '/picture/A.svg');
        });
      await expect(part(page, 'image').locator('img')).toHaveAttribute('src', '/picture/A.svg');
      await expect(text).toHaveAttribute('data-stays', '');
    });

    for (const count of [1, 2]) {
      test(`${count} item${count > 1 ? 's' : ''}, and a detail area inside with a list`, async ({
        page,
        start,
      }) => {
        const html = gallery(
          ['A', 'B']
            .slice(0, count)
            .map((name) => item(name))
            .join(''),
          detail,
        );
        await start('coverflow', html, { tag });
        await expect(part(page, 'title')).toHaveText(count === 1 ? 'A' : 'B');
        await expect(page.locator('.flipster__item')).toHaveCount(count === 1 ? 0 : 2);
        if (count > 1) {
          await page.locator('.flipster__button--next').click();
          await expect(part(page, 'title')).toHaveText('A');
        }
        await page.evaluate(() =>
          window.auftritt?.release(document.querySelector('.coverflow') ?? document),
        );
        expect(await page.locator('body').innerHTML()).toBe(html);
      });
    }

    test('released alone, links of the server in the detail area work as they did', async ({
      page,
      start,
    }) => {
      const text = '<a href="tel:+49 (0)30 1">Call</a>';
      const area = detail.replace('<ul><li>one</li><li>two</li></ul>', text);
      await start('coverflow', gallery(five) + area, { tag });
      const states = () => statesOn(page, 'telephone');
      await page.evaluate(() => {
        window.auftritt?.release(document.querySelector('.coverflow') ?? document);
      });
      await part(page, 'text').locator('a').hover();
      await expect(part(page, 'text').locator('a')).toHaveAttribute('href', 'tel:+49301');
      expect(await states()).toEqual(['running']);
      await page.evaluate(() => window.auftritt?.enhance());
      await running(page, 'coverflow');
      expect(await releasedBody(page)).toBe(gallery(five) + area);
      expect(await states()).toEqual([]);
    });
  });
}

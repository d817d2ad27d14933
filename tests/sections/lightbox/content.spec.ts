import { test } from '../../support/fragments.js';
import { answerWith } from '../../support/routes.js';
import { expect, languages, releasedBody, requestsOf } from '../../support/site.js';
import {
  caption,
  closeByKey,
  counter,
  dialog,
  image,
  libraries,
  link,
  open,
  serveStill,
  shown,
} from './on-page.js';

const errorText = 'The requested content cannot be loaded. Please try again later.';

test.beforeEach(({ page }) => serveStill(page));

for (const { library, tag } of libraries) {
  test.describe(library, () => {
    for (const { language } of languages) {
      test(`names and the error text in ${language}`, {
        tag: language === 'de' && library === 'fancybox' ? [] : '@long',
      }, async ({ page, start }) => {
        const names = {
          de: ['Bildansicht', 'Vorheriges Bild', 'Nächstes Bild', 'Schließen'],
          en: ['Image viewer', 'Previous image', 'Next image', 'Close'],
        }[language];
        const [label = '', previous = '', next = '', close = ''] = names;
        await page.route('**/picture/broken.svg', (route) => route.fulfill({ status: 404 }));
        await start(
          'lightbox',
          `${link('broken')}<a id="lost" href="#nowhere" data-fancybox="g">Lost</a>${link('c')}`,
          { lang: language, tag, count: 3 },
        );
        await open(page, 'broken');
        await expect(dialog(page)).toHaveAccessibleName(label);
        await expect(page.getByRole('button', { name: previous, exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: close, exact: true })).toBeVisible();
        const error = shown(page).getByRole('alert');
        await expect(error).toHaveText(errorText);
        await expect(error).toHaveAttribute('lang', 'en');
        await page.getByRole('button', { name: next, exact: true }).click();
        await expect(error).toHaveText(errorText);
        await page.getByRole('button', { name: next, exact: true }).click();
        await expect(image(page)).toBeVisible();
        await expect(error).toHaveCount(0);
      });
    }

    test('captions, titles and addresses are text', {
      tag: library === 'fancybox' ? [] : '@long',
    }, async ({ page, start, complaints }) => {
      const evil = '<img src=x onerror=window.evil=1>';
      const quoted = evil.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
      const html = `<a id="a" data-fancybox="g" data-caption="${quoted} {{ERROR}}" data-html="${quoted}"
      href='/picture/a.svg?"><img src=x onerror=window.evil=1>'>A</a>
    <a id="b" data-fancybox="g" href="javascript:window.evil=1">B</a>
    <a id="c" data-fancybox="g" href="data:text/html,x">C</a>
    <a id="d" data-fancybox="g" data-type="ajax" href="https://elsewhere.example/x">D</a>
    <a id="e" data-fancybox="g">E</a>
    <a id="f" data-fancybox="g" href="/picture/f.svg" title="${quoted}">${quoted}</a>`;
      await start('lightbox', html, { tag, count: 2 });
      for (const id of ['b', 'c', 'd', 'e']) {
        await expect(page.locator(`#${id}`)).not.toHaveAttribute('aria-haspopup');
      }
      await open(page, 'a');
      await expect(counter(page)).toHaveText('01 / 2');
      await expect(caption(page)).toHaveText(`${evil} {{ERROR}}`);
      await expect(image(page)).toBeVisible();
      await page.locator('.lightbox__next').click();
      await expect(image(page)).toHaveAttribute('alt', evil);
      expect(await page.evaluate(() => Reflect.get(window, 'evil'))).toBe(undefined);
      const line = 'auftritt: lightbox: its address is nothing that a lightbox shows';
      expect(complaints.map((each) => each.startsWith(line))).toEqual([true, true, true, true]);
    });

    test('a caption shows the markup of texts, its links can be used, and none of it loads or runs', async ({
      page,
      start,
    }) => {
      const written = `Villa<br><small>Photo: <a href="#top" class="cookie-settings">Jane</a></small>
        <img src="/picture/evil.svg" onerror="window.evil=1"><script>window.evil=1</script>`;
      const escaped = written.replaceAll('"', '&quot;');
      const asked = requestsOf(page);
      await start('lightbox', link('a', `data-fancybox data-caption="${escaped}"`), {
        tag: `${tag} data-observe`,
        head: '<style>a { color: #124 } * { max-inline-size: 4000px }</style>',
      });
      await open(page, 'a');
      await expect(image(page)).toHaveAttribute('alt', 'a');
      await expect(caption(page)).toHaveText('Villa Photo: Jane', { useInnerText: true });
      expect(await caption(page).locator('br, small').count()).toBe(2);
      const inside = caption(page).getByRole('link', { name: 'Jane' });
      const colour = (element: Element) => getComputedStyle(element).color;
      expect(await inside.evaluate(colour)).toBe(await caption(page).evaluate(colour));
      await inside.click();
      await expect(page).toHaveURL(/#top$/);
      expect(asked.filter((address) => address.includes('evil'))).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'evil'))).toBe(undefined);
      await page.goBack();
    });

    test('a drawing that says no size is as large as the window has room for', async ({
      page,
      start,
    }) => {
      const sizes = {
        ratio: 'viewBox="0 0 100 200"',
        wide: 'viewBox="0 0 24 8" width="100%" height="100%"',
        bare: '',
        share: 'width="50%"',
        sized: 'viewBox="0 0 100 200" width="300" height="150"',
      };
      for (const [name, size] of Object.entries(sizes)) {
        const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9" height="9"/></svg>`;
        await answerWith(page, `**/picture/${name}.svg`, drawing, 'image/svg+xml');
      }
      const names = Object.keys(sizes);
      await start('lightbox', names.map((name) => link(name)).join(''), { tag, count: 5 });
      for (const name of names) {
        await open(page, name);
        await expect(image(page)).toBeVisible();
        const box = () => image(page).boundingBox();
        const { width, height } = (await box()) ?? { width: 0, height: 0 };
        const isRatio = name === 'ratio' || name === 'wide';
        if (isRatio)
          await expect
            .poll(async () => (await box())?.[name === 'wide' ? 'width' : 'height'])
            .toBeGreaterThan(600);
        else expect({ width, height }).toEqual({ width: 300, height: 150 });
        const shownAs = (await box()) ?? { width: 0, height: 0 };
        const ratio = { ratio: 0.5, wide: 3 }[name] ?? 2;
        expect(shownAs.width / shownAs.height).toBeCloseTo(ratio, 1);
        await closeByKey(page);
      }
    });

    test('addresses without an extension, pages, and elements of the page', {
      tag: library === 'fancybox' ? [] : '@long',
    }, async ({ page, start }) => {
      const inline = '<div id="inside" class="box" hidden="">Inside <b>the page</b></div>';
      const html = `<p><a id="dumped" data-fancybox="g" href="/picture/index.php?eID=dumpFile&amp;f=1&amp;copy=2">A</a>
    <a id="bare" data-fancybox="g" href="/picture/7">B</a>
    <a id="page" data-fancybox="g" href="/picture/page.html">C</a>
    <a id="typed" data-fancybox="g" data-type="iframe" href="/picture/8">D</a>
    <a id="inline" data-fancybox="g" href="#inside">E</a></p>${inline}`;
      await start('lightbox', html, { tag, count: 5 });
      await open(page, 'dumped');
      const { origin } = new URL(page.url());
      await expect(image(page)).toHaveAttribute(
        'src',
        `${origin}/picture/index.php?eID=dumpFile&f=1&copy=2`,
      );
      await page.keyboard.press('ArrowRight');
      await expect(image(page)).toHaveAttribute('src', `${origin}/picture/7`);
      for (const [number, address] of [
        ['03', 'page.html'],
        ['04', '8'],
      ]) {
        await page.locator('.lightbox__next').click();
        await expect(counter(page)).toHaveText(`${number} / 5`);
        await expect(shown(page).locator('iframe')).toHaveAttribute(
          'src',
          `${origin}/picture/${address}`,
        );
      }
      await page.locator('.lightbox__next').click();
      await expect(shown(page).locator('#inside')).toBeVisible();
      await page.locator('.lightbox__close').click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('#dumped')).toBeFocused();
      expect(await releasedBody(page)).toBe(html);
    });
  });
}

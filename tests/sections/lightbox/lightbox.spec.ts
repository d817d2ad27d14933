import type { Locator, Page } from '@playwright/test';
import { test } from '../../support/fragments.js';
import { holdings } from '../../support/leaks.js';
import {
  anyLanguage,
  deferred,
  expect,
  languages,
  test as pageTest,
  running,
  widths,
} from '../../support/site.js';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"></svg>';
const errorText = 'The requested content cannot be loaded. Please try again later.';
const chunk = '**/assets/chunks/lightbox-*';

const link = (name: string, rest = `data-fancybox="g" data-caption="Caption ${name}"`): string =>
  `<a id="${name}" href="/picture/${name}.svg" ${rest}><img src="/picture/${name}.svg" alt="${name}" width="60"></a>`;

const three = ['a', 'b', 'c'].map((name) => link(name)).join('');

const dialog = (page: Page): Locator => page.locator('dialog.fancybox__dialog');
const shown = (page: Page): Locator => page.locator('.fancybox__slide.is-selected');
const counter = (page: Page): Locator => page.locator('.lightbox__counter');
const caption = (page: Page): Locator => shown(page).locator('.f-caption');
const image = (page: Page): Locator => shown(page).locator('.f-panzoom__viewport img');

/** Opens by keyboard, which needs no place on the screen. */
const open = async (page: Page, id: string): Promise<void> => {
  await page.locator(`#${id}`).press('Enter');
  await expect(dialog(page)).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/picture/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
});

test('a link opens its group, which counts and loops, with captions under the images', async ({
  page,
  openFragment,
  complaints,
}) => {
  const others = `<p>${link('x', 'data-fancybox="other"')}</p><div class="slick-cloned">${link(
    'copy',
  )}</div>`;
  const html = three + others;
  await openFragment(html);
  await running(page, 'lightbox', 4);
  await expect(page.locator('#b')).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(page.locator('#copy')).not.toHaveAttribute('aria-haspopup');
  await page.locator('#b').click();
  const shows = async (name: string, number: string): Promise<void> => {
    await expect(counter(page)).toHaveText(`${number} / 3`);
    await expect(caption(page)).toHaveText(`Caption ${name}`);
    await expect(image(page)).toHaveAttribute('src', new RegExp(`/picture/${name}\\.svg$`));
    await expect(image(page)).toHaveAttribute('alt', name);
    await expect(page.locator('.lightbox__announcement')).toHaveText(`${number} / 3 ${name}`);
  };
  await shows('b', '02');
  expect(new URL(page.url()).hash).toBe('');
  await page.locator('.lightbox__next').click();
  await shows('c', '03');
  await page.locator('.lightbox__next').click();
  await shows('a', '01');
  await page.locator('.lightbox__previous').click();
  await shows('c', '03');
  await page.keyboard.press('ArrowRight');
  await shows('a', '01');
  await expect(image(page)).toBeVisible();
  const under = await caption(page).boundingBox();
  const above = await image(page).boundingBox();
  expect(under?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#b')).toBeFocused();
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.locator('body').innerHTML()).toBe(html);
  expect(complaints).toEqual([]);
});

test('two images loop as well; from ten on the number has two digits of its own', async ({
  page,
  openFragment,
}) => {
  const many = Array.from({ length: 11 }, (_, index) => link(`m${index + 1}`)).join('');
  const two = link('p', 'data-fancybox="two"') + link('q', 'data-fancybox="two"');
  await openFragment(many + two);
  await running(page, 'lightbox', 13);
  await open(page, 'q');
  await expect(counter(page)).toHaveText('02 / 2');
  await page.locator('.lightbox__next').click();
  await expect(counter(page)).toHaveText('01 / 2');
  await page.locator('.lightbox__close').click();
  await expect(dialog(page)).toHaveCount(0);
  await open(page, 'm10');
  await expect(counter(page)).toHaveText('10 / 11');
});

test('an image alone has no others to go to', async ({ page, openFragment }) => {
  await openFragment(link('a', 'data-fancybox=""') + link('b', 'data-fancybox=""'));
  await running(page, 'lightbox', 2);
  await open(page, 'a');
  await expect(image(page)).toBeVisible();
  await expect(
    page.locator('.lightbox__previous, .lightbox__next, .lightbox__counter'),
  ).toHaveCount(0);
  await expect(page.locator('.lightbox__close')).toBeFocused();
  await page.locator('.lightbox__close').press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#a')).toBeFocused();
});

for (const { language } of languages) {
  test(`names and the error text in ${language}`, async ({ page, openFragment }) => {
    const names = {
      de: ['Bildansicht', 'Vorheriges Bild', 'Nächstes Bild', 'Schließen'],
      en: ['Image viewer', 'Previous image', 'Next image', 'Close'],
    }[language];
    const [label = '', previous = '', next = '', close = ''] = names;
    await page.route('**/picture/broken.svg', (route) => route.fulfill({ status: 404 }));
    await openFragment(
      `${link('broken')}<a id="lost" href="#nowhere" data-fancybox="g">Lost</a>${link('c')}`,
      { lang: language },
    );
    await running(page, 'lightbox', 3);
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

test('captions, titles and addresses are text', async ({ page, openFragment, complaints }) => {
  const evil = '<img src=x onerror=window.evil=1>';
  const quoted = evil.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const html = `<a id="a" data-fancybox="g" data-caption="${quoted} {{ERROR}}" data-html="${quoted}"
      href='/picture/a.svg?"><img src=x onerror=window.evil=1>'>A</a>
    <a id="b" data-fancybox="g" href="javascript:window.evil=1">B</a>
    <a id="c" data-fancybox="g" href="data:text/html,x">C</a>
    <a id="d" data-fancybox="g" data-type="ajax" href="https://elsewhere.example/x">D</a>
    <a id="e" data-fancybox="g">E</a>
    <a id="f" data-fancybox="g" href="/picture/f.svg" title="${quoted}">${quoted}</a>`;
  await openFragment(html);
  await running(page, 'lightbox', 2);
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

test('addresses without an extension, pages, and elements of the page', async ({
  page,
  openFragment,
}) => {
  const inline = '<div id="inside" class="box" hidden="">Inside <b>the page</b></div>';
  const html = `<p><a id="dumped" data-fancybox="g" href="/picture/index.php?eID=dumpFile&amp;f=1&amp;copy=2">A</a>
    <a id="bare" data-fancybox="g" href="/picture/7">B</a>
    <a id="page" data-fancybox="g" href="/picture/page.html">C</a>
    <a id="typed" data-fancybox="g" data-type="iframe" href="/picture/8">D</a>
    <a id="inline" data-fancybox="g" href="#inside">E</a></p>${inline}`;
  await openFragment(html);
  await running(page, 'lightbox', 5);
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
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.locator('body').innerHTML()).toBe(html);
});

test('a hostile hash is left alone, before and after', async ({
  page,
  openFragment,
  complaints,
}) => {
  await openFragment(three);
  await running(page, 'lightbox', 3);
  await open(page, 'a');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      addEventListener('hashchange', resolve, { once: true }),
    );
    location.hash = '#"><img onerror=1>';
    await changed;
    location.hash = '#g-2';
  });
  await expect(page).toHaveURL(/#g-2$/);
  await expect(dialog(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a click that is more than plain is the browser’s', async ({ page, openFragment }) => {
  await openFragment(three);
  await running(page, 'lightbox', 3);
  const prevented = await page.evaluate(() => {
    const link = document.getElementById('a');
    const seen: boolean[] = [];
    addEventListener('click', (event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    });
    for (const rest of [{ ctrlKey: true }, { shiftKey: true }, { metaKey: true }]) {
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...rest }));
    }
    return seen;
  });
  expect(prevented).toEqual([false, false, false]);
  await expect(dialog(page)).toHaveCount(0);
});

test('what is replaced while it is open closes it', async ({ page, openFragment }) => {
  await openFragment(`<div id="section">${three}</div>`, { changes: true });
  await running(page, 'lightbox', 3);
  await open(page, 'a');
  await page.evaluate(() => {
    const section = document.getElementById('section');
    if (section) window.auftritt?.release(section);
    section?.replaceChildren();
  });
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveClass('auftritt');
  expect(await page.locator('body').getAttribute('class')).toBe('');
});

test('a swipe goes to the next image', async ({ page, openFragment }) => {
  await openFragment(three);
  await running(page, 'lightbox', 3);
  await open(page, 'a');
  await expect(image(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // Farther than half of the screen, so that the speed, which is that of the machine, is no matter.
  for (const x of [1300, 1200, 1000, 800, 600, 400, 200]) {
    const type = x === 1300 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 450 }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(counter(page)).toHaveText('02 / 3');
});

pageTest(
  'its code runs at the first touch, and is not fetched before the browser is idle',
  async ({ page, openFragment }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 1, cancelIdleCallback: () => {} });
    });
    await openFragment(`<div style="height: 3000px">x</div>${three}`);
    const fetched = (): boolean => asked.some((address) => address.includes('/chunks/lightbox-'));
    await page.locator('#a').scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(fetched()).toBe(false);
    await page.locator('#a').focus();
    await running(page, 'lightbox');
    expect(fetched()).toBe(true);
  },
);

test('a click before the code is carried out after it', async ({ page, openFragment }) => {
  const { promise, resolve } = deferred();
  await page.route(chunk, async (route) => {
    await promise;
    await route.continue();
  });
  await openFragment(three, { load: true });
  await page.locator('#c').click();
  await expect(dialog(page)).toHaveCount(0);
  expect(page.url()).toContain('/fragment/');
  resolve();
  await expect(counter(page)).toHaveText('03 / 3');
  await expect(dialog(page)).toHaveCount(1);
});

test('without the code the link is followed', async ({ page, openFragment, complaints }) => {
  await page.route(chunk, (route) => route.abort());
  await openFragment(three, { load: true });
  await page.locator('#c').click();
  await expect(page).toHaveURL(/\/picture\/c\.svg$/);
  expect(complaints.join()).toContain('auftritt: lightbox: code did not arrive');
});

test('motion: it fades and zooms unless the visitor prefers less', async ({
  page,
  openFragment,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openFragment(three);
  await running(page, 'lightbox', 3);
  await open(page, 'a');
  await expect(page.locator('.fancybox__container')).toHaveClass(/is-revealing/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.fancybox__container')).toHaveClass(/is-closing/);
  await expect(dialog(page)).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'a');
  await expect(page.locator('.fancybox__container')).not.toHaveClass(/is-revealing/);
  await expect(image(page)).toBeVisible();
  const gone = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.lightbox__close')?.click();
    return document.querySelector('dialog') === null;
  });
  expect(gone).toBe(true);
});

test('fifty rounds leave nothing behind', async ({ page, openFragment }) => {
  await openFragment(three);
  await running(page, 'lightbox', 3);
  const rounds = (count: number): Promise<void> =>
    page.evaluate(async (times) => {
      for (let round = 0; round < times; round += 1) {
        if (round > 0) {
          let missing = 3;
          await new Promise<void>((resolve) => {
            addEventListener('auftritt:enhanced', function enhanced() {
              missing -= 1;
              if (missing > 0) return;
              removeEventListener('auftritt:enhanced', enhanced);
              resolve();
            });
            window.auftritt?.enhance();
            for (const link of document.querySelectorAll('[data-fancybox]')) {
              link.dispatchEvent(new Event('pointerover', { bubbles: true }));
            }
          });
        }
        document.getElementById('b')?.click();
        window.auftritt?.release();
      }
    }, count);
  await rounds(3);
  const timers = async (): Promise<number> => (await holdings(page)).timers;
  await expect.poll(timers).toBe(0);
  const before = await holdings(page);
  await page.evaluate(() => window.auftritt?.enhance());
  await running(page, 'lightbox', 3);
  await rounds(50);
  const after = await holdings(page);
  expect(await page.locator('body').innerHTML()).toBe(three);
  expect(after.listeners).toBe(before.listeners);
  expect(after.nodes).toBeLessThan(before.nodes + 50);
  await expect.poll(timers).toBe(0);
});

for (const { language, prefix } of anyLanguage) {
  const path = language === 'de' ? 'referenzen/' : 'references/';
  test(`the references in ${language}, in three widths`, async ({ page, complaints }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${prefix}${path}`);
      await running(page, 'references');
      const link = page.locator('.reference a[data-fancybox]').first();
      if (width < 992) await page.locator('.reference__toggle').first().click();
      const group = await link.getAttribute('data-fancybox');
      const total = await page.locator(`a[data-fancybox="${group}"]:not(.slick-cloned a)`).count();
      await link.press('Enter');
      await expect(counter(page)).toHaveText(`01 / ${total}`);
      await expect(caption(page)).toHaveText((await link.getAttribute('data-caption')) ?? '');
      await expect(image(page)).toBeVisible();
      for (const control of await page.locator('dialog button').all()) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
      const box = await image(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    expect(complaints).toEqual([]);
  });
}

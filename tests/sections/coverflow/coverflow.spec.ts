import type { Locator, Page } from '@playwright/test';
import { test } from '../../support/fragments.js';
import { holdings } from '../../support/leaks.js';
import {
  deferred,
  expect,
  languages,
  test as pageTest,
  running,
  widthsIn,
} from '../../support/site.js';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"></svg>';

const item = (name: string, rest = ''): string =>
  `<li${rest && ` ${rest}`}><img src="/picture/${name}.svg" width="200" height="200" alt="${name}">
    <h2 class="flip-title">${name}</h2><p class="sub-header">${name} sub</p>
    <div class="text"><p id="text-${name}">About <b>${name}</b></p></div>
    <a class="link" href="/${name}/">More of ${name}</a></li>`;

const detail = `<aside class="coverflow-detail"><p class="coverflow-detail__image"><i>none</i></p>
  <h2 class="coverflow-detail__title">Server</h2><p class="coverflow-detail__sub-header"></p>
  <div class="coverflow-detail__text"><ul><li>one</li><li>two</li></ul></div>
  <a class="coverflow-detail__more" href="/server/">Server <b>more</b></a></aside>`;

const five = ['A', 'B', 'C', 'D', 'E'].map((name) => item(name)).join('');
const gallery = (items: string, inside = ''): string =>
  `<div class="coverflow"><ul>${items}</ul>${inside}</div>`;

const current = (page: Page): Locator => page.locator('.flipster__item--current .flip-title');
const part = (page: Page, name: string): Locator => page.locator(`.coverflow-detail__${name}`);

test.beforeEach(async ({ page }) => {
  await page.route('**/picture/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
});

for (const direction of ['ltr', 'rtl']) {
  test(`the arrow beside the next item leads to it, ${direction}`, async ({
    page,
    openFragment,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFragment(`<div dir="${direction}">${gallery(five)}${detail}</div>`);
    await running(page, 'coverflow');
    await expect(current(page)).toHaveText('C');
    const centerOf = (selector: string): Promise<number> =>
      page.locator(selector).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left + right) / 2;
      });
    const middle = await centerOf('.flipster__item--current');
    for (const [button, neighbour] of [
      ['next', 'future-1'],
      ['prev', 'past-1'],
    ] as const) {
      const toItem = (await centerOf(`.flipster__item--${neighbour}`)) - middle;
      const toButton = (await centerOf(`.flipster__button--${button}`)) - middle;
      expect(Math.sign(toItem)).toBe(Math.sign(toButton));
    }
    await page.locator('.flipster__button--next').click();
    await expect(current(page)).toHaveText('D');
    const content = page.locator('.flipster__item--current .flipster__item__content');
    await expect(content).toHaveCSS('-webkit-box-reflect', 'none');
    await expect(content).toHaveCSS('direction', direction);
  });
}

test('the current item is shown in the detail area, at the start and after each switch', async ({
  page,
  openFragment,
}) => {
  await openFragment(gallery(five) + detail);
  await running(page, 'coverflow');
  const shows = async (name: string): Promise<void> => {
    await expect(current(page)).toHaveText(name);
    await expect(part(page, 'title')).toHaveText(name);
    await expect(part(page, 'sub-header')).toHaveText(`${name} sub`);
    await expect(part(page, 'text').locator('b')).toHaveText(name);
    await expect(part(page, 'more')).toHaveText(`More of ${name}`);
    await expect(part(page, 'more')).toHaveAttribute('href', `/${name}/`);
    await expect(part(page, 'image').locator('img')).toHaveAttribute('src', `/picture/${name}.svg`);
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

test('it loops, and a click on a far item goes to that item', async ({ page, openFragment }) => {
  await openFragment(gallery(five) + detail);
  await running(page, 'coverflow');
  const next = page.locator('.flipster__button--next');
  await page.locator('.flipster__nav__link').last().click();
  await expect(current(page)).toHaveText('E');
  await page.locator('.flipster__item').nth(2).dispatchEvent('click');
  await expect(current(page)).toHaveText('C');
  await page.locator('.flipster__nav__link').last().click();
  await next.click();
  await expect(current(page)).toHaveText('A');
  await page.locator('.flipster__item').nth(2).dispatchEvent('click');
  await expect(current(page)).toHaveText('C');
  await page.locator('.flipster__nav__link').first().click();
  await page.locator('.flipster__button--prev').click();
  await expect(current(page)).toHaveText('E');
  // The link of an item that is not the current one leads nowhere yet.
  const address = page.url();
  await page.locator('.flipster__item .link').nth(2).dispatchEvent('click');
  await expect(current(page)).toHaveText('C');
  expect(page.url()).toBe(address);
});

test('the keyboard goes from item to item', async ({ page, openFragment }) => {
  await openFragment(gallery(five) + detail);
  await running(page, 'coverflow');
  await page.keyboard.press('Tab');
  await expect(page.locator('.coverflow')).toBeFocused();
  expect(
    await page.locator('.coverflow').evaluate((element) => getComputedStyle(element).outlineStyle),
  ).not.toBe('none');
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveText('D');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveText('A');
  await page.keyboard.press('ArrowLeft');
  await expect(current(page)).toHaveText('E');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveText('A');
});

test('the wheel scrolls the page, a finger sideways the gallery and upwards the page', async ({
  page,
  openFragment,
}) => {
  await openFragment(`${gallery(five)}${detail}<div style="height: 3000px"></div>`);
  await running(page, 'coverflow');
  const box = await page.locator('.flipster__container').boundingBox();
  if (!box) throw new Error('no list');
  const x = box.x + box.width / 2;
  const y = box.y + 60;
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(current(page)).toHaveText('C');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const drag = async (dx: number, dy: number): Promise<void> => {
    const touch = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      share: number,
    ): Promise<void> => {
      const touchPoints = type === 'touchEnd' ? [] : [{ x: x + dx * share, y: y + dy * share }];
      await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', 0);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
    await touch('touchEnd', 1);
  };
  await drag(-80, 20);
  await expect(current(page)).toHaveText('D');
  await drag(80, 0);
  await expect(current(page)).toHaveText('C');
  await drag(20, 0);
  await expect(current(page)).toHaveText('C');
  await drag(-40, -100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(current(page)).toHaveText('C');
});

pageTest(
  'it fades in over 1000 ms, and items overlap by 0.82 of their width',
  async ({ page, openFragment }) => {
    await page.clock.install();
    await openFragment(`<div style="height: 3000px"></div>${gallery(five)}${detail}`);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await running(page, 'coverflow');
    const opacity = async (): Promise<number> =>
      Number(await page.locator('.coverflow').evaluate((each) => getComputedStyle(each).opacity));
    await page.clock.runFor(100);
    expect(await opacity()).toBeLessThan(0.1);
    await page.clock.runFor(850);
    expect(await opacity()).toBeLessThan(1);
    await page.clock.runFor(100);
    expect(await opacity()).toBe(1);
    // Nothing starts it again.
    await page.clock.runFor(2000);
    expect(await opacity()).toBe(1);
    const share = await page
      .locator('.flipster__item')
      .first()
      .evaluate(
        (each: HTMLElement) => Number.parseFloat(each.style.marginRight) / each.offsetWidth,
      );
    expect(share).toBeCloseTo(-0.82, 3);
    // It does not play by itself.
    await page.clock.runFor(30_000);
    await expect(current(page)).toHaveText('C');
  },
);

test('reduced motion: no fade and no transitions', async ({ page, openFragment }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFragment(gallery(five) + detail);
  await running(page, 'coverflow');
  const opacity = page.locator('.coverflow').evaluate((each) => getComputedStyle(each).opacity);
  expect(await opacity).toBe('1');
  for (const name of ['container', 'item', 'item__content']) {
    const element = page.locator(`.flipster__${name}`).first();
    await expect(element).toHaveCSS('transition-property', 'none');
  }
});

test('categories and titles are text', async ({ page, openFragment, complaints }) => {
  const evil = '&lt;img src=x onerror=&quot;window.evil=1&quot;&gt;';
  const items = [
    item(evil, `data-flip-category="${evil}"`),
    item('B', 'data-flip-category="constructor" title="<img src=x onerror=window.evil=1>"'),
    item('C', 'data-flip-category="constructor"'),
    item('D', 'data-flip-category="__proto__"'),
    item('', 'data-flip-title="<img src=x onerror=window.evil=1>"'),
    item('F').replace('href="/F/"', 'href="javascript:window.evil=1"'),
  ];
  await openFragment(gallery(items.join('')) + detail);
  await running(page, 'coverflow');
  const tag = '<img src=x onerror="window.evil=1">';
  const entries = page.locator('.flipster__nav > li > a');
  await expect(entries).toHaveText([tag, 'constructor', '__proto__', '5', 'F']);
  await expect(page.locator('.flipster__nav__child')).toHaveCount(3);
  await expect(page.locator('.flipster__nav__child').nth(1).locator('a')).toHaveText(['B', 'C']);
  await expect(page.locator('.flipster__nav__item--category').nth(2)).toHaveClass(/current/);
  await entries.first().click();
  await expect(part(page, 'title')).toHaveText(tag);
  await entries.last().click();
  await expect(part(page, 'title')).toHaveText('F');
  await expect(part(page, 'more')).toBeHidden();
  await expect(part(page, 'more')).not.toHaveAttribute('href');
  expect(await page.evaluate(() => Reflect.get(window, 'evil'))).toBe(undefined);
  expect(complaints).toEqual([]);
});

test('what an item lacks is hidden, and comes back for the next', async ({
  page,
  openFragment,
}) => {
  await openFragment(gallery(`${item('A')}<li><h2 class="flip-title"></h2></li>`) + detail);
  await running(page, 'coverflow');
  const parts = ['image', 'title', 'sub-header', 'text', 'more'];
  for (const name of parts) await expect(part(page, name)).toBeHidden();
  await page.locator('.flipster__button--next').click();
  for (const name of parts) await expect(part(page, name)).not.toHaveAttribute('hidden');
  await expect(part(page, 'title')).toHaveText('A');
  await expect(part(page, 'more')).toHaveText('More of A');
});

test('the detail image is the one that the item names, with the server’s own img', async ({
  page,
  openFragment,
}) => {
  const named = item('A').replace('<img', '<img data-detail-src="/picture/large.svg"');
  const own = `<aside class="coverflow-detail"><picture><source srcset="/picture/first.svg">
    <img class="coverflow-detail__image" src="/picture/first.svg" width="500" height="400" alt="">
    </picture></aside>`;
  await openFragment(gallery(item('B') + named) + own);
  await running(page, 'coverflow');
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
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.locator('body').innerHTML()).toBe(html);
});

for (const count of [1, 2]) {
  test(`${count} item${count > 1 ? 's' : ''}, and a detail area inside with a list`, async ({
    page,
    openFragment,
    complaints,
  }) => {
    const html = gallery(
      ['A', 'B']
        .slice(0, count)
        .map((name) => item(name))
        .join(''),
      detail,
    );
    await openFragment(html);
    await running(page, 'coverflow');
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
    expect(complaints).toEqual([]);
  });
}

test('images that arrive late do not hold it up, and are measured', async ({
  page,
  openFragment,
}) => {
  const { promise, resolve } = deferred();
  await page.route('**/picture/**', async (route) => {
    await promise;
    await route.fulfill({ contentType: 'image/svg+xml', body: picture });
  });
  // A theme lets each image have its own height.
  const head = '<style>.coverflow img { height: auto }</style>';
  const html = gallery(five.replaceAll('width="200" height="200"', '')) + detail;
  const opened = openFragment(html, { head, load: true });
  await running(page, 'coverflow');
  await expect(page.locator('.coverflow')).toHaveClass(/flipster--active/);
  await expect(page.locator('.coverflow')).toHaveCSS('visibility', 'visible');
  const list = page.locator('.flipster__container');
  const height = async (): Promise<number> =>
    list.evaluate((each: HTMLElement) => Number.parseFloat(each.style.height));
  const before = await height();
  resolve();
  await opened;
  await expect.poll(height).toBeGreaterThan(before + 150);
});

test('the page’s own jQuery and its own flipster stay as they are', async ({
  page,
  openFragment,
}) => {
  await page.route('**/jquery.js', (route) =>
    route.fulfill({ path: 'node_modules/jquery/dist/jquery.js' }),
  );
  const head = `<script src="/jquery.js"></script>
    <script>jQuery.fn.flipster = function pagesOwn() {};</script>`;
  await openFragment(gallery(five) + detail, { head });
  await running(page, 'coverflow');
  await expect(current(page)).toHaveText('C');
  const state = await page.evaluate(() => {
    window.auftritt?.release();
    const $ = window.jQuery;
    const elements = document.querySelectorAll('.coverflow, .coverflow *');
    const leftOver = [...elements].filter((each) =>
      Object.keys($?.(each).data() ?? {}).includes('methods'),
    );
    return { name: $?.fn.flipster?.name, leftOver: leftOver.length };
  });
  expect(state).toEqual({ name: 'pagesOwn', leftOver: 0 });
});

test('a gallery that is hidden waits for its place, and stops waiting when it is released', async ({
  page,
  openFragment,
}) => {
  await openFragment(`<div id="around">${gallery(five)}${detail}</div>`, { changes: true });
  await running(page, 'coverflow');
  const hide = (hidden: boolean): Promise<void> =>
    page.locator('#around').evaluate((each: HTMLElement, value) => {
      each.hidden = value;
    }, hidden);
  const timers = async (): Promise<number> => (await holdings(page)).timers;
  await expect.poll(timers).toBe(0);
  await hide(true);
  await expect.poll(timers).toBe(1);
  await expect(page.locator('.flipster__container')).toHaveJSProperty('style.height', '0px');
  await page.evaluate(() => window.auftritt?.release());
  expect(await timers()).toBe(0);
});

test('fifty rounds leave nothing behind', async ({ page, openFragment }) => {
  const html = gallery(five) + detail;
  await openFragment(html);
  await running(page, 'coverflow');
  const rounds = (count: number): Promise<void> =>
    page.evaluate(async (times) => {
      const root = document.querySelector('.coverflow') ?? document;
      const started = () =>
        new Promise((resolve) =>
          root.addEventListener('auftritt:enhanced', resolve, { once: true }),
        );
      for (let round = 0; round < times; round += 1) {
        window.auftritt?.release();
        const again = started();
        window.auftritt?.enhance();
        await again;
      }
      window.auftritt?.release();
    }, count);
  await rounds(2);
  expect(await page.locator('body').innerHTML()).toBe(html);
  const timers = async (): Promise<number> => (await holdings(page)).timers;
  await expect.poll(timers).toBe(0);
  const before = await holdings(page);
  await page.evaluate(() => window.auftritt?.enhance());
  await running(page, 'coverflow');
  await rounds(50);
  await expect.poll(timers).toBe(0);
  const after = await holdings(page);
  expect(after.listeners).toBe(before.listeners);
  expect(after.nodes).toBeLessThan(before.nodes + 50);
  expect(await page.locator('body').innerHTML()).toBe(html);
});

for (const { language, prefix } of languages) {
  const path = language === 'de' ? 'kollektion/' : 'collection/';
  const names = {
    de: ['Vorheriger Eintrag', 'Nächster Eintrag', 'Galerie'],
    en: ['Previous item', 'Next item', 'Gallery'],
  }[language];

  test(`the collection in ${language}, in three widths`, async ({ page, complaints }) => {
    await page.goto(`${prefix}${path}`);
    await page.locator('.coverflow').scrollIntoViewIfNeeded();
    await running(page, 'coverflow');
    for (const width of widthsIn(language)) {
      await page.setViewportSize({ width, height: 900 });
      const item = page.locator('.flipster__item--current');
      await expect(item).toHaveCount(1);
      // The current item is in the middle of the gallery.
      await expect
        .poll(() =>
          item.evaluate((each) => {
            const box = each.getBoundingClientRect();
            const around = each.closest('.coverflow')?.getBoundingClientRect();
            if (!around) return Number.NaN;
            return Math.abs((box.left + box.right) / 2 - (around.left + around.right) / 2);
          }),
        )
        .toBeLessThan(3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
      const title = (await item.locator('.flip-title').textContent()) ?? '';
      await expect(part(page, 'title')).toHaveText(title);
    }
    const [previous = '', next = '', gallery = ''] = names;
    const buttons = page.locator('.flipster__button');
    await expect(buttons.first()).toHaveAccessibleName(previous);
    await expect(buttons.last()).toHaveAccessibleName(next);
    await expect(page.locator('.coverflow')).toHaveAccessibleName(gallery);
    for (const button of await buttons.all()) {
      await expect(button).toHaveAttribute('type', 'button');
      await expect(button).not.toHaveAttribute('role');
    }
    await expect(page.locator('.flipster__nav')).not.toHaveAttribute('role');
    const title = await part(page, 'title').textContent();
    await page.getByRole('button', { name: next }).click();
    await expect(part(page, 'title')).not.toHaveText(title ?? '');
    expect(complaints).toEqual([]);
  });
}

test('released alone, links of the server in the detail area work as they did', async ({
  page,
  openFragment,
}) => {
  const text = '<a href="tel:+49 (0)30 1">Call</a>';
  const area = detail.replace('<ul><li>one</li><li>two</li></ul>', text);
  await openFragment(gallery(five) + area);
  await running(page, 'coverflow');
  const states = () =>
    page.evaluate(() => {
      const lines = window.auftritt?.instances() ?? [];
      return lines.filter(({ behaviour }) => behaviour === 'telephone').map(({ state }) => state);
    });
  await page.evaluate(() => {
    window.auftritt?.release(document.querySelector('.coverflow') ?? document);
  });
  await expect(part(page, 'text').locator('a')).toHaveAttribute('href', 'tel:+49301');
  expect(await states()).toEqual(['running']);
  await page.evaluate(() => window.auftritt?.enhance());
  await running(page, 'coverflow');
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.locator('body').innerHTML()).toBe(gallery(five) + area);
  expect(await states()).toEqual([]);
});

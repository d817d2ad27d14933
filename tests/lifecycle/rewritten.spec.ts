import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { references } from '../support/markup.js';
import { hold } from '../support/routes.js';
import { expect, running, test } from '../support/site.js';

const turbo = readFileSync(createRequire(import.meta.url).resolve('@hotwired/turbo'), 'utf8');

/** A section, how a visitor uses it, and what shows that it works. */
interface Section {
  readonly html: string;
  /** Presses a control of the section that is in a part of the page, and sees what that does. */
  use(page: Page, inside: string): Promise<void>;
}

const sections: Readonly<Record<string, Section>> = {
  'image-slider': {
    html: '<div class="image-slider"><p>One</p><p>Two</p><p>Three</p></div>',
    async use(page, inside) {
      await page.locator(`${inside} .slick-next`).click();
      await expect(page.locator(`${inside} .slick-current`)).toHaveText(/^(Two|Zwei)$/);
      await expect(page.locator(`${inside} .slick-next`)).toHaveCount(1);
    },
  },
  references: {
    html: references(2)
      .replaceAll(/ id="[^"]*"/g, '')
      .replace('Body 1', 'Two'),
    async use(page, inside) {
      const toggle = page.locator(`${inside} .reference__toggle`).nth(1);
      const body = page.locator(`${inside} .reference__body`).nth(1);
      await expect(body).toBeHidden();
      await toggle.click();
      await expect(body).toBeVisible();
      await expect(body).toHaveText(/Two|Zwei/);
    },
  },
  tabs: {
    html: `<div><ul data-tabs=""><li><a href="#a">A</a></li><li><a href="#b">Two</a></li></ul>
      <p id="a" data-tab-panel="">First</p><p id="b" data-tab-panel="">Second</p></div>`,
    async use(page, inside) {
      await page.locator(`${inside} [data-tabs] a`).nth(1).click();
      await expect(page.locator(`${inside} [data-tab-panel]`).nth(1)).toBeVisible();
      await expect(page.locator(`${inside} [data-tab-panel]`).nth(0)).toBeHidden();
    },
  },
  collapse: {
    html: '<div><h3 data-collapse="">Two</h3><p data-collapse-body="">Body</p></div>',
    async use(page, inside) {
      const body = page.locator(`${inside} [data-collapse-body]`);
      const wasOpen = await body.isVisible();
      await page.locator(`${inside} [data-collapse]`).click();
      await expect(body).toBeVisible({ visible: !wasOpen });
      await expect(page.locator(`${inside} [data-collapse] [role=button]`)).toHaveCount(1);
    },
  },
};

/** What tools do with a part that runs. It stands in `main`, alone; what they leave there is used. */
const tools: Readonly<Record<string, () => void>> = {
  'the HTML around it is written anew': () => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = main.innerHTML.replaceAll('Two', 'Zwei');
  },
  'its own HTML is written anew': () => {
    const root = document.querySelector('main > *');
    if (root) root.innerHTML = root.innerHTML.replaceAll('Two', 'Zwei');
  },
  'all of the page is written anew': () => {
    document.body.innerHTML = document.body.innerHTML.replaceAll('Two', 'Zwei');
  },
  'it is replaced by a copy': () => {
    const root = document.querySelector('main > *');
    root?.replaceWith(root.cloneNode(true));
  },
  'it loses its mark': () => {
    document.querySelector('main [data-auftritt-runs]')?.removeAttribute('data-auftritt-runs');
  },
  'the server sends its content again': () => {
    const root = document.querySelector('main > *');
    const sent = document.createElement('div');
    sent.innerHTML = document.querySelector('template')?.innerHTML ?? '';
    if (root) root.innerHTML = sent.firstElementChild?.innerHTML ?? '';
  },
  'it is morphed into what the server sends': () => {
    const main = document.querySelector('main');
    const html = document.querySelector('template')?.innerHTML ?? '';
    const sent = document.createElement('main');
    sent.innerHTML = html;
    Reflect.get(window, 'Turbo').morphChildren(main, sent);
  },
};

test.use({ viewport: { width: 390, height: 800 } });

/** The sections that have all that they change in their own element. */
const whole = ['image-slider', 'references'];

for (const [name, { html, use }] of Object.entries(sections)) {
  for (const [tool, change] of Object.entries(tools)) {
    for (const jquery of name === 'image-slider' ? ['none', 'own'] : ['none']) {
      const isChief = name === 'image-slider' ? tool.includes('anew') : tool.startsWith('all');
      const isShort = isChief && jquery === 'none';
      test(
        `${name} (jQuery: ${jquery}) works where ${tool}`,
        isShort ? {} : { tag: '@long' },
        async ({ page, openFragment, complaints }) => {
          await openFragment(`<main>${html}</main><template>${html}</template>`, {
            tag: `data-jquery="${jquery}"`,
          });
          await running(page, name);
          await use(page, 'main');
          await page.addScriptTag({ content: turbo });
          // What is renewed has another number.
          const runs = page.locator('main [data-auftritt-runs]');
          const number = await runs.first().getAttribute('data-auftritt-runs');
          await page.evaluate(change);
          await expect(runs.and(page.locator(`[data-auftritt-runs="${number}"]`))).toHaveCount(0);
          await expect(runs.first()).toBeAttached();
          await running(page, name);
          await use(page, 'main');
          const expected = String(change).includes('Zwei') ? html.replaceAll('Two', 'Zwei') : html;
          if (expected !== html) await expect(page.locator('main')).toContainText('Zwei');
          await page.evaluate(() => window.auftritt?.release());
          if (whole.includes(name)) expect(await page.locator('main').innerHTML()).toBe(expected);
          expect(complaints).toEqual([]);
        },
      );
    }
  }
}

test('a slider that moves while it is written anew keeps the new words', async ({
  page,
  start,
  complaints,
}) => {
  const { html, use } = sections['image-slider'] ?? {};
  await start('image-slider', `<main>${html}</main>`, {
    tag: 'data-jquery="none"',
    changes: true,
  });
  const code = await hold(page, '**/chunks/renew-*.js');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.slick-next')?.click();
    const root = document.querySelector('main > *');
    if (root) root.innerHTML = root.innerHTML.replaceAll('Two', 'Zwei');
  });
  // Its slides come to rest before the code that renews it has come, and it puts its arrow in place again.
  await expect(page.locator('.slick-next')).toHaveCount(2);
  code.resolve();
  await expect(page.locator('.slick-next')).toHaveCount(1);
  await expect(page.locator('main')).toContainText('Zwei');
  await use?.(page, 'main');
  expect(complaints).toEqual([]);
});

test('a copy beside what runs works by itself, and what runs goes on', async ({ page, start }) => {
  const { html, use } = sections['image-slider'] ?? {};
  await start('image-slider', `<main>${html}</main><aside></aside>`);
  await use?.(page, 'main');
  await page.evaluate(() => {
    const root = document.querySelector('.image-slider');
    if (root) document.querySelector('aside')?.append(root.cloneNode(true));
  });
  await running(page, 'image-slider', 2);
  await use?.(page, 'aside');
  await expect(page.locator('main .slick-current')).toHaveText('Two');
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.locator('aside').innerHTML()).toBe(html);
});

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20'/%3E";

/** What is open over a page that is written anew: the words of its tag, how it is opened, and what is on the page then. */
const overlays: Readonly<
  Record<string, readonly [tag: string, press: string | undefined, open: string]>
> = {
  notice: ['', undefined, '.cookie-notice'],
  'cookie settings': ['', '.cookie-settings', '.cm-modal'],
  Fancybox: ['data-lightbox="fancybox"', '[data-fancybox]', 'dialog[open] .lightbox__close'],
  PhotoSwipe: ['data-lightbox="photoswipe"', '[data-fancybox]', 'dialog[open] .lightbox__close'],
  menu: ['', '.navigation-opener', 'main[inert]'],
};

test.describe('before an answer', () => {
  test.use({ earlierAnswer: 'none' });

  for (const [name, [tag, press, open]] of Object.entries(overlays)) {
    test(`nothing dead lies over a page whose body is written anew while it is open: ${name}`, async ({
      page,
      openFragment,
    }) => {
      await openFragment(
        `<header class="site-header"><button class="navigation-opener" type="button">Menü</button>
          <nav class="main-navigation"><ul><li><a href="/first/">First</a></li></ul></nav></header>
          <main><a href="#x" class="cookie-settings">Cookies</a>
          <a href="${picture}" data-fancybox><img src="${picture}" alt="Picture"></a>
          <button type="button" onclick="this.textContent = 'Pressed'">Press</button></main>`,
        { tag: `data-consent="always" ${tag}` },
      );
      const notice = page.locator('.cookie-notice');
      await expect(notice).toBeVisible();
      if (press) await page.locator(press).click();
      await expect(page.locator(open)).toBeAttached();
      await page.evaluate(() => {
        document.body.innerHTML += '<p>Added</p>';
      });
      await expect(page.locator('dialog, [inert]')).toHaveCount(0);
      await expect(notice).toHaveCount(1);
      await page.getByRole('button', { name: 'Press' }).click();
      await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
      await notice.getByRole('button', { name: 'Ablehnen' }).click();
      await expect(notice).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('class', 'auftritt');
    });
  }
});

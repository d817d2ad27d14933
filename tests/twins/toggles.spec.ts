import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { versions, withBootstrap } from '../support/bootstrap.js';
import { casesOf } from '../support/extent.js';
import { deferred, expect, test } from '../support/site.js';

/** The files of the original of each preset. */
const originals = {
  'bootstrap-3': ['jquery-3/dist/jquery.js', 'bootstrap/dist/js/bootstrap.js'],
  'bootstrap-4': ['jquery-3/dist/jquery.js', 'bootstrap-4/dist/js/bootstrap.bundle.js'],
  'bootstrap-5': ['bootstrap-5/dist/js/bootstrap.bundle.js'],
} as const;

type Preset = keyof typeof originals;

/** What runs on a page: what the markup was written for, ours, or nothing. */
type Runs = 'original' | 'ours' | 'nothing';

interface PageOptions {
  readonly preset?: Preset;
  readonly runs?: Runs;
  readonly head?: string;
  /** Scripts of the page, before ours. */
  readonly script?: string;
  /** Whether ours waits until it has started. */
  readonly waits?: boolean;
}

const textOf = (file: string): string => readFileSync(`node_modules/${file}`, 'utf8');

/** Opens a page with the markup, and what runs on it. */
async function open(page: Page, body: string, options: PageOptions = {}): Promise<void> {
  const { preset, runs = 'ours', head = '', script = '', waits = true } = options;
  const version = versions.find((each) => each.preset === preset);
  const { head: styles, tag } = version ? withBootstrap(version) : { head: '', tag: '' };
  const files = preset && runs === 'original' ? originals[preset] : [];
  const tags = files.map((_, index) => `<script src="/original-${index}.js"></script>`).join('');
  const ours = `<link rel="stylesheet" href="/assets/auftritt.css">
    <script type="module" src="/assets/auftritt.js" ${tag}></script>`;
  for (const [index, file] of files.entries()) {
    await page.route(`**/original-${index}.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: textOf(file) }),
    );
  }
  await page.route('**/jquery.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: textOf('jquery-3/dist/jquery.js') }),
  );
  await page.route('**/twin/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Twin</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        ${styles}${head}${runs === 'ours' ? ours : ''}</head><body>${body}${tags}${script}</body></html>`,
    }),
  );
  await page.goto('/twin/');
  if (runs !== 'ours' || !waits) return;
  await page.waitForFunction(() => {
    const all = window.auftritt?.instances() ?? [];
    const atOnce = ['collapse', 'tabs', 'dropdown', 'references', 'downloads'];
    return (
      window.auftritt !== undefined &&
      !all.some(
        ({ behaviour, state }) =>
          atOnce.includes(behaviour) && /ing$/.test(state) && state !== 'running',
      )
    );
  });
}

/** Resolves when an element is shown, or hidden. */
const settled = (page: Page, selector: string, shown: boolean) =>
  expect(page.locator(selector).first()).toBeVisible({ visible: shown });

const both = ['original', 'ours'] as const;

for (const runs of both) {
  test.describe(`with ${runs === 'ours' ? 'ours' : 'the original'}`, () => {
    for (const kind of ['checkbox', 'radio'] as const) {
      test(`a ${kind} in a label that opens something ticks and opens`, async ({ page }) => {
        await open(
          page,
          `<form><label data-toggle="collapse" data-target="#more"><input type="${kind}" name="way" value="invoice"> Invoice</label>
          <div id="more" class="collapse">Address</div></form>`,
          { preset: 'bootstrap-4', runs },
        );
        await page.getByText('Invoice').click();
        await expect(page.getByRole(kind)).toBeChecked();
        await settled(page, '#more', true);
        if (kind === 'radio') return;
        await page.waitForFunction(() => !document.querySelector('.collapsing'));
        await page.getByRole(kind).press(' ');
        await expect(page.getByRole(kind)).not.toBeChecked();
        await settled(page, '#more', false);
      });
    }

    test('links in a row and in an item that open something are followed', async ({ page }) => {
      await page.route('**/order.pdf', (route) => route.fulfill({ body: 'order' }));
      await open(
        page,
        `<table><tr data-toggle="collapse" data-target="#more"><td>Order 12</td><td><a href="/order.pdf">Order</a></td></tr>
        <tr id="more" class="collapse"><td colspan="2">Lamp</td></tr></table>`,
        { preset: 'bootstrap-4', runs },
      );
      await page.getByRole('cell', { name: 'Order 12' }).click();
      await settled(page, '#more', true);
      await page.getByRole('link').click();
      await page.waitForURL('**/order.pdf');
    });

    test('an item closes the menu, and its link leads to the place', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await open(
        page,
        `<nav class="navbar navbar-expand-lg"><button class="navbar-toggler" data-toggle="collapse" data-target="#links">Menu</button>
        <div class="collapse navbar-collapse show" id="links"><ul class="navbar-nav">
        <li data-toggle="collapse" data-target=".navbar-collapse.show"><a href="#about">About</a></li></ul></div></nav>
        <p style="height:2000px">…</p><h2 id="about">About us</h2>`,
        { preset: 'bootstrap-4', runs },
      );
      await page.getByRole('link', { name: 'About' }).click();
      await settled(page, '#links', false);
      await expect.poll(() => new URL(page.url()).hash).toBe('#about');
      await page.getByRole('button', { name: 'Menu' }).click();
      await settled(page, '#links', true);
      await page.getByRole('link', { name: 'About' }).click();
      await settled(page, '#links', false);
    });

    for (const kind of ['checkbox', 'radio'] as const) {
      test(`a ${kind} that opens something itself ticks and opens`, async ({ page }) => {
        await open(
          page,
          `<input type="${kind}" id="box" data-bs-toggle="collapse" data-bs-target="#more"><label for="box">Other</label>
          <div id="more" class="collapse">Address</div>`,
          { preset: 'bootstrap-5', runs },
        );
        await page.getByText('Other').click();
        await expect(page.getByRole(kind)).toBeChecked();
        await settled(page, '#more', true);
      });
    }

    test('the space bar opens a menu, and fields in it keep it open', async ({ page }) => {
      await open(
        page,
        `<div class="dropdown"><button data-toggle="dropdown">Menu</button><div class="dropdown-menu"><form>
        <input aria-label="Name"><select aria-label="Size"><option>1</option></select>
        <label><input type="checkbox"> Keep me</label></form></div></div>`,
        { preset: 'bootstrap-4', runs },
      );
      await page.getByRole('button').press(' ');
      await settled(page, '.dropdown-menu', true);
      await page.getByLabel('Name').click();
      await page.keyboard.type('a b');
      await expect(page.getByLabel('Name')).toHaveValue('a b');
      await page.getByLabel('Size').click();
      await page.keyboard.press('Escape');
      await settled(page, '.dropdown', true);
    });

    test('a field that opens a menu takes letters and spaces', async ({ page }) => {
      await open(
        page,
        `<div class="dropdown"><input data-bs-toggle="dropdown" aria-label="Search"><ul class="dropdown-menu"><li><a class="dropdown-item" href="/a/">A</a></li></ul></div>`,
        { preset: 'bootstrap-5', runs },
      );
      await page.getByLabel('Search').click();
      await settled(page, '.dropdown-menu', true);
      await page.keyboard.type('oak table');
      await expect(page.getByLabel('Search')).toHaveValue('oak table');
    });
  });
}

test.describe('a toggle with controls in it', () => {
  const body = `<style>[contenteditable] { display: inline-block; min-width: 50px }</style>
    <form id="form" action="/sent/"><div data-collapse="#more" id="toggle">Title
      <input type="checkbox" id="box"><input type="text" id="text"><select id="select"><option>1</option><option>2</option></select>
      <textarea id="area"></textarea><details id="details"><summary>More</summary>Text</details>
      <span contenteditable="true" id="editable">edit</span><label for="other" id="label">Other</label>
      <button id="send" name="go" value="1">Send</button></div>
      <div id="more" data-collapse-body>Body</div><input type="checkbox" id="other"></form>`;

  test('leaves them to the visitor', async ({ page }) => {
    await page.route('**/sent/**', (route) => route.fulfill({ body: 'sent' }));
    await open(page, body);
    await page.locator('#text').click();
    await page.keyboard.type('a b');
    await expect(page.locator('#text')).toHaveValue('a b');
    await page.locator('#area').click();
    await page.keyboard.type('c\nd');
    await expect(page.locator('#area')).toHaveValue('c\nd');
    await page.locator('#editable').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' x');
    await expect(page.locator('#editable')).toHaveText('edit x');
    await page.locator('summary').click();
    await expect(page.locator('#details')).toHaveAttribute('open');
    await page.locator('#label').click();
    await expect(page.locator('#other')).toBeChecked();
    await page.locator('#select').selectOption('2');
    await expect(page.locator('#more')).toBeHidden();
    await page.locator('#box').click();
    await expect(page.locator('#box')).toBeChecked();
    await expect(page.locator('#more')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Title', expanded: true })).toHaveCount(1);
    await page.locator('#send').click();
    await page.waitForURL('**/sent/?go=1');
  });
});

test('a box pressed twice is open as it is ticked', async ({ page }) => {
  await open(
    page,
    `<input type="checkbox" data-bs-toggle="collapse" data-bs-target="#more" aria-label="Other"><div id="more" class="collapse">Address</div>`,
    { preset: 'bootstrap-5' },
  );
  await page.getByRole('checkbox').dblclick();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page.locator('#more')).toBeHidden();
  await page.getByRole('checkbox').click({ clickCount: 3 });
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.locator('#more')).toBeVisible();
});

test('the box in a menu keeps it open when its label is pressed', async ({ page }) => {
  await open(
    page,
    '<div><button data-dropdown>Menu</button><div data-dropdown-menu><label><input type="checkbox"> Keep me</label><select aria-label="Size"><option>1</option></select></div></div>',
  );
  await page.getByRole('button').click();
  await page.getByText('Keep me').click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByLabel('Size').focus();
  await expect(page.getByLabel('Size')).toBeFocused();
});

test.describe('before the code has come', () => {
  for (const key of ['', ' '] as const) {
    test(`a box in a label ticks once ${key ? 'by the keyboard' : 'by the mouse'}, and opens afterwards`, async ({
      page,
    }) => {
      const chunk = deferred();
      await page.route('**/chunks/collapse-*', async (route) => {
        await chunk.promise;
        await route.continue();
      });
      await open(
        page,
        `<label data-collapse="#more"><input type="checkbox" onclick="window.heard = (window.heard ?? 0) + 1"> Invoice</label><div id="more" data-collapse-body>Address</div>`,
        { waits: false },
      );
      await page.waitForFunction(() => window.auftritt);
      if (key) await page.getByRole('checkbox').press(key);
      else await page.getByText('Invoice').click();
      await expect(page.getByRole('checkbox')).toBeChecked();
      chunk.resolve();
      await expect(page.locator('#more.is-open')).toBeVisible();
      await expect(page.getByRole('checkbox')).toBeChecked();
      expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toBe(1);
    });
  }
});

/** The distance (px) of an element from the top of the window. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.describe('what opens and closes', () => {
  const part = (name: string, size: number, open = '') =>
    `<h3><button data-collapse id="${name}">${name}</button></h3>
    <div data-collapse-body class="${open}"><p style="height:${size}px">${name}</p></div>`;
  const accordion = `<section data-accordion>${part('one', 1500, 'is-open')}${part('two', 900)}${part('three', 300)}</section>`;

  for (const [place, html] of [
    ['a page', `<p style="height:600px"></p>${accordion}<p style="height:2000px"></p>`],
    [
      'a box that scrolls',
      `<p style="height:300px"></p><div id="box" style="height:400px;overflow:auto">${accordion}<p style="height:900px"></p></div><p style="height:1500px"></p>`,
    ],
  ] as const) {
    test(`keeps the pressed heading where it is, in ${place}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await open(page, html, { head: '<style>html { scroll-behavior: smooth }</style>' });
      const two = page.locator('#two');
      await two.evaluate((button) =>
        button.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const before = await topOf(page, '#two');
      await two.click();
      await expect(page.locator('[data-collapse-body]').nth(0)).toBeHidden();
      expect(Math.abs((await topOf(page, '#two')) - before)).toBeLessThan(2);
      // The browser has painted twice, and anchors nothing elsewhere.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(Math.abs((await topOf(page, '#two')) - before)).toBeLessThan(2);
      await page.locator('#three').press('Enter');
      await expect(page.locator('[data-collapse-body]').nth(1)).toBeHidden();
    });
  }

  const fields = {
    collapse:
      '<button type="button" data-collapse>More</button><div data-collapse-body>FIELD</div>',
    tabs: '<div data-tabs><a href="#a">A</a><a href="#b">B</a></div><div id="a" data-tab-panel>A</div><div id="b" data-tab-panel>FIELD</div>',
    references:
      '<section class="references"><article class="reference"><h3><button type="button" class="reference__toggle">R</button></h3><div class="reference__body">FIELD</div></article></section>',
    downloads:
      '<section class="downloads"><h2><button type="button" class="downloads__toggle">D</button></h2><div class="downloads__body">FIELD</div></section>',
    details:
      '<details><summary>More</summary><button type="button" data-collapse>Else</button><div data-collapse-body>FIELD</div></details>',
  };
  for (const [name, html] of Object.entries(fields)) {
    test(`shows the field at which a form is refused, in ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await page.route('**/sent/**', (route) => route.fulfill({ body: 'sent' }));
      const field = '<label>Name <input required name="name" id="name"></label>';
      await open(
        page,
        `<form action="/sent/">${html.replace('FIELD', field)}<label>Town <input name="town"></label><button>Send</button></form>`,
      );
      await expect(page.locator('#name')).toBeHidden();
      await page.getByLabel('Town').fill('Ulm');
      await page.getByLabel('Town').evaluate((input) => {
        input.addEventListener('input', () => input.closest('form')?.checkValidity());
      });
      await page.getByLabel('Town').press('x');
      await expect(page.locator('#name')).toBeHidden();
      await page.getByLabel('Town').press('Enter');
      await expect(page.locator('#name')).toBeFocused();
      await page.keyboard.type('Ada');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.waitForURL('**/sent/?name=Ada**');
    });
  }

  test('shows the field that a label outside leads to', async ({ page }) => {
    await open(
      page,
      `<label for="name">Name</label><button data-collapse>More</button><div data-collapse-body><input id="name"></div>`,
    );
    await page.getByText('Name').click();
    await expect(page.locator('#name')).toBeFocused();
  });

  test('opens a hidden column for the hash of the page', async ({ page }) => {
    const columns = `<section class="references"><div class="reference-column is-hidden"><h2 id="place">Place</h2></div>
      <a class="references__more" href="#">More</a></section><a href="#place">Go</a>`;
    await open(page, columns);
    await expect(page.locator('#place')).toBeHidden();
    await page.getByRole('link', { name: 'Go' }).click();
    await expect(page.locator('#place')).toBeVisible();
  });

  test('opens what a hash in percent-encoding names', async ({ page }) => {
    await open(
      page,
      `<a href="#t%C3%BCr" data-collapse>Door</a><div id="tür" data-collapse-body>Oak</div>
      <div data-tabs><a href="#w%C3%A4nde">Walls</a><a href="#böden">Floors</a></div>
      <div id="wände" data-tab-panel>White</div><div id="böden" data-tab-panel>Ash</div>`,
    );
    await page.getByRole('button', { name: 'Door' }).click();
    await expect(page.getByText('Oak')).toBeVisible();
    await page.getByRole('tab', { name: 'Floors' }).click();
    await expect(page.getByText('Ash')).toBeVisible();
    await expect(page.getByText('White')).toBeHidden();
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  const site = (
    style: string,
    before = '',
  ) => `${before}<header class="site-header" style="${style}">
    <b>Logo</b><button class="navigation-opener" type="button">Menu</button><nav class="main-navigation"><ul>
    <li><a href="/one/">One</a><ul><li><a href="/one/a/">A</a></li></ul></li><li><a href="#about">About</a></li></ul></nav></header>
    <main style="position:relative;z-index:1"><p style="height:1500px">Text</p><h2 id="about">About us</h2><p style="height:1500px"></p></main>`;

  /** What is wrong with an open menu; empty if it fills the window below the header. */
  const faults = (page: Page) =>
    page.evaluate(() => {
      const menu = document.querySelector('.main-navigation');
      const header = document.querySelector('.site-header');
      if (!menu || !header) return ['nothing there'];
      const { left, right, top, bottom } = menu.getBoundingClientRect();
      const edge = header.getBoundingClientRect().bottom;
      const seen = document.elementFromPoint(innerWidth / 2, innerHeight - 40);
      const found: (string | false)[] = [
        Math.abs(top - edge) > 1 && `begins at ${top}, not ${edge}`,
        Math.abs(bottom - innerHeight) > 1 && `ends at ${bottom}, not ${innerHeight}`,
        (left > 0 || right < header.getBoundingClientRect().right) && `is ${left} to ${right} wide`,
        !menu.contains(seen) && 'is not seen',
      ];
      return found.filter((fault) => typeof fault === 'string');
    });

  for (const style of casesOf(
    [
      'backdrop-filter:blur(4px)',
      'filter:drop-shadow(0 1px 1px gray)',
      'transform:translateZ(0)',
      'will-change:transform',
      'contain:paint',
      'transform:scale(1);overflow:hidden;height:60px',
      'position:relative;z-index:0',
      'clip-path:inset(0)',
      'container-type:inline-size',
      'perspective:100px',
    ],
    (_, index) => index % 4 === 0,
  )) {
    test(`fills the window in a header with ${style}`, async ({ page }) => {
      await open(page, site(style));
      await page.locator('.navigation-opener').click();
      await expect(page.locator('html')).toHaveClass(/navigation-open/);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('link', { name: 'One' }).click();
      await page.getByRole('link', { name: 'A', exact: true }).hover();
      await page.locator('.navigation-opener').click();
      await expect(page.locator('.main-navigation')).toBeHidden();
      expect(await page.locator('.main-navigation').getAttribute('popover')).toBeNull();
    });
  }

  for (const style of [
    'backdrop-filter:blur(4px)',
    'transform:translateY(0)',
    'filter:opacity(0.9)',
  ]) {
    test(`fills the window without the top layer, in a header with ${style}`, async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
      });
      await open(
        page,
        site(`position:sticky;top:0;z-index:5;${style}`, '<p style="height:30px;margin:0">Bar</p>'),
      );
      await page.locator('.navigation-opener').click();
      await expect(page.locator('html')).toHaveClass(/navigation-open/);
      // It is as wide as the header that holds it.
      expect((await faults(page)).filter((fault) => !fault.endsWith('wide'))).toEqual([]);
    });
  }

  test('stands in its place, and the page stays usable, where nothing can show it above all', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    });
    await open(page, site('position:relative;z-index:0'));
    await page.locator('.navigation-opener').click();
    await expect(page.getByRole('link', { name: 'About' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await page.locator('.navigation-opener').click();
    await expect(page.locator('.main-navigation')).toBeHidden();
  });

  test('is right after turning, and after a bar has come and gone', async ({ page }) => {
    await open(page, site('position:sticky;top:0'));
    await page.locator('.navigation-opener').click();
    await page.setViewportSize({ width: 700, height: 390 });
    await expect.poll(() => faults(page)).toEqual([]);
    await page.evaluate(() => {
      const bar = document.createElement('p');
      bar.id = 'bar';
      bar.style.cssText = 'height: 50px; margin: 0';
      document.body.prepend(bar);
    });
    await expect.poll(() => faults(page)).toEqual([]);
    await page.evaluate(() => document.querySelector('#bar')?.remove());
    await expect.poll(() => faults(page)).toEqual([]);
  });

  test('uses the room above an opener at the lower edge', async ({ page }) => {
    await open(page, site('position:fixed;bottom:0;left:0;right:0;z-index:5'));
    await page.locator('.navigation-opener').click();
    // The press waits for the menu's code.
    await expect(page.locator('.main-navigation')).toBeVisible();
    const box = await page.locator('.main-navigation').boundingBox();
    const opener = await page.locator('.navigation-opener').boundingBox();
    expect(box?.y).toBe(0);
    expect(Math.abs((box?.height ?? 0) - (opener?.y ?? 0))).toBeLessThan(2);
    await page.locator('.navigation-opener').click();
    await expect(page.locator('.main-navigation')).toBeHidden();
  });

  const isLocked = (page: Page) =>
    page.evaluate(
      () =>
        document.documentElement.classList.contains('navigation-open') ||
        document.querySelector('[inert]') !== null,
    );

  for (const [what, act] of Object.entries({
    'a link whose script prevents the way': (page: Page) =>
      page.evaluate(() => {
        const link = document.querySelector<HTMLElement>('a[href="#about"]');
        link?.addEventListener('click', (event) => {
          event.preventDefault();
          event.stopPropagation();
        });
        link?.click();
      }),
    'a link to a place': (page: Page) => page.getByRole('link', { name: 'About' }).click(),
    'a page that is left': (page: Page) =>
      page.evaluate(() => window.dispatchEvent(new Event('pagehide'))),
    'Back to a place of the page': async (page: Page) => {
      await page.evaluate(() => history.back());
    },
    'a script that hides it': (page: Page) =>
      page.evaluate(() => {
        const menu = document.querySelector<HTMLElement>('.main-navigation');
        menu?.style.setProperty('display', 'none');
      }),
    'a script that removes it': (page: Page) =>
      page.evaluate(() => document.querySelector('.main-navigation')?.remove()),
    'a window of 1050 px': (page: Page) => page.setViewportSize({ width: 1050, height: 700 }),
  })) {
    test(`leaves no page locked after ${what}`, async ({ page }) => {
      await open(page, site('backdrop-filter:blur(4px)'));
      await page.evaluate(() => {
        history.pushState(null, '', '#begin');
      });
      await page.locator('.navigation-opener').click();
      await expect.poll(() => isLocked(page)).toBe(true);
      await act(page);
      await expect.poll(() => isLocked(page)).toBe(false);
    });
  }
});

test.describe('the bar', () => {
  const level = (text: string, inner = '') => `<li><a href="/${text}/">${text}</a>${inner}</li>`;
  const entry = (name: string) =>
    level(
      name,
      `<ul>${level(`${name}1`)}${level(`${name}2`, `<ul>${level(`${name}21`)}${level(`${name}22`)}</ul>`)}</ul>`,
    );

  for (const direction of ['ltr', 'rtl'] as const) {
    // The short run takes two of them in each direction.
    for (const [width, count, order] of casesOf(
      [
        [1050, 6, ''],
        [1280, 6, ''],
        [1440, 7, ''],
        [1100, 2, 'order:-1'],
      ] as const,
      (_, index) => (index % 2 === 0) === (direction === 'ltr'),
    )) {
      test(`opens its levels in the window: ${count} entries, ${width} px, ${direction} ${order}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const names = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf'].slice(
          0,
          count,
        );
        await open(
          page,
          `<script>document.documentElement.dir = '${direction}'</script><header class="site-header"><b>Logo</b>
          <button class="navigation-opener" type="button">Menu</button><nav class="main-navigation" style="${order}"><ul>${names.map(entry).join('')}</ul></nav></header>`,
        );
        await page.locator('.main-navigation').hover();
        await page.waitForFunction(() =>
          window.auftritt
            ?.instances()
            .some(({ behaviour, state }) => behaviour === 'navigation' && state === 'running'),
        );
        for (const name of names) {
          await page.getByRole('link', { name, exact: true }).hover();
          await page.getByRole('link', { name: `${name}2`, exact: true }).hover();
          const third = page.getByRole('link', { name: `${name}21`, exact: true });
          await expect(third).toBeVisible();
          const outside = await page.evaluate(() => {
            const { clientWidth, scrollWidth } = document.documentElement;
            const lists = [...document.querySelectorAll('.main-navigation li > ul')];
            const rects = lists
              .filter((list) => list.getClientRects().length > 0)
              .map((list) => list.getBoundingClientRect());
            const out = rects.filter(({ left, right }) => left < 0 || right > clientWidth + 0.5);
            return out
              .map(({ left, right }) => `${left} to ${right}`)
              .concat(scrollWidth > clientWidth ? ['scrolls'] : []);
          });
          expect([name, ...outside]).toEqual([name]);
          await third.hover();
          await expect(third).toBeVisible();
        }
      });
    }
  }
});

test.describe('presets', () => {
  for (const runs of both) {
    test(`${runs}: a button outside of the list shows a panel`, async ({ page }) => {
      await open(
        page,
        `<ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link active" data-toggle="tab" href="#home">Home</a></li>
        <li class="nav-item"><a class="nav-link" data-toggle="tab" href="#more">More</a></li></ul>
        <div class="tab-content"><div id="home" class="tab-pane active">Home text</div><div id="more" class="tab-pane">More text</div></div>
        <button data-toggle="tab" data-target="#more">Show more</button>`,
        { preset: 'bootstrap-4', runs },
      );
      await page.getByRole('button', { name: 'Show more' }).click();
      await settled(page, '#more', true);
      await settled(page, '#home', false);
      if (runs === 'original') return;
      // The original leaves the tab marked that is not shown.
      await expect(page.getByRole('tab', { name: 'More', selected: true })).toHaveClass(/active/);
      await page.getByRole('tab', { name: 'Home' }).click();
      await settled(page, '#home', true);
    });

    test(`${runs}: buttons without a list show a panel each`, async ({ page }) => {
      await open(
        page,
        `<button data-toggle="tab" data-target="#home">One</button> <button data-toggle="tab" data-target="#more">Two</button>
        <div class="tab-content"><div id="home" class="tab-pane active">Home text</div><div id="more" class="tab-pane">More text</div></div>`,
        { preset: 'bootstrap-3', runs },
      );
      await page.getByRole('button', { name: 'Two' }).click();
      await settled(page, '#more', true);
      await settled(page, '#home', false);
      if (runs === 'original') return;
      await page.getByRole('button', { name: 'One' }).click();
      await settled(page, '#home', true);
      await settled(page, '#more', false);
    });

    test(`${runs}: what a toggle opens is read at the press`, async ({ page }) => {
      await open(
        page,
        `<button data-toggle="collapse" data-target="#one">Open</button>
        <div id="one" class="collapse part">One</div><div id="two" class="collapse part">Two</div>`,
        { preset: 'bootstrap-4', runs },
      );
      const target = (value: string) =>
        page
          .getByRole('button')
          .evaluate((button, to) => button.setAttribute('data-target', to), value);
      await target('#two');
      await page.getByRole('button').click();
      await settled(page, '#two', true);
      await settled(page, '#one', false);
      await page.waitForFunction(() => !document.querySelector('.collapsing'));
      await target('.part');
      await page.getByRole('button').click();
      await settled(page, '#one', true);
      await settled(page, '#two', false);
    });

    test(`${runs}: a link with a target of its own is followed with Bootstrap 3`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await open(
        page,
        `<nav class="navbar"><div class="collapse navbar-collapse in" id="links">
        <a href="#about" data-toggle="collapse" data-target=".navbar-collapse.in">About</a></div></nav>
        <p style="height:2000px"></p><h2 id="about">About us</h2>`,
        { preset: 'bootstrap-3', runs },
      );
      await page.getByText('About', { exact: true }).click();
      await settled(page, '#links', false);
      await expect.poll(() => new URL(page.url()).hash).toBe('#about');
    });

    test(`${runs}: events of collapse, tabs and dropdown are told to jQuery`, async ({ page }) => {
      const jquery = runs === 'ours' ? '<script src="/jquery.js"></script>' : '';
      await open(
        page,
        `<button data-toggle="collapse" data-target="#part">Part</button><div id="part" class="collapse">Part text</div>
        <ul class="nav nav-tabs"><li><a class="active" data-toggle="tab" href="#home">Home</a></li><li><a data-toggle="tab" href="#more">More</a></li></ul>
        <div class="tab-content"><div id="home" class="tab-pane active">Home text</div><div id="more" class="tab-pane">More text</div></div>
        <div class="dropdown"><button data-toggle="dropdown">Menu</button><div class="dropdown-menu"><a href="/a/">A</a></div></div>`,
        {
          preset: 'bootstrap-4',
          runs,
          script: `${jquery}<script>
            window.heard = [];
            for (const part of ['collapse', 'tab', 'dropdown']) for (const moment of ['show', 'shown', 'hide', 'hidden'])
              $(document).on(moment + '.bs.' + part, (event) => heard.push(
                [moment, part, $(event.target).text().trim().split(/\\s+/)[0], $(event.relatedTarget).text()].join(' ').trim()));
          </script>`,
        },
      );
      const heard = () => page.evaluate(() => [...Reflect.get(window, 'heard')]);
      const still = () => page.waitForFunction(() => !document.querySelector('.collapsing'));
      await page.getByText('Part', { exact: true }).click();
      await still();
      await page.getByText('Part', { exact: true }).click();
      await still();
      // A click on a link may wait for the code of the page's anchors.
      const hears = async (...lines: readonly string[]) => {
        await expect.poll(heard).toEqual(lines);
        await page.evaluate(() => Reflect.get(window, 'heard').splice(0));
      };
      await hears(
        'show collapse Part',
        'shown collapse Part',
        'hide collapse Part',
        'hidden collapse Part',
      );
      await page.getByText('More', { exact: true }).click();
      await hears(
        'hide tab Home More',
        'show tab More Home',
        'hidden tab Home More',
        'shown tab More Home',
      );
      await page.getByText('Menu', { exact: true }).click();
      await page.getByText('Menu', { exact: true }).click();
      await hears(
        'show dropdown MenuA Menu',
        'shown dropdown MenuA Menu',
        'hide dropdown MenuA Menu',
        'hidden dropdown MenuA Menu',
      );
    });

    test(`${runs}: a prevented show opens nothing, as a native event too`, async ({ page }) => {
      await open(
        page,
        `<button data-bs-toggle="collapse" data-bs-target="#part">Part</button><div id="part" class="collapse">Part text</div>`,
        {
          preset: 'bootstrap-5',
          runs,
          script: `<script>document.addEventListener('show.bs.collapse', (event) => {
            if (!window.allowed) event.preventDefault();
          })</script>`,
        },
      );
      await page.getByRole('button').click();
      await expect(page.locator('#part')).toBeHidden();
      await page.evaluate(() => Object.assign(window, { allowed: true }));
      await page.getByRole('button').click();
      await settled(page, '#part', true);
    });
  }

  test('a listener that throws, removes or releases leaves nothing half open', async ({ page }) => {
    await open(
      page,
      `<button data-bs-toggle="collapse" data-bs-target="#a">A</button><div id="a" class="collapse">A text</div>
      <button data-bs-toggle="collapse" data-bs-target="#b">B</button><div id="b" class="collapse">B text</div>
      <button data-bs-toggle="collapse" data-bs-target="#c">C</button><div id="c" class="collapse">C text</div>`,
      {
        preset: 'bootstrap-5',
        script: `<script src="/jquery.js"></script><script>
          $('#a').on('show.bs.collapse', () => { throw new Error('of the page'); });
          $('#b').on('show.bs.collapse', (event) => event.target.remove());
          $('#c').on('show.bs.collapse', () => auftritt.release());
        </script>`,
      },
    );
    await page.getByText('A', { exact: true }).click();
    await expect(page.locator('#a')).toBeVisible();
    await expect(page.locator('[data-bs-target="#a"]')).toHaveAttribute('aria-expanded', 'true');
    await page.getByText('B', { exact: true }).click();
    await page.getByText('A', { exact: true }).click();
    await expect(page.locator('#a')).toBeHidden();
    await page.getByText('C', { exact: true }).click();
    expect(await page.locator('#c').getAttribute('class')).toBe('collapse');
    await expect(page.locator('[data-bs-target="#c"]')).not.toHaveAttribute('aria-expanded');
  });
});

import { casesOf } from '../../support/extent.js';
import { test } from '../../support/fragments.js';
import { header, longPage } from '../../support/markup.js';
import { overflow } from '../../support/overflow.js';
import { middleOf } from '../../support/pointer.js';
import { expect, test as pageTest, running } from '../../support/site.js';
import { barRuns } from '../../support/states.js';

test.describe('the navigation from 1050 px on', () => {
  test('is a bar on pages whose reset makes header and nav blocks', async ({
    page,
    openFragment,
  }) => {
    await openFragment(header + longPage);
    // Bootstrap 3 and normalize.css
    const reset = '* { margin: 0; padding: 0 } header, nav { display: block }';
    await page.addStyleTag({ content: `${reset} .site-header { justify-content: end }` });
    const labels = page.locator('.main-navigation > ul > li > :is(a, span, button)').filter({
      visible: true,
    });
    const tops = await labels.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().y),
    );
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
    const entry = page.locator('.main-navigation > ul > li:has(ul)').first();
    await entry.hover();
    await expect(entry.locator(':scope > ul')).toBeInViewport({ ratio: 1 });
    // The sign of the last entry makes nothing scroll sideways.
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });

  test('is a bar whose links are followed by the mouse', async ({ page, openFragment }) => {
    await page.route('**/first/', (route) => route.fulfill({ body: 'arrived' }));
    await openFragment(header + longPage);
    await expect(page.locator('.main-navigation')).toBeVisible();
    await expect(page.locator('#first > a')).not.toHaveAttribute('aria-expanded');
    await page.locator('#first > a').click();
    await page.waitForURL('**/first/');
  });

  test('a drop-down that Escape has closed stays closed until pointer and focus have left', async ({
    page,
    start,
  }) => {
    await start('navigation', header + longPage);
    await barRuns(page);
    const entry = page.locator('#first');
    const level = page.locator('#first > ul');
    // The pointer alone.
    await entry.hover();
    await expect(level).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(level).toBeHidden();
    await page.mouse.move(600, 500);
    await entry.hover();
    await expect(level).toBeVisible();
    // The focus leaves first.
    await page.locator('#first > a').focus();
    await page.keyboard.press('Escape');
    await expect(level).toBeHidden();
    await page.locator('#plain > a').focus();
    await expect(level).toBeHidden();
    await page.mouse.move(600, 500);
    await entry.hover();
    await expect(level).toBeVisible();
    // The pointer leaves first.
    await page.locator('#first > a').focus();
    await page.keyboard.press('Escape');
    await page.mouse.move(600, 500);
    await expect(level).toBeHidden();
    await page.locator('#plain > a').focus();
    await page.locator('#first > a').focus();
    await expect(level).toBeVisible();
    // Level for level; the focus goes to what has opened them.
    await page.locator('#second > a').focus();
    await expect(page.locator('#second > ul')).toBeVisible();
    await page.locator('#second > ul a').last().focus();
    for (const id of ['second', 'first']) {
      await page.keyboard.press('Escape');
      await expect(page.locator(`#${id} > ul`)).toBeHidden();
      await expect(page.locator(`#${id} > a`)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('#other > a')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(level).toBeVisible();
    await page.keyboard.press('Escape');
    for (const width of [900, 1440]) await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('#first ul[hidden]')).toHaveCount(0);
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true });

    test('opens sub-menus by tap, and a tap elsewhere closes them', async ({
      page,
      openFragment,
    }) => {
      await openFragment(header + longPage);
      await page.locator('#first > a').tap();
      await expect(page.locator('#first')).toHaveClass(/is-open/);
      expect(page.url()).toContain('/fragment/');
      await page.locator('main').tap({ position: { x: 600, y: 400 } });
      await expect(page.locator('#first')).not.toHaveClass(/is-open/);
    });
  });
});

test.describe('where a click is a MouseEvent, as in Firefox before 129 and Safari before 18.2', () => {
  pageTest.use({ hasTouch: true });

  pageTest.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const replace = (event: MouseEvent): void => {
        if (!(event instanceof PointerEvent)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const { bubbles, cancelable, composed, view, detail, button } = event;
        const init = { bubbles, cancelable, composed, view, detail, button };
        event.target?.dispatchEvent(new MouseEvent('click', init));
      };
      window.addEventListener('click', replace, true);
    });
    await page.route('**/first/', (route) => route.fulfill({ body: 'arrived' }));
  });

  pageTest('a tap on the bar opens a sub-menu', async ({ page, start }) => {
    await start('navigation', header + longPage);
    await page.locator('#first > a').tap();
    await expect(page.locator('#first')).toHaveClass(/is-open/);
    expect(page.url()).toContain('/fragment/');
  });

  pageTest(
    'a mouse and a key follow the link, also after a tap',
    { tag: '@long' },
    async ({ page, start }) => {
      await start('navigation', header + longPage);
      await page.locator('#other > a').tap();
      await expect(page.locator('#other')).toHaveClass(/is-open/);
      await page.locator('#first > a').press('Enter');
      await page.waitForURL('**/first/');
      await page.goBack();
      await running(page, 'navigation');
      await page.locator('#other > a').tap();
      await page.locator('#first > a').click();
      await page.waitForURL('**/first/');
    },
  );
});

/** Six entries, with five below each and five below each of these. */
const deepBar = `<header class="site-header"><button class="navigation-opener" type="button">Menü</button>
  <nav class="main-navigation"><ul>${Array.from({ length: 6 }, (_, first) => {
    const inner = Array.from({ length: 5 }, (_entry, second) => {
      const deep = Array.from(
        { length: 5 },
        (_deep, third) => `<li><a href="/x/">${first}.${second}.${third}</a></li>`,
      );
      return `<li><a href="/x/">${first}.${second}</a><ul>${deep.join('')}</ul></li>`;
    });
    return `<li><a href="/x/">Entry ${first}</a><ul>${inner.join('')}</ul></li>`;
  }).join('')}</ul></nav></header>`;

for (const [width, dir, place] of [
  [1050, 'ltr', ''],
  [1050, 'rtl', ''],
  // The third level of the last entry would begin outside of the window.
  [1050, 'ltr', 'position: relative; left: -60px'],
  [1280, 'rtl', 'order: -1'],
] as const)
  pageTest(
    `the mouse reaches the third level from each entry, straight, and in the window: ${width} px, ${dir} ${place}`,
    { tag: width > 1050 ? '@long' : [] },
    async ({ page, start }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.clock.install();
      await start(
        'navigation',
        `<style>.main-navigation { ${place} }</style><div dir="${dir}">${deepBar}</div>`,
      );
      // A busy machine would let the mouse rest on its way.
      await page.clock.pauseAt(Date.now() + 60_000);
      const link = (name: string) => page.getByRole('link', { name, exact: true });
      const goTo = async (name: string): Promise<void> => {
        const { x, y } = await middleOf(link(name));
        await page.mouse.move(x, y, { steps: 8 });
      };
      for (const first of casesOf([0, 2, 3, 5], (each) => each > 2)) {
        await page.mouse.move(525, 650);
        await link(`Entry ${first}`).hover();
        await goTo(`${first}.4`);
        await expect
          .poll(() => link(`${first}.4`).evaluate((each) => each.matches(':hover')))
          .toBe(true);
        const third = link(`${first}.4.4`);
        await expect(third).toBeInViewport({ ratio: 1 });
        for (const list of await page.locator('li > ul').filter({ visible: true }).all())
          await expect(list).toBeInViewport({ ratio: 1 });
        expect(await overflow(page)).toBe(0);
        await goTo(`${first}.4.4`);
        expect(await third.evaluate((each) => each.matches(':hover'))).toBe(true);
      }
    },
  );

/** Entries of a level, a few with another level. */
const long = (count: number, from: number): string =>
  Array.from({ length: count }, (_, index) => {
    const deep = from === 1 && index % 10 === 4 ? `<ul>${long(12, 2)}</ul>` : '';
    return `<li><a href="/x/">${from}.${index}</a>${deep}</li>`;
  }).join('');

for (const [where, style, height] of [
  ['at the top', 'top: 0', 700],
  ['at the top of a low window', 'top: 0', 200],
  ['at the bottom', 'inset: auto 0 0', 400],
])
  for (const theme of ['', '.main-navigation li:hover > ul { display: block; left: 0 }'])
    test(`a level of a bar ${where} scrolls where it is higher than its room: ${theme}`, {
      tag: where === 'at the top' || (height === 400 && theme === '') ? [] : '@long',
    }, async ({ page, start }) => {
      await page.setViewportSize({ width: 1100, height: Number(height) });
      await start(
        'navigation',
        `<header class="site-header" style="position: fixed; ${style}; background: white">
          <button class="navigation-opener" type="button">Menü</button>
          <nav class="main-navigation"><ul><li><a href="/x/">Entry</a><ul>${long(30, 1)}</ul></li>
          <li><a href="/x/">Next</a></li><li><a href="/x/">Last</a></li></ul></nav></header>`,
        { head: `<style>${theme}</style>` },
      );
      const link = (name: string) => page.getByRole('link', { name, exact: true });
      for (const name of ['1.0', '1.4', '2.0', '2.11', '1.5', '1.29']) {
        if (!(await link('1.0').isVisible())) await link('Entry').hover();
        const entry = link(name).first();
        await entry.hover();
        await expect(entry).toBeInViewport({ ratio: 1 });
        expect(await entry.evaluate((each) => each.matches(':hover'))).toBe(true);
      }
      await link('Entry').focus();
      for (const _ of Array(8)) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
      }
    });

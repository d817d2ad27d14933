import { test } from '../../support/fragments.js';
import { header, longPage } from '../../support/markup.js';
import { expect, test as pageTest, running, statesOn } from '../../support/site.js';

pageTest(
  'an opener that has a navigation is not taken by another',
  async ({ page, openFragment, complaints }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openFragment(header + longPage);
    await page.locator('.navigation-opener').click();
    await expect(page.locator('.main-navigation')).toBeVisible();
    await page.evaluate(() => {
      const second =
        '<nav class="main-navigation" id="second-navigation"><a href="/x/">X</a></nav>';
      document.querySelector('header')?.insertAdjacentHTML('beforeend', second);
      window.auftritt?.enhance();
    });
    await expect(page.locator('#second-navigation')).toBeVisible();
    expect(await statesOn(page, 'navigation')).toEqual(['running', 'failed']);
    expect(complaints).toEqual([
      expect.stringMatching(/^auftritt: navigation: element lacks \.navigation-opener /),
    ]);
    await page.locator('.navigation-opener').click();
    await page.locator('.navigation-opener').click();
    await page.locator('#first > a').click();
    await expect(page.locator('#first')).toHaveClass(/is-open/);

    // What is released gives its opener back.
    await page.evaluate(() => {
      window.auftritt?.release();
      document.querySelector('.main-navigation')?.remove();
      window.auftritt?.enhance();
    });
    await page.locator('.navigation-opener').click();
    await expect(page.locator('#second-navigation')).toBeVisible();
    await expect.poll(() => statesOn(page, 'navigation')).toEqual(['running']);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });
  const meta = '<nav class="main-navigation" id="meta"><ul><li><a href="/x/">X</a></li></ul></nav>';
  const inHeader = (html: string): string => header.replace('</header>', `${html}</header>`);

  test('an opener opens the first of two navigations', async ({
    page,
    openFragment,
    complaints,
  }) => {
    await openFragment(inHeader(meta), { load: true });
    await expect(page.locator('#meta')).toBeVisible();
    await page.locator('.navigation-opener').tap();
    await expect(page.locator('#first')).toBeVisible();
    await expect(page.locator('#first')).not.toHaveAttribute('inert');
    expect(complaints).toHaveLength(1);
  });

  test('an opener opens the navigation that it names', async ({ page, openFragment }) => {
    const opener = '<button class="navigation-opener" aria-controls="meta">More</button>';
    const named = inHeader(opener + meta).replace(
      'class="navigation-opener"',
      '$& aria-controls="menu"',
    );
    await openFragment(named.replace('class="main-navigation"', '$& id="menu"'), { load: true });
    await page.locator('.navigation-opener').first().tap();
    await expect(page.locator('#first')).toBeVisible();
    await page.locator('.navigation-opener').first().tap();
    await page.locator('.navigation-opener').last().tap();
    await expect(page.locator('#meta')).toBeVisible();
    await expect(page.locator('#first')).toBeHidden();
  });

  test('an opener in its navigation opens it', async ({ page, openFragment }) => {
    const button = '<button class="navigation-opener" type="button">Menu</button>';
    await openFragment(meta.replace('<ul>', `${button}$&`), { load: true });
    await expect(page.locator('#meta')).toBeHidden();
    await page.locator('.navigation-opener').tap();
    await expect(page.locator('#meta a')).toBeVisible();
    await page.locator('.navigation-opener').tap();
    await expect(page.locator('#meta')).toBeHidden();
  });

  test('a label of a checkbox opens the menu', async ({ page, openFragment }) => {
    const label = '<input type="checkbox" id="box"><label class="navigation-opener" for="box">Menu';
    await openFragment(`<header class="site-header">${label}</label>${meta}</header>`, {
      load: true,
    });
    await expect.poll(() => statesOn(page, 'navigation')).toEqual(['running']);
    await page.locator('label').tap();
    await expect(page.locator('#meta')).toBeVisible();
    await expect(page.locator('#box')).toBeChecked();
  });
});

test('an opener that names its navigation is not taken by one before it', async ({
  page,
  openFragment,
  complaints,
}) => {
  const list = (id: string) =>
    `<nav class="main-navigation" id="${id}"><ul><li><a href="/x/">X</a></li></ul></nav>`;
  const opener = '<button class="navigation-opener" aria-controls="meta">Menu</button>';
  await openFragment(`<header>${list('other')}${opener}${list('meta')}</header>`);
  await page.locator('#other a').focus();
  await expect.poll(() => statesOn(page, 'navigation')).toEqual(['failed', 'waiting']);
  await page.locator('#meta a').focus();
  await expect.poll(() => statesOn(page, 'navigation')).toEqual(['failed', 'running']);
  expect(complaints).toHaveLength(1);
});

test('a navigation without an opener is reported and left alone', { tag: '@long' }, async ({
  page,
  openFragment,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openFragment(header.replace('navigation-opener', 'another'));
  await expect(page.locator('.main-navigation')).toBeVisible();
  expect(complaints).toEqual([
    expect.stringMatching(/^auftritt: navigation: element lacks \.navigation-opener /),
  ]);
});

test('the opener stands at the end of the header, whatever a reset says of header and lists', async ({
  page,
  openFragment,
}) => {
  const reset = '<style>header, nav, ul { display: block; margin: 0 } body { margin: 0 }</style>';
  for (const [width, end] of [
    [390, '.navigation-opener'],
    [1440, '.main-navigation'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openFragment(header.replace('<button', '<a href="/">Name</a>$&'), { head: reset });
    const box = await page.locator(end).boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) - width), end).toBeLessThan(2);
    const first = await page.locator('.site-header > :first-child').boundingBox();
    expect(first?.x).toBe(0);
    expect(Math.abs((first?.y ?? 0) - (box?.y ?? 0)), 'in one line').toBeLessThan(30);
  }
});

// Zoom changes the width as well.
test('what hides the focus where the screen becomes wide or narrow hands it on', async ({
  page,
  openFragment,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openFragment(header + longPage);
  const opener = page.locator('.navigation-opener');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.focus();
  await running(page, 'navigation');
  await page.setViewportSize({ width: 1050, height: 800 });
  await expect(page.getByRole('link', { name: 'Plain' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await page.locator('#first > a').press('Enter');
  await page.locator('#first .navigation-back').first().focus();
  await page.setViewportSize({ width: 1050, height: 800 });
  await expect(page.locator('#first > a')).toBeFocused();

  // Who has left the navigation is not brought back.
  await page.locator('main p').first().click();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('body')).toBeFocused();
});

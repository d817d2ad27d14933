import { test } from '../../support/fragments.js';
import { holdings } from '../../support/leaks.js';
import { expect } from '../../support/site.js';

/** Toggles that are no controls, `T` being what makes them toggles. */
const kinds = {
  'a text': '<span T>Title</span>',
  'a heading': '<h3 T>Title</h3>',
  'a heading by its role': '<div role="heading" aria-level="3" T>Title</div>',
  'a heading around a button': '<h3 T><button type="button">Title</button></h3>',
  'an item around a heading': '<ul><li T><h3>Title</h3></li></ul>',
  'a row': '<table><tbody><tr T><td></td><td>Title</td></tr></tbody></table>',
  'a link without an address': '<a T>Title</a>',
  'a picture': '<img T alt="Title" src="data:,">',
  'a sign of a stylesheet': '<i T aria-label="Title"></i>',
};

/** Those of the short run: of each way to become a button one. */
const chief = [
  'a text',
  'a heading',
  'a heading around a button',
  'an item around a heading',
  'a link without an address',
];

/** What each behaviour makes of a toggle, and what it opens. */
const openings = {
  collapse: {
    toggle: 'data-collapse=".both"',
    bodies:
      '<p class="both" data-collapse-body="">Part A</p><p class="both" data-collapse-body="">Part B</p>',
    closes: true,
  },
  tabs: {
    toggle: 'data-tab="#b"',
    bodies: `<div><p class="active" data-tab-panel="">Other</p>
      <p id="b" data-tab-panel="">Part</p></div>`,
    closes: false,
  },
};

for (const [kind, html] of Object.entries(kinds)) {
  test(`${kind} as a toggle is one button, and each key presses it once`, {
    tag: chief.includes(kind) ? [] : '@long',
  }, async ({ page, start }) => {
    for (const [behaviour, { toggle, bodies, closes }] of Object.entries(openings)) {
      await start(behaviour, `${html.replace(/\bT\b/, toggle)}${bodies}<a href="/x/">After</a>`);
      const button = page.getByRole('button');
      const shown = page.getByText(/^Part/).filter({ visible: true });
      const most = closes ? 2 : 1;
      await expect(button, behaviour).toHaveCount(1);
      await expect(button).toHaveAccessibleName('Title');
      await expect(page.getByRole('heading', { name: 'Title' })).toHaveCount(
        html.includes('h3') || html.includes('"heading"') ? 1 : 0,
      );
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await page.keyboard.down('Enter');
      await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      // A native button answers each of them.
      const isNative = html.includes('<button') && closes;
      await expect(shown).toHaveCount(isNative ? 0 : most);
      if (isNative) await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Space');
      await expect(shown).toHaveCount(closes ? 0 : most);
      await expect(button).toHaveAttribute('aria-expanded', String(!closes));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
    }
  });
}

test('a click in a body that stands in its toggle leaves it open', async ({ page, start }) => {
  await start(
    'collapse',
    '<ul><li data-collapse="">Title<p data-collapse-body="">Answer <em>text</em></p></li></ul>',
  );
  await page.getByText('Title').click();
  await page.getByText('text').click();
  await expect(page.getByText('Answer')).toBeVisible();
  await page.getByRole('button', { name: 'Title' }).press('Enter');
  await expect(page.getByText('Answer')).toBeHidden();
});

test('a toggle of several bodies of an accordion opens them all, and closes the others', async ({
  page,
  start,
}) => {
  await start(
    'collapse',
    `<div data-accordion=""><h3 data-collapse=".both">Title</h3>
      <p class="both" data-collapse-body="">A</p><p class="both" data-collapse-body="">B</p>
      <p class="is-open" id="c" data-collapse-body="">C</p><a href="#c" data-collapse="">C</a></div>`,
    { count: 2 },
  );
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(page.locator('p').filter({ visible: true })).toHaveText(['A', 'B']);
  await page.getByRole('button', { name: 'C' }).click();
  await expect(page.locator('p').filter({ visible: true })).toHaveText(['C']);
});

test('the focus in a body that closes goes to a toggle in sight outside of it', async ({
  page,
  start,
}) => {
  await start(
    'collapse',
    `<div id="body" data-collapse-body=""><button data-collapse="#body">Close</button></div>
    <p hidden=""><button data-collapse="#body">Unseen</button></p>
    <h3 data-collapse="#body">Title</h3>`,
  );
  await page.getByRole('button', { name: 'Title' }).click();
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByText('Close')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Title' })).toBeFocused();
});

test('nothing in a body begins anew when the width of the window changes', async ({
  page,
  start,
}) => {
  await start(
    'collapse',
    `<button data-collapse="">Title</button><p class="is-open" data-collapse-body="">Text</p>`,
    {
      head: `<style>@keyframes come { from { opacity: 0 } }
        .is-open { animation: come 60s } [data-collapse-body]:not([hidden]) { transition: none }</style>`,
    },
  );
  const began = () =>
    page.getByText('Text').evaluate(async (text) => {
      const [animation] = text.getAnimations();
      await animation?.ready;
      return animation?.startTime;
    });
  const before = await began();
  for (const width of [900, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await began()).toBe(before);
  }
});

for (const [behaviour, { toggle, bodies }] of Object.entries(openings)) {
  test(`bodies that a router has removed are forgotten, ${behaviour}`, async ({ page, start }) => {
    await start(behaviour, `<h3 ${toggle}>Title</h3><main>${bodies}</main>`, { changes: true });
    const title = page.getByRole('button', { name: 'Title' });
    await title.click();
    await page.evaluate((html) => {
      const main = document.querySelector('main');
      const gone = [...document.querySelectorAll('p')].map((each) => new WeakRef(each));
      Object.assign(window, { left: () => gone.filter((each) => each.deref()).length });
      if (main) main.innerHTML = html;
      window.auftritt?.enhance();
    }, bodies);
    await title.click();
    await expect(page.getByText(/^Part/).first()).toBeVisible();
    const left = async (): Promise<unknown> => {
      await holdings(page);
      return page.evaluate(() => Reflect.get(window, 'left')());
    };
    await expect.poll(left).toBe(0);
  });
}

test('a body that its inner button closes gives the focus to a toggle outside that has not started', async ({
  page,
  openFragment,
}) => {
  await openFragment(`<div data-collapse-body="" id="body" class="is-open"><p>Text</p>
    <button type="button" data-collapse="#body">Close</button></div>
    <p style="height: 4000px"></p><button type="button" data-collapse="#body">Outside</button>`);
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByText('Text')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Outside' })).toBeFocused();
});

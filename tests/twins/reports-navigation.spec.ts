import type { Page } from '@playwright/test';
import { tagsOf } from '../support/extent.js';
import { test } from '../support/fragments.js';
import { expect } from '../support/site.js';
import { twin, type Visitor } from './twin.js';

// Public reports on navigation, anchors and disclosure: docs/project/reports.md has the source of each.

type Open = (body: string, tag?: string) => Promise<void>;
const report = (
  name: string,
  width: number,
  visit: (page: Page, open: Open) => Promise<void>,
): void =>
  test(name, { tag: tagsOf(name) }, async ({ page, openFragment }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.route('**/to/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Arrived</p>' }),
    );
    await visit(page, (body, tag = '') => openFragment(body, { tag, lang: 'en', load: true }));
  });

const level = (name: string, href: string, inside = '') =>
  `<li><a href="${href}">${name}</a>${inside}</li>`;
const site = (parent = '/to/tools/') => `<header class="site-header"><b>Logo</b>
  <button class="navigation-opener" type="button">Menu</button><nav class="main-navigation"><ul>
  ${level('Tools', parent, `<ul>${level('Saw', '/to/saw/')}${level('Plane', '/to/plane/', `<ul>${level('Iron', '/to/iron/')}</ul>`)}${level('Here', '#place')}</ul>`)}
  ${level('Contact', '#place')}</ul></nav></header><main><p style="height: 1500px">Text</p><h2 id="place">Place</h2><p style="height: 1500px"></p></main>`;
const entry = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const menu = (page: Page) => page.locator('.main-navigation');
const openMenu = async (page: Page) => {
  await page.locator('.navigation-opener').click();
  await expect(entry(page, 'Contact')).toBeVisible();
};
const arrived = (page: Page, name: string) => page.waitForURL(`**/to/${name}/`);

report('a level that is opened stays, and its entry is followed', 390, async (page, open) => {
  await open(site());
  await openMenu(page);
  await entry(page, 'Tools').click();
  await expect(entry(page, 'Saw')).toBeInViewport();
  await entry(page, 'Plane').click();
  await expect(entry(page, 'Iron')).toBeInViewport();
  await entry(page, 'Iron').click();
  await arrived(page, 'iron');
});

report('the page of an entry with a level is reached from the level', 390, async (page, open) => {
  await open(site());
  await openMenu(page);
  await entry(page, 'Tools').click();
  await page.locator('.navigation-parent').first().click();
  await arrived(page, 'tools');
});

report(
  'a menu that was open at a narrow width is right when the window has been wide',
  390,
  async (page, open) => {
    await open(site());
    await openMenu(page);
    await entry(page, 'Tools').click();
    await page.setViewportSize({ width: 1200, height: 700 });
    await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
    await entry(page, 'Tools').hover();
    await expect(entry(page, 'Saw')).toBeVisible();
    await page.mouse.move(600, 600);
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await entry(page, 'Tools').click();
    await expect(entry(page, 'Saw')).toBeInViewport();
  },
);

for (const way of [['Contact'], ['Tools', 'Here']]) {
  report(
    `an entry to a place of the page closes the menu: ${way.at(-1)}`,
    390,
    async (page, open) => {
      await open(site());
      await openMenu(page);
      for (const name of way) await entry(page, name).click();
      await expect(menu(page)).toBeHidden();
      await expect(page.locator('#place')).toBeInViewport();
    },
  );
}

report('levels that are closed again cannot be used', 390, async (page, open) => {
  await open(site());
  await openMenu(page);
  await entry(page, 'Tools').click();
  await page.locator('.navigation-back:visible').first().click();
  await expect(entry(page, 'Saw')).not.toBeInViewport();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).not.toBe('Saw');
  }
});

report(
  'an entry that leads nowhere opens its level, and keeps the menu',
  390,
  async (page, open) => {
    await open(site('#'));
    await openMenu(page);
    await entry(page, 'Tools').click();
    await expect(entry(page, 'Saw')).toBeInViewport();
    await expect(page.locator('html')).toHaveClass(/navigation-open/);
  },
);

report('no level of the bar is open after Back', 1200, async (page, open) => {
  await open(site());
  await entry(page, 'Tools').hover();
  await entry(page, 'Saw').click();
  await arrived(page, 'saw');
  await page.mouse.move(600, 500);
  await page.goBack();
  await expect(entry(page, 'Tools')).toBeVisible();
  await expect(entry(page, 'Saw')).toBeHidden();
});

report(
  'a level of the bar closes when the pointer leaves, and not on the way into it',
  1200,
  async (page, open) => {
    await open(site());
    await entry(page, 'Tools').hover();
    await expect(entry(page, 'Saw')).toBeVisible();
    const box = await entry(page, 'Plane').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5, { steps: 3 });
    await expect(entry(page, 'Plane')).toBeVisible();
    await page.mouse.move(600, 500);
    await expect(entry(page, 'Saw')).toBeHidden();
  },
);

// Anchors.
const room = (height: number) => `<p style="height: ${height}px"></p>`;
const parts = [1, 2, 3, 4, 5, 6]
  .map(
    (each) =>
      `<h2 id="p${each}">${each}</h2><p><a id="to${each}" href="#p${(each % 6) + 1}">On</a> <a id="up${each}" href="#p1">Up</a></p>${room(700)}`,
  )
  .join('');
const presses =
  (...ids: readonly string[]) =>
  async (visitor: Visitor) => {
    const tops: unknown[] = [];
    for (const id of ids) {
      await visitor.press(`#${id}`);
      tops.push(
        await visitor.page.evaluate(() =>
          Math.round(document.querySelector(':target')?.getBoundingClientRect().top ?? -1),
        ),
      );
    }
    return tops;
  };
const head = (css: string) => ({ head: `<style>${css}</style>` });
twin(
  'links down and up on a page that scrolls smoothly by itself',
  parts,
  presses('to1', 'to2', 'up3', 'to1'),
  head('html { scroll-behavior: smooth }'),
);
twin(
  'links from the end of the page below a bar that stays',
  `<nav style="position:fixed;top:0;height:60px">Bar</nav>${parts}`,
  presses('to1', 'to2', 'to3', 'to4', 'to5', 'to6'),
  head('html { scroll-padding-top: 60px }'),
);
twin(
  'a page at a place above which something grows later',
  `<div id="late"></div>${parts}`,
  async ({ page, rest }) => {
    await page.evaluate(() =>
      document
        .querySelector('#late')
        ?.append(Object.assign(document.createElement('p'), { style: 'height: 333px' })),
    );
    await rest();
    return page.evaluate(() =>
      Math.round(document.querySelector('#p4')?.getBoundingClientRect().top ?? -1),
    );
  },
  { at: '/twin/#p4', except: ['scrolled'] },
);
twin(
  'the same link again while the page is on its way',
  parts,
  async ({ page, press, rest }) => {
    await press('#to4');
    const again = () =>
      page.evaluate(() => {
        for (let time = 0; time < 3; time += 1)
          document.querySelector<HTMLElement>('#to1')?.click();
      });
    await again();
    await again();
    await rest();
  },
  // Three presses within one task, before the code is there, are one.
  { except: ['heard'] },
);
twin(
  'a place in a box with a position',
  `<p><a id="link" href="#place">Link</a></p>${room(800)}<div style="position: relative; top: 50px"><div style="position: absolute; top: 300px"><h2 id="place">Place</h2></div></div>${room(2500)}`,
  presses('link'),
);

report(
  'the way to a place begins where the visitor is, the second time too',
  1000,
  async (page, open) => {
    await open(parts);
    for (let time = 0; time < 2; time += 1) {
      const tops = page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            const seen: number[] = [];
            const frame = () => {
              seen.push(scrollY);
              if (scrollY > 700 && seen.at(-1) === seen.at(-8)) resolve(seen);
              else requestAnimationFrame(frame);
            };
            requestAnimationFrame(frame);
          }),
      );
      await page.locator('#to1').click();
      const seen = await tops;
      expect(seen).toEqual(seen.toSorted((one, other) => one - other));
      await page.evaluate(() => scrollTo(0, 0));
    }
  },
);

// Disclosure.
const part = (
  name: string,
  open = '',
) => `<h3><button data-collapse class="other-${name} head">${name}</button></h3>
  <div data-collapse-body class="${open}"><p id="${name}">Text of ${name} <b>inside</b></p></div>`;
const accordion = `<section class="dark" data-accordion>${part('one', 'is-open')}${part('two')}${part('three')}</section>`;

report(
  'a double press on a heading leaves it as it was, and the next press counts',
  1000,
  async (page, open) => {
    await open(accordion);
    const [one, two] = ['one', 'two'].map((name) => page.getByRole('button', { name }));
    await one?.dblclick();
    await expect(page.locator('#one')).toBeVisible();
    await two?.click();
    await expect(page.locator('#two')).toBeVisible();
    await expect(page.locator('#one')).toBeHidden();
  },
);

report('a press inside the open part closes nothing', 1000, async (page, open) => {
  await open(accordion);
  await page.locator('#one b').click();
  await page.locator('#one').click();
  await expect(page.locator('#one')).toBeVisible();
  await expect(page.locator('#two')).toBeHidden();
});

report('a part that a script has opened counts as open', 1000, async (page, open) => {
  const panel = (name: string) =>
    `<div class="panel"><a data-toggle="collapse" data-parent="#accordion" href="#${name}" class="collapsed">Head ${name}</a><div id="${name}" class="panel-collapse collapse"><p>Text of ${name}</p></div></div>`;
  await open(
    `<style>.collapse { display: none } .collapse.in { display: block }</style><div id="accordion" class="panel-group">${panel('one')}${panel('two')}</div>`,
    'data-preset="bootstrap-3"',
  );
  await page.getByText('Head one').click();
  await expect(page.locator('#one')).toBeVisible();
  await page.getByText('Head one').click();
  await expect(page.locator('#one')).toBeHidden();
  await page.evaluate(() => document.querySelector('#one')?.classList.add('in'));
  await page.getByText('Head two').click();
  await expect(page.locator('#two')).toBeVisible();
  await expect(page.locator('#one')).toBeHidden();
});

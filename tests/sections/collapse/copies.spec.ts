import type { Page } from '@playwright/test';
import { versions, withBootstrap } from '../../support/bootstrap.js';
import { test } from '../../support/fragments.js';
import { expect } from '../../support/site.js';

const bootstrap = versions.find(({ preset }) => preset === 'bootstrap-5');
const styles = `<style>.wide { display: none }
  @media (width >= 800px) { .narrow { display: none } .wide { display: block } }</style>`;

/** A block that a template prints twice, once for phones and once for wide windows, with the same ids. */
const twice = (block: string): string =>
  `<div class="narrow">${block}</div><div class="wide">${block}</div>`;

const options = {
  own: { head: styles },
  preset: bootstrap && {
    head: styles + withBootstrap(bootstrap).head,
    tag: withBootstrap(bootstrap).tag,
  },
};

const question = (name: string, toggle: string, body: string): string =>
  `<h3><button type="button" ${toggle}="#${name}">Ask ${name}</button></h3>
  <div id="${name}" ${body}><p>Answer ${name}</p></div>`;
const questions = (toggle: string, body: string): string =>
  question('one', toggle, body) + question('two', toggle, body);
const ours = questions('data-collapse', 'data-collapse-body=""');

const faqs = {
  'our own markup': { html: twice(`<div data-accordion="">${ours}</div>`), with: options.own },
  'one accordion around both': {
    html: `<div data-accordion="">${twice(ours)}</div>`,
    with: options.own,
  },
  'toggles beside the copies': {
    html: `<h3><button data-collapse="#one">Ask one</button></h3>
      <h3><button data-collapse="#two">Ask two</button></h3>
      <div data-accordion="">${twice(ours.replaceAll(/<h3>.*<\/h3>/g, ''))}</div>`,
    with: options.own,
  },
  'a preset': {
    html: twice(
      `<div id="faq">${questions('data-bs-toggle="collapse" data-bs-target', 'class="collapse" data-bs-parent="#faq"')}</div>`,
    ),
    with: options.preset,
  },
};

const shown = (page: Page, text: RegExp) => page.getByText(text).filter({ visible: true });

for (const [what, { html, with: page }] of Object.entries(faqs)) {
  test(`of a block that is printed twice the visible copy opens: ${what}`, {
    tag: what.startsWith('one') || what.startsWith('toggles') ? '@long' : [],
  }, async ({ page: tab, start }) => {
    await start('collapse', html, page);
    for (const width of [1200, 500]) {
      await tab.setViewportSize({ width, height: 800 });
      const ask = (name: string) => tab.getByRole('button', { name: `Ask ${name}` });
      for (const name of ['one', 'two', 'one']) {
        await ask(name).click();
        await expect(shown(tab, /^Answer/)).toHaveText([`Answer ${name}`]);
        await expect(ask(name)).toHaveAttribute('aria-expanded', 'true');
      }
      await ask('one').click();
      await expect(shown(tab, /^Answer/)).toHaveCount(0);
      await expect(ask('one')).toHaveAttribute('aria-expanded', 'false');
    }
  });
}

const panels = (panel: string): string =>
  `<div><div id="one" ${panel} class="tab-pane active">Panel one</div>
  <div id="two" ${panel} class="tab-pane">Panel two</div></div>`;
const list = (toggle: string, tabs: string): string =>
  `<div ${tabs}><button type="button" ${toggle}="#one">one</button>
  <button type="button" ${toggle}="#two">two</button></div>`;
const ourList = list('data-tab', 'data-tabs=""');
const ourPanels = panels('data-tab-panel=""');

const tabs = {
  'our own markup': { html: twice(ourList + ourPanels), with: options.own, role: 'tab' },
  'one list for both': { html: ourList + twice(ourPanels), with: options.own, role: 'tab' },
  'a preset': {
    html: twice(
      list('data-bs-toggle="tab" data-bs-target', 'class="nav"') +
        panels('').replace('<div>', '<div class="tab-content">'),
    ),
    with: options.preset,
    role: 'tab',
  },
  'controls without a list': {
    html: `${list('data-tab', '')}${twice(ourPanels)}`,
    with: options.own,
    role: 'button',
  },
} as const;

for (const [what, { html, with: page, role }] of Object.entries(tabs)) {
  test(`of tabs that are printed twice the visible copy has one panel: ${what}`, {
    tag: what.startsWith('one') || what.startsWith('controls') ? '@long' : [],
  }, async ({ page: tab, start }) => {
    await start('tabs', html, page);
    for (const width of [1200, 500]) {
      await tab.setViewportSize({ width, height: 800 });
      for (const name of ['two', 'one', 'two']) {
        await tab.getByRole(role, { name }).click();
        await expect(shown(tab, /^Panel/)).toHaveText([`Panel ${name}`]);
      }
    }
  });
}

test('a list of tabs makes tabs of its items, and leaves the item that it stands in', async ({
  page,
  start,
}) => {
  await start(
    'tabs',
    `<ul><li class="outer"><ul data-tabs=""><li data-tab="#one">one</li><li data-tab="#two">two</li></ul>
      ${ourPanels}</li><li>Other</li></ul>`,
  );
  await page.getByRole('tab', { name: 'one', selected: true }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'two' })).toBeFocused();
  await expect(shown(page, /^Panel/)).toHaveText(['Panel two']);
  await expect(page.locator('.outer')).not.toHaveAttribute('role');
});

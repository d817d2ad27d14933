// What a rule for all elements of a kind must not change: sizes that a section means to have.

import type { Page } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { sections } from '../support/foreign.mjs';
import { openForeign } from '../support/foreign-pages.js';
import { frameworks } from '../support/frameworks.mjs';
import { rest } from '../support/rest.js';
import { expect, running, test } from '../support/site.js';

/** Rules that themes have for every element of a kind, and whole frameworks. */
const rules: Record<string, string> = Object.fromEntries(
  [
    'img { max-width: 100%; height: auto }',
    'img { height: auto }',
    'button { width: 100% }',
    'button { display: block; padding: 1rem 2rem; font-size: 1.5rem }',
    'ul { padding: 2rem; margin: 1rem 0; list-style: square }',
    'nav, header, section, figure { display: block }',
    'label { display: block } input { display: block; width: 100% }',
  ].map((rule) => [rule, rule]),
);
for (const [name, theme] of Object.entries(frameworks)) {
  rules[name] = theme.styles();
}

/** What keeps its size: the parts that are as large as the section means them to be. */
const measured = {
  'logo-slider': '.logo-slider img, .slick-arrow',
  'image-slider': '.slick-arrow, .slick-dots button',
  'reference-slider': '.slick-arrow',
  coverflow: '.coverflow li img, .flipster__button',
  lightbox: '.lightbox__close, .lightbox__next, .lightbox__previous',
} as const;

type Measured = keyof typeof measured;

/** A file of another size than the attributes say, as sites have them. */
const files = sections.map(({ name, html }) => ({
  name,
  html: html.replaceAll(
    /src="\/media\/client-[^"]*"( .*?)width="\d+" height="\d+"/g,
    'src="/media/reference-library.webp"$1width="160" height="60"',
  ),
}));

async function open(page: Page, only: Measured, script: boolean): Promise<void> {
  await openForeign(page, {
    theme: 'unstyled',
    only: [only],
    from: files,
    script,
    width: 390,
    height: 800,
  });
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
  );
}

/** Starts the section by a touch, and opens the lightbox. */
async function start(page: Page, name: Measured): Promise<void> {
  await running(page, name);
  if (name === 'lightbox') {
    await page.locator('a[data-fancybox]').first().click();
    await expect(page.locator('.lightbox__close')).toBeVisible();
  }
  await rest(page);
}

/** The sizes of the parts with each rule in turn, and without any under ''. */
const sizes = (page: Page, selector: string): Promise<Record<string, string>> =>
  page.evaluate(
    ([parts, all]) => {
      const style = document.createElement('style');
      document.head.append(style);
      const entries = Object.entries({ '': '', ...all }).map(([name, rule]) => {
        style.textContent = rule;
        const found = [...document.querySelectorAll(parts)].filter((each) =>
          each.checkVisibility(),
        );
        const boxes = found.map((each) => each.getBoundingClientRect());
        const text = boxes.map(
          ({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`,
        );
        return [name, text.join(', ')] as const;
      });
      style.remove();
      return Object.fromEntries(entries);
    },
    [selector, rules] as const,
  );

for (const name of casesOf(Object.keys(measured) as Measured[], (name) => name === 'logo-slider')) {
  test(`${name} keeps its sizes under rules for all elements`, { tag: '@long' }, async ({
    page,
  }) => {
    const visits = name === 'lightbox' ? [true] : [false, true];
    for (const script of visits) {
      await open(page, name, script);
      if (script) await start(page, name);
      const { '': own, ...others } = await sizes(page, measured[name]);
      if (script) expect(own).not.toBe('');
      for (const [rule, found] of Object.entries(others)) {
        // A list that only scrolls takes a theme's padding, and a framework's room at the page's edges.
        if (!script && (rule.startsWith('ul') || rule in frameworks)) continue;
        expect.soft(found, rule).toBe(own);
      }
    }
  });
}

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, running, test } from '../../support/site.js';
import { body, downloads, ours, pressNext, serve } from './page.js';
import { buildReleased, type Version } from './versions.js';

// From version 1.3.0 as it was released, built from the history: a clone without it skips these.
test.describe('from 1.3.0', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'default' });

  const present = resolve('dist');
  let before: Version | undefined;
  test.beforeAll(() => {
    test.setTimeout(180_000); // A whole build.
    before = buildReleased('1.3.0');
  });
  test.afterAll(() => before?.remove());

  /** The folder of version 1.3.0. */
  function earlier(): string {
    test.skip(before === undefined, 'this clone lacks the history');
    return before?.dist ?? '';
  }

  /** The slider and the list of downloads can be used. */
  async function expectUse(page: Page): Promise<void> {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('.downloads__toggle').click();
    await expect(page.getByText('A file', { exact: true })).toBeVisible();
    await pressNext(page);
  }

  test('a page that was open finds its files, which the upgrade has left there', async ({
    page,
    openFragment,
    complaints,
  }) => {
    let folders = [earlier()];
    await serve(page, () => folders);
    await openFragment(downloads + body);
    folders = [present, earlier()];
    await expectUse(page);
    expect(await page.evaluate(() => window.auftritt?.version)).toBe('1.3.0');
    expect(ours(complaints)).toEqual([]);
  });

  test('where they were deleted its sections stay as the server sent them, and the console says so', async ({
    page,
    openFragment,
    complaints,
  }) => {
    let folders = [earlier()];
    await serve(page, () => folders);
    await openFragment(downloads + body);
    folders = [present];
    await page.locator('.image-slider').scrollIntoViewIfNeeded();
    await expect
      .poll(() => ours(complaints).join())
      .toMatch(/auftritt: image-slider: code did not arrive/);
    expect(await page.locator('.image-slider').innerHTML()).toBe('<p>One</p><p>Two</p>');
    await expect(page.locator('.image-slider').getByText('Two')).toBeVisible();
  });

  for (const [what, kept] of [
    ['stylesheet', 'auftritt.css'],
    ['script', 'auftritt.js'],
  ] as const) {
    test(`a new page runs with the ${what} of 1.3.0 that a cache has kept`, async ({
      page,
      openFragment,
      complaints,
    }) => {
      const old = earlier();
      await serve(page, (path) => (path === kept ? [old] : [present, old]));
      await openFragment(downloads + body);
      await expectUse(page);
      expect(ours(complaints)).toEqual([]);
    });
  }

  test('each attribute, value and class that 1.3.0 knew is known', () => {
    const namesIn = (folder: string): readonly string[] => {
      const { tags, globalAttributes } = JSON.parse(
        readFileSync(join(folder, 'auftritt.html-data.json'), 'utf8'),
      );
      const attributes: { name: string; values?: { name: string }[] }[] = [
        ...tags.flatMap((each: { attributes: object[] }) => each.attributes),
        ...globalAttributes,
      ];
      return attributes.flatMap(({ name, values = [] }) => [
        name,
        ...values.map((value) => `${name}=${value.name}`),
      ]);
    };
    const known = new Set(namesIn(present));
    const named = namesIn(earlier());
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('a tag and a page’s JSON with the values of 1.3.0 are read without a complaint', async ({
    page,
    openFragment,
    complaints,
  }) => {
    await serve(page, () => [present]);
    const tag = `data-observe data-history data-jquery="none" data-lightbox="photoswipe" data-consent="needed"
      data-request-errors="recover" data-requests="post" data-consent-default="off" data-preset="bootstrap-5 slick"
      data-selectors='{"imageSlider": ".slides"}' data-disable="intro" data-privacy-url="de /datenschutz/ en /privacy/"`;
    const json =
      '{"observe": true, "purposes": {"films": {"services": ["YouTube"]}}, "plugin": "tx_gallery"}';
    await openFragment(
      `<script type="application/json" data-auftritt>${json}</script>${(downloads + body).replace('image-slider', 'slides')}`,
      { tag },
    );
    await page.locator('.slides').scrollIntoViewIfNeeded();
    await running(page, 'image-slider');
    expect(ours(complaints)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, running, test } from '../../support/site.js';
import { body, downloads, ours, pressNext, serve, slider } from './page.js';
import { buildVersion, laterPage, laterSlider, mark, type Version } from './versions.js';

test.describe.configure({ mode: 'default' });

/** The folder of the version that pages were opened with, and the version that comes after it. */
const earlier = resolve('dist');
let next: Version;
test.beforeAll(() => {
  test.setTimeout(180_000); // A whole build.
  next = buildVersion(...laterSlider);
});
test.afterAll(() => next.remove());

const html = (page: Page) => page.locator('.image-slider').evaluate((each) => each.outerHTML);

/** Resolves once the slider runs, and can be used, with the code of the version. */
async function expectSlider(page: Page, version: 'earlier' | 'later'): Promise<void> {
  await pressNext(page);
  await expect(page.locator(`.image-slider[${mark}]`)).toHaveCount(version === 'later' ? 1 : 0);
  const slides = page.locator('.image-slider .slick-slide:not(.slick-cloned)');
  const tops = await slides.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
  expect(new Set(tops).size, 'slides that have styles stand side by side').toBe(1);
}

for (const stylesheet of [true, false]) {
  test(`a page that was open before an upgrade is used after it, ${stylesheet ? 'with' : 'without'} auftritt.css`, {
    tag: stylesheet ? [] : '@long',
  }, async ({ page, start, complaints }) => {
    let folder = earlier;
    await serve(page, () => [folder]);
    const questions: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('recovery.js')) questions.push(request.url());
    });
    const references = '<div class="reference-slider"><p>A</p><p>B</p></div>';
    await start('downloads', downloads + body + references, { stylesheet });
    folder = next.dist;
    await expectSlider(page, 'later');
    await running(page, 'reference-slider');
    expect(questions).toHaveLength(1);
    expect(ours(complaints)).toEqual([]);
  });
}

// It takes one more build.
test('a section whose chunks do not fit stays as the server sent it, and the page goes on', {
  tag: '@long',
}, async ({ page, openFragment, complaints }) => {
  test.setTimeout(180_000);
  const misfit = buildVersion(...laterSlider, ...laterPage);
  try {
    let folder = earlier;
    await serve(page, () => [folder]);
    await openFragment(body);
    // What has come before the upgrade goes on.
    await page.locator('a[href^="tel:"]').hover();
    await running(page, 'telephone');
    folder = misfit.dist;
    await page.locator('.image-slider').scrollIntoViewIfNeeded();
    await expect.poll(() => ours(complaints)).toHaveLength(1);
    expect(ours(complaints)[0]).toMatch(
      /auftritt: image-slider: code did not arrive \(.* is gone, and .* is of another version/,
    );
    expect(await html(page)).toBe(slider);
    await running(page, 'telephone');
  } finally {
    misfit.remove();
  }
});

test('a new page runs with the entry that a cache has kept', async ({
  page,
  openFragment,
  complaints,
}) => {
  await serve(page, (path) => [path === 'auftritt.js' ? earlier : next.dist]);
  await openFragment(slider);
  await expectSlider(page, 'later');
  expect(ours(complaints)).toEqual([]);
});

test('a page that a cache has kept runs with the new entry, whatever it preloads', async ({
  page,
  openFragment,
  complaints,
}) => {
  await serve(page, () => [next.dist]);
  const { preload } = JSON.parse(readFileSync(join(earlier, 'manifest.json'), 'utf8'));
  const hints = preload['image-slider'].map(
    (path: string) => `<link rel="modulepreload" href="/assets/${path}">`,
  );
  await openFragment(slider, { head: hints.join('') });
  await expectSlider(page, 'later');
  expect(ours(complaints)).toEqual([]);
});

for (const version of ['earlier', 'later'] as const) {
  test(`servers that answer with both versions by turns: the ${version} entry finds its chunks`, {
    tag: version === 'later' ? [] : '@long',
  }, async ({ page, openFragment, complaints }) => {
    const [same, other] = version === 'earlier' ? [earlier, next.dist] : [next.dist, earlier];
    const turns = new Map<string, number>();
    await serve(page, (path) => {
      const turn = turns.get(path) ?? 0;
      turns.set(path, turn + 1);
      // What chunks import of each other is asked for once: a limit, see docs/project/choices.md.
      const isByTurns = /^chunks\/(sliders|row)-/.test(path);
      return [isByTurns && turn % 2 === 0 ? other : same];
    });
    await openFragment(slider);
    await expectSlider(page, version);
    expect(ours(complaints)).toEqual([]);
  });
}

for (const policy of ["script-src 'self'", "script-src 'nonce-n' 'strict-dynamic'"]) {
  test(`with integrity and ${policy} new chunks are found, and another entry is refused`, {
    tag: policy.includes('self') ? [] : '@long',
  }, async ({ page, baseURL, complaints }) => {
    let folder = earlier;
    await serve(page, () => [folder]);
    const { files } = JSON.parse(readFileSync(join(earlier, 'manifest.json'), 'utf8'));
    const { integrity } = files['auftritt.js'];
    const address = `${baseURL}/fragment/`;
    await page.route(address, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': policy },
        body: `<!doctype html><html lang="en"><title>Page</title>
          <link rel="stylesheet" href="/assets/auftritt.css">
          <script type="module" src="/assets/auftritt.js" integrity="${integrity}" nonce="n"></script>
          <body>${body}</body></html>`,
      }),
    );
    await page.goto(address);
    await running(page, 'telephone');
    folder = next.dist;
    await expectSlider(page, 'later');
    expect(ours(complaints)).toEqual([]);

    // An entry whose bytes are others: its name in the page's integrity is that of the earlier.
    await page.goto(address);
    expect(await page.evaluate(() => window.auftritt)).toBeUndefined();
    expect(await html(page)).toBe(slider);
  });
}

import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { states, visitAll } from '../support/faults.js';
import { installProbe } from '../support/page-content.js';
import { expect, isStarted, ready, test } from '../support/site.js';
import { vary } from '../support/static-pages.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The page with every section. */
const every = '/home/baukasten/';

const tag = /<script type="module" src="\/assets\/auftritt\.js"[^>]*><\/script>/;

/** Opens a static page whose tag is written in another way, or with more around it. */
async function openWith(
  page: Page,
  path: string,
  write: (tag: string) => string,
): Promise<Response | null> {
  await installProbe(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await vary(page, { change: (html) => html.replace(tag, write) });
  return page.goto(path);
}

/** That everything runs, once, and nothing was thrown. */
async function expectAll(page: Page): Promise<void> {
  await visitAll(page);
  const now = await states(page);
  expect(now.filter(({ state }) => !isStarted(state) && state !== 'waiting')).toEqual([]);
  const names = new Set(
    now.filter(({ state }) => isStarted(state)).map(({ behaviour }) => behaviour),
  );
  for (const behaviour of [
    'navigation',
    'logo-slider',
    'image-slider',
    'reference-slider',
    'gallery-slider',
    'references',
    'lightbox',
    'category-gallery',
    'inspiration-gallery',
    'coverflow',
    'gallery-elements',
    'downloads',
    'form',
  ]) {
    expect(names).toContain(behaviour);
  }
  const sliders = now.filter(
    ({ behaviour, state }) => behaviour.endsWith('-slider') && state === 'running',
  );
  await expect(page.locator('.slick-next[data-slider-part]')).toHaveCount(sliders.length);
  expect(await page.evaluate(() => window.probe.uncaught)).toEqual([]);
}

const twice = (written: string): string => written + written;
const plain = (written: string): string => written.replace('type="module" ', '');

const inclusions = [
  // A browser runs a module once, however often it is included.
  ['twice', twice, false],
  ['twice, as a module and as a plain script', (text: string) => plain(text) + text, true],
  [
    'in two versions',
    (text: string) => text + text.replace('/assets/', '/assets-of-another-version/'),
    true,
  ],
  ['in the head without defer', plain, false],
  [
    'as the bundle in the head without defer',
    (text: string) => plain(text).replace('auftritt.js', 'auftritt.bundle.js'),
    false,
  ],
  [
    'as the bundle beside the entry',
    (text: string) => text + text.replace('auftritt.js', 'auftritt.bundle.js'),
    true,
  ],
] as const;

/** The short run includes it as a module and not. */
const ordinary = 'twice, as a module and as a plain script';

for (const [name, write, told] of casesOf(inclusions, ([each]) => each === ordinary)) {
  test(`the script ${name}: everything runs, once`, { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    await page.route('**/assets-of-another-version/**', async (route) => {
      const own = route.request().url().replace('assets-of-another-version', 'assets');
      const response = await route.fetch({ url: own });
      const body = (await response.text()).replaceAll(version, '9.9.9');
      await route.fulfill({ response, body });
    });
    await openWith(page, every, write);
    await ready(page);
    await expectAll(page);
    const lines = complaints.filter((line) => !line.includes('preload'));
    const already = expect.stringContaining(
      `auftritt: version ${version} runs on this page already`,
    );
    expect(lines).toEqual(told ? [already] : []);
  });
}

test('a tag in the head without defer reads the language that the menu further down has', async ({
  page,
  start,
}) => {
  const menu = '<ul class="language-menu"><li class="active" lang="en">EN</li></ul>';
  await start('image-slider', `${menu}<div class="image-slider"><p>1</p><p>2</p></div>`, {
    script: '<script src="/assets/auftritt.js"></script>',
  });
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(1);
});

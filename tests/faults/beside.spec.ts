import { readFileSync } from 'node:fs';
import { casesOf } from '../support/extent.js';
import { states, visitAll } from '../support/faults.js';
import { installProbe } from '../support/page-content.js';
import { expect, isStarted, openPage, test } from '../support/site.js';
import { vary } from '../support/static-pages.js';
import { templated } from '../support/templates.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const tag = /<script type="module" src="\/assets\/auftritt\.js"[^>]*><\/script>/;

/** Every behaviour of the page; analytics is none of them without an account. */
const sections = templated.filter((name) => name !== 'analytics');

/** The page has each of them once, for whatever else asks for the script. */
const inclusions: readonly (readonly [string, (tag: string) => string])[] = [
  ['twice, as a module and as a plain script', (text) => text.replace('type="module" ', '') + text],
  ['in two versions', (text) => text + text.replace('/assets/', '/assets-of-another-version/')],
  [
    'as the bundle beside the entry',
    (text) => text + text.replace('auftritt.js', 'auftritt.bundle.js'),
  ],
];

/** The short run includes it as a module and not. */
for (const [name, write] of casesOf(inclusions, (_, index) => index === 0)) {
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
    await installProbe(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await vary(page, { change: (html) => html.replace(tag, write) });
    await openPage(page, '/home/baukasten/');
    await visitAll(page);
    const now = await states(page);
    expect(now.filter(({ state }) => !isStarted(state) && state !== 'waiting')).toEqual([]);
    const started = now.filter(({ state }) => isStarted(state)).map(({ behaviour }) => behaviour);
    expect(started).toEqual(expect.arrayContaining(sections));
    const sliders = now.filter(
      ({ behaviour, state }) => behaviour.endsWith('-slider') && state === 'running',
    );
    await expect(page.locator('.slick-next[data-slider-part]')).toHaveCount(sliders.length);
    expect(await page.evaluate(() => window.probe.uncaught)).toEqual([]);
    const lines = complaints.filter((line) => !line.includes('preload'));
    expect(lines).toEqual([
      expect.stringContaining(`auftritt: version ${version} runs on this page already`),
    ]);
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

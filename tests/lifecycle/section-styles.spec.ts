import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { behaviours } from '../../src/behaviours.js';
import { ofSections } from '../../src/command/pages/section-styles.js';
import { downloads, header, longPage } from '../support/markup.js';
import { answerWith, hold } from '../support/routes.js';
import { expect, running, test } from '../support/site.js';

const whole = readFileSync('dist/auftritt.css', 'utf8');
const piece = (name: string): string => readFileSync(`dist/styles/${name}.css`, 'utf8');

const complaint = 'auftritt: downloads: auftritt.css was deployed without these styles';

test('a text page’s own stylesheet has what its sections need, at most 1.95 kB', () => {
  const css = ofSections(whole, ['navigation', 'downloads', 'to-top', 'consent']);
  expect(css).toContain('.main-navigation');
  expect(css).toContain('.downloads__body');
  const [rules] = css.split('@property --auftritt-without');
  expect(rules).not.toMatch(/\.(references?|coverflow|list_products|image-slider)\b/);
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(1950);
});

test('all sections have the whole stylesheet', async ({ page }) => {
  const names = behaviours.map(({ name }) => name);
  const count = (text: string) =>
    page.evaluate((each) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(each);
      return sheet.cssRules.length;
    }, text);
  expect(await count(ofSections(whole, names))).toBe(await count(whole));
});

test.describe('a section that is used and was left out', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test.beforeEach(({ page }) =>
    answerWith(page, '**/assets/auftritt.css', ofSections(whole, ['navigation']), 'text/css'),
  );

  test('has its styles before its code, and nothing moves when that comes; the console says it once', async ({
    page,
    openFragment,
    complaints,
  }) => {
    const code = await hold(page, '**/chunks/downloads-*');
    await openFragment(
      `${header}${downloads}${downloads}<p id="after">What follows</p>${longPage}`,
    );
    const toggle = page.locator('.downloads__toggle').first();
    await expect(toggle).toHaveCSS('padding-inline-end', '28px');
    const follows = page.locator('#after');
    const top = (await follows.boundingBox())?.y;
    code.resolve();
    await running(page, 'downloads', 2);
    expect((await follows.boundingBox())?.y).toBe(top);
    expect(complaints.filter((line) => line.includes('auftritt'))).toEqual([complaint]);
  });

  test('is as the server sent it until they are there', { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    const styles = await hold(page, '**/chunks/first-paint-*');
    const code = page.waitForResponse('**/chunks/downloads-*');
    await openFragment(header + downloads + longPage);
    await (await code).finished();
    await page.evaluate(() => new Promise((shown) => requestIdleCallback(shown)));
    const section = page.locator('.downloads');
    await expect(section.locator('[aria-expanded], [hidden]')).toHaveCount(0);
    await expect(section.getByText('A', { exact: true })).toBeVisible();
    styles.resolve();
    await running(page, 'downloads');
    await expect(section.getByText('A', { exact: true })).toBeHidden();
  });
  test('starts without them where they do not come', { tag: '@long' }, async ({
    page,
    openFragment,
    complaints,
  }) => {
    await page.route('**/chunks/first-paint-*', (route) => route.abort());
    await openFragment(header + downloads + longPage);
    await running(page, 'downloads');
    expect(complaints.join()).toContain('first-paint');
  });
});

test.describe('the pieces of the stylesheet', () => {
  const about: { sections: Record<string, { marks: string[]; bytes: number }>; whole: number } =
    JSON.parse(readFileSync('dist/styles/sections.json', 'utf8'));

  /** The sections whose marks stand in a page's HTML, as the plugin for WordPress finds them. */
  function sectionsIn(html: string): readonly string[] {
    const found = new Set(
      [...html.matchAll(/\sclass="([^"]+)|\s(data-[\w-]+)/g)].flatMap(
        ([, classes, attribute]) => classes?.split(/\s+/) ?? attribute ?? [],
      ),
    );
    return Object.keys(about.sections).filter((name) =>
      about.sections[name]?.marks.some((mark) => found.has(mark)),
    );
  }

  for (const path of ['/home/', '/home/baukasten/']) {
    test(`those of ${path} lay it out as the whole does, and say what they lack`, async ({
      page,
    }) => {
      await page.route('**/assets/auftritt.js*', (route) => route.abort());
      let css = whole;
      await page.route('**/assets/auftritt.css*', (route) =>
        route.fulfill({ contentType: 'text/css', body: css }),
      );
      const boxes = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('body *')].map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            const { display, visibility, position } = getComputedStyle(each);
            // Pictures out of sight come when they like.
            const box = visibility === 'hidden' ? [] : [x, y, width, height];
            return [each.className, ...box, display, visibility, position].join(' ');
          }),
        );
      await page.goto(path);
      const expected = await boxes();
      const used = sectionsIn(await page.content());
      expect(used).toContain('navigation');
      css = ['page', ...used].map(piece).join('\n');
      await page.reload();
      expect(await boxes()).toEqual(expected);
      const lacks = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--auftritt-without'),
      );
      expect(lacks.split(' ').filter(Boolean)).toEqual(
        Object.keys(about.sections).filter((name) => !used.includes(name)),
      );
    });
  }

  test('are what a page of texts pays for: at most 2.2 kB, of 4', () => {
    const bytes = brotliCompressSync(piece('page')).length;
    expect(bytes + (about.sections.navigation?.bytes ?? 0)).toBeLessThanOrEqual(2200);
    expect(bytes + about.whole).toBe(brotliCompressSync(whole).length);
  });

  test('bring what a page lacks with its section, and the console says it once', async ({
    page,
    openFragment,
    complaints,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const joined = piece('page') + piece('navigation');
    await answerWith(page, '**/assets/auftritt.css', joined, 'text/css');
    await openFragment(header + downloads + longPage);
    await running(page, 'downloads');
    await expect(page.locator('.downloads__toggle')).toHaveCSS('padding-inline-end', '28px');
    await expect(page.locator('.downloads').getByText('A', { exact: true })).toBeHidden();
    expect(complaints.filter((line) => line.includes('auftritt'))).toEqual([complaint]);
  });
});

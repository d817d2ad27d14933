import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { ofSections } from '../../src/command/pages/section-styles.js';
import { downloads, header, longPage } from '../support/markup.js';
import { answerWith, hold } from '../support/routes.js';
import { expect, running, test } from '../support/site.js';

const whole = readFileSync('dist/auftritt.css', 'utf8');
const ofText = ['navigation', 'downloads', 'to-top', 'consent'] as const;

test('a text page’s own stylesheet has what its sections need, at most 1.9 kB', () => {
  const css = ofSections(whole, ofText);
  expect(css).toContain('.main-navigation');
  expect(css).toContain('.downloads__body');
  const [rules] = css.split('@property --auftritt-without');
  expect(rules).not.toMatch(/\.(references?|coverflow|list_products|image-slider)\b/);
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(1900);
});

test('all sections have the whole stylesheet', async ({ page }) => {
  const { behaviours } = await import('../../src/behaviours.js');
  const css = ofSections(
    whole,
    behaviours.map(({ name }) => name),
  );
  const count = (text: string) =>
    page.evaluate((each) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(each);
      return sheet.cssRules.length;
    }, text);
  expect(await count(css)).toBe(await count(whole));
});

test.describe('a section that is used and was left out', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const complaint = 'auftritt: downloads: auftritt.css was deployed without these styles';
  const after = '<p id="after">What follows</p>';

  test.beforeEach(({ page }) =>
    answerWith(page, '**/assets/auftritt.css', ofSections(whole, ['navigation']), 'text/css'),
  );

  test('has its styles before its code, and nothing moves when that comes; the console says it once', async ({
    page,
    openFragment,
    complaints,
  }) => {
    const code = await hold(page, '**/chunks/downloads-*');
    await openFragment(header + downloads + downloads + after + longPage);
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

import type { Page } from '@playwright/test';
import { expect, onSharedPage as test } from '../../support/services/outside.js';
import { idle } from '../../support/site.js';
import { button, change, dialog, link, notice, words } from './on-page.js';
import { answerElsewhere } from './purposes.js';

test.describe('content that needs consent', () => {
  const content = `
    <script type="text/plain" data-name="analytics">window.ran = (window.ran ?? 0) + 1;</script>
    <script type="text/plain" data-name="analytics" data-src="https://elsewhere.test/a.js"></script>
    <img alt="Counter" data-name="analytics" data-src="https://elsewhere.test/count.svg">
    <iframe title="Report" data-name="analytics" data-src="https://elsewhere.test/frame"></iframe>`;
  const expected = [
    'https://elsewhere.test/a.js',
    'https://elsewhere.test/count.svg',
    'https://elsewhere.test/frame',
  ];
  const addresses = (requests: readonly URL[]) => requests.map(({ href }) => href).sort();
  const ran = (page: Page) => page.evaluate(() => Reflect.get(window, 'ran'));

  test('waits for it, comes with it, and goes when it is withdrawn', async ({
    page,
    start,
    requests,
  }) => {
    await start('consent', link + content, { count: 5 });
    expect(requests).toEqual([]);
    expect(await ran(page)).toBeUndefined();
    await expect(page.locator('iframe')).toBeHidden();
    await expect(page.getByText('Zustimmung zu „Inhalte anderer Anbieter“')).toBeVisible();

    await button(page, words.de.accept).click();
    await expect.poll(() => addresses(requests)).toEqual(expected);
    expect(await ran(page)).toBe(1);
    await expect(page.locator('iframe')).toBeVisible();

    await change(page, 'Inhalte anderer Anbieter');
    await expect(page.locator('iframe')).toBeHidden();
    await expect(page.locator('[src^="https:"]')).toHaveCount(0);
    expect(page.frames().map((frame) => frame.url())).not.toContain(expected[2]);
  });

  test('goes on waiting where the code for it does not arrive, which is reported', async ({
    page,
    start,
    requests,
    complaints,
  }) => {
    const asked: string[] = [];
    await page.route('**/assets/chunks/content-*', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await start('consent', link + content, { count: 5 });
    const told = () => complaints.filter((line) => line.startsWith('auftritt: '));
    await expect
      .poll(told)
      .toEqual(Array(4).fill(expect.stringMatching(/^auftritt: consent: code did not arrive/)));
    // Once for all of them, and once more under another address.
    expect(asked).toHaveLength(2);
    // Nobody is asked about what cannot come.
    await expect(notice(page)).toHaveCount(0);
    await answerElsewhere(page, { analytics: true });
    expect(requests).toEqual([]);
    expect(await ran(page)).toBeUndefined();
  });

  test('is asked about while it waits on the page, and no longer', async ({
    page,
    openFragment,
  }) => {
    await openFragment('<main></main>', { changes: true });
    const fill = (html: string) =>
      page.evaluate((text) => {
        const main = document.querySelector('main');
        if (!main) throw new Error('the page has no main');
        window.auftritt?.release(main);
        main.innerHTML = text;
        window.auftritt?.enhance(main);
      }, html);
    await idle(page);
    await expect(notice(page)).toHaveCount(0);
    await fill(content);
    await expect(notice(page)).toBeVisible();
    await fill('<p>Nothing waits</p>');
    await expect(notice(page)).toHaveCount(0);
  });

  test('a frame that alone was allowed goes with a refusal, and with a second one', async ({
    page,
    openFragment,
  }) => {
    await openFragment(link + content);
    const box = page.getByRole('group', { name: 'Report' });
    await expect(box).toContainText('„Inhalte anderer Anbieter“');
    await box.getByRole('button', { name: 'Nur diesen Inhalt laden' }).click();
    await expect(notice(page)).toBeVisible();
    const frame = page.locator('iframe[src]');
    await button(page, words.de.decline).click();
    await expect(frame).toHaveCount(0);
    await box.getByRole('button', { name: 'Nur diesen Inhalt laden' }).click();
    await expect(frame).toBeVisible();
    await button(page, 'Cookies').click();
    await button(page, words.de.decline).click();
    await expect(frame).toHaveCount(0);
    await expect(box).toBeVisible();
  });

  test('the placeholder of a frame leads to the settings, with a selector of the page', async ({
    page,
    openFragment,
  }) => {
    const own = JSON.stringify({ cookieSettings: 'a[href="#a,b"], [data-cookies]' });
    await openFragment(content, { tag: `data-selectors='${own}'` });
    const settings = page.locator('button.cookie-settings');
    await expect(settings).toHaveText('Cookie-Einstellungen');
    await page.evaluate(() => window.auftritt?.enhance());
    await settings.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
});

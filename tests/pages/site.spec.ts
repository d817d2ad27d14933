import { paths } from '../support/pages.js';
import { expect, ready, test, widths } from '../support/site.js';

test('there are as many German pages as English ones', () => {
  const english = paths.filter((path) => path.startsWith('/en/'));
  expect(english.length).toBeGreaterThan(10);
  expect(paths.length).toBe(2 * english.length);
});

for (const path of paths) {
  test(`${path} comes to life without a complaint, and fits every screen`, async ({
    page,
    complaints,
  }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await page.goto(path);
    await ready(page);
    for (const width of [...widths, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `px that stick out at ${width}`).toBeLessThanOrEqual(0);
    }
    // Every behaviour is brought into sight, so that it loads and starts.
    await page.setViewportSize({ width: 1440, height: 900 });
    const elements = await page.evaluate(() => {
      const lines = window.auftritt?.instances() ?? [];
      for (const { element } of lines) element.scrollIntoView({ behavior: 'instant' });
      return lines.length;
    });
    expect(elements).toBeGreaterThan(3);
    const states = () =>
      page.evaluate(() => {
        const lines = window.auftritt?.instances() ?? [];
        return lines.filter(({ state }) => state === 'loading' || state === 'failed').length;
      });
    await expect.poll(states).toBe(0);
    expect(missing).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('the language menu of every page leads to the same page in the other language', async ({
  request,
}) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const menu = /class="language-menu">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
    const [, active] = /<li class="active" lang="(\w+)">/.exec(menu) ?? [];
    expect(active, path).toBe(path.startsWith('/en/') ? 'en' : 'de');
    const links = [...menu.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    expect(links, path).toContain(path);
    const other = links.find((link) => link !== path) ?? '';
    const counterpart = await (await request.get(other)).text();
    expect(counterpart, `${path} and ${other}`).toContain(`href="${path}"`);
  }
});

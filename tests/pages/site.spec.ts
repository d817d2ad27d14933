import { pages } from '../support/pages.js';
import { expect, test } from '../support/site.js';

test('the language menu of every page leads to the same page in the other language', async ({
  request,
}) => {
  for (const path of pages.all) {
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

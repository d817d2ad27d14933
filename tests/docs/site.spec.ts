import { provideDocumentation } from '../../docs-site/serve.mjs';
import { wcagViolations } from '../support/axe.js';
import { crawl, type Found } from '../support/crawl.js';
import { isLong } from '../support/extent.js';
import { expect, test } from '../support/site.js';

/** Links, pictures and anchors of a built page. Where an example's own links lead is not looked at. */
function found(path: string, html: string): Found {
  const text = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
  const isExample = /^\/docs\/(?:live|showroom)\//.test(path);
  const tags = isExample ? /<(?:img|link|script|iframe)\b[^>]*>/g : /<\w[^>]*>/g;
  const links = (text.match(tags) ?? []).flatMap((tag) => {
    const [, address] = /\s(?:href|src)="([^"]*)"/.exec(tag) ?? [];
    return address ? [address.replaceAll('&amp;', '&')] : [];
  });
  const anchors = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  return { links, anchors: new Set(anchors) };
}

// Building it takes longer than a test of the short run may. VitePress fails if a link is dead.
if (isLong) {
  test('the documentation is found by its search, and shows a section at work', async ({
    page,
    request,
    complaints,
  }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(20_000);
    await provideDocumentation();

    await page.goto('/docs/');
    const words = page.getByRole('searchbox');
    // The button does nothing before Vue has taken over the page.
    await expect(async () => {
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(words).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await words.fill('coverflow');
    const found = page.getByRole('option').getByRole('link', { name: /^coverflow$/ });
    await found.first().click();
    await expect(page).toHaveURL(/\/docs\/sections\/coverflow\.html/);
    await expect(words).toBeHidden();
    expect(await wcagViolations(page)).toEqual([]);
    const demonstration = page.getByRole('link', { name: 'Demonstration' });
    const answer = await request.get((await demonstration.getAttribute('href')) ?? '');
    expect(answer.url()).toMatch(/\/en\/home\/$/);

    const live = page.frameLocator('.live-section');
    await live.locator('.coverflow').scrollIntoViewIfNeeded();
    const title = live.locator('.coverflow-detail__title');
    const before = await title.innerText();
    await live
      .getByRole('button', { name: /previous|zurück/i })
      .first()
      .click();
    await expect(title).not.toHaveText(before);

    await page.goto('/docs/de/sections/form.html');
    const form = page.frameLocator('.live-section');
    const states = () =>
      form
        .locator('html')
        .evaluate(() => window.auftritt?.instances().map(({ state }) => state) ?? []);
    await expect.poll(states).not.toEqual([]);
    await form.getByRole('textbox').click();
    await expect.poll(states).toEqual(['running']);
    await form.getByRole('button').first().click();
    await expect(form.locator('.form-group.has-error')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

  test('no link of the built documentation is dead', async ({ request }) => {
    test.setTimeout(300_000);
    await provideDocumentation();
    const { dead, visited } = await crawl(['/docs/', '/docs/de/'], async (path) => {
      const answer = await request.get(path);
      if (!answer.ok()) return undefined;
      const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html');
      const isOurs = path.startsWith('/docs/') && !path.startsWith('/docs/files/');
      return isPage && isOurs ? found(path, await answer.text()) : { links: [] };
    });
    expect(dead).toEqual([]);
    expect(visited.size).toBeGreaterThan(100);
  });

  test('the language switch leads to the same page, and back', async ({ page }) => {
    test.setTimeout(300_000);
    await provideDocumentation();
    await page.goto('/docs/sections/map.html');
    await page.getByRole('button', { name: 'Change language' }).hover();
    await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/de\/sections\/map\.html$/);
    await page.getByRole('button', { name: 'Sprache wechseln' }).hover();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/sections\/map\.html$/);
  });
}

import { expect, test } from '../../support/site.js';
import { checked, inWordPress, languagesOf, logIn } from './wordpress.js';

/** Addresses of what site/mistakes.php has added. */
interface Mistakes {
  /** Each gallery with its three levels. */
  readonly galleries: Readonly<
    Record<'nested' | 'pattern' | 'itself' | 'names' | 'gone', Record<Level, string>>
  >;
  /** Pages below those that visitors may not see, and pages that would show them. */
  readonly hidden: readonly string[];
  readonly wide: readonly string[];
  /** Mistake → its page. */
  readonly others: Readonly<Record<string, string>>;
}

type Level = 'overview' | 'group' | 'category';

let mistakes: Mistakes;
test.beforeAll(() => {
  mistakes = JSON.parse(inWordPress('mistakes.php', 'add'));
});
test.afterAll(() => {
  inWordPress('mistakes.php', 'remove');
});

const all = (): string[] => [
  ...Object.values(mistakes.galleries).flatMap((pages) => Object.values(pages)),
  ...mistakes.hidden,
  ...mistakes.wide,
  ...Object.values(mistakes.others),
];

test('no mistake of an editor ends a page, and the checker finds nothing in them', async ({
  request,
}) => {
  for (const path of all()) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toMatch(/<\/html>\s*$/);
  }
  expect(checked(all()).stdout).toContain(`${all().length} pages checked, 0 errors, 0 warnings`);
});

test('two blocks of a kind have names of their own, and a label leads to its own form', async ({
  page,
}) => {
  await page.goto(mistakes.others.twice ?? '');
  await expect(page.locator('.category-gallery')).toHaveCount(2);
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('[id]')].map(({ id }) => id),
  );
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  await page.getByText('Message', { exact: true }).nth(1).click();
  await expect(page.locator('.inquiry-form').nth(1).getByLabel('Message')).toBeFocused();
});

test('a gallery in a gallery is a line for editors, and nothing for visitors', async ({ page }) => {
  const { nested, pattern, itself } = mistakes.galleries;
  const shown = [nested.overview, nested.group, pattern.group, itself.overview, itself.group];
  for (const path of shown) {
    await page.goto(path);
    await expect(page.locator('.category-gallery'), path).toHaveCount(1);
    await expect(page.locator('.auftritt-notice'), path).toHaveCount(0);
  }
  await page.goto(nested.category);
  await page.locator('.back-to-category').click();
  await expect(page.locator('.reference_content h3')).toHaveText('Nested group');
  await expect(page.locator('.category-gallery')).toHaveCount(1);

  await logIn(page);
  for (const [path, count] of [
    [nested.group, 1],
    [pattern.group, 2],
    [itself.group, 2],
  ] as const) {
    await page.goto(path);
    const notices = page.locator('.category-gallery .auftritt-notice');
    await expect(notices, path).toHaveCount(count);
    await expect(notices.first()).toContainText('cannot stand in the text of a gallery');
  }
});

test('a gallery in a synced pattern, or on its own page, answers choices', async ({ page }) => {
  for (const name of ['pattern', 'itself'] as const) {
    const { overview } = mistakes.galleries[name];
    await page.goto(overview);
    const gallery = page.locator('.category-gallery');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await gallery.locator('.product_reference a').click();
    expect(await (await answer).text()).not.toContain('<html');
    await expect(gallery.locator('.reference_content')).toContainText(/The category of/);
  }
});

test('what is private, protected, scheduled or a draft gives nothing away', async ({ request }) => {
  const { galleries, hidden } = mistakes;
  const paths = [...hidden, ...Object.values(galleries.nested), '/', '/every-section/', '/de/'];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(/sesame[^<"]*/i.exec(html)?.[0], path).toBeUndefined();
  }
  // What stands below a hidden entry of the menu stays in it.
  const home = await (await request.get('/')).text();
  expect(home.match(/<li[^>]*menu-item[^>]*>/g)?.length).toBe(5);
  // A page below one that is hidden shows its own words.
  expect(await (await request.get(hidden[0] ?? '')).text()).toContain('Its own words.');
  // A gallery that visitors may not see answers no calls either.
  const uids = await request.get(
    '/wp-json/wp/v2/pages?slug=deep-private,deep-draft,deep-protected',
  );
  const pages = (await uids.json()) as { id: number; link: string }[];
  expect(pages.length).toBe(3);
  for (const { id, link } of pages) {
    for (const path of [link, mistakes.galleries.nested.overview]) {
      const form = { 'tx_gallery_references[ajax]': '1', 'tx_gallery_references[uid]': `${id}` };
      const answer = await request.post(path, { form });
      expect(await answer.text(), path).not.toMatch(/sesame|gallery-inner/i);
    }
  }
});

test('long names are no wider than a phone, and HTML in titles is text or gone', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of mistakes.wide) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(320);
  }
  await page.goto(mistakes.galleries.names.category);
  const name = '“Alba” & Brise ‘neu’';
  await expect(page.locator('.product_reference.active')).toHaveText(name);
  await expect(page.locator('.reference_content h3')).toHaveText(name);
  await page.goto(mistakes.galleries.names.group);
  await expect(page.locator('.reference_content__families a')).toHaveText(name);
  expect(complaints).toEqual([]);
});

test('a duplicate, pages that name each other, and a moved page lead to one page of each language', async ({
  request,
}) => {
  const { others } = mistakes;
  const of = (name: string) => languagesOf(request, others[name] ?? '');
  const contacts = ['en /contact/', 'de /de/kontakt/'];
  expect((await languagesOf(request, '/contact/')).search).toEqual(contacts);
  expect((await languagesOf(request, '/de/kontakt/')).search).toEqual(contacts);
  // The duplicate leads to the page that its original leads to, and tells search engines nothing.
  expect(await of('duplicate')).toMatchObject({
    lang: 'de-DE',
    menu: ['en English /contact/', `de Deutsch ${others.duplicate}`],
    search: [],
  });
  const both = [`en ${others.circle}`, `de ${others['circle back']}`];
  expect((await of('circle')).search).toEqual(both);
  expect((await of('circle back')).search).toEqual(both);
  expect((await of('names itself')).search).toEqual([]);
  // What stands at the top is in the first language.
  expect(await of('moved to the top')).toMatchObject({ lang: 'en-US', search: [] });
});

test('a second home page has no start screen, and the first one keeps its own', async ({
  request,
}) => {
  for (const [path, is] of [
    [mistakes.others['second home'] ?? '', false],
    ['/', true],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(/<body[^>]*intro-mode/.test(html), path).toBe(is);
    expect(/class="[^"]*start-screen/.test(html), path).toBe(is);
  }
});

test('a moved category and a renamed page answer, and their galleries lead there', async ({
  request,
}) => {
  const { galleries, others } = mistakes;
  for (const path of [others.moved ?? '', galleries.itself.category]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/class="product_reference active"/);
    expect(html, path).toContain(`${path}"`);
  }
});

test('a huge picture is asked for in a size that fits', async ({ request }) => {
  const html = await (await request.get(mistakes.wide.at(-1) ?? '')).text();
  const pictures = [...html.matchAll(/(?:src|href)="([^"]*\/uploads\/[^"]*huge[^"]*)"/g)].map(
    ([, src]) => src,
  );
  expect(pictures.length).toBeGreaterThan(4);
  for (const picture of pictures) expect(picture).toMatch(/-(scaled|\d+x\d+)\.jpg$/);
});

test('REST stores no wrong type in what the plugin reads of a page', async ({ page }) => {
  await logIn(page);
  await page.goto('/wp-admin/');
  const statuses = await page.evaluate(async () => {
    const { nonce } = (window as unknown as { wpApiSettings: { nonce: string } }).wpApiSettings;
    const ask = (path: string, sent: object, method = 'POST') =>
      fetch(`/wp-json/wp/v2/pages${path}`, {
        method,
        headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
        body: JSON.stringify(sent),
      });
    const created = await ask('', { title: 'By REST', status: 'draft' });
    const { id } = (await created.json()) as { id: number };
    const wrong = [
      { auftritt_color: ['#fff'] },
      { auftritt_color: 5 },
      { auftritt_translation: 'x' },
      { auftritt_translation: { a: 1 } },
    ];
    const answers = await Promise.all(wrong.map((meta) => ask(`/${id}`, { meta })));
    await ask(`/${id}`, { force: true }, 'DELETE');
    return answers.map(({ status }) => status);
  });
  expect(statuses).toEqual([400, 400, 400, 400]);
});

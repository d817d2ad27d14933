import type { Page, Request } from '@playwright/test';
import { fragmentHtml } from '../../support/fragment-html.js';
import { categoryGallery, inspirationGallery } from '../../support/galleries.js';
import { answerWith } from '../../support/routes.js';
import { expect, test } from '../../support/site.js';

/** The tag of a host without a backend. */
const tag = { tag: 'data-requests="pages"' };

/** A gallery as a generator renders it: without the hidden fields of the requests. */
const withoutFields = (html: string): string => html.replaceAll(/<input type="hidden"[^>]*>/g, '');

const names = { 1: 'One', 2: 'Two', 3: 'Three' } as const;

/** The gallery of a category's own page. */
const galleryOf = (uid: keyof typeof names, html = categoryGallery): string =>
  withoutFields(html)
    .replace(' active"', '"')
    .replace(`"product_reference" data-uid="${uid}`, `"product_reference active" data-uid="${uid}`)
    .replaceAll(/(Gallery|Content) 1/g, `$1 ${uid}`)
    .replaceAll('About one', `About ${names[uid].toLowerCase()}`);

const parent = withoutFields(categoryGallery)
  .replace(' active"', '"')
  .replace('>One<', '>One again<')
  .replaceAll(/(Gallery|Content) 1/g, '$1 of all')
  .replace('About one', 'About all');

/** Serves hand-made pages by their paths, with the tag of such a host; resolves to what was asked for. */
async function serve(page: Page, bodies: Readonly<Record<string, string>>): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route(
    ({ pathname }) => Object.hasOwn(bodies, pathname),
    (route) => {
      const request = route.request();
      asked.push(request);
      const { pathname } = new URL(request.url());
      const body = fragmentHtml(bodies[pathname] ?? '', tag);
      const headers = { 'Cache-Control': 'max-age=600' };
      return route.fulfill({ contentType: 'text/html', headers, body });
    },
  );
  return asked;
}

/** What a page asks for as a `POST`, which a static host refuses. */
const posts = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') urls.push(request.url());
  });
  return urls;
};

const choose = (page: Page, name: string): Promise<void> =>
  page.locator('.list_products').getByRole('link', { name, exact: true }).click();

test("the galleries are taken from the categories' own pages, and the level above from its page", {
  tag: '@long',
}, async ({ page, start, complaints }) => {
  const posted = posts(page);
  const asked = await serve(page, {
    '/two/': `<div class="gallery-inner">Of no gallery</div>${galleryOf(2)}`,
    '/three/': galleryOf(3),
    '/up/': parent,
  });
  await start('category-gallery', withoutFields(categoryGallery), tag);
  await choose(page, 'Two');
  const gallery = page.locator('.category-gallery');
  await expect(gallery.locator('.gallery-inner')).toHaveText('Gallery 2');
  await expect(gallery.locator('.reference_content')).toContainText('Content 2');
  await expect(gallery.locator('.active')).toHaveText('Two');
  await expect(gallery.locator('[role=status]')).toHaveText('Galerie aktualisiert: Two');
  // Only the sections of call 1 are replaced.
  await expect(gallery.locator('.product_information h2')).toHaveText('About one');
  await expect(page).toHaveTitle('Fragment');
  await expect(page).toHaveURL(/\/fragment\/$/);

  await gallery.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(gallery.locator('.gallery-inner')).toHaveText('Gallery of all');
  await expect(gallery.locator('.product_information h2')).toHaveText('About all');
  await expect(gallery.locator('.list_products a')).toHaveText(['One again', 'Two', 'Three']);
  await expect(gallery.locator('.info-link')).toHaveCount(0);
  await expect(gallery.locator('.active')).toHaveCount(0);
  await expect(gallery.locator('[role=status]')).toHaveText('Galerie aktualisiert: About all');
  await choose(page, 'Three');
  await expect(gallery.locator('.gallery-inner')).toHaveText('Gallery 3');

  expect(posted).toEqual([]);
  expect(asked.map((request) => new URL(request.url()).pathname)).toEqual([
    '/two/',
    '/up/',
    '/three/',
  ]);
  const [headers] = await Promise.all(asked.map((request) => request.allHeaders()));
  expect(headers).toMatchObject({ accept: 'text/html' });
  expect(headers).not.toHaveProperty('x-requested-with');
  expect(complaints).toEqual([]);
});

test('an inspiration gallery takes its pictures alone, from the gallery of its kind', {
  tag: '@long',
}, async ({ page, start }) => {
  await serve(page, { '/three/': galleryOf(2) + galleryOf(3, inspirationGallery) });
  await start('inspiration-gallery', withoutFields(inspirationGallery), tag);
  await choose(page, 'Three');
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 3');
  await expect(page.locator('.reference_content')).toContainText('Content 1');
});

test("addresses stay those of the page's folder, and nothing runs or loads before consent", {
  tag: '@long',
}, async ({ page, start }) => {
  const foreign: string[] = [];
  await page.route('https://films.example/**', (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'film' });
  });
  const content = `Pictures <img src="a.png" srcset="b.png 2x" alt="A" onerror="document.title = 'Run'">
    <script>document.title = 'Run'</script>
    <a href="more/">More</a> <a href="#place">Place</a>
    <noscript><iframe src="https://films.example/fallback"></iframe></noscript>
    <iframe title="Film" data-name="analytics" data-src="https://films.example/held"></iframe>`;
  await serve(page, { '/wood/two/': galleryOf(2).replace('Gallery 2', content) });
  await start(
    'category-gallery',
    withoutFields(categoryGallery).replace('/two/', '/wood/two/'),
    tag,
  );
  await choose(page, 'Two');
  const inner = page.locator('.gallery-inner');
  await expect(inner).toContainText('Pictures');
  const origin = new URL(page.url()).origin;
  await expect(inner.locator('img')).toHaveAttribute('src', `${origin}/wood/two/a.png`);
  await expect(inner.locator('img')).toHaveAttribute('srcset', `${origin}/wood/two/b.png 2x`);
  await expect(inner.locator('a[href*=more]')).toHaveAttribute('href', `${origin}/wood/two/more/`);
  await expect(inner.locator('a[href="#place"]')).toHaveCount(1);
  // The film waits, with a placeholder in its place.
  await expect(inner.locator('.consent-placeholder')).toBeVisible();
  await expect(page).toHaveTitle('Fragment');
  expect(foreign).toEqual([]);
});

test('a page that fails, or that shows another category, is an error as any other', {
  tag: '@long',
}, async ({ page, start, complaints }) => {
  // A host answers every query with the same page.
  await serve(page, { '/list/': galleryOf(1) });
  await page.route('**/two/', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const list = withoutFields(categoryGallery).replace('/three/', '/list/?id_category=3');
  await start('category-gallery', list, {
    tag: 'data-requests="pages" data-request-errors="recover"',
  });
  await choose(page, 'Two');
  await expect(page.getByRole('alert')).toBeVisible();
  await choose(page, 'Three');
  const ours = () => complaints.filter((line) => line.startsWith('auftritt'));
  await expect.poll(() => ours().length).toBe(2);
  expect(ours()[0]).toContain('request for category 2 failed: the answer has status 404');
  expect(ours()[1]).toContain('request for category 3 failed: the page /list/ shows category 1');
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 1');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a link to another origin is a link, and one to a place on the page fails', {
  tag: '@long',
}, async ({ page, start, complaints }) => {
  await answerWith(page, 'https://other.example/**', '<h1>Other</h1>');
  const list = withoutFields(categoryGallery)
    .replace('/two/', 'https://other.example/two/')
    .replace('/three/', '#three');
  await start('category-gallery', list, tag);
  await choose(page, 'Three');
  await expect
    .poll(() => complaints)
    .toEqual([
      expect.stringContaining(
        'request for category 3 failed: its link leads to no page of this origin',
      ),
    ]);
  await choose(page, 'Two');
  await expect(page.getByRole('heading', { name: 'Other' })).toBeVisible();
});

test('the category in the address is taken from its page', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await openFragment('<h1>Before</h1>');
  await serve(page, { '/list/': galleryOf(1), '/two/': galleryOf(2) });
  await page.goto('/list/?id_category=2');
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
  await expect(page.locator('.active')).toHaveText('Two');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();
});

import { casesOf } from '../../support/extent.js';
import { answerFor, categoryGallery } from '../../support/galleries.js';
import { answerWith } from '../../support/routes.js';
import { expect, running, test } from '../../support/site.js';
import { fileOf, routers } from './routers.js';

/** Links that a section answers, each with an address that only a router or the browser would ask for. */
const controls = {
  lightbox: '<a data-fancybox="a" href="/trap/photo.jpg"><img src="data:," alt="The foyer"></a>',
  downloads: `<section class="downloads"><a class="downloads__toggle" href="/trap/downloads/">Files</a>
    <div class="downloads__body">A file</div></section>`,
  references: `<section class="references">
    <div class="reference-column">One</div><div class="reference-column is-hidden">Two</div>
    <a class="references__more" href="/trap/all/">More</a></section>`,
  'gallery-elements': `<nav class="gallery-navigation"><a href="/trap/b/">B</a></nav>
    <div class="gallery-element" data-parent="A">A</div><div class="gallery-element" data-parent="B">B</div>`,
  consent: '<a class="cookie-settings" href="/trap/privacy/">Cookies</a>',
  analytics: '<a class="analytics-opt-out" href="/trap/opt-out/">Opt out</a>',
  navigation: `<button class="navigation-opener" type="button">Menu</button>
    <nav class="main-navigation"><ul><li><a href="/trap/sub/">Sub</a>
      <ul><li><a href="/trap/sub/a/">Sub A</a></li></ul></li></ul></nav>`,
  coverflow: `<div class="coverflow"><ul>${['One', 'Two', 'Three']
    .map(
      (name) => `<li><a class="link" href="/trap/${name}/"><img src="data:," alt="${name}"
        width="200" height="200"></a><h2 class="flip-title">${name}</h2></li>`,
    )
    .join('')}</ul></div><div class="coverflow-detail"></div>`,
  'category-gallery': categoryGallery.replaceAll(/href="\//g, 'href="/trap/'),
} as const;

const body = `<main id="main">${Object.values(controls).join('')}
  <a id="plain" href="/trap/plain/">A page</a></main>`;

test.use({ viewport: { width: 390, height: 800 } });

/** The short run tries one that listens on the document, as most do. */
const tried = casesOf(
  // Unpoly follows the links that a site names to it, before any other script.
  Object.entries(routers).filter(([name]) => name !== 'Unpoly'),
  ([name]) => name === 'Turbo',
);

for (const [name, router] of tried) {
  test(`${name} follows no link that a section answers, and all others`, { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    const followed: string[] = [];
    await page.route('**/trap/**', (route) => {
      // Turbo fetches ahead what the pointer is on.
      const isAhead = route.request().headers()['x-sec-purpose'] === 'prefetch';
      if (!isAhead) followed.push(new URL(route.request().url()).pathname);
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Trap</title>
        <main id="main">A page</main>`,
      });
    });
    await answerWith(page, '**/call/**', answerFor(2));
    const files = {
      library: router.library ? fileOf(router.library) : '',
      glue: router.glue ?? '',
    };
    for (const [file, text] of Object.entries(files)) {
      await answerWith(page, `**/vendor/${file}.js`, text, 'text/javascript');
    }
    const head = ['library', 'glue'].map(
      (file) => `<script src="/vendor/${file}.js" defer></script>`,
    );
    await openFragment(`<div ${router.body ?? ''}>${body}</div>`, { head: head.join('') });
    await page.waitForFunction(() => document.readyState === 'complete');

    await running(page, 'downloads');
    await page.locator('.downloads__toggle').click();
    await expect(page.locator('.downloads__body')).toBeVisible();
    await running(page, 'references');
    await page.locator('.references__more').click();
    await expect(page.locator('.reference-column').nth(1)).toBeVisible();
    await running(page, 'gallery-elements', 2);
    await page.locator('.gallery-navigation a').click();
    await expect(page.locator('.gallery-element').nth(1)).toBeVisible();
    await page.locator('a[data-fancybox]').dispatchEvent('pointerover');
    await running(page, 'lightbox');
    await page.locator('a[data-fancybox]').click();
    await expect(page.locator('.fancybox__dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.fancybox__dialog')).toHaveCount(0);
    await page.locator('.navigation-opener').click();
    await running(page, 'navigation');
    await page.getByRole('link', { name: 'Sub', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Sub A' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Sub A' })).toBeHidden();
    await page.locator('.coverflow').scrollIntoViewIfNeeded();
    await running(page, 'coverflow');
    await page.locator('.flipster__item--future a').first().dispatchEvent('click');
    await expect(page.locator('.flipster__item--current .flip-title')).toHaveText('Three');
    await page.locator('.category-gallery').dispatchEvent('pointerover');
    await running(page, 'category-gallery');
    await page.getByRole('link', { name: 'Two' }).last().click();
    await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
    await page.locator('.analytics-opt-out').dispatchEvent('pointerover');
    await page.locator('.analytics-opt-out').click();
    await expect(page.getByRole('status').filter({ hasText: 'Webanalyse' })).toBeVisible();
    await page.locator('.cookie-settings').click();
    await expect(page.locator('.klaro .cookie-modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.klaro .cookie-modal')).toHaveCount(0);
    // Nothing but the lightbox, which shows the picture.
    expect(followed.filter((path) => path !== '/trap/photo.jpg')).toEqual([]);

    await page.locator('#plain').click();
    await expect.poll(() => followed).toContain('/trap/plain/');
  });
}

import { structures } from '../support/contract.js';
import { casesOf } from '../support/extent.js';
import { expect, languages, ready, test } from '../support/site.js';

/**
 * Where each behaviour is seen: a page of the site, a screen width (px) at which it does most, and
 * the elements whose HTML it makes.
 */
const places = [
  { behaviour: 'navigation', path: 'page', width: 390, part: '.site-header' },
  { behaviour: 'intro', path: '', width: 1440, part: '.start-screen' },
  { behaviour: 'telephone', path: 'page', width: 1440, part: 'a[href^="tel:"]' },
  { behaviour: 'logo-slider', path: 'every', width: 1440, part: '.logo-slider' },
  { behaviour: 'image-slider', path: 'every', width: 1440, part: '.image-slider' },
  { behaviour: 'references', path: 'every', width: 390, part: '.references' },
  { behaviour: 'reference-slider', path: 'every', width: 1440, part: '.reference-slider' },
  { behaviour: 'gallery-slider', path: 'every', width: 1440, part: '.gallery-slider' },
  { behaviour: 'lightbox', path: 'every', width: 1440, part: 'main a[data-fancybox]' },
  { behaviour: 'category-gallery', path: 'every', width: 1440, part: '.list_products' },
  { behaviour: 'form', path: 'every', width: 1440, part: '.inquiry-form' },
  { behaviour: 'coverflow', path: 'every', width: 1440, part: '.coverflow, .coverflow-detail' },
  { behaviour: 'gallery-elements', path: 'every', width: 1440, part: '.gallery-element' },
  { behaviour: 'downloads', path: 'every', width: 390, part: '.downloads' },
] as const;

const paths = {
  de: { '': '/home/', page: '/home/manufaktur/', every: '/home/baukasten/' },
  en: { '': '/en/home/', page: '/en/home/manufactory/', every: '/en/home/every-section/' },
} as const;

/**
 * One tag a line; of styles only their names, since their values depend on fonts and screen; ids
 * without the numbers that they are given in the order of arrival; and a lazy image as it is once
 * it is loaded, since the network says when that is.
 */
const readable = (html: string): string =>
  html
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll('><', '>\n<')
    .replaceAll(/src="[^"]+" data-lazy=/g, 'src=')
    .replaceAll(/(auftritt-collapsible)-\d+/g, '$1')
    .replaceAll(/ data-auftritt-runs="[^"]*"/g, '')
    .replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
      const names = style.split(';').map((declaration) => declaration.split(':')[0]?.trim());
      return ` style="${[...new Set(names.filter(Boolean))].sort().join(' ')}"`;
    });

/** Where the languages differ in more than words: each page marks its own. */
const isOther = (behaviour: string): boolean => behaviour === 'navigation';

for (const { language } of casesOf(languages, (each) => each.language === 'de')) {
  const tried = casesOf(places, (_, index) => index % 8 === 0).filter(
    ({ behaviour }) => language === 'de' || isOther(behaviour),
  );
  for (const { behaviour, path, width, part } of tried) {
    test(`${behaviour} makes of its static page, ${language}`, async ({ page }) => {
      // Time stands still, so that no slider moves on.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.setViewportSize({ width, height: 900 });
      // Alone on its page, so that the HTML shows what it makes and nothing else does.
      const others = Object.keys(structures).filter((name) => name !== behaviour);
      await page.route(`**${paths[language][path]}`, async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        const disable = `data-disable="${others.join(' ')}"`;
        await route.fulfill({ response, body: body.replace('data-plugin=', `${disable} $&`) });
      });
      await page.goto(paths[language][path]);
      await ready(page);
      // What does not run yet is touched, and the first of it brought into sight.
      const states = () =>
        page.evaluate((name) => {
          const lines =
            window.auftritt?.instances().filter((line) => line.behaviour === name) ?? [];
          const rest = lines.filter(({ state }) => state === 'waiting' || state === 'loading');
          for (const { element } of rest) {
            element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          }
          rest[0]?.element.scrollIntoView({ behavior: 'instant' });
          return [...new Set(lines.map(({ state }) => state.replace('unconfigured', 'running')))];
        }, behaviour);
      await expect.poll(states).toEqual(['running']);
      // A coverflow fades in unless its preview was there before, and the fade leaves its last value.
      if (behaviour === 'coverflow') {
        await page.clock.runFor(1000);
        await page.locator('.coverflow').evaluate((element: HTMLElement) => {
          element.style.opacity = '';
        });
      }
      const html = await page
        .locator(part)
        .evaluateAll((elements) => elements.map((element) => element.outerHTML).join('\n'));
      expect(`${readable(html)}\n`).toMatchSnapshot(`${behaviour}.${language}.html`);
    });
  }
}

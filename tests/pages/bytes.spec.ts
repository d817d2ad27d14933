import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { accepted } from '../support/consent.js';
import { holdings } from '../support/leaks.js';
import { rest } from '../support/rest.js';
import { answerWith } from '../support/routes.js';
import { expect, openPage, statesOn, test } from '../support/site.js';
import { vary } from '../support/static-pages.js';

/** A script or stylesheet of ours that a page has loaded. */
interface File {
  readonly type: string;
  /** Its name without the hash. */
  readonly name: string;
  /** Its size in bytes, compressed as the build does. */
  readonly bytes: number;
}

const kB = 1000;
const text = { de: '/home/impressum/', en: '/en/home/imprint/' } as const;

/**
 * What a page loads of ours until it rests.
 *
 * @param late the name of a chunk that the page asks for later than that, if there is one
 */
async function filesOf(page: Page, path: string, late?: string): Promise<readonly File[]> {
  const files: Promise<File>[] = [];
  const note = (response: Response): void => {
    const { pathname } = new URL(response.url());
    const form = /^\/assets\/.*?([\w.-]+?)(?:-[A-Z0-9]{5,8})?\.(js|css)$/;
    const [, name = '', type = ''] = form.exec(pathname) ?? [];
    if (type === '') return;
    files.push(
      response.body().then((body) => ({ type, name, bytes: brotliCompressSync(body).length })),
    );
  };
  page.on('response', note);
  const lateCode = late && page.waitForResponse(`**/chunks/${late}-*.js`);
  await openPage(page, path);
  await lateCode;
  await rest(page);
  page.off('response', note);
  return Promise.all(files);
}

/** The scripts that a page loads until it rests. */
const scriptsOf = async (page: Page, path: string): Promise<readonly File[]> =>
  (await filesOf(page, path)).filter(({ type }) => type === 'js');

const sum = (files: readonly File[]): number =>
  files.reduce((total, { bytes }) => total + bytes, 0);
const names = (files: readonly File[]): string[] => files.map(({ name }) => name).sort();

for (const [language, path] of Object.entries(text)) {
  test(`a text page costs the entry, at most 7.7 kB, and its styles, at most 4.2 kB, together 11.9 kB, on a return visit, ${language}`, {
    tag: language === 'de' ? [] : '@long',
  }, async ({ page }) => {
    const files = await filesOf(page, path);
    const scripts = files.filter(({ type }) => type === 'js');
    expect(names(scripts)).toEqual(['auftritt']);
    expect(sum(scripts)).toBeLessThanOrEqual(7.7 * kB);
    const styles = files.filter(({ type }) => type === 'css');
    expect(names(styles)).toEqual(['auftritt']);
    expect(sum(styles)).toBeLessThanOrEqual(4.2 * kB);
    expect(sum(files)).toBeLessThanOrEqual(11.9 * kB);
  });

  test.describe('a first visit', () => {
    test.use({ earlierAnswer: 'none' });

    test(`costs at most 24.7 kB of script and styles with the notice shown, 4 kB of them for it, ${language}`, {
      tag: language === 'de' ? [] : '@long',
    }, async ({ page }) => {
      const files = await filesOf(page, path, 'consent');
      await expect(page.locator('.klaro .cookie-notice')).toBeVisible();
      expect(names(files)).toEqual([
        'answers',
        'auftritt',
        'auftritt',
        'consent',
        'core',
        'overlays',
      ]);
      expect(sum(files)).toBeLessThanOrEqual(24.7 * kB);
      const notice = files.filter(({ name }) => name === 'consent');
      expect(sum(notice)).toBeLessThanOrEqual(4 * kB);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('a text page costs what opens the menu as well, at most 1.8 kB', async ({ page }) => {
    const scripts = await scriptsOf(page, text.de);
    expect(names(scripts)).toEqual(['auftritt', 'first-press']);
    const menu = scripts.filter(({ name }) => name === 'first-press');
    expect(sum(menu)).toBeLessThanOrEqual(1.8 * kB);
  });
});

test.describe('a visitor who agreed', () => {
  test.use({ earlierAnswer: accepted });

  test('downloads nothing of consent where no analytics is configured', {
    tag: '@long',
  }, async ({ page }) => {
    expect(names(await scriptsOf(page, text.de))).toEqual(['auftritt']);
  });
});

/** What a page in sight as a whole runs before the first touch, without and with the notice, in kB. */
const untouched = [
  { what: 'the home page whose logos fit', path: '/home/', logos: 4, most: 29.4, withNotice: 36.4 },
  {
    what: 'the home page whose logos play',
    path: '/home/',
    logos: 99,
    most: 29.4,
    withNotice: 36.4,
  },
  { what: 'the references', path: '/home/referenzen/', logos: 4, most: 28.6, withNotice: 35.6 },
  { what: 'the coverflow', path: '/home/kollektion/', logos: 0, most: 24.8, withNotice: 31.8 },
] as const;

for (const { what, path, logos, most, withNotice } of untouched) {
  const weigh = async (page: Page, limit: number): Promise<void> => {
    // All sections are in sight.
    await page.setViewportSize({ width: 1440, height: 4000 });
    const change = (html: string): string => {
      let kept = 0;
      return html.replaceAll(/<div class="logo-slider__item">.*?<\/div>/gs, (logo) => {
        kept += 1;
        return kept > logos ? '' : logo;
      });
    };
    await vary(page, { change });
    const files = await filesOf(page, path);
    expect(sum(files)).toBeLessThanOrEqual(limit * kB);
    expect(names(files).some((name) => /^(jquery|slick|flipster)/.test(name))).toBe(false);
  };

  test(
    `${what} costs at most ${most} kB before the first touch`,
    { tag: logos > 4 ? [] : '@long' },
    ({ page }) => weigh(page, most),
  );

  test.describe('a first visit', () => {
    test.use({ earlierAnswer: 'none' });

    test(
      `${what} costs at most ${withNotice} kB before the first touch, with the notice`,
      { tag: '@long' },
      ({ page }) => weigh(page, withNotice),
    );
  });
}

/** What a page has transferred of ours, in bytes, with 300 bytes of headers a file, as browsers count them. */
const transferred = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/assets/'))
      .reduce((total, { transferSize }) => total + transferSize, 0),
  );

test('a page with a menu and one image slider costs 29 kB on a later visit with headers, 9.8 of them its own', async ({
  page,
  openFragment,
}) => {
  await openFragment('<p>Nothing</p>');
  await page.setViewportSize({ width: 1280, height: 800 });
  const path = '/one-slider/';
  const picture = (number: number): string =>
    `<figure><img src="data:," width="600" height="300" alt="Picture ${number}"></figure>`;
  await answerWith(
    page,
    `**${path}`,
    `<!doctype html><html lang="en"><link rel="stylesheet" href="/assets/auftritt.css">
      <script type="module" src="/assets/auftritt.js"></script>
      <header class="site-header"><button class="navigation-opener" type="button">Menu</button>
        <nav class="main-navigation"><ul><li><a href="/a/">A</a><ul><li><a href="/b/">B</a></li></ul></li></ul></nav>
      </header>
      <div class="image-slider">${[1, 2, 3].map(picture).join('')}</div>
      <a class="cookie-settings" href="/cookies/">Cookies</a>`,
  );
  const files = await filesOf(page, path);
  await expect(page.locator('.slick-next')).toBeVisible();
  expect(names(files)).toEqual(['auftritt', 'auftritt', 'core', 'row', 'sliders']);
  const own = files.filter(({ name }) => /^(sliders|row)$/.test(name));
  expect(sum(own)).toBeLessThanOrEqual(9.8 * kB);
  expect(await transferred(page)).toBeLessThanOrEqual(29 * kB);
});

for (const { what, path, behaviour, state, first, later } of [
  {
    what: 'a form',
    path: '/home/kontakt/',
    behaviour: 'form',
    state: 'waiting',
    first: 25.1,
    later: 12.2,
  },
  {
    what: 'a category gallery',
    path: '/home/produkte/pendelleuchten/',
    behaviour: 'category-gallery',
    state: 'running',
    first: 41.7,
    later: 34.7,
  },
] as const) {
  const weigh = async (page: Page, most: number): Promise<void> => {
    const files = await filesOf(page, path);
    expect(await statesOn(page, behaviour)).toEqual([state]);
    expect(names(files)).not.toContain('views');
    // The lightbox is fetched ahead, and does not run.
    const evaluated = files.filter(({ name }) => !/^(lightbox|fancybox)$/.test(name));
    expect(sum(evaluated)).toBeLessThanOrEqual(most * kB);
  };

  test(
    `${what} in sight costs at most ${later} kB before the first touch, and no React`,
    { tag: behaviour === 'form' ? [] : '@long' },
    ({ page }) => weigh(page, later),
  );

  test.describe('a first visit', () => {
    test.use({ earlierAnswer: 'none' });

    test(
      `${what} in sight costs at most ${first} kB before the first touch`,
      { tag: '@long' },
      ({ page }) => weigh(page, first),
    );
  });
}

test('listeners do not grow with the elements of a page', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  const listeners = async (count: number): Promise<number> => {
    const links = `<a href="#a">a</a><a href="tel:1">b</a><a data-fancybox href="/a.jpg">c</a>`;
    await openFragment(links.repeat(count));
    await rest(page);
    return (await holdings(page)).listeners;
  };
  const few = await listeners(5);
  const many = await listeners(100);
  // 285 elements more.
  expect(many - few).toBeLessThan(10);
});

import { declined } from '../support/consent.js';
import { isLong } from '../support/extent.js';
import { pages } from '../support/pages.js';
import { hold } from '../support/routes.js';
import { expect, test } from '../support/services/outside.js';
import { ready } from '../support/site.js';
import { endIntro, startAll } from '../support/start-all.js';
import { type StateGroup, statesOf } from '../support/states.js';
import { vary } from '../support/static-pages.js';
import { translate } from '../support/translate.js';

/** The page with every section. */
const whole = '/home/baukasten/';

/** A German page of each template that has sections of its own. */
const templates = pages.short.filter(
  (path) => !/^\/en\/|danke|fehler|datenschutz|manufaktur/.test(path),
);

/** What sections of one template have; the rest is the same on each page. */
const sections: readonly StateGroup[] = [
  'lightbox',
  'logos',
  'imageSlider',
  'referenceSlider',
  'gallerySlider',
  'categoryGallery',
  'inspirationGallery',
  'coverflow',
  'galleryElements',
  'references',
  'downloads',
  'form',
];

/**
 * The short run translates every fourth template, by turns before the start and after it; the long run
 * translates each page both ways, the one with every section too.
 */
const visits = templates.flatMap((path, index) =>
  ['after', 'before']
    .filter(
      (when) =>
        isLong ||
        (path !== whole && index % 4 === 1 && when === (index % 8 === 1 ? 'before' : 'after')),
    )
    .map((when) => ({ path, when })),
);

test.use({ earlierAnswer: declined });
test.describe.configure({ mode: 'parallel' });

for (const { path, when } of visits) {
  test(`every section of ${path} can be used, translated ${when} the start`, {
    tag: '@long',
  }, async ({ page, complaints }) => {
    await vary(page, { tag: 'data-request-errors="recover" data-maps-key="key-1"' });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (when === 'before') {
      const translated = await hold(page, '**/assets/auftritt.js');
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState === 'interactive');
      await translate(page);
      translated.resolve();
    } else {
      await page.goto(path);
    }
    await ready(page);
    await endIntro(page);
    await startAll(page);
    if (when === 'after') await translate(page);
    const names = [];
    for await (const { name } of statesOf(page, path === whole ? undefined : sections)) {
      names.push(name);
      if (when === 'after' && !name.includes('dialog')) await translate(page);
    }
    expect(names.length).toBeGreaterThan(0);
    expect(complaints.filter((line) => !/status( of)? 503/.test(line))).toEqual([]);
  });
}

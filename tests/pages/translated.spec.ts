import { declined } from '../support/consent.js';
import { hold } from '../support/routes.js';
import { expect, test } from '../support/services/outside.js';
import { ready } from '../support/site.js';
import { endIntro, startAll } from '../support/start-all.js';
import { statesOf } from '../support/states.js';
import { vary } from '../support/static-pages.js';
import { translate } from '../support/translate.js';

/** The page with every section. */
const path = '/home/baukasten/';

test.use({ earlierAnswer: declined });
test.describe.configure({ mode: 'parallel' });

for (const when of ['before', 'after'] as const) {
  test(`every section can be used, translated ${when} the start`, {
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
    for await (const { name } of statesOf(page)) {
      names.push(name);
      if (when === 'after' && !name.includes('dialog')) await translate(page);
    }
    expect(names.length).toBeGreaterThan(0);
    expect(complaints.filter((line) => !/status( of)? 503/.test(line))).toEqual([]);
  });
}

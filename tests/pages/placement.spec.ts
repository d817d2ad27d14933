import { declined } from '../support/consent.js';
import { casesOf, isLong } from '../support/extent.js';
import { pages } from '../support/pages.js';
import { misplaced } from '../support/placement.js';
import { expect, test } from '../support/services/outside.js';
import { openPage } from '../support/site.js';
import { endIntro, startAll } from '../support/start-all.js';
import { statesOf } from '../support/states.js';
import { vary } from '../support/static-pages.js';

// The notice lies over pages until it is answered.
test.use({ earlierAnswer: declined });

/** What all states of a page need. */
const tag = 'data-request-errors="recover" data-maps-key="key-1"';

const all = pages.all.flatMap((path) =>
  [320, 390, 768, 1050, 1440].map((width) => ({ path, width })),
);

/** The short run looks at the page with every section, where texts have the least room. */
const isNarrowest = ({ path, width }: (typeof all)[number]): boolean =>
  width === 320 && /baukasten/.test(path);

for (const { path, width } of casesOf(all, isNarrowest)) {
  test(`${path}, ${width} px: nothing lies over anything, is cut or too small`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await vary(page, { tag });
    await openPage(page, path);
    await endIntro(page);
    expect(await misplaced(page), 'before the start').toEqual([]);
    await startAll(page);
    expect(await misplaced(page), 'after it').toEqual([]);
    for await (const { name, place } of statesOf(page, isLong ? undefined : ['navigation'])) {
      // What is to be seen of a gallery that loads lies over it.
      if (name.endsWith(' loading')) continue;
      // A level of the phone's menu covers the one that it was opened from.
      const root = name === 'sub-menu open' ? '.main-navigation .is-open > ul' : place;
      expect(await misplaced(page, root), name).toEqual([]);
    }
  });
}

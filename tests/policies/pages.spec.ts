import { paths } from '../support/pages.js';
import { services, strictPolicy, violations, watchViolations } from '../support/policy.js';
import { expect, id, test } from '../support/services/outside.js';
import { ready } from '../support/site.js';
import { endIntro, statesOf } from '../support/states.js';
import { vary } from '../support/static-pages.js';

const tag = `data-request-errors="recover" data-maps-key="key-1" data-analytics-id="${id}"`;
const own = { types: ['auftritt', 'auftritt-lightbox'] };
const policy = strictPolicy(own, services.map, services.analytics);

/** What the developer is told of the request that fails on purpose. */
const expected = /status( of)? 503/;

/** The two languages have the same sections, so that each is used in another way. */
const waysOf = (path: string) =>
  path.startsWith('/en/')
    ? ({ width: 1440, reducedMotion: 'reduce' } as const)
    : ({ width: 390, reducedMotion: 'no-preference' } as const);

for (const path of paths) {
  test(`${path} works under a strict policy, whatever is done on it`, async ({
    page,
    complaints,
    requests,
  }) => {
    test.slow();
    await watchViolations(page);
    await vary(page, { tag, policy });
    const { width, reducedMotion } = waysOf(path);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion });
    await page.goto(path);
    await ready(page);
    await page.locator('.cookie-notice .cm-btn-success').click();
    await expect(page.locator('.cookie-notice')).toBeHidden();
    await expect.poll(() => requests.some(({ href }) => href.includes('page_view'))).toBe(true);
    await endIntro(page);
    const reached: string[] = [];
    for await (const state of statesOf(page)) reached.push(state.name);
    expect(reached.length).toBeGreaterThan(2);
    const states = () =>
      page.evaluate(() =>
        (window.auftritt?.instances() ?? []).flatMap(({ behaviour, state }) =>
          state === 'failed' ? [behaviour] : [],
        ),
      );
    expect(await states()).toEqual([]);
    await page.evaluate(() => window.auftritt?.release());
    expect(await violations(page)).toEqual([]);
    expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
  });
}

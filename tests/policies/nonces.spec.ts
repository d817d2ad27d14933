import { casesOf, isLong } from '../support/extent.js';
import { violations, watchViolations } from '../support/policy.js';
import { answerWith } from '../support/routes.js';
import { expect, id, test } from '../support/services/outside.js';
import { openPage } from '../support/site.js';
import { endIntro, startAll } from '../support/start-all.js';
import { statesOf } from '../support/states.js';
import { vary } from '../support/static-pages.js';

const nonce = 'r4nd0m';
const tag = `data-request-errors="recover" data-maps-key="key-1" data-analytics-id="${id}"`;

/** Neither 'self' nor any address: what has no nonce, and is not of a script that has, is refused. */
const policyWith = (scripts: string): string =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self' https://www.google-analytics.com",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types auftritt auftritt-lightbox auftritt-map auftritt-analytics',
  ].join('; ');

/** Marks the page's own tags, and leaves out the stylesheet, so that the script adds its own. */
const withNonce = (html: string): string =>
  html
    .replace('<link rel="stylesheet" href="/assets/auftritt.css">', '')
    .replaceAll(/<(script|link rel="stylesheet") /g, `<$1 nonce="${nonce}" `);

const cases = [
  ['/home/baukasten/', `'nonce-${nonce}'`],
  ['/en/home/every-section/', `'nonce-${nonce}' 'strict-dynamic'`],
] as const;

for (const [path, scripts] of casesOf(cases, (_case, index) => index === 0)) {
  test(`the tag's nonce is on every tag that is added, script-src ${scripts}`, async ({
    page,
    complaints,
    requests,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchViolations(page);
    await vary(page, { tag, policy: policyWith(scripts), change: withNonce });
    await openPage(page, path);
    await page.locator('.cookie-notice .cm-btn-success').click();
    await endIntro(page);
    await startAll(page);
    // A visit of this page in each of its states breaks no policy either: tests/pages/visit.spec.ts.
    if (isLong) for await (const { name } of statesOf(page)) expect(name).not.toBe('');
    expect(requests.map(({ host }) => host)).toEqual(
      expect.arrayContaining(['www.googletagmanager.com', 'maps.googleapis.com']),
    );
    const nonces = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('script, link[rel="stylesheet"]')].map(
        (element) => element.nonce,
      ),
    );
    // The tag, the theme and the map's service; that of analytics goes when it has run, and the
    // styles of the sections need no tag.
    expect(nonces.length).toBeGreaterThanOrEqual(3);
    expect(new Set(nonces)).toEqual(new Set([nonce]));
    expect(await violations(page)).toEqual([]);
    expect(complaints.filter((line) => !/status( of)? 503/.test(line))).toEqual([]);
  });
}

test('a script that waits for consent runs with its nonce and the policy of Trusted Types', {
  tag: '@long',
}, async ({ page, openFragment, complaints }) => {
  await watchViolations(page);
  const policy = `script-src 'nonce-${nonce}'; require-trusted-types-for 'script'; trusted-types`;
  await answerWith(page, '**/held.js', 'document.title = "address"', 'text/javascript');
  await openFragment(
    `<script type="text/plain" nonce="${nonce}" data-type="text/javascript" data-name="analytics" data-src="/held.js"></script>
    <script type="text/plain" nonce="${nonce}" data-type="text/javascript" data-name="analytics">document.title += ' text'</script>`,
    {
      head: `<meta http-equiv="Content-Security-Policy" content="${policy} auftritt-consent">`,
      script: `<script type="module" nonce="${nonce}" src="/assets/auftritt.js"></script>`,
    },
  );
  await page.locator('.cookie-notice .cm-btn-success').click();
  await expect(page).toHaveTitle('address text');
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

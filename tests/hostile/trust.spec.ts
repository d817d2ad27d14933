import type { Page } from '@playwright/test';
import { drawn, map } from '../sections/map/on-page.js';
import { accepted } from '../support/consent.js';
import { rest } from '../support/rest.js';
import { answerWith } from '../support/routes.js';
import { mapsSource } from '../support/services/maps.js';
import { expect, id, test } from '../support/services/outside.js';
import { openPage } from '../support/site.js';
import { answer, type Comment, comments, evil, held, json, nonce, scripts } from './comments.js';

/** No `base-uri`, so that a `base` may be tried too. */
const strict = `script-src 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'`;
const types = 'auftritt auftritt-consent auftritt-lightbox auftritt-map auftritt-analytics';
const policies = {
  'a nonce and strict-dynamic': strict,
  'Trusted Types too': `${strict}; require-trusted-types-for 'script'; trusted-types ${types}`,
};

/** What varies a comment that the short run tries. */
const variant =
  /jquery|PhotoSwipe|of the site's|swallows|where|of its own|that are HTML|other words|accounts|callback|a held base/i;

/** Opens a page with the comment, and resolves when all of it has had its moment. */
async function open(
  page: Page,
  comment: Comment,
  policy?: string,
  ofTags = `nonce="${nonce}"`,
): Promise<void> {
  const written = `<script type="module" ${ofTags} src="/assets/auftritt.js" ${comment.tag ?? ''}></script>`;
  const { baseURL } = test.info().project.use;
  const brings = `const tag = document.createElement('script'), src = '${baseURL}/assets/auftritt.js';
    tag.src = window.trust?.createScriptURL(src) ?? src;
    document.head.append(tag);`;
  const tag = comment.brought ? `<script ${ofTags}>${brings}</script>` : written;
  const isLate = comment.late || comment.brought;
  const own = `<script ${ofTags}>window.trust = window.trustedTypes?.createPolicy('site', { createHTML: (text) => text, createScriptURL: (text) => text });</script>`;
  const body = `<!doctype html><html lang="en"><head><title>x</title><link rel="stylesheet" href="/assets/auftritt.css">
    ${isLate ? '' : own}${comment.head ?? ''}${isLate ? '' : tag}</head><body>${comment.html}
    <script src='${baseURL}/own.js' ${ofTags.replaceAll('"', "'")}></script>${isLate ? own + tag : ''}</body></html>`;
  await page.route('**/trust/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy
        ? {
            'Content-Security-Policy': policy.replace(
              'trusted-types auftritt ',
              'trusted-types site auftritt ',
            ),
          }
        : {},
      body,
    }),
  );
  await openPage(page, '/trust/');
  await rest(page);
  await comment.act?.(page);
  await rest(page);
}

test.use({ earlierAnswer: accepted });

test.beforeEach(async ({ page }) => {
  await answerWith(page, '**/own.js', '', 'text/javascript');
  await answerWith(page, '**/framed/', `<p>framed</p>${scripts}`);
  await answerWith(page, '**/call/**', answer);
  await page.route('**/vendor/**', (route) =>
    route.fulfill({
      path: `node_modules${new URL(route.request().url()).pathname.replace('/vendor', '')}`,
    }),
  );
});

for (const [words, policy] of Object.entries(policies)) {
  for (const [what, comment] of Object.entries(comments)) {
    test(`${what} in a comment runs and loads nothing: ${words}`, {
      tag: policy === strict && !variant.test(what) ? [] : '@long',
    }, async ({ page }) => {
      const arrived: string[] = [];
      page.on('response', (response) => arrived.push(response.url()));
      await open(page, comment, policy);
      const isTheirs = ({ host, pathname }: URL): boolean =>
        host === 'evil.example' || pathname.startsWith('/uploads/');
      expect(
        arrived
          .map((url) => new URL(url))
          .filter(isTheirs)
          .map(String),
      ).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'executed'))).toBeUndefined();
      expect(new URL(page.url()).pathname).toBe('/trust/');
      if (!comment.html.includes('<base href'))
        expect(await page.evaluate(() => document.baseURI)).not.toContain('evil.example');
    });
  }
}

/** Elements and frames of the names of globals, which a comment may have. */
const clobbers = [
  'auftritt',
  'google',
  'jQuery',
  'dataLayer',
  'gtag',
  'initMap',
  'trustedTypes',
  'gm_authFailure',
]
  .map(
    (name) =>
      `<iframe hidden name="${name}" src="https://evil.example/"></iframe><form id="${name}"></form>`,
  )
  .join('');

const site = 'https://site.example';

/** What the page's own code has done, in order. */
const ran = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'ran'));
const order = (what: string): string => `(window.ran ??= []).push('${what}')`;

for (const [words, policy] of Object.entries(policies)) {
  test(`what has the nonce runs beside such comments: ${words}`, {
    tag: policy === strict ? [] : '@long',
  }, async ({ page, complaints, requests }) => {
    await answerWith(page, `${site}/held.js`, order('address'), 'text/javascript');
    await answerWith(page, `${site}/maps**`, mapsSource, 'text/javascript');
    const own = `nonce="${nonce}"`;
    await open(
      page,
      {
        late: true,
        tag: `data-analytics-id="${id}"`,
        html: `${clobbers}${json({ 'maps-src': evil, 'maps-key': 'x' })}
          <script src="/auftritt.js" data-plugin="x" data-analytics-src="${evil}"></script>
          ${json({ 'maps-key': 'key-1', 'maps-src': `${site}/maps` }, own)}${map}
          ${held(own, order('code'))}${held(`${own} data-src="${site}/held.js"`)}
          ${held(`${own} data-type="module"`, order('module'))}${held(`data-src="${evil}"`)}`,
      },
      policy,
    );
    await drawn(page);
    await expect.poll(() => ran(page)).toEqual(['code', 'address', 'module']);
    const asked = requests.map(({ host, pathname }) => host + pathname);
    expect(asked).toEqual(expect.arrayContaining(['www.google-analytics.com/g/collect']));
    const told = complaints.filter((line) => line.startsWith('auftritt: '));
    expect(told.map((line) => line.replace(/ (JSHandle@node|<script.*)$/s, '')).sort()).toEqual([
      'auftritt: consent: code that waits for consent is not released: it lacks the nonce of the page',
      'auftritt: data-auftritt: it stands on more than one script, and the first one counts',
    ]);
  });
}

for (const [words, policy] of [
  ['without a policy', undefined],
  ['under a policy that lists addresses', `script-src 'self' 'unsafe-inline' ${site}`],
] as const) {
  test(`held code and the addresses in JSON need no nonce ${words}`, async ({
    page,
    complaints,
  }) => {
    await answerWith(page, `${site}/held.js`, order('address'), 'text/javascript');
    await answerWith(page, `${site}/maps**`, mapsSource, 'text/javascript');
    const html = `${json({ 'maps-key': 'key-1', 'maps-src': `${site}/maps` })}${map}
      ${held('', order('code'))}${held(`data-src="${site}/held.js"`)}`;
    await open(page, { html }, policy, '');
    await drawn(page);
    await expect.poll(() => ran(page)).toEqual(['code', 'address']);
    expect(complaints).toEqual([]);
  });
}

test('JSON without the nonce of the tag names no code, and says so', async ({
  page,
  complaints,
}) => {
  const html = json({ 'maps-key': 'k', 'analytics-id': 'G-1', 'privacy-url': '/policy/' });
  await open(page, { html }, strict);
  await expect
    .poll(() =>
      complaints
        .filter((line) => line.startsWith('auftritt: '))
        .map((line) => line.split(':').slice(1, 3).join(':')),
    )
    .toEqual([
      ' data-auftritt: maps-key is not taken',
      ' data-auftritt: analytics-id is not taken',
    ]);
});

import { accepted, answerConsent, declined } from '../../support/consent.js';
import { hold } from '../../support/routes.js';
import { gtagScript } from '../../support/services/gtag.js';
import { expect, id, test } from '../../support/services/outside.js';
import { running, unconfigured } from '../../support/site.js';
import { answerElsewhere } from '../consent/purposes.js';

const tag = `data-analytics-id="${id}"`;
const link = '<button class="analytics-opt-out">Opt out</button>';
const flag = `ga-disable-${id}`;

const confirmation = 'Die Webanalyse ist für diesen Browser ausgeschaltet.';

test.describe('with consent', () => {
  test.use({ earlierAnswer: accepted });

  test('the service is loaded and one page view with an anonymised IP address is sent', async ({
    openFragment,
    requests,
    complaints,
  }) => {
    await openFragment(link, { tag });
    await expect.poll(() => requests.length).toBe(2);
    expect(requests[0]?.href).toBe(`${gtagScript}?id=${id}`);
    const sent = Object.fromEntries(requests[1]?.searchParams ?? []);
    expect(sent).toEqual({ v: '2', tid: id, en: 'page_view', aip: '1' });
    expect(complaints).toEqual([]);
  });

  test('`data-analytics-src` says where the script comes from, and the nonce goes with it', {
    tag: '@long',
  }, async ({ page, openFragment, requests }) => {
    const src = 'https://stats.example/gtag.js?x=1';
    const arrives = await hold(page, `${src}**`);
    await openFragment(link, { tag: `${tag} data-analytics-src="${src}" nonce="abc"` });
    await expect.poll(() => requests[0]?.href).toBe(`${src}&id=${id}`);
    const script = page.locator('script[src^="https://stats.example"]');
    expect(await script.evaluate((element) => element.nonce)).toBe('abc');
    arrives.resolve();
    await expect(script).toHaveCount(0);
  });

  // What else is none: analytics.test.ts.
  test('what is no property id is reported and never used', { tag: '@long' }, async ({
    openFragment,
    requests,
    complaints,
  }) => {
    await openFragment('', { tag: 'data-analytics-id="G-1&quot;&gt;&lt;script&gt;"' });
    await expect.poll(() => complaints).toHaveLength(1);
    expect(complaints[0]).toContain('auftritt: analytics: data-analytics-id');
    expect(requests).toEqual([]);
  });

  test('the opt-out takes effect at once and says so', async ({ page, openFragment, requests }) => {
    await page.addInitScript(() => {
      const written: string[] = [];
      Reflect.set(window, 'written', written);
      const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      Object.defineProperty(Document.prototype, 'cookie', {
        get() {
          return cookie?.get?.call(this);
        },
        set(text: string) {
          written.push(text);
          cookie?.set?.call(this, text);
        },
      });
    });
    await openFragment(link, { tag });
    await expect.poll(() => requests.length).toBe(2);
    await expect(page.getByRole('status')).toHaveText('');
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText(confirmation);

    const written = await page.evaluate(() => Reflect.get(window, 'written'));
    expect(written).toContain(
      `${flag}=true; path=/; expires=Thu, 31 Dec 2099 23:59:59 GMT; sameSite=Lax`,
    );
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.sort()).toEqual([flag, 'klaro']);
    expect(await page.evaluate((name) => Reflect.get(window, name), flag)).toBe(true);
    await page.evaluate(
      (property) => window.gtag?.('config', property, { anonymize_ip: true }),
      id,
    );
    expect(requests).toHaveLength(2);

    await page.reload();
    await expect(page.getByRole('status')).toHaveText(confirmation);
    await running(page, 'analytics', 2);
    expect(await page.evaluate((name) => Reflect.get(window, name), flag)).toBe(true);
    expect(requests).toHaveLength(2);
  });

  test('an opt-out that the browser will not remember is said to be so', { tag: '@long' }, async ({
    page,
    start,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    });
    await start('analytics', link, { tag, count: 2 });
    await page.getByRole('button', { name: 'Opt out' }).click();
    await expect(page.getByRole('status')).toContainText('bis Sie diese Seite verlassen');
  });
});

test.describe('consent that is withdrawn while the script of the service is under way', () => {
  test.use({ earlierAnswer: accepted });

  for (const [when, arrivesBetween] of [
    ['before it arrives', false],
    ['after it has arrived', true],
  ] as const) {
    test(`and is given again ${when} counts the page once`, {
      tag: arrivesBetween ? '@long' : [],
    }, async ({ page, start, requests }) => {
      const held = await hold(page, `${gtagScript}**`);
      const views = () => requests.filter(({ searchParams }) => searchParams.get('en'));
      const arrives = page.waitForResponse(`${gtagScript}**`);
      await start('analytics', link, { tag });
      await expect.poll(() => requests.length).toBe(1);
      const arrive = async () => {
        held.resolve();
        await (await arrives).finished();
        await page.waitForFunction(() => window.dataLayer?.push !== Array.prototype.push);
      };
      await answerElsewhere(page, { analytics: false });
      if (arrivesBetween) {
        await arrive();
        expect(views()).toEqual([]);
      }
      await answerElsewhere(page, { analytics: true });
      if (!arrivesBetween) await arrive();
      await expect.poll(() => views().length).toBe(1);
      await answerElsewhere(page, { analytics: false });
      await answerElsewhere(page, { analytics: true });
      expect(views()).toHaveLength(1);
      expect(requests.filter(({ href }) => href.startsWith(gtagScript))).toHaveLength(1);
    });
  }
});

test.describe('without consent', () => {
  test('nothing is loaded before an answer, and the service is told to be silent', async ({
    page,
    start,
    requests,
  }) => {
    await start('analytics', link, { tag, count: 2 });
    expect(requests).toEqual([]);
    expect(await page.evaluate((name) => Reflect.get(window, name), flag)).toBe(true);
  });

  test('cookies that the service left are removed once consent is declined', async ({
    context,
    baseURL,
    start,
    requests,
  }) => {
    const url = `${baseURL}`;
    const left = ['_ga', '_ga_TEST12345', '_gid', '_gat_UA', '_gallery'];
    await context.addCookies(left.map((name) => ({ name, value: '1', url })));
    await answerConsent(context, url, declined);
    await start('analytics', link, { tag, count: 2 });
    const names = async () => (await context.cookies()).map(({ name }) => name).sort();
    await expect.poll(names).toEqual(['_gallery', 'klaro']);
    expect(requests).toEqual([]);
  });
});

test('where no analytics is configured the link says so', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await openFragment(link);
  await page.getByRole('button', { name: 'Opt out' }).click();
  await expect(page.getByRole('status')).toContainText('keine Webanalyse');
  await unconfigured(page, 'analytics', 'the tag lacks data-analytics-id');
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(link);
});

test('released, nothing of it stays', async ({ page, start, context, baseURL }) => {
  await answerConsent(context, `${baseURL}`, accepted);
  await start('analytics', link, { tag, count: 2 });
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(link);
  await expect(page.locator(`script[src^="${gtagScript}"]`)).toHaveCount(0);
});

import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { checkPage } from '../support/check-page.js';
import { answerConsent } from '../support/consent.js';
import { casesOf } from '../support/extent.js';
import { type FragmentOptions, fragmentHtml } from '../support/fragment-html.js';
import { strictPolicy } from '../support/policy.js';
import { answerWith } from '../support/routes.js';
import { expect, id, test } from '../support/services/outside.js';
import { idle, ready, running, statesOn } from '../support/site.js';

/** The rows of docs/troubleshooting.md: symptom, line of the console, rule. */
const rows = readFileSync('docs/troubleshooting.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const symptom = section.slice(0, section.indexOf('\n'));
    const cells = [...section.matchAll(/^\| (?!console|---)(.*?) \| (.*?) ?\| .* \|$/gm)];
    return cells.map(([, said = '', rule = '']) => ({
      symptom,
      line: said === 'nothing' ? undefined : said.replaceAll('`', ''),
      rule: /#([\w-]+)/.exec(rule)?.[1],
    }));
  });

/** A page with one mistake. */
interface Mistake extends FragmentOptions {
  readonly body: string;
  readonly policy?: string;
  /** The visitor has answered the notice. */
  readonly answered?: true;
  /** Where the page is opened from, when it is not the server. */
  readonly disk?: true;
  /** What no server has. */
  readonly missing?: string;
  /** Resolves when the symptom can be seen. */
  see(page: Page): Promise<void>;
}

const image = '<img src="data:," alt="" width="9" height="9">';
const slider = `<div class="image-slider">${image}${image}</div>`;
const picture = '<a data-fancybox href="/one.jpg">One</a>';
const category = (content: string, address = '/?type=7'): string =>
  `<div class="category-gallery"><input type="hidden" class="reference_request_url" value="${address}">
   <ul class="list_products"><li class="product_reference" data-uid="1" data-color="#c96">${content}</li></ul>
   <div class="gallery-inner"></div></div>`;
const notice = '.cookie-notice';

const isList = async (page: Page): Promise<void> => {
  await expect(page.locator('.slick-track, .slick-arrow')).toHaveCount(0);
};
const fails =
  (behaviour: string) =>
  async (page: Page): Promise<void> => {
    await expect.poll(() => statesOn(page, behaviour)).toContain('failed');
  };
const nothingRuns = async (page: Page): Promise<void> => {
  await idle(page);
  expect(await page.evaluate(() => window.auftritt)).toBeUndefined();
};

/** One page for each row, in the same order. */
const mistakes: readonly Mistake[] = [
  {
    body: slider,
    script: '<script type="module" src="/asset/auftritt.js"></script>',
    see: nothingRuns,
  },
  {
    body: slider,
    script: `<script type="module" src="${pathToFileURL('dist/auftritt.js')}"></script>`,
    disk: true,
    see: nothingRuns,
  },
  { body: slider, script: '', see: nothingRuns },
  {
    body: slider,
    tag: 'data-disable="image-slider"',
    async see(page) {
      await ready(page);
      expect(await statesOn(page, 'image-slider')).toEqual([]);
      await isList(page);
    },
  },
  {
    body: `<div style="height: 5000px"></div>${slider}`,
    async see(page) {
      await ready(page);
      expect(await statesOn(page, 'image-slider')).toEqual(['waiting']);
      await isList(page);
    },
  },
  {
    body: '<div class="image-slider"><p>Alone</p></div>',
    async see(page) {
      await expect.poll(() => statesOn(page, 'image-slider')).toEqual(['running']);
      await isList(page);
    },
  },
  {
    body: slider.replace('image-slider', 'images-slider'),
    async see(page) {
      await ready(page);
      expect(await statesOn(page, 'image-slider')).toEqual([]);
      await isList(page);
    },
  },
  {
    body: slider,
    missing: '**/assets/chunks/**',
    async see(page) {
      await fails('image-slider')(page);
      await isList(page);
    },
  },
  {
    body: slider.replace('image-slider', 'image-slider slick-initialized'),
    async see(page) {
      await fails('image-slider')(page);
      await isList(page);
    },
  },
  {
    body: '<div class="downloads"><button class="downloads__toggle" type="button">Files</button></div>',
    see: fails('downloads'),
  },
  {
    tag: `data-selectors='{"form": ".contact"}'`,
    body: '<div class="contact"><form><input aria-label="Name"></form></div>',
    async see(page) {
      await page.getByLabel('Name').focus();
      await fails('form')(page);
    },
  },
  {
    body: picture.replace('/one.jpg', '#'),
    async see(page) {
      await page.locator('[data-fancybox]').hover();
      await fails('lightbox')(page);
    },
  },
  {
    body: category('Lamps'),
    see: (page) => page.locator('.product_reference').hover(),
  },
  {
    body: category('<a href="/lamps/">Lamps</a>', 'https://other.example/'),
    see: fails('category-gallery'),
  },
  {
    body: '<p>Text</p>',
    tag: `data-analytics-id="${id}"`,
    answered: true,
    async see(page) {
      await idle(page);
      await expect(page.locator(notice)).toHaveCount(0);
      await page.context().clearCookies({ name: 'klaro' });
      await page.reload();
      await expect(page.locator(notice)).toBeVisible();
    },
  },
  {
    body: '<p>Text</p>',
    async see(page) {
      await idle(page);
      await expect(page.locator(notice)).toHaveCount(0);
    },
  },
  {
    body: '<p>Text</p>',
    tag: `data-analytics-id="${id}" data-disable="consent"`,
    async see(page) {
      await idle(page);
      await expect(page.locator(notice)).toHaveCount(0);
    },
  },
  {
    body: `${picture}<script>
      document.addEventListener('click', (event) => {
        if (event.target.closest('[data-fancybox]')) document.body.append(document.createElement('dialog'));
      }, true);
    </script>`,
    async see(page) {
      await running(page, 'lightbox');
      await page.locator('[data-fancybox]').click();
      await expect(page.locator('.fancybox__dialog')).toBeVisible();
      await expect(page.locator('dialog:not([class])')).toHaveCount(1);
    },
  },
  {
    body: slider,
    script: '<script type="module" src="https://cdn.example/auftritt.js"></script>',
    policy: strictPolicy({ types: [] }),
    see: nothingRuns,
  },
  {
    body: picture,
    policy: strictPolicy({ types: ['auftritt'] }),
    async see(page) {
      await ready(page);
      await page.locator('[data-fancybox]').hover();
    },
  },
];

test.use({ viewport: { width: 700, height: 900 } });

test('every row is tried', () => {
  expect(mistakes).toHaveLength(rows.length);
});

for (const [index, { symptom, line, rule }] of casesOf(
  [...rows.entries()],
  ([number]) => number % 8 === 0,
)) {
  const mistake = mistakes[index];
  if (!mistake) throw new Error(`no page for ${symptom}: ${line ?? 'nothing'}`);

  test(`${symptom}, ${index}: the console says ${line ?? 'nothing'}`, async ({
    page,
    context,
    baseURL,
    complaints,
  }, info) => {
    const html = fragmentHtml(mistake.body, { lang: 'en', ...mistake });
    const { findings } = checkPage({ html, address: 'https://www.example.com/' });
    const found = findings.map((finding) => finding.rule.name);
    expect(found.filter((name) => name === rule)).toEqual(rule ? [rule] : []);

    const url = `${baseURL}/fragment/`;
    if (mistake.answered) await answerConsent(context, url);
    const headers = { ...(mistake.policy && { 'content-security-policy': mistake.policy }) };
    await page.route(url, (route) =>
      route.fulfill({ contentType: 'text/html', body: html, headers }),
    );
    await answerWith(
      page,
      '**/*.jpg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'image/svg+xml',
    );
    if (mistake.missing) await page.route(mistake.missing, (route) => route.abort());
    if (mistake.disk) {
      const file = info.outputPath('page.html');
      await writeFile(file, html);
      await page.goto(pathToFileURL(file).href);
    } else await page.goto(url);

    await mistake.see(page);
    if (line) await expect.poll(() => complaints.join('\n')).toContain(line);
    else expect(complaints).toEqual([]);
  });
}

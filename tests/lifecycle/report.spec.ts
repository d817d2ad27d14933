import { readFileSync } from 'node:fs';
import type { ConsoleMessage, Page } from '@playwright/test';
import { answerWithPackage } from '../support/routes.js';
import { expect, running, test } from '../support/site.js';

const { devDependencies: dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const docs = readFileSync('docs/report.md', 'utf8');

type Row = Readonly<Record<string, unknown>>;

interface Printed {
  readonly title: string;
  readonly behaviours: readonly Row[];
  readonly files: readonly Row[];
  /** The lines below the tables. */
  readonly lines: readonly string[];
}

/** Calls `auftritt.report()` as a developer does on the console, and returns what is printed. */
async function print(page: Page): Promise<Printed> {
  const messages: ConsoleMessage[] = [];
  const note = (message: ConsoleMessage) => messages.push(message);
  page.on('console', note);
  const ended = page.waitForEvent('console', (message) => message.type() === 'endGroup');
  await page.evaluate(() => void window.auftritt?.report());
  await ended;
  page.off('console', note);
  const of = (type: string) => messages.filter((message) => message.type() === type);
  const rows = async (message: ConsoleMessage | undefined): Promise<readonly Row[]> =>
    (await message?.args()[0]?.jsonValue()) ?? [];
  const [behaviours, files] = of('table');
  return {
    title: of('startGroup')[0]?.text() ?? '',
    behaviours: await rows(behaviours),
    files: await rows(files),
    lines: of('log').map((message) => message.text()),
  };
}

const slider = `<div class="image-slider">${'<p>Slide</p>'.repeat(3)}</div>`;
const coverflow = `<div class="coverflow"><ul>${'<li><h3 class="flip-title">Lamp</h3></li>'.repeat(3)}
  </ul></div><div class="coverflow-detail"><h2 class="coverflow-detail__title"></h2></div>`;
const jquery = '<script src="/vendor/jquery.js"></script>';

test.beforeEach(async ({ page }) => {
  await answerWithPackage(page, '**/vendor/jquery.js', 'jquery/dist/jquery.js');
});

test('the report says what runs, with which library, and what it cost', async ({ page, start }) => {
  await start('image-slider', `${slider}<p style="block-size: 400vh"></p>${coverflow}`, {
    tag: 'data-disable="consent"',
  });
  const { title, behaviours, files, lines } = await print(page);
  expect(title).toMatch(/^auftritt \d+\.\d+\.\d+: 2 on this page, 0 failed$/);
  expect(behaviours).toEqual([
    {
      behaviour: 'image-slider',
      element: 'div.image-slider',
      state: 'running',
      why: '',
      library: '',
      'start (ms)': expect.any(Number),
      bytes: expect.any(Number),
    },
    {
      behaviour: 'coverflow',
      element: 'div.coverflow',
      state: 'waiting',
      why: '',
      library: '',
      'start (ms)': '',
      bytes: expect.any(Number),
    },
  ]);
  const file = (name: RegExp) => files.find((each) => name.test(String(each.file)));
  for (const name of [/^chunks\/sliders-/, /^chunks\/row-/]) {
    expect(file(name)?.bytes).toBeGreaterThan(100);
  }
  const parts = files.filter((each) => String(each.for).includes('image-slider'));
  const total = parts.reduce((sum, each) => sum + Number(each.bytes), 0);
  expect(behaviours[0]?.bytes).toBe(total);
  expect(behaviours[0]?.['start (ms)']).toBeGreaterThan(0);
  expect(file(/^chunks\/row/)?.for).toBe('image-slider');
  expect(file(/^auftritt\.js$/)?.for).toBe('the page');
  expect(lines).toEqual(['The page has no jQuery of its own.']);
});

for (const [tag, whose, use] of [
  ['', "the page's jQuery", 'slick and flipster'],
  ['data-jquery="own"', 'our jQuery', 'nothing'],
] as const) {
  test(`the report says that the page's own jQuery is used for ${use}`, { tag: '@long' }, async ({
    page,
    start,
  }) => {
    await start('image-slider', slider + coverflow, { head: jquery, tag });
    await running(page, 'coverflow');
    const { behaviours, files, lines } = await print(page);
    const libraries = behaviours.map(({ library }) => library).filter(Boolean);
    expect(libraries).toEqual([
      `slick ${dependencies['slick-carousel']} on ${whose} ${dependencies.jquery}`,
      `flipster ${dependencies['jquery.flipster']} on ${whose} ${dependencies.jquery}`,
    ]);
    expect(files.some(({ file }) => /jquery/.test(String(file)))).toBe(tag !== '');
    expect(lines).toEqual([`The page's own jQuery ${dependencies.jquery} is used for ${use}.`]);
  });
}

test('the report says what has failed and why, with the element at hand', async ({
  page,
  openFragment,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openFragment('<div class="downloads" id="papers"></div>', {
    tag: 'data-disable="consent"',
  });
  await page.waitForFunction(() =>
    window.auftritt?.instances().some(({ state }) => state === 'failed'),
  );
  const { title, behaviours, lines } = await print(page);
  expect(title).toContain('1 on this page, 1 failed');
  expect(behaviours).toEqual([
    expect.objectContaining({
      behaviour: 'downloads',
      element: 'div#papers.downloads',
      state: 'failed',
      why: 'element lacks .downloads__toggle',
    }),
  ]);
  expect(lines[1]).toMatch(/^downloads: element lacks .downloads__toggle /);
});

test('where the code for the report does not come, the plain lines are printed', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await page.route(/\/chunks\/report/, (route) => route.abort());
  await openFragment(slider);
  const table = page.waitForEvent('console', (message) => message.type() === 'table');
  await page.evaluate(() => void window.auftritt?.report());
  const lines: readonly Row[] = await (await table).args()[0]?.jsonValue();
  expect(lines.map(({ behaviour }) => behaviour)).toContain('image-slider');
});

test('the bundle reports without a file of its own', { tag: '@long' }, async ({ page, start }) => {
  const script = '<script src="/assets/auftritt.bundle.js" defer TAG></script>';
  await start('image-slider', slider, { script });
  const { behaviours, files } = await print(page);
  const row = behaviours.find(({ behaviour }) => behaviour === 'image-slider');
  expect(row).toMatchObject({
    library: '',
    bytes: 0,
  });
  expect(files).toEqual([]);
});

test('the snippet of docs/report.md does what it says there', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  const [, snippet = ''] = /^```js\n(.*?)^```$/ms.exec(docs) ?? [];
  await openFragment(`${slider}<div class="coverflow"><ul><li>Oak</li></ul></div>`);
  const failed = () => page.evaluate(`(() => { ${snippet}; return failed; })()`);
  await expect.poll(failed).toEqual(['coverflow: element lacks .coverflow-detail']);
});

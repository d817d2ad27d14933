import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type Browser, expect as browserExpect, chromium, type Page } from '@playwright/test';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../../support/chromium.mjs';
import { answerConsent } from '../../../support/consent.js';
import { casesOf, isLong } from '../../../support/extent.js';
import { buildSite, type Generator, startSite } from '../../../support/generators.mjs';
import { listening } from '../../../support/listening.mjs';
import { misplaced } from '../../../support/placement.js';
import { openPage, running, unconfigured } from '../../../support/site.js';
import { endIntro, startAll } from '../../../support/start-all.js';

const generators: [string, Generator][] = [
  ['Hugo', 'hugo'],
  ['Eleventy', 'eleventy'],
];

/** A host without a backend: it has files, and takes no posts. */
function hostOf(folder: string): ReturnType<typeof listening> {
  const files = sirv(folder);
  const server = createServer((request, response) => {
    const refuse = (status: number) => {
      response.writeHead(status).end();
    };
    if (request.method === 'GET') files(request, response, () => refuse(404));
    else refuse(405);
  });
  return listening(server);
}

/** What each page has to start; what needs a key of a service comes beside it. */
const pages: readonly {
  readonly de: string;
  readonly en: string;
  /** Whether the short run visits it. */
  readonly isShort?: boolean;
  readonly starts: readonly string[];
  readonly lacks?: readonly [behaviour: string, lack: string];
}[] = [
  {
    de: '/alles/',
    en: '/en/everything/',
    isShort: true,
    starts: [
      ...['navigation', 'telephone', 'to-top', 'anchors', 'logo-slider', 'image-slider'],
      ...['lightbox', 'references', 'reference-slider', 'coverflow', 'gallery-elements'],
      ...['downloads', 'consent'],
    ],
    lacks: ['map', 'the tag lacks data-maps-key'],
  },
  { de: '/', en: '/en/', starts: ['intro'] },
  { de: '/leuchten/', en: '/en/lights/', starts: ['category-gallery', 'gallery-slider'] },
  {
    de: '/inspiration/',
    en: '/en/inspiration/',
    starts: ['inspiration-gallery', 'gallery-slider'],
  },
  { de: '/kontakt/', en: '/en/contact/', starts: ['form'] },
  {
    de: '/datenschutz/',
    en: '/en/privacy/',
    starts: [],
    lacks: ['analytics', 'the tag lacks data-analytics-id'],
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

describe.each(generators)('the starter with %s', (_, generator) => {
  let folder: string;
  let host: Awaited<ReturnType<typeof hostOf>>;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    folder = startSite(generator);
    host = await hostOf(buildSite(generator, folder).output);
    // A telephone: the references and the downloads collapse there, and the navigation is a menu.
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    await answerConsent(context, host.origin);
    page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
  });
  afterAll(async () => {
    await page.context().close();
    host.close();
    rmSync(folder, { recursive: true });
  });

  for (const language of isLong ? (['de', 'en'] as const) : (['de'] as const)) {
    it.each(casesOf(pages, ({ isShort }) => isShort === true))(
      `runs every section of $${language}`,
      async ({ [language]: path, starts, lacks }) => {
        await openPage(page, host.origin + path);
        for (const behaviour of starts) await running(page, behaviour);
        if (lacks) {
          // The map waits until it comes into view.
          await page.locator('.map, .analytics-opt-out').scrollIntoViewIfNeeded();
          await unconfigured(page, ...lacks);
        }
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(390);
        expect(complaints).toEqual([]);
      },
    );
  }

  it('shows another category and the way back without a server, and posts nothing', async () => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await openPage(page, `${host.origin}/leuchten/pendelleuchten/`);
    const text = page.locator('.reference_content');
    const choose = page.locator('.product_reference a', { hasText: 'Stehleuchten' });
    await page.evaluate(() => document.documentElement.setAttribute('data-stays', ''));
    await choose.click();
    await browserExpect(text.locator('h2')).toHaveText('Stehleuchten');
    await page.locator('.back-to-category').click();
    await browserExpect(text.locator('h3')).toHaveText(['Pendelleuchten', 'Stehleuchten']);
    await browserExpect(page.locator('html[data-stays]')).toBeAttached();
    await openPage(page, `${host.origin}/inspiration/`);
    await page.locator('.product_reference', { hasText: 'Abend' }).click();
    await browserExpect(page.locator('.gallery-inner h2')).toHaveText('Abend');
    expect(posts).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.runIf(isLong).each([320, 390, 768, 1050, 1440])(
    'has nothing that lies over something, is cut or too small at %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of pages.flatMap(({ de, en }) => [de, en])) {
        await openPage(page, host.origin + path);
        await endIntro(page);
        expect(await misplaced(page), `${path} before the start`).toEqual([]);
        await startAll(page);
        expect(await misplaced(page), path).toEqual([]);
      }
    },
    300_000,
  );
});

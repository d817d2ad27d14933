// The pages of the documentation's showroom, as its frame shows them: several sections on each framework, and where words
// have the least room, each section by itself.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { shownFrameworks, shownSections, showroomPage } from '../../docs-site/showroom-pages.mjs';
import { frameworks } from '../support/frameworks.mjs';
import { misplaced } from '../support/placement.js';
import { expect, ready, test } from '../support/site.js';
import { endIntro, startAll } from '../support/start-all.js';
import { statesOf } from '../support/states.js';

const cases = shownFrameworks.flatMap(({ name }) =>
  (['de', 'en'] as const).flatMap((language) =>
    [320, 390, 768, 1050, 1440].map((width) => ({ framework: name, language, width })),
  ),
);

/** Answers what the showroom's pages ask for. */
async function serve(page: Page): Promise<void> {
  await page.route('**/docs/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, folder, ...rest] = pathname.slice(1).split('/');
    const file = basename(pathname);
    if (folder !== 'showroom') {
      const at = { auftritt: 'assets' }[folder ?? ''] ?? folder;
      return route.fulfill({ response: await route.fetch({ url: `/${[at, ...rest].join('/')}` }) });
    }
    if (rest.length === 1) {
      const styles = frameworks[file.replace('.css', '')]?.styles();
      const body = styles ?? readFileSync(`docs-site/showroom/${file}`, 'utf8');
      const contentType = file.endsWith('.js') ? 'text/javascript' : 'text/css';
      return route.fulfill({ contentType, body });
    }
    const [language, framework = ''] = rest;
    const name = file.replace('.html', '');
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: showroomPage(framework, name, language === 'de' ? 'de' : 'en'),
    });
  });
}

for (const { framework, language, width } of cases) {
  test(`${framework}, ${language}, ${width} px: nothing lies over anything in the showroom`, {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await serve(page);
    const isNarrowest = language === 'de' && width === 320;
    for (const name of isNarrowest ? shownSections(language) : ['page']) {
      await page.goto(`/docs/showroom/${language}/${framework}/${name}.html`);
      await ready(page);
      await endIntro(page);
      expect.soft(await misplaced(page), `${name} before the start`).toEqual([]);
      await startAll(page);
      expect.soft(await misplaced(page), name).toEqual([]);
      const states = { page: ['navigation'], lightbox: ['lightbox'], form: ['form'] } as const;
      const found = Object.entries(states).find(([each]) => each === name)?.[1] ?? [];
      for await (const { name: state, place } of statesOf(page, found)) {
        const root = state === 'sub-menu open' ? '.main-navigation .is-open > ul' : place;
        expect.soft(await misplaced(page, root), `${name}, ${state}`).toEqual([]);
      }
    }
  });
}

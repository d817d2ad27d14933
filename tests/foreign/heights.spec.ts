// A section keeps its height when it starts, however late that is: a visitor who reads for a while, or whose
// machine is busy, sees nothing move.
import type { JSHandle, Page } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { foreignPage, sections, themes } from '../support/foreign.mjs';
import { rest } from '../support/rest.js';
import { expect, ready, test } from '../support/site.js';

declare global {
  interface Window {
    /** Tells the script what has come into sight since the page was opened. */
    letSee(): void;
  }
}

interface PartOfPage {
  readonly element: Element;
  /** Its HTML's first letters, which name it in a message. */
  readonly start: string;
  /** In px. */
  readonly height: number;
}

/** The intro covers the page. */
const only = sections.map(({ name }) => name).filter((name) => name !== 'intro');

/** Rules for text and boxes that nobody would put beside ours in no layer. */
const isExtreme = (theme: string): boolean => theme === 'loud';

const visits = Object.entries(themes)
  .filter(([theme]) => !isExtreme(theme))
  .flatMap(([theme, { layered: line }]) =>
    [1280, 900, 390, 320].map((width) => ({ theme, width, layered: line !== undefined })),
  );

const inShort = ['wordpress 900'];

/** Keeps from the script what comes into sight. */
const holdSight = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const Own = window.IntersectionObserver;
    const held: (() => void)[] = [];
    let isHeld = true;
    window.letSee = () => {
      isHeld = false;
      for (const tell of held) tell();
    };
    window.IntersectionObserver = class extends Own {
      constructor(see: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const tell: IntersectionObserverCallback = (entries, observer) => {
          if (isHeld) held.push(() => see(entries, observer));
          else see(entries, observer);
        };
        super(tell, { ...options, rootMargin: '20000px' });
      }
    };
  });
};

/** The header and the sections of the page, as they are before anything has started. */
const partsOf = (page: Page): Promise<JSHandle<PartOfPage[]>> =>
  page.evaluateHandle(() => {
    const parts = document.querySelectorAll('header, main > *, main [style*="margin-block: 32px"]');
    return [...parts].map((element) => ({
      element,
      start: (element.firstElementChild ?? element).outerHTML.slice(0, 60),
      height: element.getBoundingClientRect().height,
    }));
  });

/** The parts whose height has changed by more than a rounding, each with both heights in px. */
const changedOf = (parts: JSHandle<PartOfPage[]>): Promise<string[]> =>
  parts.evaluate((all) =>
    all.flatMap(({ element, start, height }) => {
      const now = element.getBoundingClientRect().height;
      return Math.abs(now - height) > 1 ? [`${start}: ${height} px → ${now} px`] : [];
    }),
  );

for (const { theme, width, layered } of casesOf(visits, ({ theme, width }) =>
  inShort.includes(`${theme} ${width}`),
)) {
  test(`${theme}, ${width} px: sections that start late keep their heights`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/foreign/', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: foreignPage({ theme, layered, only }),
      }),
    );
    await holdSight(page);
    await page.goto('/foreign/');
    await ready(page);
    await rest(page);
    await page.evaluate(async () => {
      const images = [...document.images].filter((image) => image.getAttribute('src'));
      for (const image of images) image.loading = 'eager';
      // A picture that does not load has no height to wait for.
      await Promise.all(images.map((image) => image.decode().catch(() => {})));
      // As long as the first styles wait for the script.
      for (const animation of document.getAnimations()) animation.finish();
    });
    const parts = await partsOf(page);
    await page.evaluate(() => window.letSee());
    await page.locator('.slick-initialized').first().waitFor();
    await page.locator('.flipster').waitFor();
    await rest(page);
    expect(await changedOf(parts)).toEqual([]);
  });
}

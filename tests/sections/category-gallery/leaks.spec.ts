import type { Page } from '@playwright/test';
import { isLong } from '../../support/extent.js';
import { categoryGallery } from '../../support/galleries.js';
import { holdings } from '../../support/leaks.js';
import { expect, test as pageTest, running } from '../../support/site.js';

/** How often the category is changed between two looks at what the page holds. */
const changes = isLong ? 501 : 101;

/** How many bytes so many changes may keep. */
const kept = 400 * changes;

/** Chooses one category after another, each when the one before has been shown. */
const change = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const links = document.querySelectorAll<HTMLElement>('.list_products a');
    for (let index = 0; index < count; index += 1) {
      const replaced = new Promise((resolve) => {
        addEventListener('auftritt:replaced', resolve, { once: true });
      });
      links[(index + 1) % links.length]?.click();
      await replaced;
    }
  }, times);

const slides = (uid: string): string => `
  <div class="gallery-inner"><div class="gallery-slider">
    <a href="/a.png?${uid}" data-fancybox="g">a</a><a href="/b.png" data-fancybox="g">b</a>
  </div></div>
  <div class="reference_content"><a href="tel:+49 (0)30 1">Call</a><a href="#gallery">Up</a></div>`;

pageTest(
  `${changes} changes leave heap, nodes and listeners where they were after the first 20`,
  { tag: '@long' },
  async ({ page, start }) => {
    // Answered in the page, so that nothing of the tool's is counted.
    await page.addInitScript((html) => {
      const headers = { 'Content-Type': 'text/html' };
      Object.assign(window, { fetch: async () => new Response(html, { headers }) });
    }, slides('1'));
    await page.clock.install({ time: 0 });
    await start('category-gallery', categoryGallery);
    const changed = async (times: number) => {
      await change(page, times);
      await running(page, 'gallery-slider');
      await running(page, 'lightbox', 2);
      await page.clock.runFor(2000);
      return holdings(page);
    };
    const early = await changed(20);
    const late = await changed(changes);
    let last = late;
    let growth = Number.POSITIVE_INFINITY;
    // What each change keeps shows in every window. What the engine compiles, and keeps, shows in
    // some of them, and ever less.
    for (let window = 0; window < 16 && growth >= kept; window += 1) {
      const next = await changed(changes);
      growth = Math.min(growth, next.heap - last.heap);
      last = next;
    }
    for (const { nodes, listeners } of [late, last]) {
      expect(Math.abs(nodes - early.nodes)).toBeLessThan(20);
      expect(Math.abs(listeners - early.listeners)).toBeLessThan(20);
    }
    expect(late.heap - early.heap).toBeLessThan(1_500_000);
    expect(growth).toBeLessThan(kept);
  },
);

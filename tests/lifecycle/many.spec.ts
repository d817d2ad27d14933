import type { Page } from '@playwright/test';
import { downloads } from '../support/markup.js';
import { expect, idle, test } from '../support/site.js';
import { startAll } from '../support/start-all.js';

/** The kinds that wait for what another kind does, too. The others are of the long run. */
const short = /lightbox|references|held/;

/** What a page can have hundreds of → one of them. */
const kinds: Readonly<Record<string, (index: number) => string>> = {
  'lightbox links': (index) => `<a href="/media/${index}.webp" data-fancybox="g">${index}</a>`,
  'lightbox openers': () => '<button data-fancybox-trigger="g">Open</button>',
  references: (index) =>
    `<article class="references"><div class="reference"><h3><button class="reference__toggle">${index}</button></h3><div class="reference__body">Text</div></div></article>`,
  'references with columns': () =>
    '<section class="references"><p class="reference-column">1</p><p class="reference-column is-hidden">2</p><a class="references__more" href="/more/">More</a></section>',
  downloads: () => downloads,
  collapses: (index) =>
    `<div><button data-collapse>${index}</button><p data-collapse-body>Text</p></div>`,
  'drop-downs': (index) =>
    `<div><button data-dropdown>${index}</button><ul data-dropdown-menu><li><a href="/a/">A</a></li></ul></div>`,
  tabs: (index) =>
    `<div><ul data-tabs><li><a href="#a${index}">A</a></li><li><a href="#b${index}">B</a></li></ul><p id="a${index}" data-tab-panel>A</p><p id="b${index}" data-tab-panel>B</p></div>`,
  'settings of cookies': () => '<a class="cookie-settings" href="/cookies/">Cookies</a>',
  'held scripts': () => '<script type="text/plain" data-name="analytics">0</script>',
  'held frames': () => '<iframe title="Film" data-name="films" data-src="/film/"></iframe>',
  telephones: (index) => `<a href="tel:+49 ${index}">Call</a>`,
  anchors: () => '<p><a href="#end">End</a></p>',
};

/** Counts how many elements the page's searches have to look at. */
async function countSearched(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let searched = 0;
    const inside = (root: ParentNode): number =>
      root instanceof Element || root instanceof Document
        ? root.getElementsByTagName('*').length
        : 0;
    for (const prototype of [Element.prototype, Document.prototype]) {
      const { querySelector, querySelectorAll } = prototype;
      Object.assign(prototype, {
        querySelector(this: ParentNode, selector: string): Element | null {
          const found = querySelector.call(this, selector);
          // A search for one ends where it finds it.
          if (!found) searched += inside(this);
          return found;
        },
        querySelectorAll(this: ParentNode, selector: string): NodeListOf<Element> {
          searched += inside(this);
          return querySelectorAll.call(this, selector);
        },
      });
    }
    Object.assign(window, { searched: () => searched });
  });
  return () =>
    page.evaluate(() => {
      const searched: unknown = Reflect.get(window, 'searched');
      return typeof searched === 'function' ? Number(searched()) : Number.NaN;
    });
}

// A start that searches the page, and not its element alone, makes the time of a long page grow by its square.
for (const [kind, one] of Object.entries(kinds)) {
  test(
    `twice as many have the start search twice as much: ${kind}`,
    short.test(kind) ? {} : { tag: '@long' },
    async ({ page, openFragment }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      const searched = await countSearched(page);
      const startWith = async (count: number): Promise<number> => {
        const many = Array.from({ length: count }, (_, index) => one(index)).join('');
        await openFragment(
          `<ul class="language-menu"><li class="active">DE</li></ul><main>${many}<p id="end">End</p></main>`,
        );
        await startAll(page);
        await idle(page);
        return searched();
      };
      const few = await startWith(40);
      const many = await startWith(80);
      expect(many / few).toBeLessThan(2.3);
    },
  );
}

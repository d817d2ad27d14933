import type { BehaviourName } from '../../src/contract.js';
import { isLong } from '../support/extent.js';
import { expectQuiet, fileFaults, states, visibleTexts, visitAll } from '../support/faults.js';
import { installProbe } from '../support/page-content.js';
import { expect, ready, test } from '../support/site.js';

interface Kind {
  /** The file's name without its hash, in `chunks/` or `styles/`. */
  readonly file: string;
  /** A static page that asks for it. */
  readonly path: string;
  /** The behaviours that do not start without it; undefined for all that are loaded. */
  readonly failing?: readonly BehaviourName[];
  /** Whether the page goes without `auftritt.css`. */
  readonly unstyled?: true;
  /** Attributes of the tag, beside those of the page. */
  readonly tag?: string;
}

/** What is asked for only of a visitor who has not answered yet. */
const asking = ['klaro', 'analytics'];
/** What is part of the entry. */
const atHand = ['telephone', 'anchors', 'to-top'];
const sliders = ['image-slider', 'logo-slider', 'reference-slider'] as const;
const styled = { unstyled: true } as const;

/** Every file that the script asks for by itself. */
const kinds: readonly Kind[] = [
  { file: 'jquery.module', path: '/home/referenzen/', failing: sliders },
  { file: 'slick', path: '/en/home/references/', failing: sliders },
  { file: 'logo-slider', path: '/home/referenzen/', failing: ['logo-slider'] },
  {
    file: 'sliders',
    path: '/en/home/references/',
    failing: ['image-slider', 'reference-slider'],
  },
  { file: 'complete-page', path: '/home/downloads/' },
  { file: 'navigation', path: '/home/referenzen/', failing: ['navigation'] },
  { file: 'collapsibles', path: '/en/home/references/', failing: ['references'] },
  { file: 'lightbox', path: '/home/referenzen/', failing: ['lightbox'] },
  { file: 'collapsibles', path: '/home/downloads/', failing: ['downloads'] },
  { file: 'gallery-elements', path: '/home/raeume/', failing: ['gallery-elements'] },
  { file: 'flipster', path: '/home/kollektion/', failing: ['coverflow'] },
  { file: 'coverflow', path: '/en/home/collection/', failing: ['coverflow'] },
  { file: 'micro-roots', path: '/home/produkte/', failing: ['category-gallery'] },
  { file: 'micro-roots', path: '/en/home/inspiration/', failing: ['inspiration-gallery'] },
  { file: 'micro-roots', path: '/home/kontakt/', failing: ['form'] },
  { file: 'sliders', path: '/home/inspiration/', failing: ['gallery-slider'] },
  { file: 'map', path: '/home/kontakt/', failing: ['map'] },
  { file: 'intro', path: '/home/', failing: ['intro'] },
  { file: 'consent', path: '/home/impressum/', failing: ['consent'] },
  {
    file: 'analytics',
    path: '/en/home/imprint/',
    failing: ['analytics'],
    tag: 'data-analytics-id="G-1"',
  },
  { file: 'klaro', path: '/home/impressum/', failing: ['consent'] },
  { file: 'diagnostics', path: '/home/impressum/', failing: [], tag: 'data-disable="mapp"' },
  { file: 'on-demand', path: '/home/downloads/', ...styled },
  { file: 'page', path: '/en/home/downloads/', ...styled },
  { file: 'slick', path: '/home/referenzen/', failing: sliders, ...styled },
  { file: 'lightbox', path: '/en/home/references/', failing: ['lightbox'], ...styled },
  { file: 'flipster', path: '/home/kollektion/', failing: ['coverflow'], ...styled },
  { file: 'category-gallery', path: '/home/produkte/', failing: ['category-gallery'], ...styled },
];

/** The ordinary command tries each file with one fault, in turn; a long run with all of them. */
const faults = Object.entries(fileFaults);

for (const [index, { file, path, failing, unstyled, tag = '' }] of kinds.entries()) {
  const folder = unstyled && file !== 'on-demand' ? 'styles' : 'chunks';
  const asked = new RegExp(`/assets/${folder}/${file.replace('.', '\\.')}-[A-Z0-9]{8}\\.(js|css)`);
  const tried = isLong ? faults : faults.slice(index % faults.length).slice(0, 1);

  for (const [what, fault] of tried) {
    test.describe(() => {
      test.use(asking.includes(file) ? { earlierAnswer: 'none' } : {});

      test(`a request for ${folder}/${file} of ${path} that ${what} costs ${failing ?? 'all'}`, async ({
        page,
        complaints,
      }) => {
        await installProbe(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 390, height: 800 });
        await page.route(`**${path}`, async (route) => {
          const response = await route.fetch();
          const html = (await response.text())
            .replace('<script type="module"', `$& ${tag}`)
            .replace(unstyled ? '<link rel="stylesheet" href="/assets/auftritt.css">' : '', '');
          await route.fulfill({ response, body: html });
        });
        const requests: string[] = [];
        await page.route(asked, (route) => {
          requests.push(route.request().url());
          return fault(route);
        });
        await page.goto(path);
        await ready(page);
        await visitAll(page);
        await expect.poll(() => requests.length).toBeGreaterThan(0);
        await page.evaluate(() => window.probe.settle());

        const now = await states(page);
        const harmless = ['klaro', 'diagnostics'].includes(file);
        const half = folder === 'styles' && what === 'brings half a file';
        const costs: readonly string[] =
          harmless || half
            ? []
            : (failing ??
              now.map(({ behaviour }) => behaviour).filter((name) => !atHand.includes(name)));
        for (const { behaviour, state } of now) {
          const expected = costs.includes(behaviour) ? ['failed'] : ['running', 'waiting'];
          expect(expected, behaviour).toContain(state);
        }
        const failed = now.filter(({ state }) => state === 'failed').length;
        await expectQuiet(page, complaints, failing ?? costs);
        // Each element asks for it, once more under another address, and then no more.
        expect(requests.length).toBeLessThanOrEqual(2 * Math.max(1, failed));

        const words = await page.evaluate(() => window.probe.kept());
        const texts = half ? [] : await visibleTexts(page, failing ?? []);
        await page.evaluate(() => {
          window.auftritt?.release();
          document.documentElement.classList.remove('auftritt');
        });
        const server = await page.evaluate(() => window.probe.kept());
        expect(server.filter((word) => !words.includes(word))).toEqual([]);
        if (half || harmless) return;
        const visible = await visibleTexts(page, failing ?? []);
        expect(visible.filter((text) => !texts.includes(text))).toEqual([]);
      });
    });
  }
}

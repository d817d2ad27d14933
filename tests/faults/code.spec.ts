import type { Page } from '@playwright/test';
import { endAnimations } from '../support/animations.js';
import { chunkOf, nameOf, preload } from '../support/built-files.js';
import type { BehaviourName } from '../support/contract.js';
import { isLong } from '../support/extent.js';
import {
  expectQuiet,
  fileFaults,
  states,
  touchAll,
  visibleTexts,
  visitAll,
} from '../support/faults.js';
import { downloads } from '../support/markup.js';
import { installProbe } from '../support/page-content.js';
import { answerWith, hold } from '../support/routes.js';
import { expect, openPage, ready, test } from '../support/site.js';
import { vary } from '../support/static-pages.js';

interface Kind {
  /** The file's name without its hash. */
  readonly file: string;
  /** A static page that asks for it. */
  readonly path: string;
  /** Whether the page goes without `auftritt.css`. */
  readonly unstyled?: true;
  /** Attributes of the tag, beside those of the page. */
  readonly tag?: string;
  /** What has to be pressed before the page asks for it. */
  readonly press?: string;
}

/** The behaviours that a script may take with it: those that the manifest has it for. */
const usersOf = (file: string): BehaviourName[] =>
  (Object.keys(preload) as BehaviourName[]).filter((name) =>
    preload[name].some((path) => nameOf(path) === file),
  );

/** What is asked for only of a visitor who has not answered yet. */
const asking = ['klaro-dialog', 'analytics', 'answers', 'consent', 'overlays'];
const gallery = chunkOf('category-gallery');

/** Files that the script asks for by itself, of each kind: core, shared, sections, roots, services. */
const kinds: readonly Kind[] = [
  { file: 'row', path: '/home/referenzen/' },
  { file: 'sliders', path: '/en/home/references/' },
  { file: 'navigation', path: '/home/referenzen/' },
  { file: chunkOf('to-top'), path: '/home/impressum/' },
  { file: chunkOf('anchors'), path: '/home/impressum/' },
  { file: 'scrolling', path: '/home/impressum/' },
  { file: 'references', path: '/en/home/references/' },
  { file: 'collapsible', path: '/home/downloads/' },
  { file: 'core', path: '/en/home/references/' },
  { file: 'lightbox', path: '/home/referenzen/' },
  { file: 'fancybox', path: '/en/home/references/' },
  { file: 'downloads', path: '/home/downloads/' },
  { file: 'slider-autoplay', path: '/home/' },
  { file: 'gallery-elements', path: '/home/raeume/' },
  { file: 'coverflow', path: '/en/home/collection/' },
  { file: gallery, path: '/home/produkte/' },
  { file: chunkOf('form'), path: '/home/kontakt/' },
  { file: 'map', path: '/home/kontakt/' },
  { file: 'intro', path: '/home/' },
  { file: 'answers', path: '/home/impressum/' },
  { file: 'consent', path: '/home/impressum/' },
  { file: 'overlays', path: '/home/impressum/' },
  { file: 'telephone', path: '/home/kontakt/' },
  { file: 'trusted-types', path: '/home/produkte/' },
  { file: 'analytics', path: '/en/home/imprint/', tag: 'data-analytics-id="G-1"' },
  { file: 'klaro-dialog', path: '/home/impressum/', press: '.cookie-notice .cn-learn-more' },
  { file: 'diagnostics', path: '/home/impressum/', tag: 'data-disable="mapp"' },
  { file: 'first-paint', path: '/home/referenzen/', unstyled: true },
];

/** What costs no more than itself is reported too: the dialog of consent, the moving of logos. */
const told: Readonly<Record<string, BehaviourName>> = {
  'klaro-dialog': 'consent',
  'slider-autoplay': 'logo-slider',
};

test.describe.configure({ mode: 'parallel' });

/** Serves the page with what is changed in it. */
const servePage = (page: Page, { unstyled, tag }: Kind): Promise<void> =>
  vary(page, {
    ...(tag && { tag }),
    change: (html) =>
      html.replace(unstyled ? '<link rel="stylesheet" href="/assets/auftritt.css">' : '', ''),
  });

/** The ordinary command tries every twelfth file with one fault, in turn; a long run each with all of them. */
const faults = Object.entries(fileFaults);

for (const [index, kind] of kinds.entries()) {
  if (!isLong && index % 12 !== 0) continue;
  const { file, path } = kind;
  const failing = usersOf(file);
  const asked = new RegExp(`/assets/chunks/${file.replaceAll('.', '\\.')}-[A-Z0-9]{5,8}\\.js`);
  const tried = isLong ? faults : faults.slice(index % faults.length).slice(0, 1);

  for (const [what, fault] of tried) {
    test.describe(() => {
      test.use(asking.includes(file) ? { earlierAnswer: 'none' } : {});

      test(`a request for ${file} of ${path} that ${what} costs ${failing.join(', ') || 'nothing'}`, async ({
        page,
        complaints,
      }) => {
        await installProbe(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 390, height: 800 });
        await servePage(page, kind);
        const answers: Promise<void>[] = [];
        await page.route(asked, (route) => {
          const answer = fault(route);
          answers.push(answer);
          return answer;
        });
        await openPage(page, path);
        await visitAll(page);
        if (kind.press) await page.locator(kind.press).dispatchEvent('click');
        await expect.poll(() => answers.length).toBeGreaterThan(0);
        // After an answer the page may ask once more.
        for (let answered = 0; answered < answers.length; ) {
          answered = answers.length;
          await Promise.all(answers);
          await page.evaluate(() => window.probe.settle());
        }

        const now = await states(page);
        for (const { behaviour, state } of now) {
          const expected = failing.includes(behaviour)
            ? ['failed']
            : ['running', 'unconfigured', 'waiting'];
          expect(expected, behaviour).toContain(state);
        }
        const failed = now.filter(({ state }) => state === 'failed').length;
        await expectQuiet(page, complaints, [told[file] ?? failing].flat());
        // The page, each element and each press ask for it: beside what imports it, by that, and once more.
        const askers = 1 + failed + (kind.press ? 1 : 0);
        expect(answers.length).toBeLessThanOrEqual(3 * askers);

        await endAnimations(page);
        const words = await page.evaluate(() => window.probe.kept());
        const texts = await visibleTexts(page, failing);
        await page.evaluate(() => {
          window.auftritt?.release();
          document.documentElement.classList.remove('auftritt');
        });
        const server = await page.evaluate(() => window.probe.kept());
        expect(server.filter((word) => !words.includes(word))).toEqual([]);
        if (failing.length === 0) return;
        const visible = await visibleTexts(page, failing);
        expect(visible.filter((text) => !texts.includes(text))).toEqual([]);
      });
    });
  }
  // Nothing is pressed here.
  if (kind.press || !isLong) continue;
  test.describe(() => {
    test.use(asking.includes(file) ? { earlierAnswer: 'none' } : {});

    const late = [told[file] ?? failing].flat();
    test(`a request for ${file} of ${path} that takes long holds up ${late.join(', ') || 'nothing'}`, async ({
      page,
    }) => {
      await installProbe(page);
      await servePage(page, kind);
      const arrival = await hold(page, asked);
      const request = page.waitForRequest(asked);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await ready(page);
      await touchAll(page);
      await request;
      const held = async () =>
        (await states(page))
          .filter(({ behaviour, state }) => state === 'loading' && !late.includes(behaviour))
          .map(({ behaviour }) => behaviour);
      await expect.poll(held).toEqual([]);
      arrival.resolve();
      await page.evaluate(() => window.probe.settle());
      expect((await states(page)).filter(({ state }) => state === 'failed')).toEqual([]);
    });
  });
}

/** What the page asks for beside the behaviours, none of which runs where it does not arrive. */
const beside = {
  complete: {
    head: '<script type="application/json" data-auftritt>{"plugin": "tx_page"}</script>',
    tag: '',
  },
  'own-hooks': { head: '', tag: `data-selectors='{"map": ".place"}'` },
  presets: { head: '', tag: 'data-preset="owl"' },
} as const;

for (const [file, { head, tag }] of Object.entries(beside)) {
  const said = new RegExp(`^auftritt: code did not arrive: .*${file}-`, 's');
  for (const [what, fault] of isLong ? faults : faults.slice(2, 3)) {
    test(`a request for ${file} that ${what} is asked for once more and reported`, {
      tag: file === 'complete' ? [] : '@long',
    }, async ({ page, complaints }) => {
      const requests: string[] = [];
      await page.route(`**/assets/chunks/${file}-*`, (route) => {
        requests.push(route.request().url());
        return fault(route);
      });
      await answerWith(
        page,
        '**/faulty/',
        `<!doctype html><html lang="de"><title>Page</title>${head}
            <link rel="stylesheet" href="/assets/auftritt.css">
            <script type="module" src="/assets/auftritt.js" ${tag}></script>${downloads}`,
      );
      await page.goto('/faulty/');
      const ours = () => complaints.filter((line) => line.includes('auftritt:'));
      await expect.poll(ours).toEqual([expect.stringMatching(said)]);
      expect(requests).toHaveLength(2);
      await expect.poll(() => states(page)).toEqual([]);
      expect(complaints.filter((line) => line.includes('uncaught'))).toEqual([]);
      const html = await page.evaluate(() => {
        window.auftritt?.release();
        return document.body.innerHTML;
      });
      expect(html).toContain(downloads.trim());
    });
  }
}

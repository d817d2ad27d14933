import type { Page } from '@playwright/test';
import { accepted } from '../support/consent.js';
import { casesOf } from '../support/extent.js';
import { foreignPage, sections } from '../support/foreign.mjs';
import { rest } from '../support/rest.js';
import { answerWith } from '../support/routes.js';
import { expect, test } from '../support/services/outside.js';
import { openPage } from '../support/site.js';
import { attributes, attributesOfSections } from './attributes.js';

const run = 'top.executed = 1';
const handler = `<img src="x" onerror="${run}">`;

/** The options of the libraries that take HTML, or an address; and those that take a selector, which may be HTML too. */
const options = [
  `prevArrow nextArrow customPaging navText html tpl mainTpl closeButton caption src content template errorTpl spinnerTpl
  title description`,
  'appendArrows appendDots asNavFor parentEl',
  'slide lazyLoad cssEase easing nav',
];

/** What an attacker writes into an attribute that a filter of comments lets through, since it is one of data. */
const allValues: readonly string[] = [
  handler,
  `javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  'https://evil.example/code.js',
  ...options.map((names) =>
    JSON.stringify(Object.fromEntries(names.split(/\s+/).map((name) => [name, handler]))),
  ),
];

/** The short run has the handler, the address of a script, and the options that take HTML. */
const values = casesOf(allValues, (_, index) => [0, 1, 4].includes(index));

/** Those whose value must be right, or the section does not start. */
const needed = /^data-(lat|lng|uid)$/;

/** Those that make a section of what has them, or say how it runs. */
const ofRoots = [...attributes].filter(([, kind]) => kind === 'options').map(([name]) => name);

/** Copies of a section, each with one value in these attributes, on its root and on what stands in it. */
const copiesOf = (
  page: Page,
  html: string,
  sets: readonly (readonly string[])[],
): Promise<string> =>
  page.evaluate(
    ([section, all, written, isOfRoots]) =>
      all
        .flatMap((names) => written.map((value) => ({ names, value })))
        .map(({ names, value }) => {
          const { body } = new DOMParser().parseFromString(section, 'text/html');
          // A slider in a slide is another test.
          const parts = [...body.querySelectorAll('a, img, input, iframe')];
          const kinds = new Map(parts.map((each) => [each.localName, each]));
          for (const name of names) {
            const within = isOfRoots.includes(name) ? [] : [...kinds.values()];
            const there = body.querySelectorAll(`[${name}]`);
            for (const element of [...within, ...body.children, ...there])
              element.setAttribute(name, value);
          }
          return `<div>${body.innerHTML}</div>`;
        })
        .join(''),
    [html, sets, values, ofRoots] as const,
  );

/** Comes near all of it, and presses whatever there is. No press leaves the page. */
const use = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    addEventListener('click', (event) => event.preventDefault());
    addEventListener('submit', (event) => event.preventDefault());
    const waiting = () =>
      (window.auftritt?.instances() ?? []).filter(({ state }) => /waiting|loading/.test(state));
    for (let round = 0; round < 40 && waiting().length > 0; round += 1) {
      for (const { element } of waiting()) {
        element.scrollIntoView({ behavior: 'instant' });
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        await frame();
      }
    }
    for (const control of document.querySelectorAll<HTMLElement>(
      'main :is(a, button, input, [tabindex])',
    )) {
      // An earlier press may have taken it away; a link that is not on the page would be followed.
      if (control.isConnected) control.click();
      await frame();
      for (const close of document.querySelectorAll<HTMLElement>('.lightbox__close')) close.click();
    }
  });

const presets = 'bootstrap-5 lightbox2 colorbox fancybox-2 magnific glightbox owl slick';
/** The page with the engines that take HTML, and the one with the light ones. */
const tags = {
  "the libraries that the page's jQuery serves": `data-jquery="own" data-preset="${presets}"`,
  'the light engines': `data-lightbox="photoswipe" data-preset="${presets}"`,
};

/** What other sections' options and addresses are called, and presets'. */
const everywhere = [...attributes]
  .filter(([, kind]) => kind === 'options' || kind === 'address' || kind === 'words')
  .map(([name]) => name);

test.use({ earlierAnswer: accepted });

const ofShortRun = ['slider', 'coverflow', 'lightbox'];

for (const { name, html } of sections.filter((each) => each.name !== 'intro')) {
  for (const [engines, tag] of Object.entries(tags)) {
    const isShort = ofShortRun.includes(name) && tag === Object.values(tags)[0];
    test(`no attribute of data makes ${name} run what stands in it, with ${engines}`, {
      tag: isShort ? [] : '@long',
    }, async ({ page, requests }) => {
      test.slow();
      // What holds HTML is what its author may write: trust.spec.ts has it under the policy of a page.
      const own = (attributesOfSections.get(name) ?? []).filter(
        (each) => !needed.test(each) && attributes.get(each) !== 'held',
      );
      const sets = [...own.map((each) => [each]), everywhere];
      await page.goto('about:blank');
      const copies = await copiesOf(page, html.replaceAll(/<script.*?<\/script>/gs, ''), sets);
      const whole = foreignPage({ theme: 'unstyled', only: [], tag: `${tag} data-maps-key="k"` });
      await answerWith(
        page,
        '**/attributes/',
        whole.replace(/(<main[^>]*>)/, (main) => main + copies),
      );
      await openPage(page, '/attributes/');
      await rest(page);
      await use(page);
      await rest(page);
      expect(await page.evaluate(() => Reflect.get(window, 'executed'))).toBeUndefined();
      expect(await page.evaluate(() => Reflect.get(window, 'elsewhere'))).toBeUndefined();
      const scripts = requests.filter(({ host }) => host === 'evil.example');
      expect(await page.locator('script[src*="evil.example"]').count(), `${scripts}`).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/attributes/');
    });
  }
}

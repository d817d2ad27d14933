import { selectors } from '../support/contract.js';
import { expect, openPage, test } from '../support/site.js';
import { endIntro, startAll } from '../support/start-all.js';

/** The hooks that are one class each. */
const classes = Object.values(selectors).filter((selector) => /^\.[\w-]+$/.test(selector));

/** The page with every section, without the site's own theme, which is not what is asked about. */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/home/baukasten/');
  await endIntro(page);
  await startAll(page);
  await page.evaluate(() => {
    for (const { href, ownerNode } of document.styleSheets) {
      if (!href?.includes('/auftritt.css') && ownerNode instanceof HTMLLinkElement)
        ownerNode.disabled = true;
    }
  });
});

// Sites hide a slider on phones, or a map on paper, by a rule of one class. Such a rule may stand before our styles,
// which the script adds late.
test('what a class of the theme hides stays hidden, also while its section runs', async ({
  page,
}) => {
  const shown = await page.evaluate((classes) => {
    const style = document.createElement('style');
    style.textContent = `${classes.join()} { display: none }`;
    document.head.prepend(style);
    const elements = [...document.querySelectorAll(classes.join())];
    if (elements.length < classes.length / 2) throw new Error('the page has few of the hooks');
    return elements
      .filter((element) => getComputedStyle(element).display !== 'none')
      .map(({ className }) => className);
  }, classes);
  expect(shown).toEqual([]);
});

test('what a template or a script of the page hides by the attribute has no display of ours', async ({
  page,
}) => {
  const shown = await page.evaluate(() => {
    // What engines make of slides and items is theirs.
    const parts =
      '.slick-track *, [class*="slick-"]:not(.slick-slider), .slick-dots *, .flipster *, svg *';
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => !element.matches(`${parts}, [hidden], .category-gallery__status`),
    );
    if (elements.length < 200) throw new Error('the page has few elements');
    return elements.flatMap((element) => {
      element.setAttribute('hidden', '');
      const { display } = getComputedStyle(element);
      element.removeAttribute('hidden');
      return display === 'none' ? [] : `${element.localName}.${element.className}`;
    });
  });
  expect(shown).toEqual([]);
});

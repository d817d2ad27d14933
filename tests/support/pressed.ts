import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, drag, middleOf } from './pointer.js';

/** Whether a pointer that is pressed on a control would reach it; nothing follows from it. */
const reach = (control: Locator): Promise<void> => control.click({ trial: true });

/** Presses the middle of what a visitor sees, whatever takes the press there. */
async function pressAt(seen: Locator): Promise<void> {
  await seen.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(seen);
  await seen.page().mouse.click(x, y);
}

/** The notice, a switch of the dialog there and back, and the refusal. */
async function refuse(page: Page): Promise<void> {
  const klaro = page.locator('.klaro');
  await klaro.locator('.cm-link').click();
  const choice = klaro.locator('.cm-list-input:enabled').first();
  const isChecked = await choice.isChecked();
  for (const checked of [!isChecked, isChecked]) {
    await pressAt(klaro.locator('.cm-list-input:enabled + .cm-list-label .cm-switch').first());
    await expect(choice).toBeChecked({ checked });
  }
  await klaro.locator('.hide').click();
  await klaro.locator('.cn-decline').click();
  await expect(klaro.locator('.cookie-notice')).toHaveCount(0);
}

/** The phone's menu down to its second level and back, or the level that a pointer opens. */
async function walkMenu(page: Page): Promise<void> {
  const menu = page.locator('.main-navigation');
  const opener = page.locator('.navigation-opener');
  const parent = menu.locator('li:has(ul) > a').first();
  const entry = menu.locator('ul ul a:not(.navigation-parent)').first();
  if (await opener.isVisible()) {
    await opener.click();
    await parent.click();
    await reach(entry);
    await menu.locator('.navigation-back').first().click();
    await reach(parent);
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  } else {
    // The level that comes first is put inside the window once its code is there.
    await expect(async () => {
      await parent.hover();
      await entry.click({ trial: true, timeout: 1000 });
    }).toPass();
    await page.mouse.move(5, 600);
  }
  await reach(page.locator('.language-menu a').first());
}

/** Links to places of the page, and all that opens and closes. */
async function openParts(page: Page): Promise<void> {
  await page.locator('a[href="#history"]').click();
  await expect(page.locator('#history')).toBeInViewport();
  await page.locator('.gallery-navigation a').nth(1).click();
  await expect(page.locator('#bath')).toBeVisible();
  await expect(page.locator('#kitchen')).toBeHidden();

  await page.locator('.references__more').click();
  for (const [toggle, body] of [
    ['.reference__toggle', '.reference__body p'],
    ['.downloads__toggle', '.downloads__body a'],
    ['[data-collapse]', '[data-collapse-body] p'],
  ] as const) {
    const openers = page.locator(toggle);
    for (let at = 0; at < (await openers.count()); at += 1) {
      // On wide windows some are open for good, and name nothing that they open.
      const isClosed = (await openers.nth(at).getAttribute('aria-expanded')) === 'false';
      await openers.nth(at).click();
      if (isClosed) await expect(openers.nth(at)).toHaveAttribute('aria-expanded', 'true');
      await reach(page.locator(body).nth(at));
    }
  }

  for (const at of [1, 0]) {
    await page.locator('[data-tabs] a').nth(at).click();
    await expect(page.locator('[data-tab-panel]').nth(at)).toBeVisible();
    await expect(page.locator('[data-tab-panel]').nth(1 - at)).toBeHidden();
  }
  const entry = page.locator('[data-dropdown-menu] a').last();
  await page.locator('[data-dropdown]').click();
  await reach(entry);
  await page.locator('[data-dropdown]').click();
  await expect(entry).toBeHidden();
}

/** A slider's arrows, a dot and a drag: each leads to another slide, which stands where the list begins. */
async function turnSlider(slider: Locator): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  const current = slider.locator('.slick-current:not(.slick-cloned)');
  const list = slider.locator('.slick-list');
  let before = '';
  const settle = async (): Promise<void> => {
    const now = () => current.innerHTML();
    await expect.poll(now, 'another slide').not.toBe(before);
    before = await now();
    const indent = async (): Promise<number> => {
      const [slide, around] = [await current.boundingBox(), await list.boundingBox()];
      return Math.abs((slide?.x ?? Number.NaN) - (around?.x ?? Number.NaN));
    };
    await expect.poll(indent, 'the current slide is the first one').toBeLessThan(30);
  };
  await settle();
  await slider.locator('.slick-next').click();
  await settle();
  await slider.locator('.slick-prev').click();
  await settle();
  const dot = slider.locator('.slick-dots button').nth(1);
  if (await dot.isVisible()) {
    await dot.click();
    await settle();
  }
  const { x, y, width, height } = await boxOf(list);
  const from = { x: x + width * 0.8, y: y + Math.min(height, 200) / 2 };
  await drag(slider.page(), from, -width * 0.6);
  await settle();
}

/** The coverflow's arrows, an item beside the current one, and its names. */
async function turnCoverflow(page: Page): Promise<void> {
  const coverflow = page.locator('.coverflow');
  await coverflow.scrollIntoViewIfNeeded();
  const title = page.locator('.coverflow-detail__title');
  let before = '';
  const settle = async (): Promise<void> => {
    await expect(title).not.toHaveText(before);
    before = await title.innerText();
  };
  await coverflow.locator('.flipster__item--current').waitFor();
  before = await title.innerText();
  const isFirst = await coverflow.locator('.flipster__item--current + li').count();
  await coverflow.locator(`.flipster__button--${isFirst ? 'next' : 'prev'}`).click();
  await settle();
  const seen = () =>
    coverflow.evaluate((element) => {
      for (const item of element.querySelectorAll(
        '.flipster__item:not(.flipster__item--current)',
      )) {
        const box = item.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
        // An arrow may stand before the middle of what the window shows of it.
        for (let y = box.top + 8; y < box.bottom; y += 16) {
          for (let x = box.left + 2; x < box.right; x += 4) {
            if (item.contains(document.elementFromPoint(x, y))) return { x, y };
          }
        }
      }
      return undefined;
    });
  await expect.poll(seen, 'the item beside it can be pressed').toBeDefined();
  const { x = 0, y = 0 } = (await seen()) ?? {};
  await page.mouse.click(x, y);
  await settle();
  for (const name of await coverflow.locator('.flipster__nav__link').all()) await name.click();
  await reach(page.locator('.coverflow-detail__more'));
}

/** A picture and what moves and closes it. */
async function viewPictures(page: Page): Promise<void> {
  await page.locator('a[data-fancybox]').first().click();
  const picture = page.locator('dialog .is-selected img:not(.is-clone)');
  await expect(picture).toBeInViewport({ ratio: 1 });
  await page.locator('.lightbox__next').click();
  await expect(page.locator('.lightbox__counter')).toHaveText('02 / 2');
  await page.locator('.lightbox__close').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Categories, a refused field, what waits for consent, and the links that stand alone. */
async function askAndAnswer(page: Page): Promise<void> {
  for (const gallery of ['.category-gallery', '.inspiration-gallery']) {
    const pictures = page.locator(`${gallery} .gallery-inner`);
    const before = await pictures.innerText();
    await page.locator(`${gallery} .product_reference`).nth(1).click();
    await expect(pictures).not.toHaveText(before);
    for (const link of await page.locator(`${gallery} .product_information a`).all()) {
      await reach(link);
    }
  }
  const field = page.locator('.inquiry-form [type="email"]');
  await field.click();
  await page.keyboard.type('no address');
  await page.locator('.inquiry-form [type="submit"]').click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  await page.locator('.consent-placeholder__one').click();
  await page.locator('iframe[src]').waitFor();
  await page.locator('.cookie-settings').click();
  await page.locator('.klaro .cm-footer-buttons button').first().click();
  await expect(page.locator('.klaro .cm-modal')).toHaveCount(0);
  await reach(page.locator('.analytics-opt-out'));
  await page.locator('.to-top').click();
  await expect(page.locator('.language-menu')).toBeInViewport();
}

/**
 * Uses every section of a page with all snippets and its notice by a pointer, as a visitor does.
 *
 * @throws what cannot be pressed, or what a press does not lead to
 */
export async function pressEverything(page: Page): Promise<void> {
  page.setDefaultTimeout(10_000);
  await refuse(page);
  await walkMenu(page);
  await openParts(page);
  for (const slider of ['.image-slider', '.gallery-slider', '.reference-slider', '[data-slider]']) {
    await turnSlider(page.locator(slider).first());
  }
  await turnCoverflow(page);
  await viewPictures(page);
  await askAndAnswer(page);
}

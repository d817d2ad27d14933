import { freezeAnimations } from '../../support/animations.js';
import { test } from '../../support/fragments.js';
import { boxOf, fingerOn, middleOf } from '../../support/pointer.js';
import { expect } from '../../support/site.js';
import { current, detail, engines, five, gallery, servePictures } from './on-page.js';

test.beforeEach(({ page }) => servePictures(page));

for (const { engine, tag } of engines) {
  test.describe(engine, { tag: engine === 'flipster' ? '@long' : [] }, () => {
    for (const direction of ['ltr', 'rtl']) {
      test(`the arrow beside the next item leads to it, ${direction}`, {
        tag: direction === 'ltr' ? [] : '@long',
      }, async ({ page, start }) => {
        await start('coverflow', `<div dir="${direction}">${gallery(five)}${detail}</div>`, {
          tag,
        });
        await expect(current(page)).toHaveText('C');
        const centerOf = (selector: string): Promise<number> =>
          page.locator(selector).evaluate((element) => {
            const { left, right } = element.getBoundingClientRect();
            return (left + right) / 2;
          });
        const middle = await centerOf('.flipster__item--current');
        for (const [button, neighbour] of [
          ['next', 'future-1'],
          ['prev', 'past-1'],
        ] as const) {
          const toItem = (await centerOf(`.flipster__item--${neighbour}`)) - middle;
          const toButton = (await centerOf(`.flipster__button--${button}`)) - middle;
          expect(Math.sign(toItem)).toBe(Math.sign(toButton));
        }
        await page.locator('.flipster__button--next').click();
        await expect(current(page)).toHaveText('D');
        const content = page.locator('.flipster__item--current .flipster__item__content');
        await expect(content).toHaveCSS('-webkit-box-reflect', 'none');
        await expect(content).toHaveCSS('direction', direction);
      });
    }

    test('a click on a far item goes to that item, and not where its link leads', {
      tag: '@long',
    }, async ({ page, start }) => {
      await start('coverflow', gallery(five) + detail, { tag });
      const address = page.url();
      for (const [link, pressed] of [
        ['last', ''],
        ['first', ''],
        ['last', ' .link'],
      ] as const) {
        await page.locator('.flipster__nav__link')[link]().click();
        await expect(current(page)).toHaveText(link === 'last' ? 'E' : 'A');
        await page.locator(`.flipster__item:nth-child(3)${pressed}`).dispatchEvent('click');
        await expect(current(page)).toHaveText('C');
      }
      expect(page.url()).toBe(address);
    });

    test('the keyboard goes from item to item', async ({ page, start }) => {
      await start('coverflow', gallery(five) + detail, { tag });
      await page.keyboard.press('Tab');
      await expect(page.locator('.coverflow')).toBeFocused();
      expect(
        await page
          .locator('.coverflow')
          .evaluate((element) => getComputedStyle(element).outlineStyle),
      ).not.toBe('none');
      await page.keyboard.press('ArrowRight');
      await expect(current(page)).toHaveText('D');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(current(page)).toHaveText('A');
      await page.keyboard.press('ArrowLeft');
      await expect(current(page)).toHaveText('E');
      await page.keyboard.press('Alt+ArrowUp');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(current(page)).toHaveText('A');
    });

    test('the arrow keys stay with what uses them itself', async ({ page, start }) => {
      const controls = `<input value="text"><textarea>text</textarea><select><option>1<option>2</select>
    <p contenteditable>text</p><audio controls></audio><video controls tabindex="0"></video>`;
      await start('coverflow', gallery(five.replaceAll('</li>', `${controls}</li>`)) + detail, {
        tag,
      });
      const item = page.locator('.flipster__item--current');
      for (const name of ['input', 'textarea', 'select', '[contenteditable]', 'audio', 'video']) {
        await item.locator(name).focus();
        await page.keyboard.press('ArrowRight');
        await expect(item.locator(name), name).toBeFocused();
        await expect(current(page), name).toHaveText('C');
      }
      await page.locator('.coverflow').focus();
      await page.keyboard.press('ArrowRight');
      await expect(current(page)).toHaveText('D');
    });

    test('a finger that the browser has taken for scrolling moves nothing later', async ({
      page,
      start,
    }) => {
      await start('coverflow', gallery(five) + detail, { tag });
      const finger = (type: string, clientX: number): Promise<void> =>
        page
          .locator('.flipster__container')
          .dispatchEvent(type, { pointerType: 'touch', isPrimary: true, clientX, bubbles: true });
      await finger('pointerdown', 300);
      await finger('pointercancel', 300);
      // Another press, which began elsewhere, ends here.
      await finger('pointerup', 100);
      await expect(current(page)).toHaveText('C');
      await finger('pointerdown', 300);
      await finger('pointerup', 100);
      await expect(current(page)).toHaveText('D');
    });

    test('the wheel scrolls the page, a finger sideways the gallery and upwards the page', async ({
      page,
      start,
    }) => {
      await start('coverflow', `${gallery(five)}${detail}<div style="height: 3000px"></div>`, {
        tag,
      });
      const list = page.locator('.flipster__container');
      const { x } = await middleOf(list);
      const y = (await boxOf(list)).y + 60;
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 40);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expect(current(page)).toHaveText('C');
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

      const finger = await fingerOn(page);
      const draw = (dx: number, dy: number) => finger.draw({ x, y }, { x: dx, y: dy });
      await draw(-80, 20);
      await expect(current(page)).toHaveText('D');
      await draw(80, 0);
      await expect(current(page)).toHaveText('C');
      await draw(20, 0);
      await expect(current(page)).toHaveText('C');
      await draw(-40, -100);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expect(current(page)).toHaveText('C');
    });

    test('it fades in over 1000 ms, items overlap by 0.82 of their width, and it does not play', async ({
      page,
      start,
    }) => {
      const goOn = await freezeAnimations(page);
      await start('coverflow', gallery(five) + detail, { tag, load: true });
      const element = page.locator('.coverflow');
      await expect(element).toHaveCSS('opacity', '0');
      const fades = await element.evaluate((each) =>
        each.getAnimations().map(({ effect }) => effect?.getTiming().duration),
      );
      expect(fades).toEqual([1000]);
      await goOn();
      const share = await page
        .locator('.flipster__item')
        .first()
        .evaluate(
          (each: HTMLElement) => Number.parseFloat(each.style.marginRight) / each.offsetWidth,
        );
      expect(share).toBeCloseTo(-0.82, 3);
      await expect(page.locator('.flipster__pause')).toHaveCount(0);
    });

    test('reduced motion: no fade and no transitions', async ({ page, start }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await start('coverflow', gallery(five) + detail, { tag });
      const opacity = page.locator('.coverflow').evaluate((each) => getComputedStyle(each).opacity);
      expect(await opacity).toBe('1');
      for (const name of ['container', 'item', 'item__content']) {
        const element = page.locator(`.flipster__${name}`).first();
        await expect(element).toHaveCSS('transition-property', 'none');
      }
    });
  });
}

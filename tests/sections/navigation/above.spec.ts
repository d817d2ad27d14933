import type { Locator, Page } from '@playwright/test';
import { test } from '../../support/fragments.js';
import { expect } from '../../support/site.js';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20'/%3E";

const over = 'position: fixed; inset: 0; z-index: 1050; background: white';

/** A menu from which a visitor opens what lies over it. */
const page = (style: string): string => `
  <header class="site-header" style="position: sticky; top: 0; background: white; ${style}">
    <button class="navigation-opener" type="button">Menü</button>
    <nav class="main-navigation"><ul>
      <li><a href="/first/">First</a></li>
      <li><button type="button" class="cookie-settings">Settings</button></li>
      <li><button type="button" onclick="document.querySelector('#dialog').showModal()">Dialog</button></li>
      <li><button type="button" popovertarget="popover">Popover</button></li>
      <li><button type="button" onclick="modal.style.display = 'block'; modal.focus()">Modal</button></li>
      <li><button type="button" onclick="layer()">Layer</button></li>
      <li><a data-fancybox href="${picture}"><img src="${picture}" alt="Picture"></a></li>
    </ul></nav>
  </header><main><p style="height: 200vh">Text</p></main>
  <div><dialog id="dialog"><button type="button">Inside dialog</button></dialog>
  <div id="popover" popover><button type="button">Inside popover</button></div>
  <div id="modal" role="dialog" tabindex="-1" style="${over}; display: none" onkeydown="if (event.key === 'Escape') {
    this.style.display = 'none'; document.querySelector('[onclick^=modal]').focus() }">
  <button type="button">Inside modal</button></div></div>
  <script>
    // It takes no focus, has no role, and goes before the key has come to the document.
    function layer() {
      const added = document.createElement('div');
      added.style = '${over}';
      added.innerHTML = '<button type="button" id="layer">Inside layer</button>';
      document.body.append(added);
      const close = ({ key }) => key === 'Escape' && added.remove();
      document.body.addEventListener('keydown', close, { once: true });
    }
  </script>`;

/** Whether a finger reaches a control: it is scrolled to, and nothing lies over its middle. Nothing is pressed. */
const isReached = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return [middle - 12, middle, middle + 11].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });

const openMenu = async (own: Page): Promise<void> => {
  await own.locator('.navigation-opener').click();
  await expect(own.locator('main')).toHaveAttribute('inert');
};

for (const style of ['', 'backdrop-filter: blur(2px)'])
  for (const [what, name, inside] of [
    ['button', 'Settings', '.cm-modal .hide'],
    ['button', 'Dialog', '#dialog button'],
    ['button', 'Popover', '#popover button'],
    ['button', 'Modal', '#modal button'],
    ['button', 'Layer', '#layer'],
    ['link', 'Picture', '.lightbox__close'],
  ] as const)
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 800 } });

      // No layer of a page lies over the browser's top layer.
      if (style && /Modal|Layer/.test(name)) return;

      test(`Escape closes what was opened from the menu (${name}), then the menu: ${style}`, {
        tag: style ? '@long' : [],
      }, async ({ page: own, openFragment }) => {
        await openFragment(page(style), {
          tag: 'data-lightbox="photoswipe"',
          load: true,
          // The page's own modal writes into the page.
          changes: true,
        });
        await openMenu(own);
        const opener = own.locator('.main-navigation').getByRole(what, { name });
        await opener.click();
        const above = own.locator(inside);
        await above.click({ trial: true });
        await own.keyboard.press('Escape');
        await expect(above).toBeHidden();
        await expect(own.locator('html')).toHaveClass(/navigation-open/);
        await expect(opener).toBeFocused();
        await own.keyboard.press('Escape');
        await expect(own.locator('.main-navigation')).toBeHidden();
        await expect(own.locator('.navigation-opener')).toBeFocused();
      });
    });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a menu in the top layer gives way to what gets the focus below it', async ({
    page: own,
    openFragment,
  }) => {
    await openFragment(page('backdrop-filter: blur(2px)'), { changes: true });
    await openMenu(own);
    await own.getByRole('button', { name: 'Modal', exact: true }).click();
    await expect(own.locator('.main-navigation')).toBeHidden();
    await expect(own.locator('#modal')).toBeFocused();
    await own.locator('#modal button').click({ trial: true });
  });
});

test.describe('beside the notice', () => {
  test.use({ earlierAnswer: 'none' });

  for (const [style, width, height, theme] of [
    ['', 390, 800, ''],
    ['', 320, 200, ''],
    ['z-index: 1030', 800, 360, ''],
    ['backdrop-filter: blur(2px)', 390, 800, ''],
    ['', 390, 400, '.navigation-open .main-navigation.main-navigation { inset: 68px 0 0 }'],
  ] as const)
    test(`notice and open menu can both be pressed: ${style} ${width} × ${height} ${theme}`, async ({
      page: own,
      openFragment,
    }) => {
      await own.setViewportSize({ width, height });
      await openFragment(page(style), {
        tag: 'data-consent="always"',
        head: `<style>${theme}</style>`,
        load: true,
      });
      const notice = own.locator('.klaro .cookie-notice');
      await expect(notice).toBeVisible();
      await openMenu(own);
      for (const control of [
        ...(await notice.getByRole('button').all()),
        ...(await own.locator('.main-navigation').locator('a, button').all()),
      ])
        await expect.poll(() => isReached(control), `${await control.textContent()}`).toBe(true);
      // What has the focus is what the key is for.
      const decline = notice.getByRole('button', { name: 'Ablehnen' });
      await decline.focus();
      await own.keyboard.press('Escape');
      await expect(own.locator('html')).toHaveClass(/navigation-open/);
      await decline.click();
      await expect(notice).toHaveCount(0);
      await expect
        .poll(() =>
          own
            .locator('.main-navigation')
            .evaluate((menu) => innerHeight - menu.getBoundingClientRect().bottom),
        )
        .toBe(0);
    });
});

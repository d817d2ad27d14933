import { words } from '../../../support/form-answers.js';
import {
  answer,
  form,
  fulfil,
  hold,
  open,
  refused,
  send,
  thanks,
} from '../../../support/form-in-place.js';
import { expect, test } from '../../../support/fragments.js';

// By keyboard and in a screen reader's tree it is always known where a form is that is sent in place.

test('by keyboard alone a visitor always knows where the form is', async ({
  page,
  openFragment,
}) => {
  const { arrived } = await hold(page);
  await openFragment(`<a href="#x">Before</a>${form()}<a href="#y">After</a>`, open);
  const status = page.getByRole('status');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('#one-name')).toBeFocused();
  await page.keyboard.press('Enter');
  const route = await arrived('one');
  await expect(status).toHaveText(words.sending);
  await expect(page.locator('#one-name')).toBeFocused();
  await expect(page.locator('#one')).toMatchAriaSnapshot(`
    - text: Name
    - textbox "Name": Ada
    - button "${words.sending}" [disabled]
    - status: ${words.sending}
    - button "${words.cancel}"
  `);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words.cancel })).toBeFocused();
  await fulfil(route, `<main>${thanks()}</main>`);
  await expect(status).toBeFocused();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Before"
    - status:
      - heading "Thank you, one" [level=2]
      - paragraph: We answer soon.
    - link "After"
  `);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
});

test('what is said to a screen reader is announced, and linked to its field', async ({
  page,
  openFragment,
}) => {
  await answer(page, refused, 422);
  await openFragment(form(), open);
  await page.locator('#one-name').press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toMatchAriaSnapshot(`
    - alert:
      - paragraph:
        - strong: "Not sent yet:"
      - list:
        - listitem:
          - 'link "Name: Who is that?"'
  `);
  await expect(page.locator('#one-name')).toBeFocused();
  await expect(page.locator('#one-name')).toHaveAccessibleDescription('Who is that?');
  await expect(page.getByRole('status')).toHaveText('');
  await alert.getByRole('link').press('Enter');
  await expect(page.locator('#one-name')).toBeFocused();
});

test('on a page in a third language the words of ours say that they are German', async ({
  page,
  openFragment,
  complaints: _,
}) => {
  await answer(page, '<h1>Error</h1>', 500);
  await openFragment(
    form('one', '<input name="b" required data-message-required="Champ obligatoire">'),
    open,
  );
  await page.evaluate(() => {
    document.documentElement.lang = 'fr';
  });
  await page.locator('#one-name').fill('');
  await send(page);
  const entries = page.getByRole('alert').getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(page.getByRole('alert').locator('p')).toHaveAttribute('lang', 'de');
  await expect(entries.nth(0)).toHaveAttribute('lang', 'de');
  await expect(entries.nth(1)).not.toHaveAttribute('lang');
  await expect(page.locator('.field-message')).toHaveAttribute('lang', 'de');
});

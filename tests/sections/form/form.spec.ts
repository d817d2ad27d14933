import { answerConsent } from '../../support/consent.js';
import { fieldOf, formPages, leave, openForm } from '../../support/forms.js';
import { test } from '../../support/fragments.js';
import { expect } from '../../support/site.js';

const [{ empty, failed }] = formPages;

const refused = 'Noch nicht gesendet:';

const hasError = /(^|\s)has-error(\s|$)/;

test.beforeEach(({ context, baseURL }) => answerConsent(context, `${baseURL}`));

test.describe('the inquiry form', () => {
  test('marks a field that is left invalid, with a message about it', async ({ page }) => {
    await openForm(page, empty);
    const field = fieldOf(page, '#inquiry-email');
    const control = page.locator('#inquiry-email');
    await control.fill('nobody');
    await expect(field).not.toHaveClass(hasError);
    await leave(page);
    await expect(field).toHaveClass(hasError);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    const message =
      'Bitte geben Sie bei „E-Mail“ eine vollständige E‑Mail-Adresse ein, etwa name@example.com.';
    await expect(field.locator('.field-message')).toHaveText(message);
    await expect(control).toHaveAccessibleDescription(message);
  });

  test('marks every invalid field on a refused submit, and moves no focus', {
    tag: '@long',
  }, async ({ page }) => {
    await openForm(page, empty);
    const send = page.locator('button[value="send"]');
    await send.click();
    const invalid = await page
      .locator('form.inquiry-form :is(input, select, textarea):invalid')
      .evaluateAll((controls) => controls.map(({ id }) => id));
    expect(invalid.length).toBeGreaterThan(3);
    await expect(page.locator('.form-group.has-error')).toHaveCount(invalid.length);
    for (const id of invalid) await expect(fieldOf(page, `#${id}`)).toHaveClass(hasError);
    await expect(send).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(empty);
  });

  test('scrolls the first invalid field to below the header', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page, empty);
    await page.locator('#inquiry-name').fill('Mara Orlow');
    await page.locator('button[value="send"]').click();
    const field = fieldOf(page, '#inquiry-email');
    await expect(field).toHaveClass(hasError);
    // The page's own `scroll-padding` leaves 1rem more than the header.
    const isBelowHeader = () =>
      field.evaluate((element) => {
        const header = document.querySelector<HTMLElement>('.site-header');
        const top = element.getBoundingClientRect().top - (header?.offsetHeight ?? 0);
        return top > -1.5 && top < 20.5;
      });
    await expect.poll(isBelowHeader).toBe(true);
  });

  test('clears all marks on reset', { tag: '@long' }, async ({ page }) => {
    await openForm(page, failed);
    await page.locator('button[value="send"]').click();
    await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
    await page.evaluate(() => document.querySelector('form')?.reset());
    await expect(page.locator('.has-error, .form-summary, .field-message')).toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  test('leaves what the server says of errors, until the field gets the focus', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(failed);
    const sent = () =>
      page.locator('form').evaluate((form) => ({
        marked: [...form.querySelectorAll('.has-error')].map((field) => field.className),
        messages: [...form.querySelectorAll('.help-block')].map((help) => help.outerHTML),
        alert: form.querySelector('.alert')?.outerHTML,
      }));
    const before = await sent();
    expect(before.marked).toHaveLength(5);
    await openForm(page, failed);
    const after = await sent();
    expect(after.messages).toEqual(before.messages);
    expect(after.alert).toBe(before.alert);
    expect(after.marked.map((name) => name.replace(' no-help', ''))).toEqual(before.marked);
    const control = page.locator('#inquiry-email');
    await control.focus();
    await expect(fieldOf(page, '#inquiry-email')).not.toHaveClass(hasError);
    await expect(control).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.has-error')).toHaveCount(4);
    expect((await sent()).messages).toEqual(before.messages);
  });

  test('announces a summary with links to what is wrong', async ({ page }) => {
    await openForm(page, empty);
    await page.locator('button[value="send"]').click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText(refused);
    const links = summary.getByRole('link');
    await expect(links).toHaveCount(await page.locator('.form-group.has-error').count());
    await expect(links.first()).toHaveText('Bitte füllen Sie „Name“ aus.');
    // Whatever the browser's language is: here it is German.
    await expect(links).toHaveText(
      Array(await links.count()).fill(/^(Bitte .*„.+“.*\.|„.+“ .*\.)$/),
    );
    await links.first().click();
    await expect(page.locator('#inquiry-name')).toBeFocused();
    await expect(fieldOf(page, '#inquiry-name')).not.toHaveClass(hasError);
    await expect(page).not.toHaveURL(/#/);
    // A second refusal is announced again: by an element that has not been there before.
    const before = await summary.elementHandle();
    await page.locator('button[value="send"]').click();
    await expect(summary).toHaveCount(1);
    expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
  });
});

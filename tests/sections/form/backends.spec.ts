import type { Page } from '@playwright/test';
import {
  type Entry,
  fixture,
  formRunning,
  leave,
  quoted,
  type Receiver,
  receive,
} from '../../support/forms.js';
import { test } from '../../support/fragments.js';
import { expect } from '../../support/site.js';

let receiver: Receiver;
test.beforeAll(async () => {
  receiver = await receive();
});
test.afterAll(() => receiver.close());

/** The form of a system that does not know our class, found by the selector that a site sets. */
const tag = (selector: string): string => `data-selectors='{"form": "${selector}"}'`;

/** Lets the form be sent to the receiver. */
const redirect = (page: Page): Promise<void> =>
  page.evaluate((address) => {
    document.querySelector('form')?.setAttribute('action', address);
  }, receiver.address);

/** The classes that the script has put on the field around a control. */
const marks = (page: Page, id: string): Promise<string> =>
  page.evaluate((own) => {
    const field = document.getElementById(own)?.closest('.form-group');
    const classes = [...(field?.classList ?? [])];
    return classes.filter((name) => /^(has-error|no-help)$/.test(name)).join(' ');
  }, id);

const value = (entries: readonly Entry[], part: string): string[] =>
  entries.filter(([name]) => name.includes(part)).map(([, each]) => each);

test(`TYPO3 v11: novalidate marks, and refuses nothing`, { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await openFragment(fixture('typo3-v11'), { tag: tag('#kontakt-309') });
  await formRunning(page);
  await redirect(page);
  expect(await marks(page, 'kontakt-309-text-1')).toBe('no-help');
  expect(await marks(page, 'kontakt-309-email-1')).toBe('has-error');
  await page.locator('#kontakt-309-text-1').focus();
  await leave(page);
  expect(await marks(page, 'kontakt-309-text-1')).toBe('no-help has-error');
  const arrival = receiver.next();
  await page.getByRole('button', { name: 'Weiter' }).click();
  const entries = await arrival;
  // Of two entries of one name the server takes the last: the button's, not that of "back".
  expect(value(entries, '__currentPage')).toEqual(['0', '2']);
  expect(value(entries, 'checkbox-1')).toEqual(['']);
  expect(value(entries, 'resourcePointer')).toEqual(['42:a5c1']);
});

test(`TYPO3 v11: a submit marks what is invalid and goes on`, { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await openFragment(fixture('typo3-v11'), { tag: tag('#kontakt-309') });
  await formRunning(page);
  const marked = await page.evaluate(async () => {
    const form = document.querySelector('form');
    form?.addEventListener('submit', (event) => event.preventDefault());
    // A script of the page that checks on the click is not the browser's refusal.
    form?.addEventListener('click', () => form.checkValidity());
    form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('.has-error')].length;
  });
  expect(marked).toBe(2);
  await page.evaluate(() => {
    const form = document.querySelector('form');
    form?.addEventListener('click', (event) => event.preventDefault());
    form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  });
  await expect(page.locator('.form-summary')).toHaveCount(0);
});

test(`TYPO3 v12: Enter means back, which nothing refuses`, { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await openFragment(fixture('typo3-v12'), { tag: tag('#anfrage-12') });
  await formRunning(page);
  await redirect(page);
  const arrival = receiver.next();
  await page.locator('#anfrage-12-text-1').press('Enter');
  expect(value(await arrival, '__currentPage')).toEqual(['0']);
});

test(`TYPO3 v12: "next" is refused, with the group named once`, async ({ page, openFragment }) => {
  await openFragment(fixture('typo3-v12'), { tag: tag('#anfrage-12') });
  await formRunning(page);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Ort', 'Anrede'].map(quoted));
  // The inner of the two nested fields is the group's.
  await expect(page.locator('fieldset.form-group.has-error .field-message')).toHaveCount(1);
  await expect(page.locator('.has-error')).toHaveCount(2);
});

test(`Symfony: nested fields, a date of several controls, a group`, {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await openFragment(fixture('symfony-bootstrap3'));
  await formRunning(page);
  expect(await marks(page, 'inquiry_email')).toBe('has-error');
  await page.locator('#inquiry_visit_day').focus();
  await page.locator('#inquiry_visit_month').focus();
  expect(await marks(page, 'inquiry_visit_day')).toBe('no-help');
  await leave(page);
  expect(await marks(page, 'inquiry_visit_day')).toBe('no-help has-error');
  await page.locator('#inquiry_reply_0').focus();
  await page.locator('#inquiry_reply_1').focus();
  expect(await marks(page, 'inquiry_reply_0')).toBe('no-help');
  await page.locator('#inquiry_guests_0_name').focus();
  expect(await marks(page, 'inquiry_reply_0')).toBe('no-help has-error');
  await page.locator('#inquiry_save').click();
  expect(await marks(page, 'inquiry_guests_0_name')).toBe('no-help has-error');
  await expect(page.locator('#inquiry_guests, #inquiry_guests_0')).toHaveCount(2);
  await expect(page.locator('.has-error .has-error')).toHaveCount(0);
  await expect(page.locator('.form-group:has(#inquiry_email) .help-block li')).toHaveCount(1);
  const names = ['Name', 'Email', 'Visit', 'Visit', 'Reply by', 'Guest name'];
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(names.map(quoted));
});

test(`Django: paragraphs as fields`, async ({ page, openFragment }) => {
  await openFragment(fixture('django'));
  await formRunning(page);
  expect(await marks(page, 'id_subject')).toBe('');
  expect(await marks(page, 'id_message')).toBe('no-help');
  // The parser has closed the paragraph before the list of errors, which stands beside it.
  expect(await marks(page, 'id_sender')).toContain('has-error');
  await page.getByRole('button', { name: 'Send' }).click();
  const links = page.getByRole('alert').getByRole('link');
  await expect(links).toHaveText(['Subject', 'Sender', 'Message'].map(quoted));
  expect(await marks(page, 'id_subject')).toBe('has-error');
  await expect(page.locator('p.form-group > .field-message')).toHaveCount(3);
});

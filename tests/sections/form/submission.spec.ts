import type { Page } from '@playwright/test';
import { answerConsent } from '../../support/consent.js';
import {
  type Entry,
  fieldOf,
  fixture,
  formPages,
  formRunning,
  openForm,
  quoted,
  type Receiver,
  receive,
  sendForm,
} from '../../support/forms.js';
import { test } from '../../support/fragments.js';
import { expect } from '../../support/site.js';

let receiver: Receiver;
test.beforeAll(async () => {
  receiver = await receive();
});
test.afterAll(() => receiver.close());
test.beforeEach(({ context, baseURL }) => answerConsent(context, `${baseURL}`));

const plan = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 plan'),
};

/** What arrives when the form of the page is sent by the button. */
async function sent(page: Page, button: string): Promise<readonly Entry[]> {
  await page.evaluate((address) => {
    document.querySelector('form')?.setAttribute('action', address);
  }, receiver.address);
  const arrival = receiver.next();
  await page.locator(button).click();
  return arrival;
}

async function fillInquiry(page: Page): Promise<void> {
  await page.locator('#inquiry-salutation-mr').check();
  await page.locator('#inquiry-name').fill('Mara Ørlow');
  await page.locator('#inquiry-email').fill('mara@example.com');
  await page.locator('#inquiry-project').selectOption('planning');
  await page.locator('#inquiry-date').fill('2027-03-18');
  await page.locator('#inquiry-rooms-hotel').check();
  await page.locator('#inquiry-families').selectOption(['11', '15']);
  await page.locator('#inquiry-message').fill('Lesesaal,\n8 × 14 m, Decke 4,20 m');
  await page.locator('#inquiry-plan').setInputFiles(plan);
  await page.locator('#inquiry-privacy').check();
}

const [{ empty }] = formPages;

test('the inquiry is sent as without the script', async ({ page }) => {
  await page.route('**/assets/auftritt.js', (route) => route.abort());
  await page.goto(empty);
  await fillInquiry(page);
  const without = await sent(page, 'button[value="call-back"]');
  expect(without).toContainEqual(['inquiry[submit]', 'call-back']);
  expect(without).toContainEqual(['inquiry[plan]', 'plan.pdf application/pdf %PDF-1.4 plan']);

  await page.unroute('**/assets/auftritt.js');
  await openForm(page, empty);
  // Refused once, then corrected, so that everything the script adds has been there.
  await page.locator('button[value="call-back"]').click();
  await expect(page.locator('.form-summary')).toBeVisible();
  await fillInquiry(page);
  expect(await sent(page, 'button[value="call-back"]')).toEqual(without);
});

test.describe(`any form`, () => {
  test('has controls outside it marked, and none that are disabled', async ({
    page,
    openFragment,
  }) => {
    await openFragment(
      fixture('controls').replace('form="all" value="out"', 'form="all" required'),
    );
    await formRunning(page);
    await page.locator('[value=one]').click();
    await expect(page.locator('.has-error')).toHaveCount(1);
    await expect(fieldOf(page, '#outside')).toHaveClass('form-group no-help has-error');
    await page.locator('#outside').focus();
    await expect(page.locator('.has-error')).toHaveCount(0);
    await page.locator('#editable').focus();
    await expect(page.locator('.has-error')).toHaveCount(1);
  });

  const body = (inside: string): string => `<form class="inquiry-form">
    <div class="form-group"><label for="a">A</label><input id="a" name="a" required></div>
    ${inside}<button id="send">Send</button></form>`;

  test('leaves a control without a field to the browser’s bubble', async ({
    page,
    openFragment,
  }) => {
    await openFragment(body('<input id="bare" name="bare" aria-label="Bare" required>'), {});
    await sendForm(page);
    await expect(page.locator('#bare')).toBeFocused();
    await expect(fieldOf(page, '#a')).toHaveClass('form-group no-help has-error');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['A', 'Bare'].map(quoted));
  });

  test('names a control that cannot be seen, without a link', { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    const unseen = `<div class="form-group" hidden><label for="b">B</label><input id="b" required></div>`;
    await openFragment(body(unseen));
    await formRunning(page);
    const prevented = page.evaluate(
      () =>
        new Promise((resolve) => {
          const b = document.getElementById('b');
          b?.addEventListener('invalid', (event) => resolve(event.defaultPrevented));
        }),
    );
    await page.locator('#send').click();
    expect(await prevented).toBe(false);
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['A', 'B'].map(quoted));
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([quoted('A')]);
  });

  test('is not marked when a script of the page checks it', async ({ page, openFragment }) => {
    await openFragment(body(''));
    await formRunning(page);
    await page.evaluate(() => document.querySelector('form')?.checkValidity());
    await page.locator('#a').fill('x');
    await expect(page.locator('.has-error, .form-summary')).toHaveCount(0);
  });

  test('loses no click to a message that would move the button', async ({ page, openFragment }) => {
    await openFragment(body(''));
    await formRunning(page);
    await page.locator('#a').focus();
    await page.locator('#send').hover();
    await page.mouse.down();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('send');
    await expect(page.locator('.has-error')).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole('alert')).toBeVisible();
  });

  test('loses no tick to a message that goes', { tag: '@long' }, async ({ page, openFragment }) => {
    const box = '<div class="form-group"><input id="b" type="checkbox" required></div>';
    await openFragment(body(box));
    await sendForm(page);
    await expect(fieldOf(page, '#b')).toHaveClass('form-group no-help has-error');
    await page.locator('#b').hover();
    await page.mouse.down();
    await expect(page.locator('#b')).toBeFocused();
    await expect(fieldOf(page, '#b')).toHaveClass('form-group no-help has-error');
    await page.mouse.up();
    await expect(fieldOf(page, '#b')).toHaveClass('form-group no-help');
    await expect(page.locator('#b')).toBeChecked();
  });

  test('is not left within a radio group, though each button has its field', {
    tag: '@long',
  }, async ({ page, openFragment }) => {
    const radio = (id: string): string =>
      `<div class="form-group"><input type="radio" id="${id}" name="r" required></div>`;
    await openFragment(body(radio('one') + radio('two')));
    await formRunning(page);
    await page.locator('#one').focus();
    await page.locator('#two').focus();
    await page.locator('#send').focus();
    await expect(fieldOf(page, '#two')).toHaveClass('form-group no-help has-error');
    await expect(page.locator('.has-error')).toHaveCount(1);
  });

  test('marks nothing when the window loses the focus', async ({ page, openFragment }) => {
    await openFragment(body('<div class="form-group"><input id="b" required></div>'));
    await formRunning(page);
    await page.locator('#a').focus();
    await page.evaluate(() => {
      const { hasFocus } = Document.prototype;
      Document.prototype.hasFocus = () => false;
      document.getElementById('a')?.blur();
      Document.prototype.hasFocus = hasFocus;
    });
    await page.locator('#b').focus();
    await page.locator('#send').focus();
    await expect(fieldOf(page, '#b')).toHaveClass('form-group no-help has-error');
    await expect(page.locator('.has-error')).toHaveCount(1);
  });

  test('takes in fields that appear later, and forgets those that go', async ({
    page,
    openFragment,
  }) => {
    await openFragment(body(''));
    await formRunning(page);
    await page.evaluate(() => {
      const field = document.createElement('div');
      field.className = 'form-group';
      const control = document.createElement('input');
      control.id = 'later';
      control.required = true;
      field.append(control);
      document.getElementById('send')?.before(field);
    });
    const later = fieldOf(page, '#later');
    await expect(later).toHaveClass('form-group no-help');
    await page.locator('#later').focus();
    await page.locator('#send').focus();
    await expect(later).toHaveClass('form-group no-help has-error');
    const gone = await page.evaluateHandle(() => {
      const field = document.getElementById('later')?.parentElement;
      field?.remove();
      return field;
    });
    await expect
      .poll(() => gone.evaluate((field) => field?.outerHTML))
      .toBe('<div class="form-group"><input id="later" required=""></div>');
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../../support/site.js';
import { fill, forgetMails, mails, opened, typed } from './inquiries.js';
import { inWordPress } from './wordpress.js';

async function expectKept(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  }
}

test.beforeEach(forgetMails);

test('the form is mailed, and the page can be reloaded', async ({ page }) => {
  await page.goto('/contact/');
  await fill(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toHaveText('Thank you. Your message has been sent.');
  await expect(page).toHaveURL(/\/contact\/\?inquiry=sent#inquiry$/);
  await page.reload();
  await expect(page.getByRole('status')).toBeVisible();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.to).toBe('office@example.org');
  expect(mails()[0]?.subject).toBe('Inquiry from Ada Müller');
  expect(mails()[0]?.message).toContain('"the green one", please.');
  expect(mails()[0]?.headers).toEqual(['Reply-To: ada@example.org']);
});

test('sent in place, the form gives way to the answer without a new page, and a failure keeps what was typed', async ({
  page,
  complaints,
}) => {
  await page.route('**/contact/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('<form class="inquiry-form"', '$& data-submit="in-place"');
    await route.fulfill({ response, body });
  });
  await page.goto('/contact/');
  const opened = await page.evaluate(() => performance.timeOrigin);
  await fill(page);
  inWordPress('mail.php', 'fails');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectKept(page, typed);
  inWordPress('mail.php', 'works');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.form-result')).toHaveText('Thank you. Your message has been sent.');
  await expect(page.locator('form.inquiry-form')).toHaveCount(0);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  expect(mails()).toHaveLength(1);
  expect(complaints.filter((line) => line.startsWith('auftritt'))).toEqual([]);
});

test('a field of one line stays one, and no line of the mail is forged', async ({
  page,
  request,
}) => {
  const answer = await request.post('/contact/', {
    form: {
      ...(await opened(page)),
      'auftritt_inquiry[name]': 'Ada\r\nE-mail: forged\u2028E-mail: forged\u0085E-mail: forged',
      'auftritt_inquiry[phone]': '030\nE-mail: forged\vE-mail: forged',
      'auftritt_inquiry[message]': 'A lamp for my desk.\nE-mail: forged\u2029E-mail: forged\0',
    },
  });
  expect(await answer.text()).toContain('has been sent');
  const message = mails()[0]?.message ?? '';
  expect(message.match(/^E-mail: .*$/gm)).toEqual(['E-mail: ada@example.org']);
  expect(message.match(/[^\P{Cc}\n]|\p{Zl}|\p{Zp}/u)).toBeNull();
  expect(message).toContain('Message: A lamp for my desk.\n    E-mail: forged\n    E-mail: forged');
});

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server refuses what the browser refuses, and keeps what was typed', async ({
    page,
  }) => {
    await page.goto('/de/kontakt/');
    await page.locator('.inquiry-form').evaluate((form) => form.setAttribute('novalidate', ''));
    const short = {
      ...typed,
      'auftritt_inquiry[message]': 'Zu kurz.',
      'auftritt_inquiry[email]': 'nobody',
    };
    await fill(page, short);
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page.getByRole('alert')).toContainText('nicht gesendet');
    await expectKept(page, short);
    await expect(page.locator('.form-group.has-error')).toHaveCount(2);
    await expect(page.locator('#inquiry-message-help')).toContainText('mindestens 20 Zeichen');
    await expect(page.locator('#inquiry-message')).toHaveAttribute('aria-invalid', 'true');
    expect(mails()).toEqual([]);
  });

  test('a mail that cannot be sent blames no field', async ({ page }) => {
    inWordPress('mail.php', 'fails');
    await page.goto('/contact/');
    await fill(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toContainText('The fault is ours.');
    await expect(page.locator('.has-error')).toHaveCount(0);
    await expectKept(page, typed);
  });
});

/** What browsers count: a line break is one, an emoji two. */
const twenty = ['1234567890123456789\n', '123456789012345678💡'];

test('the server counts as the browser counts', async ({ page, request }) => {
  for (const message of [...twenty, ...twenty.map((text) => text.slice(1))]) {
    const answer = await request.post('/contact/', {
      form: {
        ...(await opened(page)),
        'auftritt_inquiry[message]': message.replaceAll('\n', '\r\n'),
      },
    });
    const enough = twenty.includes(message);
    expect((await answer.text()).includes('has been sent'), JSON.stringify(message)).toBe(enough);
  }
});

test('lists, a wrong nonce and a filled trap are answered with the form', async ({
  page,
  request,
}) => {
  const good = await opened(page);
  const links = 'Buy here: http://a.example http://b.example http://c.example';
  for (const [changed, message] of [
    [{ '[name]': '', '[name][]': 'x' }, 'marked fields'],
    [{ '[nonce]': '', '[nonce][]': 'x' }, 'open for too long'],
    [{ '[nonce]': 'x' }, 'open for too long'],
    [{ '[website]': 'x' }, 'read it once more'],
    [{ '[since]': '' }, 'read it once more'],
    [{ '[since]': '1-abc' }, 'read it once more'],
    [{ '[message]': links }, 'read it once more'],
    [{ '[message]': 'Buy [url=http://a.example]here[/url], it is cheap.' }, 'read it once more'],
  ] as const) {
    const named = Object.entries(changed).map(([name, value]) => [
      `auftritt_inquiry${name}`,
      value,
    ]);
    const form = { ...good, ...Object.fromEntries(named) };
    const answer = await request.post('/contact/', { form });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(message);
  }
  const bare = await request.post('/contact/', { form: { auftritt_inquiry: 'x' } });
  expect(bare.status()).toBe(200);
  expect(await bare.text()).toContain('open for too long');
  expect(mails()).toEqual([]);
});

test('what takes no time is no person, and may be sent once more', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-In-A-Hurry': '1' });
  await page.goto('/contact/');
  await page.locator('[name="auftritt_inquiry[website]"]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'filled in by the browser';
  });
  await fill(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('read it once more');
  await expectKept(page, typed);
  expect(mails()).toEqual([]);
  await page.setExtraHTTPHeaders({});
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toBeVisible();
});

test('too many inquiries from one address are refused', async ({ page, request }) => {
  const form = await opened(page);
  for (let count = 1; count <= 11; count++) {
    const answer = await request.post('/contact/', { form });
    expect((await answer.text()).includes('too many'), `the ${count}th`).toBe(count > 10);
  }
  expect(mails()).toHaveLength(10);
});

test('the trap is neither seen nor reached with the keyboard, in no stylesheet either', async ({
  page,
}) => {
  await page.route('**/*.css*', (route) => route.abort());
  await page.goto('/contact/');
  await expect(page.locator('.honeypot input')).toBeHidden();
  await expect(page.locator('.honeypot input')).toHaveAttribute('tabindex', '-1');
});

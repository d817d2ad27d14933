import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { words } from '../../../support/form-answers.js';
import { freePort } from '../../../support/free-port.mjs';
import { providePhp } from '../../../support/php.mjs';
import { expect, test } from '../../../support/site.js';

// A form that is sent in place: what the visitor has after each kind of answer.

let server: ChildProcess | undefined;
let origin = '';
test.beforeAll(async () => {
  test.skip(!providePhp(), 'php: PHP is not there and cannot be installed');
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const router = join(import.meta.dirname, 'server.php');
  const env = { ...process.env, PHP_CLI_SERVER_WORKERS: '4' };
  server = spawn('php', ['-S', `127.0.0.1:${port}`, router], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  await expect
    .poll(() =>
      fetch(`${origin}/contact/`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
});
test.afterAll(() => {
  // With its workers.
  if (server?.pid) process.kill(-server.pid);
});

/** Opens the form, whose server answers so, and fills it in. */
async function open(page: Page, query: string, name = 'Ada'): Promise<void> {
  await page.goto(`${origin}/contact/?${query}`);
  await page.locator('#name').fill(name);
}
const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send' }).click();
const status = (page: Page) => page.getByRole('status');

/** What the answer replaces is the form alone, and it is where the visitor is. */
async function expectResult(page: Page, text: string): Promise<void> {
  await expect(status(page)).toContainText(text);
  await expect(status(page)).toBeFocused();
  await expect(page.locator('.inquiry-form, .form-cancel')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toMatch(/^\/(contact|example)\//);
}

/** The visitor reads why it has not been sent, and everything is as it was. */
async function expectFailure(page: Page, text: string): Promise<void> {
  await expect(status(page)).toHaveText(`${text} ${words.kept}`);
  await expect(status(page)).toBeVisible();
  await expect(page.locator('#name')).toHaveValue('Ada');
  const button = page.getByRole('button', { name: 'Send' });
  await expect(button).toBeFocused();
  await expect(button).not.toHaveAttribute('aria-disabled');
}

for (const [told, text, path] of [
  ['', '"way":"post","plan":0,"type":"multipart\\/form-data"', '/contact/'],
  ['form=redirect', 'We answer soon.', '/thanks-region/'],
] as const) {
  test(`a result tells the page’s scripts of itself, and its links lead where they led, "${told}"`, async ({
    page,
  }) => {
    await open(page, told);
    const event = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('auftritt:submitted', ({ target, detail }) =>
            resolve([
              target instanceof Element && target.className,
              detail.form.id,
              new URL(detail.address).pathname,
            ]),
          );
        }),
    );
    await send(page);
    await expectResult(page, text);
    expect(await event).toEqual(['form-result', 'contact', path]);
    const link = page.getByRole('link', { name: 'More' });
    await expect(link).toHaveAttribute('href', `${origin}${path}more/`);
  });
}

test('faults that the server finds are marked and summed up, and go when they are corrected', async ({
  page,
}) => {
  await open(page, '', 'nobody');
  const token = await page.locator('[name="token"]').inputValue();
  await page.locator('#email').fill('ada@example.invalid');
  await send(page);
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('listitem')).toHaveText([
    'Please check your entries.',
    'name: Who is that?',
    'email: This address does not exist.',
  ]);
  await expect(page.locator('#name')).toHaveAccessibleDescription('Who is that?');
  await expect(page.locator('.form-group.has-error')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  await expect(page.locator('#name')).toHaveValue('nobody');
  expect(await page.locator('[name="token"]').inputValue()).not.toBe(token);
  // What is corrected loses its mark; the new token is valid.
  await page.locator('#email').fill('ada@example.org');
  await page.locator('#name').fill('Ada');
  await expect(page.locator('.has-error')).toHaveCount(0);
  await send(page);
  await expectResult(page, '"email":"ada@example.org"');
});

test('what the server says of the whole form is summed up, and nothing is marked', async ({
  page,
}) => {
  await open(page, 'form=remark');
  await send(page);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Too many inquiries. Please try in an hour.',
  ]);
  await expect(page.locator('.has-error')).toHaveCount(0);
});

for (const [query, text, next] of [
  ['status=500', words.error, 'Something went wrong'],
  ['form=abroad', words.unclear, 'Thanks on a page'],
] as const) {
  test(`an answer that cannot be shown opens as a page the next time, ${query}`, async ({
    page,
  }) => {
    await open(page, query);
    await send(page);
    await expectFailure(page, text);
    // The token was valid once; the browser sends what the visitor entered.
    await page.locator('[name="token"]').evaluate(async (input) => {
      const answer = await fetch(location.href);
      const [, token = ''] = /name="token" value="(\w+)"/.exec(await answer.text()) ?? [];
      input.setAttribute('value', token);
    });
    await send(page);
    await expect(page.locator('body')).toContainText(next);
  });
}

test('an expired token is renewed, and the form is sent in place again', async ({ page }) => {
  await open(page, '');
  await page.context().clearCookies();
  await send(page);
  await expectFailure(page, words.expired);
  await send(page);
  await expectResult(page, '"name":"Ada"');
});

test('what is refused again, though its token is new, is the browser’s', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, 'status=419');
  for (let times = 0; times < 2; times += 1) {
    await send(page);
    await expectFailure(page, words.expired);
  }
  await send(page);
  await expect(page.getByRole('heading')).toHaveText('Page expired');
});

test('what an answer brings runs nothing', async ({ page }) => {
  await open(page, 'form=hostile');
  await send(page);
  await expectResult(page, 'Thanks');
  await status(page).click();
  await page.getByText('Link').click();
  await expect(page.locator('.form-result').getByRole('link')).toHaveCount(0);
  await expect(page.locator('.form-result :is(script, style), [onclick], [onerror]')).toHaveCount(
    0,
  );
  expect(await page.evaluate(() => Reflect.get(window, 'run'))).toBeUndefined();
});

test('the form is sent as the browser sends it', { tag: '@long' }, async ({ page }) => {
  const received = async (isScripted: boolean): Promise<unknown> => {
    if (!isScripted) await page.route('**/assets/auftritt.js', (route) => route.abort());
    await open(page, '', 'Zoë "x" & Söhne');
    await page.locator('form').evaluate((form) => {
      form.setAttribute('enctype', 'application/x-www-form-urlencoded');
      form.insertAdjacentHTML('afterbegin', '<textarea name="text">a\nb</textarea>');
    });
    await send(page);
    const { token: _, ...entries } = JSON.parse(await page.locator('code').innerText());
    await page.unroute('**/assets/auftritt.js');
    return entries;
  };
  expect(await received(true)).toEqual(await received(false));
});

test('a form that is being sent says so, is sent once, and can be cancelled by keyboard', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await open(page, '');
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.action += '&delay=60000';
  });
  await page.locator('#plan').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(300_000),
  });
  await page.getByRole('button', { name: 'Send' }).dblclick();
  const button = page.getByRole('button', { name: words.sending });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(status(page)).toHaveText(words.sending);
  await expect(page.getByRole('progressbar', { name: words.progress })).toHaveAttribute(
    'value',
    '1',
  );
  await page.locator('#name').press('Enter');
  expect(posts).toHaveLength(1);
  await page.locator('.form-cancel').focus();
  await page.keyboard.press('Enter');
  await expectFailure(page, words.cancelled);
  await expect(page.locator('.form-cancel, .form-progress')).toHaveCount(0);
});

for (const [path, title] of [
  ['/example/', 'Thank you'],
  ['/example/de/', 'Vielen Dank'],
] as const) {
  test(`the page that the documentation has to copy works, ${path}`, async ({ page }) => {
    await page.goto(`${origin}${path}`);
    const email = page.locator('#email');
    await email.fill('ada@example');
    await email.press('Enter');
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
    await page.context().clearCookies();
    await email.fill('ada@example.org');
    await email.press('Enter');
    await expect(page.locator('.form-status--late')).toBeVisible();
    await email.press('Enter');
    await expectResult(page, title);
  });
}

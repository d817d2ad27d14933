import { readFileSync } from 'node:fs';
import { casesOf } from '../support/extent.js';
import { answerWith } from '../support/routes.js';
import { expect, test } from '../support/services/outside.js';
import { running } from '../support/site.js';

/** The sections of docs/sections.md: behaviour and markup. */
const sections = readFileSync('docs/sections.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    behaviour: section.slice(0, section.indexOf('\n')),
    markup: /^```html\n(.*?)^```$/ms.exec(section)?.[1] ?? '',
  }));

/** The forms of docs/forms.md: the one with every control, and the one that the server refused. */
const [everyControl = '', refused = ''] = [
  ...readFileSync('docs/forms.md', 'utf8').matchAll(/^```html\n(.*?)^```$/gms),
].map(([, markup = '']) => markup);

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
const tag = 'data-maps-key="key-1" data-analytics-id="G-TEST"';

for (const { behaviour, markup } of casesOf(sections, (_, index) => index % 8 === 0)) {
  test(`${behaviour} runs on the markup that the documentation shows`, async ({
    page,
    start,
    complaints,
  }) => {
    await answerWith(page, /\.(jpg|svg)$/, picture, 'image/svg+xml');
    // The class of a page with an intro stands on `body`, of which a page has one.
    const [, bodyClass = '', inner = markup] =
      /<body class="([\w-]+)">(.*)<\/body>/s.exec(markup) ?? [];
    await page.setViewportSize({ width: 700, height: 900 });
    const own = inner.includes('<script ') ? { script: '' } : { tag };
    await start(behaviour, inner, { bodyClass, lang: 'en', ...own });
    expect(complaints).toEqual([]);
  });
}

test('the form with every control refuses what is missing or wrong, and is sent when all is right', {
  tag: '@long',
}, async ({ page, openFragment, complaints }) => {
  await openFragment(everyControl, { lang: 'en' });
  await page.getByLabel('Name').focus();
  await running(page, 'form');
  await expect(page.getByLabel('Please leave this empty')).toBeHidden();
  await page.getByLabel('Telephone').fill('1');
  await page.getByLabel('How many lamps?').fill('900');
  await page.getByLabel('Preferred date').fill('2020-01-01');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.field-message')).toHaveText([
    'How may we address you?',
    'Please fill in “Name”.',
    'Where may we send our answer?',
    'Please enter at least six digits, such as 030 123456.',
    'Please choose an option for “Kind of project”.',
    '“How many lamps?” must be 500 or less.',
    '“Preferred date” must be January 1, 2026 or later.',
    'Please fill in “Message”.',
    'We need your consent before we can answer.',
  ]);
  await expect(page.locator('.form-summary a').first()).toHaveText(/^Form of address/);

  await page.getByLabel('Neither').check();
  await page.getByLabel('Name').fill('Anna Berg');
  await page.getByLabel('Email').fill('anna@example.com');
  await page.getByLabel('Telephone').fill('030 123456');
  await page.getByLabel('Kind of project').selectOption('A single lamp');
  await page.getByRole('group', { name: 'Rooms' }).getByLabel('Home').check();
  await page.getByLabel('How many lamps?').fill('2');
  await page.getByLabel('Preferred date').fill('2027-01-31');
  await page.getByLabel('Message').fill('A lamp for the kitchen table.');
  await page.getByLabel('I agree').check();
  await answerWith(page, '**/en/contact/', '<title>Thank you</title>');
  const sent = page.waitForRequest('**/en/contact/');
  await page.getByRole('button', { name: 'Send' }).click();
  const body = (await sent).postDataBuffer()?.toString() ?? '';
  expect([...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'website',
    'salutation',
    'name',
    'email',
    'telephone',
    'project',
    'rooms[]',
    'lamps',
    'date',
    'message',
    'plan',
    'privacy',
  ]);
  expect(complaints).toEqual([]);
});

test('a form that the server refused keeps its marks until the visitor corrects the field', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await openFragment(refused, { lang: 'en' });
  const field = page.locator('.form-group');
  await page.getByRole('button').focus();
  await running(page, 'form');
  await expect(field).toHaveClass(/has-error/);
  await page.getByLabel('Email').fill('anna@example.com');
  await page.getByRole('button').focus();
  await expect(field).not.toHaveClass(/has-error/);
});

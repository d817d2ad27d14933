import type { Page } from '@playwright/test';
import { countSubmissions, fieldOf, holdCode, quoted } from '../../support/forms.js';
import { test } from '../../support/fragments.js';
import { rest } from '../../support/rest.js';
import { expect, statesOn } from '../../support/site.js';

const field = (id: string, attributes = 'required'): string =>
  `<div class="form-group"><label for="${id}">${id}</label><input id="${id}" name="${id}" ${attributes}></div>`;
const form = (inside: string): string =>
  `<form class="inquiry-form" method="post" action="/sent/">${inside}</form><p tabindex="0" id="after">After</p>`;
const send = '<button id="send">Send</button>';
const load = { load: true, changes: true } as const;

/** What becomes of the events `invalid` that the browser fires: whether its bubble stays away. */
const watchInvalid = (page: Page) =>
  page.evaluateHandle(() => {
    const events: Event[] = [];
    addEventListener('invalid', (event) => events.push(event), { capture: true });
    return events;
  });

/** Resolves when the form runs, without touching it. */
const started = (page: Page) => expect.poll(() => statesOn(page, 'form')).toEqual(['running']);

test.describe('before its code is there, a form', () => {
  for (const names of [['a', 'b'], ['matches']]) {
    test(`is refused in our words by the first press on its button, with fields ${names}`, async ({
      page,
      openFragment,
    }) => {
      const code = await holdCode(page);
      const submissions = await countSubmissions(page);
      // One hides a method of the form.
      await openFragment(form(names.map((name) => field(name)).join('') + send), load);
      const invalid = await watchInvalid(page);
      await page.locator('#send').click();
      await code.asked;
      expect(await invalid.evaluate((events) => events.length)).toBe(0);
      code.let();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(names.map(quoted));
      const bubbles = await invalid.evaluate((events) =>
        events.filter(({ defaultPrevented }) => !defaultPrevented),
      );
      expect(bubbles).toEqual([]);
      expect(submissions).toEqual([]);
    });
  }

  test('is marked once, where it is shown later', async ({ page, openFragment }) => {
    await openFragment(form(field('a')).replace('<form', '$& hidden'), load);
    await expect(page.locator('.no-help')).toHaveCount(1);
    await page.locator('[hidden]').evaluate((box) => box.removeAttribute('hidden'));
    await rest(page);
    await page.evaluate(() => window.auftritt?.release());
    await expect(page.locator('.no-help')).toHaveCount(0);
  });

  test('is sent at once, and once, where nothing is wrong', async ({ page, openFragment }) => {
    const code = await holdCode(page);
    const submissions = await countSubmissions(page);
    await openFragment(form(field('a') + send), load);
    await page.locator('#send').click();
    await code.asked;
    // The visitor corrects what was refused, and presses again before the code is there.
    await page.locator('#a').fill('x');
    await page.locator('#send').click();
    await expect.poll(() => submissions).toEqual(['a=x']);
    code.let();
    await started(page);
    await expect(page.locator('.has-error, .form-summary')).toHaveCount(0);
    expect(submissions).toEqual(['a=x']);
  });

  test('is refused by Enter where it has no button', async ({ page, openFragment }) => {
    const code = await holdCode(page);
    await openFragment(form(field('a')), load);
    const invalid = await watchInvalid(page);
    await page.locator('#a').press('Enter');
    await code.asked;
    code.let();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([quoted('a')]);
    // The attempt has ended: a script of the page that checks the form is no other.
    await page.evaluate(() => document.querySelector('form')?.checkValidity());
    const prevented = await invalid.evaluate((events) =>
      events.map(({ defaultPrevented }) => defaultPrevented),
    );
    expect(prevented).toEqual([true, false]);
  });

  test('keeps the fields that were left, and those that were corrected', async ({
    page,
    openFragment,
  }) => {
    const code = await holdCode(page);
    const sent = field('c', 'required aria-invalid="true"').replace('form-group', '$& has-error');
    await openFragment(form(field('a') + field('b') + sent + send), load);
    for (const id of ['#a', '#b']) {
      await page.locator(id).pressSequentially('x');
      await page.keyboard.press('Backspace');
    }
    await page.locator('#c').fill('x');
    await page.keyboard.press('Tab');
    await code.asked;
    code.let();
    await started(page);
    await expect(fieldOf(page, '#a')).toHaveClass(/has-error/);
    await expect(fieldOf(page, '#b')).toHaveClass(/has-error/);
    await expect(fieldOf(page, '#c')).not.toHaveClass(/has-error/);
  });
});

test('where its code does not arrive, a form is the browser’s own', async ({
  page,
  openFragment,
  complaints,
}) => {
  await page.route('**/chunks/form-*.js*', (route) => route.abort());
  await page.route('**/assets/recovery.js*', (route) => route.abort());
  await openFragment(form(field('a') + send), load);
  await page.locator('#send').click();
  await expect(page.locator('#a')).toBeFocused();
  await expect(page.locator('.has-error, .form-summary')).toHaveCount(0);
  await expect.poll(() => complaints.join()).toContain('auftritt: form: code did not arrive');
});

import type { Page } from '@playwright/test';
import { answerConsent } from '../../support/consent.js';
import { fieldOf, formPages, formRunning, holdCode } from '../../support/forms.js';
import { test } from '../../support/fragments.js';
import { expect, openPage, touch } from '../../support/site.js';

test.beforeEach(({ context, baseURL }) => answerConsent(context, `${baseURL}`));

/** What a visitor has done to the form, and where the page stands. */
const doings = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('form');
    const message = document.querySelector<HTMLTextAreaElement>('#inquiry-message');
    const files = document.querySelector<HTMLInputElement>('#inquiry-plan')?.files ?? [];
    return {
      data: form ? [...new FormData(form)].map(([name, value]) => `${name}=${value}`) : [],
      files: [...files].map(({ name, size }) => `${name} ${size}`),
      focus: document.activeElement?.id,
      selection: [message?.selectionStart, message?.selectionEnd, message?.selectionDirection],
      scroll: [window.scrollY, message?.scrollTop],
    };
  });

const [{ empty }] = formPages;

test('taking over loses nothing that was done before', { tag: '@long' }, async ({ page }) => {
  const code = await holdCode(page);
  await openPage(page, empty);
  await page.locator('#inquiry-salutation-mr').check();
  await page.locator('#inquiry-name').fill('Mara');
  await page.locator('#inquiry-project').selectOption('repair');
  await page.locator('#inquiry-families').selectOption(['12', '16']);
  await page.locator('#inquiry-rooms-home').check();
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('plan') };
  await page.locator('#inquiry-plan').setInputFiles(plan);
  const message = page.locator('#inquiry-message');
  await message.pressSequentially('Lesesaal');
  await message.press('Shift+ArrowLeft');
  await message.press('Shift+ArrowLeft');
  await code.asked;

  await page.evaluate(() => {
    const form = document.querySelector('form');
    const changes: string[] = [];
    Object.assign(window, { changes, html: form?.outerHTML });
    if (!form) return;
    new MutationObserver((records) => {
      for (const { type, attributeName } of records) changes.push(`${type} ${attributeName}`);
    }).observe(form, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const before = await doings(page);
  expect(before.files).toEqual(['plan.pdf 4']);
  expect(before.focus).toBe('inquiry-message');
  expect(before.selection).toEqual([6, 8, 'backward']);

  code.let();
  await formRunning(page);
  expect(await doings(page)).toEqual(before);
  const { changes, html } = await page.evaluate(() => {
    const changes: unknown = Reflect.get(window, 'changes');
    return {
      html: {
        before: String(Reflect.get(window, 'html')),
        after: document.querySelector('form')?.outerHTML,
      },
      changes: Array.isArray(changes) ? [...new Set(changes)] : undefined,
    };
  });
  // No node goes or comes. The class no-help, and the mark of what runs.
  expect(changes).toEqual(['attributes class', 'attributes data-auftritt-runs']);
  const withoutMarks = (form?: string): string | undefined =>
    form?.replaceAll(' no-help', '').replace(/ data-auftritt-runs="[^"]*"/, '');
  expect(withoutMarks(html.after)).toBe(withoutMarks(html.before));
  await message.pressSequentially('saal!');
  await expect(message).toHaveValue('Lesesasaal!');
});

test('taking over leaves a composition under way', async ({ page }) => {
  const code = await holdCode(page);
  await openPage(page, empty);
  const control = page.locator('#inquiry-name');
  await control.focus();
  await code.asked;
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const type of ['compositionstart', 'compositionend', 'blur']) {
      document.addEventListener(type, () => events.push(type), true);
    }
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: 'にほ',
    selectionStart: 2,
    selectionEnd: 2,
  });
  code.let();
  await formRunning(page);
  await session.send('Input.imeSetComposition', {
    text: 'にほん',
    selectionStart: 3,
    selectionEnd: 3,
  });
  const events = () => page.evaluate((): unknown => Reflect.get(window, 'events'));
  expect(await events()).toEqual(['compositionstart']);
  await session.send('Input.insertText', { text: '日本' });
  await expect(control).toHaveValue('日本');
  expect(await events()).toEqual(['compositionstart', 'compositionend']);
});

const field = '<div class="form-group"><label for="a">A</label><input id="a" required></div>';

test(`broken nesting that leaves the form its controls is taken over`, {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await openFragment(
    `<div><form class="inquiry-form"></div>${field}<button id="send">Send</button></form>`,
    { load: true },
  );
  await page.locator('#a').focus();
  await expect(page.locator('.no-help')).toHaveCount(1);
  await page.locator('#send').click();
  await expect(fieldOf(page, '#a')).toHaveClass('form-group no-help has-error');
  await expect(page.locator('.form-summary + .form-group')).toHaveCount(1);
  await page.evaluate(() => window.auftritt?.release());
  await expect(page.locator('.form-summary, .field-message, .no-help')).toHaveCount(0);
});

const refusals = [
  {
    what: 'broken nesting that takes its controls away',
    html: `<form class="inquiry-form"></form>${field}`,
    root: '<form class="inquiry-form">',
    reason: 'form has no control',
    tag: '',
  },
  {
    what: 'a selector that leads to no form',
    html: `<div class="contact">${field}</div>`,
    // What a selector of the site finds carries our hook, and nothing else.
    root: '<div class="contact inquiry-form" data-auftritt-hooks="form">',
    reason: 'element is <div>, must be <form>',
    tag: `data-selectors='{"form": ".contact"}'`,
  },
] as const;
for (const { what, html, root, reason, tag } of refusals) {
  test(`${what}: untouched and reported`, async ({ page, openFragment, complaints }) => {
    await openFragment(html, { tag, load: true });
    const report = () =>
      page.evaluate(() =>
        window.auftritt?.instances().map(({ behaviour, state }) => `${behaviour} ${state}`),
      );
    // What reads the page's selectors may come later than the page.
    await expect.poll(report).toContain('form waiting');
    await touch(page, 'form');
    await expect.poll(report).toContain('form failed');
    await page.locator('#a').focus();
    await page.evaluate(() => document.querySelector('input')?.blur());
    const shown = html.replace(/^<[^>]*>/, root).replaceAll('required', 'required=""');
    expect(await page.locator('body').innerHTML()).toBe(shown);
    expect(complaints.join()).toContain(`auftritt: form: ${reason}`);
  });
}

test('a list that is open shows what is chosen, and a button in a paragraph looks like one', async ({
  page,
  openFragment,
}) => {
  const options = '<option selected>A</option><option>B</option>';
  await openFragment(`<form class="inquiry-form"><div class="form-group">
    <label for="a">A</label><select id="a" multiple>${options}</select></div>
    <button>Send</button><p><button>Send</button></p></form>`);
  const papers = () =>
    page
      .locator('option')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  const before = await papers();
  await page.locator('#a').focus();
  await formRunning(page);
  await page.locator('#a').blur();
  expect(await papers()).toEqual(before);
  expect(new Set(before).size).toBe(2);
  const buttons = await page.locator('button').evaluateAll((all) =>
    all.map((each) => {
      const { backgroundColor, fontWeight, paddingLeft } = getComputedStyle(each);
      return [each.clientHeight, each.clientWidth, backgroundColor, fontWeight, paddingLeft].join();
    }),
  );
  expect(buttons[1]).toBe(buttons[0]);
});

import type { Page } from '@playwright/test';
import { sendForm } from '../support/forms.js';
import { answerWith } from '../support/routes.js';
import { expect } from '../support/site.js';
import { reports } from './report.js';

const report = reports(async (page) => {
  await page.route('**/sent/**', (route) => route.fulfill({ body: 'sent' }));
  const high = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="3000"/>';
  await answerWith(page, '**/picture/**', high, 'image/svg+xml');
});

const field = (name: string, rules: string) =>
  `<div class="form-group"><label for="${name}">${name}</label><input id="${name}" name="${name}" ${rules}></div>`;
const form = (inside: string) =>
  `<form class="inquiry-form" action="/sent/">${inside}<button id="send">Send</button></form>`;

report(
  'a message that the page’s script sets when the form is sent is shown',
  async (page, open) => {
    await open(`${form(field('name', 'value="x"'))}<script>document.querySelector('#send').addEventListener('click', () => {
    const input = document.querySelector('#name');
    input.setCustomValidity(input.value === 'x' ? 'Not x, please' : '');
  })</script>`);
    await sendForm(page);
    await expect(page.locator('.field-message')).toContainText('Not x, please');
    await page.locator('#name').fill('y');
    await page.locator('#send').click();
    await page.waitForURL('**/sent/**');
  },
);

const link = (name: string) =>
  `<a data-fancybox="g" href="/picture/${name}.svg" id="${name}"><img src="/picture/${name}.svg" alt="${name}" width="60" height="60"></a>`;
const three = `<p style="height: 300px">Text</p>${['a', 'b', 'c'].map(link).join('')}<p style="height: 2000px">Text</p>`;
const dialog = 'dialog[open]';
const closed = (page: Page) => expect(page.locator('dialog')).toHaveCount(0);
const shown = (page: Page) =>
  page.locator(dialog).getByRole('img', { includeHidden: false }).first();

report('a press where an arrow was, just after closing, opens nothing', async (page, open) => {
  await open(three);
  await page.locator('#a').click();
  const next = page.locator(dialog).getByRole('button', { name: /next/i });
  await next.hover();
  const box = await next.boundingBox();
  await page.keyboard.press('Escape');
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await closed(page);
  await expect(page.locator(dialog)).toHaveCount(0);
});

report(
  'a high picture is shown whole, and the focus is back on what was pressed',
  async (page, open) => {
    await open(three);
    await page.locator('#a').focus();
    await page.keyboard.press('Enter');
    await expect(shown(page)).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(dialog)).toContainText(/3\s*\/\s*3/);
    await page.keyboard.press('Escape');
    await closed(page);
    await expect(page.locator('a:focus')).toHaveCount(1);
  },
);

report('after a press of the right button the close button closes', async (page, open) => {
  await open(three);
  await page.locator('#a').click();
  await shown(page).click({ button: 'right' });
  await expect(page.locator(dialog)).toBeVisible();
  await page.locator(dialog).getByRole('button', { name: /close/i }).click();
  await closed(page);
});

report(
  'Back while it is open leads back, and the same picture opens afterwards',
  async (page, open) => {
    await open(`${three}<a href="#end" id="to">End</a><p id="end">End</p>`);
    await page.evaluate(() => history.pushState(null, '', '#one'));
    await page.locator('#b').click();
    await expect(page.locator(dialog)).toBeVisible();
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
    if ((await page.locator(dialog).count()) > 0) await page.keyboard.press('Escape');
    await closed(page);
    await page.locator('#b').click();
    await expect(page.locator(dialog)).toContainText(/2\s*\/\s*3/);
  },
);

report('Enter on the picture that is shown opens no second one', async (page, open) => {
  await open(three);
  await page.locator('#a').focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(1);
});

report(
  'the focus is back after Escape and after a press beside the picture',
  async (page, open) => {
    await open(three);
    await page.locator('#b').focus();
    await page.keyboard.press('Enter');
    await expect(shown(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await closed(page);
    await expect(page.locator('#b')).toBeFocused();
    await page.keyboard.press('Enter');
    // While it grows it takes no press: the second of a double click would close it.
    await shown(page).hover();
    await page.mouse.click(200, 500);
    await closed(page);
    await expect(page.locator('#b')).toBeFocused();
  },
);

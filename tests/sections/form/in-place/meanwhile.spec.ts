import { words } from '../../../support/form-answers.js';
import { answer, form, fulfil, hold, open, send, thanks } from '../../../support/form-in-place.js';
import { expect, test } from '../../../support/fragments.js';
import { test as onOwnPage, running } from '../../../support/site.js';

// What happens on the page while a form of it is being sent in place, and after.

test('two forms are sent at once, and each has its own answer', async ({ page, openFragment }) => {
  const { arrived } = await hold(page);
  await openFragment(form('one') + form('two'), open);
  await send(page, 'one');
  const first = await arrived('one');
  await send(page, 'two');
  await fulfil(await arrived('two'), thanks('two'));
  await expect(page.getByRole('heading', { name: 'Thank you, two' })).toBeVisible();
  await expect(page.locator('#one .form-cancel')).toBeVisible();
  await fulfil(first, thanks('one'));
  await expect(page.getByRole('heading')).toHaveText(['Thank you, one', 'Thank you, two']);
});

onOwnPage(
  'a page that is loaded anew after an answer has the form, and sends nothing',
  async ({ page, openFragment }) => {
    const sent = await answer(page, thanks());
    await openFragment(form(), { ...open, load: true });
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank you, one' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send one' })).not.toHaveAttribute(
      'aria-disabled',
    );
    expect(sent).toHaveLength(1);
  },
);

// Sent again, since nothing could read the answer, the form would be there twice.
test('a form whose code is there is sent and answered without more of it', async ({
  page,
  openFragment,
  complaints: _,
}) => {
  await answer(page, thanks());
  await openFragment(form(), open);
  await page.locator('#one-name').focus();
  await running(page, 'form');
  await page.route('**/chunks/**', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you, one' })).toBeVisible();
});

test('an answer to a form that has been removed meanwhile does nothing', async ({
  page,
  openFragment,
}) => {
  const { arrived } = await hold(page);
  await openFragment(`${form()}<p>Stays</p>`, { ...open, tag: 'data-observe="no"' });
  await send(page);
  const route = await arrived('one');
  await page.locator('form').evaluate((element) => element.remove());
  const finished = page.waitForEvent('requestfinished');
  await fulfil(route, thanks());
  await finished;
  await expect(page.locator('.form-result, .form-cancel')).toHaveCount(0);
  await expect(page.locator('body')).toHaveText('Stays');
});

for (const [what, body, status] of [
  ['a result', thanks(), 200],
  ['a failure', '<h1>Error</h1>', 500],
] as const) {
  test(`${what} opens what the visitor has closed around the form meanwhile`, async ({
    page,
    openFragment,
    complaints: _,
  }) => {
    const { arrived } = await hold(page);
    const section = `<button type="button" data-collapse="#ask">Ask us</button><div id="ask" data-collapse-body>${form()}</div>`;
    await openFragment(`${section}<div style="block-size: 200vh"></div>`, open);
    const toggle = page.getByRole('button', { name: 'Ask us' });
    await toggle.click();
    await send(page);
    const route = await arrived('one');
    await toggle.click();
    await expect(page.locator('#ask')).toBeHidden();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await route.fulfill({ status, contentType: 'text/html', body });
    const said = page.getByRole('status');
    await expect(said).toContainText(status === 200 ? 'We answer soon.' : words.error);
    await expect(said).toBeInViewport();
    if (status === 200) await expect(said).toBeFocused();
  });
}

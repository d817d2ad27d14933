import type { Locator, Page } from '@playwright/test';
import { countSubmissions, formRunning, holdCode } from '../../support/forms.js';
import { expect, type Site, test } from '../../support/site.js';

const form = (
  attributes = '',
  button = '<button id="send" name="way" value="post">Send</button>',
) =>
  `<form class="inquiry-form" method="post" action="/sent/" data-submit="once" ${attributes}>
    <div class="form-group"><label for="a">A</label><input id="a" name="a" required value="x"></div>${button}</form>`;

/** Opens the form on a page whose time stands still, and gives its button. */
async function openAtRest(page: Page, open: Site['openFragment']): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await open(form(), { lang: 'en' });
  await formRunning(page);
  await page.clock.pauseAt(60_000);
  return page.locator('#send');
}

test('a form that is sent once says so and takes no further press, until time is up', async ({
  page,
  openFragment,
}) => {
  const bodies = await countSubmissions(page);
  const send = await openAtRest(page, openFragment);
  const { width } = (await send.boundingBox()) ?? { width: 0 };
  await send.click();
  await page.clock.runFor(10);
  await expect(send).toHaveText('Sending…');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status')).toHaveText('Sending…');
  expect((await send.boundingBox())?.width).toBeGreaterThanOrEqual(width);
  await send.click({ force: true });
  await page.locator('#a').press('Enter');
  await send.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit(button));
  await page.clock.runFor(19_900);
  await expect.poll(() => bodies).toEqual(['a=x&way=post']);
  await page.clock.runFor(100);
  await expect(send).toHaveText('Send');
  await expect(send).not.toHaveAttribute('aria-disabled');
  await expect(page.getByRole('status')).toHaveText(
    'Sent; the page has stayed the same. If nothing has arrived, you can try again.',
  );
  await expect(page.getByRole('status')).toBeInViewport();
  await send.click();
  await page.clock.runFor(10);
  await expect(page.getByRole('status')).toHaveText('Sending…');
  await expect.poll(() => bodies.length).toBe(2);
});

test('a form whose answer is a file or empty says what is certain, and is sent again once it is changed', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  const bodies = await countSubmissions(page);
  const send = await openAtRest(page, openFragment);
  await send.click();
  await page.clock.runFor(4010);
  await expect(send).toHaveText('Send');
  await expect(send).not.toHaveAttribute('aria-disabled');
  await expect(page.getByRole('status')).toHaveText('Sent.');
  await expect(page.getByRole('status')).toBeInViewport();
  await send.click();
  await page.clock.runFor(10);
  await expect(page.getByRole('status')).toHaveText('Sent.');
  await page.locator('#a').fill('y');
  await expect(page.getByRole('status')).toBeEmpty();
  await send.click();
  await page.clock.runFor(10);
  await expect(page.getByRole('status')).toHaveText('Sending…');
  await expect.poll(() => bodies).toEqual(['a=x&way=post', 'a=y&way=post']);
});

test('impatient presses before the code is there send a form once', async ({
  page,
  openFragment,
}) => {
  const bodies = await countSubmissions(page);
  const code = await holdCode(page);
  const input = '<input type="submit" id="send" name="way" value="Absenden">';
  await openFragment(form('', input));
  for (let presses = 0; presses < 4; presses += 1) await page.locator('#send').click();
  await code.asked;
  expect(bodies).toEqual([]);
  code.let();
  await expect(page.locator('#send')).toHaveValue('Wird gesendet …');
  await expect.poll(() => bodies).toEqual(['a=x&way=Absenden']);
  await page.locator('#send').click({ force: true });
  expect(bodies).toHaveLength(1);
  // What comes back from the browser's memory can be sent again.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.locator('#send')).toHaveValue('Absenden');
  await expect(page.getByRole('status')).toBeEmpty();
});

test('a submission that the page’s own script prevents is that script’s', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await page.clock.install({ time: 0 });
  await openFragment(form());
  await formRunning(page);
  await page.evaluate(() => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push('x');
    });
  });
  for (let presses = 0; presses < 2; presses += 1) {
    await page.locator('#send').click();
    await page.clock.runFor(10);
  }
  expect(await page.evaluate((): unknown => Reflect.get(window, 'sent'))).toEqual(['x', 'x']);
  await expect(page.locator('#send')).toHaveText('Send');
});

test('a form whose answer opens another window can be sent again soon', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await page.context().route('**/sent/', (route) => route.fulfill({ body: 'sent' }));
  await page.clock.install({ time: 0 });
  await openFragment(form('target="other"'));
  await formRunning(page);
  const other = page.waitForEvent('popup');
  await page.locator('#send').click();
  await (await other).close();
  await page.clock.runFor(10);
  await expect(page.locator('#send')).toHaveText('Wird gesendet …');
  await page.clock.runFor(2000);
  await expect(page.locator('#send')).toHaveText('Send');
  await expect(page.getByRole('status')).toBeEmpty();
});

test('an unknown value of data-submit is reported', { tag: '@long' }, async ({
  page,
  openFragment,
  complaints,
}) => {
  await openFragment(form().replace('"once"', '"twice"'));
  await formRunning(page);
  expect(complaints.join()).toContain(
    'auftritt: form: unknown data-submit "twice"; known are "once" and "in-place"',
  );
  await expect(page.getByRole('status')).toHaveCount(0);
});

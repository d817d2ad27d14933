import { endAnimations } from '../../support/animations.js';
import { test } from '../../support/fragments.js';
import { hold } from '../../support/routes.js';
import { expect, test as pageTest, releasedBody, running } from '../../support/site.js';

const faq = `<section data-accordion="">
  <h3><button type="button" data-collapse="">Delivery</button></h3>
  <div data-collapse-body=""><p>Two weeks. <i id="weeks">Or three.</i></p></div>
  <h3 data-collapse="">Installation</h3>
  <div data-collapse-body="" class="is-open"><p>Your electrician.</p></div>
</section><a href="#weeks">How many weeks?</a>`;

test('a toggle opens the next body, a heading as toggle stays one, one body is open at a time', async ({
  page,
  start,
}) => {
  await start('collapse', faq, { count: 2 });
  const delivery = page.getByRole('button', { name: 'Delivery' });
  const installation = page.getByRole('button', { name: 'Installation', expanded: true });
  await expect(page.getByText('Two weeks.')).toBeHidden();
  await expect(page.getByText('Your electrician.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Installation' })).toHaveCount(1);
  await expect(installation).toHaveCount(1);

  await delivery.press('Enter');
  await expect(page.getByText('Two weeks.')).toBeVisible();
  await expect(page.getByText('Your electrician.')).toBeHidden();
  await expect(page.locator('.is-open')).toHaveText(/Two weeks/);
  await expect(delivery).toHaveAttribute('aria-expanded', 'true');
  await delivery.press('Enter');
  await expect(page.getByText('Two weeks.')).toBeHidden();

  await page.getByRole('link', { name: 'How many weeks?' }).click();
  await expect(page.getByText('Two weeks.')).toBeVisible();
  await page.locator('#weeks').blur();
  expect(await releasedBody(page)).toBe(faq);
});

test('a toggle opens several bodies, several toggles open one, and a link is a button', async ({
  page,
  start,
}) => {
  const html = `<a href="#one" data-collapse="">One</a>
    <button type="button" data-collapse=".both">Both</button>
    <p id="one" class="both" data-collapse-body="">Text one</p>
    <p id="two" class="both" data-collapse-body="">Text two</p>`;
  await start('collapse', html, { count: 2 });
  const link = page.getByRole('button', { name: 'One' });
  const both = page.getByRole('button', { name: 'Both' });
  await expect(both).toHaveAttribute('aria-controls', 'one two');
  await link.press('Space');
  await expect(page.getByText('Text one')).toBeVisible();
  await expect(page.getByText('Text two')).toBeHidden();
  await link.press('Space');
  await both.click();
  await expect(page.getByText(/Text/).filter({ visible: true })).toHaveCount(2);
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await page.evaluate(() => window.auftritt?.release(document.querySelector('a') ?? undefined));
  await both.click();
  await expect(page.getByText('Text one')).toBeHidden();
  expect(await releasedBody(page)).toBe(html);
});

test('a toggle that names nothing is reported, and the others work', async ({
  page,
  start,
  complaints,
  written,
}) => {
  written.expected = true;
  await start(
    'collapse',
    `<button data-collapse="#missing">Lost</button>
    <button data-collapse>Works</button><p data-collapse-body>Text</p>`,
  );
  expect(complaints).toEqual([expect.stringContaining('collapse: element lacks #missing')]);
  await page.getByRole('button', { name: 'Works' }).click();
  await expect(page.getByText('Text')).toBeVisible();
});

test('a click that comes before the code opens the body when it is there', async ({
  page,
  openFragment,
}) => {
  const chunk = await hold(page, '**/chunks/collapse-*');
  await openFragment(faq, { load: true });
  await page.getByText('Delivery').click();
  chunk.resolve();
  await running(page, 'collapse', 2);
  await expect(page.getByRole('button', { name: 'Delivery', expanded: true })).toHaveCount(1);
});

test('without its code all bodies stay open, and the toggles do nothing', async ({
  page,
  openFragment,
  complaints,
  written,
}) => {
  written.expected = true;
  await page.route('**/chunks/collapse-*', (route) => route.abort());
  await openFragment(faq, { load: true });
  await page.getByText('Delivery').click();
  await expect
    .poll(() => complaints.filter((line) => line.startsWith('auftritt:')))
    .toHaveLength(2);
  await endAnimations(page);
  await expect(page.getByText('Two weeks.')).toBeVisible();
  await expect(page.getByText('Your electrician.')).toBeVisible();
  expect(await page.locator('body').innerHTML()).toBe(faq);
});

pageTest(
  'a link to a place leads there, though what is closed above it starts on the way',
  async ({ page, openFragment }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const code = await hold(page, '**/chunks/collapse-*');
    const room = '<p>x</p>'.repeat(60);
    await openFragment(
      `<a href="#place">To the place</a>${room}${faq}<p id="place">Place</p>${room}`,
    );
    await page.getByRole('link', { name: 'To the place' }).click();
    const top = () => page.locator('#place').evaluate((each) => each.getBoundingClientRect().top);
    await expect.poll(top).toBeCloseTo(0, 0);
    code.resolve();
    // Without looking for what waits, which would bring it into sight.
    const started = (): Promise<number | undefined> =>
      page.evaluate(
        () => window.auftritt?.instances().filter(({ state }) => state === 'running').length,
      );
    await expect.poll(started).toBe(3);
    expect(await top()).toBeCloseTo(0, 0);
  },
);

import { wcagViolations } from '../support/axe.js';
import { documentationBuilt } from '../support/documentation.js';
import { isLong } from '../support/extent.js';
import { expect, test } from '../support/site.js';

/** What somebody asks for → a part of the heading that answers it. */
const asking = {
  '/docs/': [
    ['change colour', 'Change a colour'],
    ['dark mode', 'Change a colour'],
    ['price', 'Prices'],
    ['lightbox licence', 'licence'],
    ['slider does not start', 'A section does not start'],
    ['nothing happens', 'Clicks do nothing'],
    ['cookie banner', 'When the notice appears'],
    ['update', 'Update and upgrade'],
    ['rollback', 'Back to an earlier version'],
    ['third language', 'another language'],
    ['remove jquery', 'Move a jQuery site over'],
  ],
  '/docs/de/': [
    ['Farbe ändern', 'Farben, Schrift und Ecken ändern'],
    ['Dunkelmodus', 'Farben, Schrift und Ecken ändern'],
    ['Formular absenden', 'Formulare'],
    ['Slider startet nicht', 'Ein Abschnitt oder Slider startet nicht'],
    ['Cookie-Banner', 'Wann der Hinweis erscheint'],
    ['Update', 'Update, und zurück'],
  ],
} as const;

// Building it takes longer than a test of the short run may. VitePress fails if a link is dead.
if (isLong) {
  test('the documentation is found by its search, and shows a section at work', async ({
    page,
    request,
    complaints,
  }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(20_000);
    await documentationBuilt(page);

    await page.goto('/docs/');
    const words = page.getByRole('searchbox');
    // The button does nothing before Vue has taken over the page.
    await expect(async () => {
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(words).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await words.fill('coverflow');
    const found = page.getByRole('option').getByRole('link', { name: /^coverflow$/ });
    await found.first().click();
    await expect(page).toHaveURL(/\/docs\/sections\/coverflow\.html/);
    await expect(words).toBeHidden();
    expect(await wcagViolations(page)).toEqual([]);

    // What people look for, in their words, is the first or the second answer.
    const answers = page.locator('.VPLocalSearchBox .result');
    for (const [first, questions] of Object.entries(asking)) {
      await page.goto(first);
      for (const [asked, answer] of questions) {
        await expect(async () => {
          await page.getByRole('button', { name: /Search|Suchen/ }).click();
          await expect(words).toBeVisible({ timeout: 1_000 });
        }).toPass({ timeout: 30_000 });
        await words.fill(asked);
        await expect
          .poll(async () => (await answers.allInnerTexts()).slice(0, 2).join(), { message: asked })
          .toContain(answer);
        await page.keyboard.press('Escape');
      }
    }
    await page.goto('/docs/sections/coverflow.html');
    const demonstration = page.getByRole('link', { name: 'Demonstration' });
    const answer = await request.get((await demonstration.getAttribute('href')) ?? '');
    expect(answer.url()).toMatch(/\/en\/home\/$/);

    const live = page.frameLocator('.live-section');
    await live.locator('.coverflow').scrollIntoViewIfNeeded();
    const title = live.locator('.coverflow-detail__title');
    const before = await title.innerText();
    await live
      .getByRole('button', { name: /previous|zurück/i })
      .first()
      .click();
    await expect(title).not.toHaveText(before);

    await page.goto('/docs/de/sections/form.html');
    const form = page.frameLocator('.live-section');
    const states = () =>
      form
        .locator('html')
        .evaluate(() => window.auftritt?.instances().map(({ state }) => state) ?? []);
    await expect.poll(states).not.toEqual([]);
    await form.getByRole('textbox').click();
    await expect.poll(states).toEqual(['running']);
    await form.getByRole('button').first().click();
    await expect(form.locator('.form-group.has-error')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}

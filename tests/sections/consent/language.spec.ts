import type { Page } from '@playwright/test';
import { expect, onSharedPage as test } from '../../support/services/outside.js';
import { button, dialog, notice, words } from './on-page.js';

const tag = 'data-privacy-url="de /datenschutz/ en /en/privacy/"';
const body = `<main><h1>Fragment</h1><button class="cookie-settings">Cookies</button>
  <a class="analytics-opt-out" href="/">Opt out</a>
  <iframe title="Report" data-name="analytics" data-src="https://elsewhere.test/"></iframe></main>`;

/** What a router does that brings the page in another language; `exchange` changes what it exchanges. */
const goTo = (page: Page, lang: string, exchange: 'the body' | 'the main part'): Promise<void> =>
  page.evaluate(
    ([language, all]) => {
      document.documentElement.lang = language;
      const old = all ? document.body : document.querySelector('main');
      if (!old) throw new Error('the page has nothing to exchange');
      window.auftritt?.release(old);
      const next = old.cloneNode(true);
      old.replaceWith(next);
      window.auftritt?.enhance();
    },
    [lang, exchange === 'the body'] as const,
  );

for (const exchange of ['the body', 'the main part'] as const) {
  test(`notice, placeholder, settings and opt-out speak the language of the page that a router brings in ${exchange}`, {
    tag: exchange === 'the body' ? [] : '@long',
  }, async ({ page, openFragment, complaints }) => {
    await openFragment(body, { tag });
    const policy = notice(page).getByRole('link', { name: words.de.policy });
    await expect(policy).toHaveAttribute('href', '/datenschutz/');
    await expect(page.getByText('Zustimmung zu „Inhalte anderer Anbieter“')).toBeVisible();

    await goTo(page, 'en', exchange);
    const english = notice(page, 'en').getByRole('link', { name: words.en.policy });
    await expect(english).toHaveAttribute('href', '/en/privacy/');
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByText('consent to “Content from other providers”')).toBeVisible();
    await page.getByRole('link', { name: 'Opt out' }).click();
    await expect(page.getByRole('status')).toContainText(
      'This website does not use web analytics.',
    );
    await button(page, 'Cookies').click();
    const further = dialog(page, 'en').getByRole('link', { name: words.en.policy });
    await expect(further).toHaveAttribute('href', '/en/privacy/');
    expect(complaints).toEqual([]);
  });
}

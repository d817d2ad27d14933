import {
  formAddress,
  formAnswers,
  outcomeOf,
  prepareForm,
  result,
  textOf,
} from '../../../support/form-answers.js';
import { expect, openPage, test } from '../../../support/site.js';

for (const { told, outcome, isChief } of formAnswers) {
  test(`the stand-in backend answers ${told}: ${outcome}`, {
    tag: isChief ? [] : '@long',
  }, async ({ page }) => {
    await openPage(page, formAddress);
    const address = `${formAddress}?stand-in=${encodeURIComponent(told)}`;
    await page.evaluate(prepareForm, `${address}|${result}`);
    const entered = page.locator('[name="inquiry[name]"]');
    const name = await entered.inputValue();
    const button = page.locator('.inquiry-form button:not([name$="draft"])').first();
    await button.click();
    if (outcome === 'elsewhere') {
      await expect(page).toHaveURL(/\/home\/$/);
      await page.goBack();
    } else await expect.poll(() => page.evaluate(outcomeOf, result)).toBe(textOf(outcome));
    if (outcome === 'result') return;
    await expect(button).not.toHaveAttribute('aria-disabled');
    if (outcome === 'elsewhere') return;
    await expect(entered).toHaveValue(name);
    await expect(button).toBeFocused();
  });
}

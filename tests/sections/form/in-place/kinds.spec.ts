import {
  formAddress,
  formAnswers,
  outcomeOf,
  prepareForm,
  result,
  textOf,
} from '../../../support/form-answers.js';
import { expect, ready, test } from '../../../support/site.js';

for (const { told, outcome, isChief } of formAnswers) {
  test(`the stand-in backend answers ${told}: ${outcome}`, {
    tag: isChief ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(formAddress);
    await ready(page);
    await page.evaluate(
      prepareForm,
      `${formAddress}?stand-in=${encodeURIComponent(told)}|${result}`,
    );
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect.poll(() => page.evaluate(outcomeOf, result)).toBe(textOf(outcome));
    if (outcome === 'result') return;
    await expect(page.locator('[name="inquiry[name]"]')).toHaveValue('Ada Lovelace');
    const button = page.getByRole('button', { name: 'Send inquiry' });
    await expect(button).toBeFocused();
    await expect(button).not.toHaveAttribute('aria-disabled');
  });
}

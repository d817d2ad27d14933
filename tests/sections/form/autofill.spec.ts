import type { Page } from '@playwright/test';
import { findChromium, noWindows } from '../../support/chromium.mjs';
import { cardForm, formRunning, holdCode, sendForm } from '../../support/forms.js';
import { test } from '../../support/fragments.js';
import { expect } from '../../support/site.js';

test.skip(!findChromium({ hasWindows: true }), noWindows);

/** Has the browser fill in the form; it needs a moment to have read the form first. */
async function autofill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.locator('#cc-number').focus();
  const { root } = await session.send('DOM.getDocument');
  const query = { nodeId: root.nodeId, selector: '#cc-number' };
  const { nodeId } = await session.send('DOM.querySelector', query);
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const card = {
    number: '4111111111111111',
    name: 'M',
    expiryMonth: '11',
    expiryYear: '2030',
    cvc: '123',
  };
  await expect(async () => {
    await session.send('Autofill.trigger', { fieldId: node.backendNodeId, card });
    await expect(page.locator('input:autofill')).toHaveCount(5, { timeout: 200 });
  }).toPass();
}

test(`taking over leaves what the browser has filled in`, { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  const code = await holdCode(page);
  await openFragment(cardForm, { load: true });
  await autofill(page);
  code.let();
  await formRunning(page);
  await expect(page.locator('input:autofill')).toHaveCount(5);
  await expect(page.locator('#cc-number')).toHaveValue('4111111111111111');
});

test(`what the browser fills in loses its mark`, { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await openFragment(cardForm);
  await sendForm(page);
  await expect(page.locator('.has-error')).toHaveCount(5);
  await autofill(page);
  await expect(page.locator('.has-error, .field-message')).toHaveCount(0);
});

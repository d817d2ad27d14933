import type { Page } from '@playwright/test';
import {
  everythingHeld,
  film,
  filmHost,
  fontStyles,
  hosts,
  hostsOf,
  only,
  purposes,
  waiting,
} from '../../support/everything-held.js';
import { answerWith } from '../../support/routes.js';
import { expect, test } from '../../support/services/outside.js';
import { running } from '../../support/site.js';
import { closeByKey, shown } from '../lightbox/on-page.js';
import { decline, notice } from './on-page.js';
import { answerElsewhere } from './purposes.js';

/** Opens the film in the lightbox, and says whether the lightbox asks first. */
async function openFilm(page: Page): Promise<boolean> {
  await page.locator(film).press('Enter');
  const load = shown(page).getByRole('button', { name: 'Nur diesen Inhalt laden' });
  const frame = shown(page).locator('iframe');
  await expect(load.or(frame)).toBeVisible();
  const asks = await load.isVisible();
  await closeByKey(page);
  return asks;
}

// tests/systems/engines/consent.test.ts does the same in Firefox and WebKit, with both lightboxes.
test('nothing is sent before an answer and after a refusal, and each thing after its own purpose alone', {
  tag: '@long',
}, async ({ page, openFragment, requests }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWith(page, 'https://fonts.googleapis.com/**', fontStyles, 'text/css');
  const asked = (from = 0) => [...new Set(requests.slice(from).map(({ hostname }) => hostname))];
  const { body, head, tag } = everythingHeld;
  await openFragment(body, { head, tag });
  await running(page, 'consent', waiting + 1);
  await running(page, 'map');
  await expect(notice(page)).toBeVisible();
  const boxes = ['Tour', 'Company', 'Hall'].map((name) => page.getByRole('group', { name }));
  for (const box of boxes) await expect(box).toBeVisible();
  expect(await openFilm(page)).toBe(true);
  expect(asked()).toEqual([]);

  await decline(page);
  expect(await openFilm(page)).toBe(true);
  expect(asked()).toEqual([]);

  for (const purpose of purposes) {
    const from = requests.length;
    await answerElsewhere(page, only(purpose));
    const mayShow = hostsOf(purpose).includes(filmHost);
    expect(await openFilm(page), purpose).toBe(!mayShow);
    await expect.poll(() => asked(from).sort(), purpose).toEqual(hostsOf(purpose));
    await answerElsewhere(page, only());
  }
  expect(asked().sort()).toEqual(hosts);
});

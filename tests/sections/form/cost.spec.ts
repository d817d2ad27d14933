import type { Page } from '@playwright/test';
import { formRunning, holdCode, sendForm } from '../../support/forms.js';
import { test } from '../../support/fragments.js';
import { shiftOf, watchShifts } from '../../support/layout-shift.js';
import { rest } from '../../support/rest.js';
import { chunkRan, expect, test as pageTest, touch } from '../../support/site.js';
import { longestTask } from '../../support/tasks.js';

/** A form of so many fields, every other one without help text. */
const formOf = (count: number): string => {
  const fields = Array.from({ length: count }, (_, index) => {
    const help = index % 2 ? '<span class="help-block">Help</span>' : '';
    return `<div class="form-group"><label for="f${index}">Field ${index}</label>
      <input id="f${index}" name="f${index}" required>${help}</div>`;
  });
  return `<form class="inquiry-form">${fields.join('')}<button id="send">Send</button></form>`;
};

pageTest('40 fields: no layout shift', async ({ page, openFragment }) => {
  const code = await holdCode(page);
  await watchShifts(page);
  await openFragment(formOf(40));
  await touch(page, 'form');
  await code.asked;
  const before = await shiftOf(page);
  code.let();
  await formRunning(page);
  await expect(page.locator('.no-help')).toHaveCount(20);
  await rest(page);
  expect(await shiftOf(page)).toBe(before);
});

test(`40 fields: no task over 50 ms`, { tag: '@long' }, async ({ page, browser, openFragment }) => {
  const taken = await longestTask(
    browser,
    page,
    async () => {
      const code = await holdCode(page);
      await openFragment(formOf(40), { load: true });
      await touch(page, 'form');
      await code.asked;
      return async () => {
        code.let();
        await formRunning(page);
      };
    },
    50,
  );
  expect(taken).toBeLessThan(50);
});

/** The names of React's chunk as they are asked for. */
function watchReact(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/chunks/views-')) asked.push(request.url());
  });
  return asked;
}

const field = formOf(1);

pageTest(
  'React is there before a form is refused, once the visitor pauses in it',
  async ({ page, openFragment }) => {
    const asked = watchReact(page);
    const waiting = chunkRan(page, 'ahead');
    await page.clock.install({ time: 0 });
    await openFragment(field, { load: true });
    await formRunning(page);
    await page.clock.pauseAt(60_000);
    expect(asked).toEqual([]);
    await page.locator('#f0').focus();
    await waiting;
    await page.clock.runFor(900);
    await page.locator('#f0').press('x');
    await page.clock.runFor(900);
    expect(asked).toEqual([]);
    // The browser has been idle at the latest then.
    await page.clock.runFor(3000);
    await expect.poll(() => asked.length).toBe(1);
  },
);

test('a refused form is marked at once where React does not arrive', async ({
  page,
  openFragment,
  complaints,
}) => {
  await page.route('**/chunks/views-*.js*', (route) => route.abort());
  await page.route('**/assets/recovery.js*', (route) => route.abort());
  await openFragment(field, { load: true });
  await sendForm(page);
  await expect(page.locator('.has-error .field-message')).toHaveCount(1);
  await expect.poll(() => complaints.join()).toContain('auftritt: form: code did not arrive');
  await expect(page.locator('.form-summary')).toHaveCount(0);
});

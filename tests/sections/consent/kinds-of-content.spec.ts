import { everyKind, allKinds as names } from '../../support/held-kinds.js';
import { expect, onSharedPage as test } from '../../support/services/outside.js';
import { decline, link, notice } from './on-page.js';
import { answerElsewhere, withPurposes } from './purposes.js';

const all = (value: boolean, except = '') =>
  Object.fromEntries(names.map((name) => [name, name === except ? !value : value]));

test('each kind of content waits for its own purpose, before an answer and after a refusal', {
  tag: '@long',
}, async ({ page, start, requests, complaints }) => {
  const purposes = Object.fromEntries(names.map((name) => [name, {}]));
  const content = everyKind('https', (kind) => kind, names);
  await start('consent', link + content, { head: withPurposes(purposes), count: names.length });
  await expect(notice(page)).toBeVisible();
  await decline(page);
  expect(requests).toEqual([]);
  for (const name of names) {
    const before = requests.length;
    const hosts = () => [...new Set(requests.slice(before).map(({ hostname }) => hostname))];
    await answerElsewhere(page, all(false, name));
    await expect.poll(hosts, name).toEqual([`${name}.test`]);
    await answerElsewhere(page, all(false));
    const attributes = await page
      .locator(`[data-name="${name}"]`)
      .evaluate((held) =>
        [...held.attributes]
          .map(({ name }) => name)
          .filter((each) => /^(srcdoc|src|srcset|imagesrcset|poster|href|data)$/.test(each)),
      );
    expect(attributes, name).toEqual([]);
  }
  expect(complaints.filter((line) => line.startsWith('auftritt'))).toEqual([]);
});

import { expect, onSharedPage as test } from '../../support/services/outside.js';
import { running } from '../../support/site.js';
import { button, link, notice, words } from './on-page.js';
import { answerElsewhere, withPurposes } from './purposes.js';

/** What may wait for consent: kind → its markup, which asks only the host `<kind>.test`. */
const kinds: Readonly<Record<string, (host: string) => string>> = {
  frame: (host) => `<iframe title="A" HELD data-src="${host}/"></iframe>`,
  srcdoc: (host) => `<iframe title="B" HELD data-srcdoc="<img src='${host}/a.png'>"></iframe>`,
  script: (host) => `<script type="text/plain" HELD data-src="${host}/a.js"></script>`,
  code: (host) => `<script type="text/plain" HELD>new Image().src = '${host}/a.png'</script>`,
  image: (host) => `<img alt="" HELD data-src="${host}/a.png">`,
  srcset: (host) => `<img alt="" HELD data-srcset="${host}/a.png 1x">`,
  picture: (host) => `<picture><source HELD data-srcset="${host}/a.png"><img alt=""></picture>`,
  video: (host) => `<video HELD data-src="${host}/a.mp4"></video>`,
  poster: (host) => `<video HELD data-poster="${host}/a.png"></video>`,
  source: (host) => `<video><source HELD data-src="${host}/a.mp4"></video>`,
  audio: (host) => `<audio controls HELD data-src="${host}/a.mp3"></audio>`,
  stylesheet: (host) => `<link rel="stylesheet" HELD data-href="${host}/a.css">`,
  font: (host) => `<link rel="preload" as="font" crossorigin HELD data-href="${host}/a.woff2">`,
  object: (host) => `<object HELD data-src="${host}/a.svg"></object>`,
  embed: (host) => `<embed HELD data-src="${host}/a.svg">`,
  button: (host) => `<input type="image" alt="Send" HELD data-src="${host}/a.png">`,
  svg: (host) => `<svg><image HELD data-href="${host}/a.png" width="9" height="9"/></svg>`,
  sheet: (host) => `<style HELD data-css="@import url('${host}/a.css')"></style>`,
  background: (host) => `<div style="block-size: 9px" HELD data-background="${host}/a.png"></div>`,
};

const names = Object.keys(kinds);
const everyKind = Object.entries(kinds)
  .map(([kind, html]) => html(`https://${kind}.test`).replace('HELD', `data-name="${kind}"`))
  .join('');
const all = (value: boolean, except = '') =>
  Object.fromEntries(names.map((name) => [name, name === except ? !value : value]));

test('each kind of content waits for its own purpose, before an answer and after a refusal', {
  tag: '@long',
}, async ({ page, openFragment, requests, complaints }) => {
  const purposes = Object.fromEntries(names.map((name) => [name, {}]));
  await openFragment(link + everyKind, { head: withPurposes(purposes) });
  await running(page, 'consent', names.length);
  await expect(notice(page)).toBeVisible();
  await button(page, words.de.decline).click();
  await expect(notice(page)).toHaveCount(0);
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
        ['src', 'srcset', 'poster', 'href', 'data', 'srcdoc'].filter((each) =>
          held.hasAttribute(each),
        ),
      );
    expect(attributes, name).toEqual([]);
  }
  expect(complaints.filter((line) => line.startsWith('auftritt'))).toEqual([]);
});

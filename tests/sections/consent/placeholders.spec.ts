import { axeViolations } from '../../support/axe.js';
import { expect, onSharedPage as test } from '../../support/services/outside.js';
import { running } from '../../support/site.js';
import { button, notice, storedAnswer, words } from './on-page.js';
import { answerElsewhere, film, site, withPurposes } from './purposes.js';

test('a placeholder has the size of the content, says what and whose it is, and can allow this one alone', async ({
  page,
  openFragment,
  requests,
}) => {
  const other = film('films').replace('Rundgang', 'Werkstatt');
  const html = `<iframe title="Plan" data-name="films" data-srcdoc="<img src='//plans.test/a.png'>"></iframe>`;
  await openFragment(film('films') + other + html, { head: withPurposes(site) });
  const box = page.getByRole('group', { name: 'Rundgang' });
  await expect(box).toContainText('films.test');
  await expect(page.getByRole('group', { name: 'Plan' })).toContainText('plans.test');
  const size = await box.boundingBox();
  expect(size).toMatchObject({ width: 480, height: 270 });
  expect(await axeViolations(page, 'main, .consent-placeholder')).toEqual([]);
  await box.getByRole('button', { name: 'Nur diesen Inhalt laden' }).click();
  await expect(page.getByTitle('Rundgang')).toBeVisible();
  await expect.poll(() => requests.length).toBe(1);
  await expect(page.getByTitle('Werkstatt')).toBeHidden();
  expect(await storedAnswer(page)).toBeUndefined();
  const second = page.getByRole('group', { name: 'Werkstatt' });
  await second.getByRole('button', { name: '„Filme“ zulassen' }).click();
  await expect(page.getByTitle('Werkstatt')).toBeVisible();
  expect(await storedAnswer(page)).toEqual({ cms: true, films: true });
  await expect(notice(page)).toHaveCount(0);
  await page.evaluate(() => window.auftritt?.release());
  await expect(page.locator('.consent-placeholder')).toHaveCount(0);
});

test('what a placeholder loads gets the focus that its button had', async ({
  page,
  openFragment,
}) => {
  const picture =
    '<img data-name="films" data-src="/plan.png" alt="Plan" width="300" height="200">';
  await openFragment(film('films') + picture, { head: withPurposes(site) });
  const press = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name }).press('Enter');
  await press('Rundgang', 'Nur diesen Inhalt laden');
  await expect(page.getByTitle('Rundgang')).toBeFocused();
  await press('Plan', '„Filme“ zulassen');
  await expect(page.getByAltText('Plan')).toBeFocused();
});

test('a placeholder takes the place of the content in a box that keeps a ratio, and what waits is not seen', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  const css = `iframe { display: block } .room { position: relative; inline-size: 480px }
    .room::before { content: ''; display: block; padding-top: 56.25% }
    .room > * { position: absolute; inset: 0; width: 100%; height: 100% }`;
  await openFragment(`<div class="room">${film('films')}</div>`, {
    head: `${withPurposes(site)}<style>${css}</style>`,
  });
  const box = page.getByRole('group', { name: 'Rundgang' });
  await expect(box).toBeVisible();
  await expect(page.getByTitle('Rundgang')).toBeHidden();
  const room = await page.locator('.room').boundingBox();
  expect(room).toMatchObject({ width: 480, height: 270 });
  expect(await box.boundingBox()).toMatchObject({ x: room?.x, y: room?.y, width: 480 });
});

test('a placeholder is as tall as its text where the content is lower', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  const hall = `<img data-name="films" data-src="https://films.test/a.svg" alt="Halle"
    width="320" height="120">`;
  await openFragment(hall, { head: withPurposes({ films: {} }) });
  const box = page.getByRole('group', { name: 'Halle' });
  const bottom = async (of: typeof box): Promise<number> => {
    const at = await of.boundingBox();
    return at ? at.y + at.height : Number.NaN;
  };
  await expect(box).toBeVisible();
  const settings = box.getByRole('button', { name: words.de.settings });
  expect(await bottom(settings)).toBeLessThan(await bottom(box));
});

const map = 'https://www.google.de/maps/place/Berlin/@52.5,13.4,15z';

const links = [
  {
    what: 'a film of a known host',
    purpose: 'films',
    link: 'data-fancybox href="https://www.youtube.com/watch?v=abcdefghijk"',
    host: 'www.youtube-nocookie.com',
  },
  {
    what: "one of Google's maps",
    purpose: 'maps',
    link: `data-fancybox href="${map}"`,
    host: 'maps.google.de',
  },
  {
    what: 'a film in an attribute of a preset',
    purpose: 'films',
    preset: 'magnific',
    link: 'class="popup-youtube" href="/film/" data-mfp-src="https://youtu.be/abcdefghijk"',
  },
];

for (const { what, purpose, preset = '', link, host = '' } of links) {
  test(`${what} in the lightbox asks first, and can be allowed with all ${purpose}`, {
    tag: '@long',
  }, async ({ page, openFragment, requests }) => {
    await openFragment(`<main><a ${link}>Mehr</a></main>`, {
      head: withPurposes({ statistics: {}, films: {}, maps: {} }),
      tag: preset && `data-preset="${preset}"`,
    });
    await expect(notice(page)).toBeVisible();
    await button(page, words.de.decline).click();
    await running(page, 'lightbox');
    await page.getByRole('link', { name: 'Mehr' }).press('Enter');
    const shown = page.getByRole('dialog');
    await expect(shown.getByRole('button', { name: 'Nur diesen Inhalt laden' })).toBeFocused();
    expect(requests).toEqual([]);
    const title = purpose === 'films' ? 'Filme' : 'Karten';
    await shown.getByRole('button', { name: `„${title}“ zulassen` }).click();
    await expect(shown.locator('iframe')).toBeVisible();
    await expect.poll(() => requests.map(({ hostname }) => hostname).join()).toContain(host);
    expect(await storedAnswer(page)).toMatchObject({ statistics: false, [purpose]: true });
  });
}

test('a map waits where the site counts maps as optional; the address stays', {
  tag: '@long',
}, async ({ page, start, requests }) => {
  const map =
    '<div class="map" data-lat="52.5" data-lng="13.4" data-title="Firma"><address>Berlin</address></div>';
  await start('map', map, { tag: 'data-maps-key="k"', head: withPurposes({ maps: {} }) });
  await expect(page.getByRole('group', { name: 'Firma' })).toBeVisible();
  await expect(page.locator('address')).toBeVisible();
  expect(requests).toEqual([]);
  await answerElsewhere(page, { maps: true });
  await expect(page.locator('.map > .gm-style')).toHaveCount(1);
  await answerElsewhere(page, { maps: false });
  await expect(page.locator('.map > .gm-style')).toHaveCount(0);
  await expect(page.locator('address')).toBeVisible();
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(map);
});

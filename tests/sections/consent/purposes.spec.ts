import { axeViolations } from '../../support/axe.js';
import { answerConsent } from '../../support/consent.js';
import { gtagScript } from '../../support/services/gtag.js';
import {
  expect,
  id,
  test as pageTest,
  onSharedPage as test,
} from '../../support/services/outside.js';
import { running } from '../../support/site.js';
import { button, dialog, link, notice, storedAnswer, words } from './on-page.js';
import { answerElsewhere, recordDecisions, withPurposes } from './purposes.js';

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
  background: (host) => `<div style="block-size: 9px" HELD data-background="${host}/a.png"></div>`,
};

const names = Object.keys(kinds);
const everyKind = Object.entries(kinds)
  .map(([kind, html]) => html(`https://${kind}.test`).replace('HELD', `data-name="${kind}"`))
  .join('');
const all = (value: boolean, except = '') =>
  Object.fromEntries(names.map((name) => [name, name === except ? !value : value]));

test('each kind of content waits for its own purpose, before an answer and after a refusal', async ({
  page,
  openFragment,
  requests,
  complaints,
}) => {
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

const site = {
  statistics: { services: ['Google Analytics'], cookies: ['_ga', '_ga_*'] },
  films: { services: ['YouTube'] },
  chat: { title: { de: 'Beratung', en: 'Chat' }, description: { de: 'Wir beraten Sie.' } },
};
const film = (name: string) =>
  `<iframe title="Rundgang" width="480" height="270" data-name="${name}" data-src="https://films.test/7"></iframe>`;

pageTest(
  'the notice and the settings name the purposes; what is chosen runs, and nothing else',
  async ({ page, openFragment, requests }) => {
    const decisions = await recordDecisions(page);
    await openFragment(link + film('films') + film('chat'), {
      tag: `data-analytics-id="${id}"`,
      head: withPurposes({ ...site, films: { ...site.films, default: true } }),
    });
    await expect(notice(page)).toContainText('Statistik, Filme und Beratung');
    expect(await decisions()).toEqual([]);
    await button(page, words.de.choose).click();
    const box = (name: string) => page.getByRole('checkbox', { name });
    await expect(box('Statistik')).not.toBeChecked();
    await expect(box('Filme')).toBeChecked();
    await expect(box('Beratung')).toHaveAccessibleDescription('Wir beraten Sie.');
    await expect(box('Statistik')).toHaveAccessibleDescription(
      /Dienste: Google Analytics\. Cookies: _ga, _ga_\*\./,
    );
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    expect(requests).toEqual([]);
    await button(page, 'Ausgewählte akzeptieren').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => requests.map(({ href }) => href)).toEqual(['https://films.test/7']);
    const answer = { statistics: false, films: true, chat: false };
    expect(await storedAnswer(page)).toEqual({ cms: true, ...answer });
    expect(await decisions()).toEqual([
      {
        purposes: answer,
        decision: {
          time: expect.stringMatching(/^20.*Z$/),
          version: 'statistics films chat',
          choice: 'chosen',
        },
      },
    ]);
    await page.reload();
    await expect.poll(decisions).toEqual([{ purposes: answer, decision: undefined }]);
  },
);

test('with `data-consent-default="off"` no switch is on before an answer', async ({
  page,
  openFragment,
}) => {
  const head = withPurposes({ films: { default: true } }, { 'consent-default': 'off' });
  await openFragment(link + film('films'), { head });
  await button(page, words.de.choose).click();
  await expect(page.getByRole('checkbox', { name: 'Filme' })).not.toBeChecked();
});

test('a purpose that is added later, or in a new version, is asked for alone', async ({
  page,
  context,
  baseURL,
  openFragment,
  requests,
}) => {
  const earlier = { cms: true, statistics: false, films: true };
  await answerConsent(context, `${baseURL}`, earlier);
  const purposes = { statistics: { version: 2 }, films: {}, chat: site.chat };
  await openFragment(film('films') + film('chat'), { head: withPurposes(purposes) });
  await expect(notice(page)).toContainText('Statistik und Beratung.');
  await expect(notice(page)).toContainText('Bitte entscheiden Sie neu');
  await expect.poll(() => requests.length).toBe(1);
  await button(page, words.de.decline).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await storedAnswer(page)).toEqual({
    cms: true,
    'statistics.2': false,
    films: true,
    chat: false,
  });
  expect(requests).toHaveLength(1);
});

test('content with an unknown name waits, and is reported', async ({
  page,
  openFragment,
  requests,
  complaints,
}) => {
  await openFragment(film('flims'), { head: withPurposes(site) });
  await expect.poll(() => complaints.join()).toContain('data-name "flims" is no purpose');
  expect(requests).toEqual([]);
  await expect(page.locator('iframe')).not.toHaveAttribute('src');
});

test('a placeholder has the size of the content, says what and whose it is, and can allow this one alone', async ({
  page,
  openFragment,
  requests,
}) => {
  const other = film('films').replace('Rundgang', 'Werkstatt');
  await openFragment(film('films') + other, { head: withPurposes(site) });
  const box = page.getByRole('group', { name: 'Rundgang' });
  await expect(box).toContainText('films.test');
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

test('after a withdrawal the named cookies go, and the page says what needs a reload', async ({
  page,
  context,
  baseURL,
  openFragment,
}) => {
  const url = `${baseURL}`;
  const cookies = ['_ga', '_ga_1', '_gallery', 'klaro'];
  await context.addCookies(cookies.map((name) => ({ name, value: '1', url })));
  const script = '<script type="text/plain" data-name="statistics">window.ran = true</script>';
  await openFragment(link + script, { head: withPurposes(site) });
  await button(page, words.de.accept).click();
  await page.waitForFunction(() => Reflect.get(window, 'ran') === true);
  await button(page, 'Cookies').click();
  await page.getByRole('checkbox', { name: 'Statistik' }).press('Space');
  await button(page, 'Speichern').click();
  await expect(page.getByRole('status')).toContainText('bis Sie sie neu laden');
  const left = async () => (await context.cookies()).map(({ name }) => name).sort();
  expect(await left()).toEqual(['_gallery', 'klaro']);
  await button(page, 'Später').click();
  await expect(page.getByRole('status')).toHaveCount(0);
});

for (const { what, purpose, href, host, title } of [
  {
    what: 'a film of a known host',
    purpose: 'films',
    href: 'https://www.youtube.com/watch?v=abcdefghijk',
    host: 'www.youtube-nocookie.com',
    title: 'Filme',
  },
  {
    what: "one of Google's maps",
    purpose: 'maps',
    href: 'https://www.google.de/maps/place/Berlin/@52.5,13.4,15z',
    host: 'maps.google.de',
    title: 'Karten',
  },
]) {
  test(`${what} in the lightbox asks first, and can be allowed alone or with all ${purpose}`, {
    tag: '@long',
  }, async ({ page, openFragment, requests }) => {
    const head = withPurposes({ statistics: {}, films: {}, maps: {} });
    await openFragment(`<main><a data-fancybox href="${href}">Mehr</a></main>`, { head });
    await expect(notice(page)).toBeVisible();
    await button(page, words.de.decline).click();
    await running(page, 'lightbox');
    await page.getByRole('link', { name: 'Mehr' }).press('Enter');
    const shown = page.getByRole('dialog');
    await expect(shown.getByRole('button', { name: 'Nur diesen Inhalt laden' })).toBeFocused();
    expect(requests).toEqual([]);
    await shown.getByRole('button', { name: `„${title}“ zulassen` }).click();
    await expect(shown.locator('iframe')).toBeVisible();
    await expect.poll(() => requests.map(({ hostname }) => hostname)).toContain(host);
    expect(await storedAnswer(page)).toMatchObject({ statistics: false, [purpose]: true });
  });
}

const map = 'https://www.google.de/maps/place/Berlin/@52.5,13.4,15z';

for (const { what, purpose, title, preset, link } of [
  {
    what: 'a film of a link that a preset finds',
    purpose: 'films',
    title: 'Filme',
    preset: 'magnific',
    link: 'class="popup-youtube" href="https://youtu.be/abcdefghijk"',
  },
  {
    what: 'a film in an attribute of a preset',
    purpose: 'films',
    title: 'Filme',
    preset: 'magnific',
    link: 'class="popup-youtube" href="/film/" data-mfp-src="https://youtu.be/abcdefghijk"',
  },
  {
    what: 'a map in an attribute of Magnific Popup',
    purpose: 'maps',
    title: 'Karten',
    preset: 'magnific',
    link: `class="popup-gmaps" href="/weg/" data-mfp-src="${map}"`,
  },
  {
    what: 'a map in an attribute of Colorbox',
    purpose: 'maps',
    title: 'Karten',
    preset: 'colorbox',
    link: `class="colorbox" href="/weg/" data-cbox-href="${map}"`,
  },
  {
    what: 'a map in an attribute of Fancybox 2',
    purpose: 'maps',
    title: 'Karten',
    preset: 'fancybox-2',
    link: `class="fancybox" href="/weg/" data-fancybox-href="${map}"`,
  },
]) {
  test(`${what} waits too`, async ({ page, openFragment, requests }) => {
    await openFragment(`<main><a ${link}>Mehr</a></main>`, {
      head: withPurposes({ statistics: {}, films: {}, maps: {} }),
      tag: `data-preset="${preset}"`,
    });
    await expect(notice(page)).toBeVisible();
    await button(page, words.de.decline).click();
    await running(page, 'lightbox');
    await page.getByRole('link', { name: 'Mehr' }).press('Enter');
    const shown = page.getByRole('dialog');
    await expect(shown.getByRole('button', { name: 'Nur diesen Inhalt laden' })).toBeFocused();
    expect(requests).toEqual([]);
    await shown.getByRole('button', { name: `„${title}“ zulassen` }).click();
    await expect(shown.locator('iframe')).toBeVisible();
    expect(await storedAnswer(page)).toMatchObject({ statistics: false, [purpose]: true });
  });
}

test('a map waits where the site counts maps as optional; the address stays', async ({
  page,
  openFragment,
  requests,
}) => {
  const map =
    '<div class="map" data-lat="52.5" data-lng="13.4" data-title="Firma"><address>Berlin</address></div>';
  await openFragment(map, { tag: 'data-maps-key="k"', head: withPurposes({ maps: {} }) });
  await running(page, 'map');
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

test('what a router or a gallery brings waits too', async ({ page, openFragment, requests }) => {
  await openFragment('<main></main>', { head: withPurposes(site), changes: true });
  await page.evaluate((html) => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = html;
    window.auftritt?.enhance(main ?? document);
  }, film('films'));
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Rundgang' })).toBeVisible();
  expect(requests).toEqual([]);
});

pageTest(
  'Google learns of consent in its order: default, update, then anything else',
  async ({ page, openFragment, requests }) => {
    const marketing = { signals: ['ad_storage', 'ad_user_data', 'ad_personalization'] };
    const manager = `<script type="text/plain" data-name="statistics">
    window.dataLayer.push({ event: 'gtm.js' })</script>`;
    await openFragment(link + manager, {
      tag: `data-analytics-id="${id}"`,
      head: withPurposes({ statistics: {}, marketing }),
    });
    /** The commands of the data layer in short. */
    const commands = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).map((entry) => {
          const [verb, what, state] = Array.from(entry as ArrayLike<unknown>);
          if (verb === undefined) return 'gtm.js';
          const granted = Object.entries(Object(state)).filter(([, value]) => value === 'granted');
          const isConsent = verb === 'consent';
          return isConsent ? `${what} ${granted.map(([name]) => name).join()}`.trim() : `${verb}`;
        }),
      );
    await expect(notice(page)).toBeVisible();
    await running(page, 'analytics');
    expect(await commands()).toEqual(['default']);
    expect(requests).toEqual([]);
    await button(page, words.de.choose).click();
    await page.getByRole('checkbox', { name: 'Statistik' }).press('Space');
    await button(page, 'Ausgewählte akzeptieren').click();
    await expect.poll(commands).toContain('gtm.js');
    expect((await commands()).slice(0, 2)).toEqual(['default', 'update analytics_storage']);
    expect((await commands()).slice(2).sort()).toEqual(['config', 'gtm.js', 'js']);
    await expect.poll(() => requests.length).toBe(2);
    expect(requests[0]?.href).toBe(`${gtagScript}?id=${id}`);
    // A router's visit counts no page again.
    await page.evaluate(() => {
      document.body.replaceChildren();
      window.auftritt?.enhance();
    });
    expect(requests.filter(({ searchParams }) => searchParams.get('en'))).toHaveLength(1);
  },
);

for (const [width, height] of [
  [320, 256],
  [390, 800],
  [1440, 900],
] as const) {
  test(`the page's last line can be read above the open notice at ${width} × ${height}`, {
    tag: '@long',
  }, async ({ page, openFragment }) => {
    await page.setViewportSize({ width, height });
    const body = `<main style="block-size: 150vh"><h1>A</h1></main>
      <footer><a id="last" href="/home/impressum/">Impressum</a></footer>`;
    await openFragment(body, {
      tag: 'data-consent="always"',
      head: '<style>* { margin: 0; padding: 0 }</style>',
    });
    const top = async () => (await notice(page).boundingBox())?.y ?? 0;
    await expect(notice(page)).toBeVisible();
    const bottom = async () => {
      const box = await page.locator('#last').boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    // The room below the page may come a frame after the notice, so the end is scrolled to again.
    const atTheEnd = async () => {
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      return (await bottom()) <= (await top());
    };
    await expect.poll(atTheEnd).toBe(true);
    expect(await bottom()).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('#last').focus();
    await expect.poll(async () => (await bottom()) <= (await top())).toBe(true);
    await button(page, words.de.decline).click();
    await expect(page.locator('html')).not.toHaveAttribute('style');
  });
}

test('a placeholder is as tall as its text where the content is lower', async ({
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

import { axeViolations } from '../../support/axe.js';
import { answerConsent } from '../../support/consent.js';
import {
  expect,
  id,
  test as pageTest,
  onSharedPage as test,
} from '../../support/services/outside.js';
import { button, change, decline, dialog, link, notice, storedAnswer, words } from './on-page.js';
import { film, recordDecisions, site, withPurposes } from './purposes.js';

pageTest(
  'the notice and the settings name the purposes; what is chosen runs, and nothing else',
  { tag: '@long' },
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

test('with `data-consent-default="off"` no switch is on before an answer', {
  tag: '@long',
}, async ({ page, openFragment }) => {
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
  // The classes and ids of klaro, for which a theme may have rules.
  const named = await notice(page)
    .locator('[class], [id]')
    .evaluateAll((all) => all.map(({ id: own, className }) => `${className} ${own}`.trim()));
  expect(named.filter((each) => each !== 'cn-part')).toEqual([
    'cn-body',
    'title id-cookie-title',
    'id-cookie-notice',
    'cn-changes',
    'cn-ok',
    'cm-link cn-learn-more',
    'cn-buttons',
    'cm-btn cm-btn-danger cn-decline',
    'cm-btn cm-btn-success',
  ]);
  await expect.poll(() => requests.length).toBe(1);
  await decline(page);
  expect(await storedAnswer(page)).toEqual({
    cms: true,
    'statistics.2': false,
    films: true,
    chat: false,
  });
  expect(requests).toHaveLength(1);
});

/** Content that names no purpose of the site → the name that the console says. */
const badNames = {
  [film('flims')]: 'flims',
  [film('')]: '',
  '<iframe title="A" data-src="https://films.test/7"></iframe>': '',
  '<script type="text/plain" data-src="https://films.test/7"></script>': '',
  '<script type="text/plain" data-name="flims">window.ran = true</script>': 'flims',
  [`<div data-name="films" data-background="https://films.test/7">${film('flims')}</div>`]: 'flims',
};

for (const [html, name] of Object.entries(badNames)) {
  test(`content that names no purpose waits, and is reported: ${html}`, {
    tag: html.includes('flims') ? [] : '@long',
  }, async ({ page, openFragment, requests, complaints, context, baseURL }) => {
    const answer = { cms: true, statistics: true, films: false, chat: true };
    await answerConsent(context, `${baseURL}`, answer);
    await openFragment(html, { head: withPurposes(site) });
    await expect
      .poll(() => complaints.join())
      .toContain(`data-name "${name}" is no purpose of the consent: cms, statistics, films, chat`);
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBe(undefined);
  });
}

test('where the page names no purpose, whatever names one waits, and is reported', {
  tag: '@long',
}, async ({ page, openFragment, requests, complaints }) => {
  await openFragment(film('films'), { head: withPurposes({}) });
  await expect
    .poll(() => complaints.join())
    .toContain('data-name "films" is no purpose of the consent: cms');
  await expect(notice(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('after a withdrawal the named cookies go, and the page says what needs a reload', {
  tag: '@long',
}, async ({ page, context, baseURL, openFragment }) => {
  const url = `${baseURL}`;
  const cookies = ['_ga', '_ga_1', '_gallery', 'klaro'];
  await context.addCookies(cookies.map((name) => ({ name, value: '1', url })));
  const script = '<script type="text/plain" data-name="statistics">window.ran = true</script>';
  await openFragment(link + script, { head: withPurposes(site) });
  await button(page, words.de.accept).click();
  await page.waitForFunction(() => Reflect.get(window, 'ran') === true);
  await change(page, 'Statistik');
  await expect(page.getByRole('status')).toContainText('bis Sie sie neu laden');
  const left = async () => (await context.cookies()).map(({ name }) => name).sort();
  expect(await left()).toEqual(['_gallery', 'klaro']);
  await button(page, 'Später').click();
  await expect(page.getByRole('status')).toHaveCount(0);
});

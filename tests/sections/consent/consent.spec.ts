import { axeViolations } from '../../support/axe.js';
import { accepted, declined } from '../../support/consent.js';
import {
  expect,
  id,
  test as pageTest,
  onSharedPage as test,
} from '../../support/services/outside.js';
import { anyLanguage, idle, languages, running } from '../../support/site.js';
import { button, dialog, link, notice, storedAnswer, tag, words } from './on-page.js';

test.describe('on a first visit', () => {
  test('the notice is shown, nothing is stored and nothing leaves the page', async ({
    page,
    openFragment,
    requests,
    complaints,
  }) => {
    await openFragment(link, { tag });
    await expect(notice(page)).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
    expect(requests).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('the page stays usable beside the notice', async ({ page, openFragment }) => {
    await openFragment(
      '<button onclick="document.title = \'used\'">Use</button><p style="block-size: 3000px"></p>',
      { tag },
    );
    await expect(notice(page)).toBeVisible();
    await button(page, 'Use').click();
    await expect(page).toHaveTitle('used');
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(notice(page)).toBeVisible();
  });

  test('the notice comes back on each page until it is answered', async ({
    page,
    openFragment,
  }) => {
    await openFragment(link, { tag });
    await expect(notice(page)).toBeVisible();
    await page.reload();
    await expect(notice(page)).toBeVisible();
  });

  test('nothing is asked where nothing optional is in use, and the settings open all the same', async ({
    page,
    openFragment,
  }) => {
    const required = '<img alt="Logo" data-name="cms" data-src="/media/logo.svg">';
    for (const also of ['', `data-analytics-id="${id}" data-disable="analytics"`]) {
      await openFragment(link + required, { tag: also });
      await running(page, 'consent', 2);
      await expect(page.locator('.klaro')).toHaveCount(0);
    }
    await button(page, 'Cookies').click();
    await expect(dialog(page)).toContainText('Auf dieser Seite ist nichts davon in Betrieb.');
    await expect(dialog(page).getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const { language } of languages) {
    test(`it names what is in use, and nothing else: ${language}`, async ({
      page,
      openFragment,
    }) => {
      const says = { de: ['Seitenaufrufe', 'anderer Anbieter'], en: ['page views', 'providers'] };
      const [views = '', providers = ''] = says[language];
      const frame = '<iframe title="Film" data-name="analytics" data-src="/film/"></iframe>';
      const text = words[language];
      for (const [body, attributes, named, unnamed] of [
        [link, `data-analytics-id="${id}"`, [views], [providers]],
        [link + frame, '', [providers], [views]],
        [link + frame, `data-analytics-id="${id}"`, [views, providers], []],
        [link, 'data-consent="always"', [], [views, providers]],
      ] as const) {
        await openFragment(body, { lang: language, tag: attributes });
        await expect(notice(page, language)).toBeVisible();
        for (const name of named) await expect(notice(page, language)).toContainText(name);
        for (const name of unnamed) await expect(notice(page, language)).not.toContainText(name);
        await button(page, text.choose).click();
        await expect(dialog(page, language)).toBeVisible();
        for (const name of named) await expect(dialog(page, language)).toContainText(name);
      }
    });
  }

  test('`data-disable="consent"` leaves it out', async ({ page, openFragment, chunks }) => {
    await openFragment(link, { tag: `${tag} data-disable="consent"` });
    await idle(page);
    expect(chunks).not.toContain('consent');
    await expect(page.locator('.klaro')).toHaveCount(0);
  });

  for (const { language } of languages) {
    test(`it speaks the language of the page: ${language}`, async ({ page, openFragment }) => {
      await openFragment(link, { lang: language, tag });
      const text = words[language];
      await expect(notice(page, language)).toBeVisible();
      await expect(button(page, text.accept)).toBeVisible();
      await expect(button(page, text.decline)).toBeVisible();
      const leads = notice(page, language).getByRole('link', { name: text.policy });
      await expect(leads).toHaveAttribute('href', '/home/elsewhere/');
      await button(page, text.choose).click();
      await expect(dialog(page, language)).toBeVisible();
      await expect(dialog(page, language).getByRole('link', { name: text.policy })).toBeVisible();
    });
  }

  for (const { language } of anyLanguage) {
    test(`notice and dialog have no faults that axe finds: ${language}`, async ({
      page,
      openFragment,
    }) => {
      await openFragment(link, { lang: language, tag });
      await expect(notice(page, language)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await button(page, words[language].choose).click();
      await expect(dialog(page, language)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('without language or with another one it is German', async ({ page, openFragment }) => {
    await openFragment('<html lang="fr"></html>', {
      head: '<script>document.documentElement.lang = "fr"</script>',
      tag,
    });
    await expect(notice(page)).toBeVisible();
  });

  test('it leads to the privacy policy in the language of the page, or to none', async ({
    page,
    openFragment,
    complaints,
  }) => {
    const pairs = 'data-privacy-url="de /datenschutz/ EN-gb /en/privacy/"';
    const own = '<link rel="author privacy-policy" href="/own/">';
    for (const [lang, written, head, leads] of [
      ['de', pairs, own, '/datenschutz/'],
      ['en', pairs, own, '/en/privacy/'],
      ['en', 'data-privacy-url="de /datenschutz/"', own, '/own/'],
      ['de', '', own, '/own/'],
      ['de', '', '<link rel="privacy-policy" href="javascript:alert()">', undefined],
      ['de', '', '', undefined],
    ] as const) {
      await openFragment(link, { lang, head, tag: `data-consent="always" ${written}` });
      await expect(notice(page, lang)).toBeVisible();
      const links = notice(page, lang).getByRole('link');
      await expect(links).toHaveCount(leads === undefined ? 0 : 1);
      if (leads !== undefined) await expect(links).toHaveAttribute('href', leads);
    }
    expect(complaints).toEqual([]);
  });

  for (const [written, fault] of [
    ['javascript:alert()', '"javascript:alert()" is not a web address'],
    ['de /a/ en data:text/html,b', '"data:text/html,b" is not a web address'],
    ['de /a/ en', '"de /a/ en" is neither one address nor pairs of language and address'],
  ]) {
    test(`a privacy policy at "${written}" is reported, and not led to`, async ({
      page,
      openFragment,
      complaints,
    }) => {
      await openFragment(link, { tag: `data-consent="always" data-privacy-url="${written}"` });
      await expect(notice(page)).toBeVisible();
      await expect(notice(page).getByRole('link')).toHaveCount(0);
      expect(complaints.filter((line) => line.startsWith('auftritt:'))).toEqual([
        expect.stringContaining(`auftritt: consent: data-privacy-url ${fault}`),
      ]);
    });
  }

  test('the script adds the styles itself where the page has no stylesheet', async ({
    page,
    openFragment,
  }) => {
    await openFragment(link, { tag, stylesheet: false });
    await expect(notice(page)).toHaveCSS('position', 'fixed');
  });

  test('a hash that klaro itself cannot read does no harm', async ({
    page,
    openFragment,
    complaints,
  }) => {
    await openFragment(link, { tag });
    for (const hash of ['#100%', '#klaro-ide', '#klaro-testing']) {
      await page.goto(`/fragment/${hash}`);
      await page.reload();
      await expect(notice(page)).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });
});

test.describe('a choice', () => {
  test('to accept starts analytics at once, and is kept for 365 days', async ({
    page,
    openFragment,
    requests,
  }) => {
    await openFragment(link, { tag });
    const before = Date.now();
    await button(page, words.de.accept).click();
    await expect(notice(page)).toBeHidden();
    await expect.poll(() => requests.length).toBe(2);
    expect(await storedAnswer(page)).toEqual(accepted);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'klaro');
    const days = ((cookie?.expires ?? 0) * 1000 - before) / 86_400_000;
    expect(days).toBeGreaterThan(364.99);
    expect(days).toBeLessThan(365.01);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  });

  test('to decline is kept, and nothing leaves the page', async ({
    page,
    openFragment,
    requests,
  }) => {
    await openFragment(link, { tag });
    await button(page, words.de.decline).click();
    await expect(notice(page)).toBeHidden();
    expect(await storedAnswer(page)).toEqual(declined);
    expect(requests).toEqual([]);
  });

  test('in the dialog: both switches stand on, the essential one cannot be moved', async ({
    page,
    openFragment,
    requests,
  }) => {
    await openFragment(link, { tag });
    await button(page, words.de.choose).click();
    const cms = page.getByRole('checkbox', { name: 'Redaktionssystem' });
    const analytics = page.getByRole('checkbox', { name: 'Webanalyse' });
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await expect(cms).toBeChecked();
    await expect(cms).toBeDisabled();
    await expect(analytics).toBeChecked();
    await expect(analytics).toBeEnabled();
    expect(requests).toEqual([]);
    await analytics.press('Space');
    await button(page, 'Ausgewählte akzeptieren').click();
    await expect(dialog(page)).toBeHidden();
    expect(await storedAnswer(page)).toEqual(declined);
    expect(requests).toEqual([]);
  });

  test('in the dialog: `data-consent-default="off"` leaves the optional switch off', async ({
    page,
    openFragment,
  }) => {
    await openFragment(link, { tag: `${tag} data-consent-default="off"` });
    await button(page, words.de.choose).click();
    await expect(page.getByRole('checkbox', { name: 'Redaktionssystem' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Webanalyse' })).not.toBeChecked();
    await button(page, 'Ausgewählte akzeptieren').click();
    await expect(dialog(page)).toBeHidden();
    expect(await storedAnswer(page)).toEqual(declined);
  });

  for (const [name, answer, sent] of [
    ['Alle akzeptieren', accepted, 2],
    ['Ich lehne ab', declined, 0],
  ] as const) {
    test(`in the dialog: "${name}"`, async ({ page, openFragment, requests }) => {
      await openFragment(link, { tag });
      await button(page, words.de.choose).click();
      await button(page, name).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await storedAnswer(page)).toEqual(answer);
      await expect.poll(() => requests.length).toBe(sent);
    });
  }

  test('can be changed and withdrawn later, each at once and without reload', async ({
    page,
    openFragment,
    requests,
  }) => {
    await openFragment(link, { tag });
    await button(page, words.de.accept).click();
    await expect.poll(() => requests.length).toBe(2);
    await expect.poll(async () => (await page.context().cookies()).length).toBe(3);

    await button(page, 'Cookies').click();
    await page.getByRole('checkbox', { name: 'Webanalyse' }).press('Space');
    await button(page, 'Speichern').click();
    await expect(dialog(page)).toBeHidden();
    expect(await storedAnswer(page)).toEqual(declined);
    const names = async () => (await page.context().cookies()).map(({ name }) => name);
    await expect.poll(names).toEqual(['klaro']);
    const before = requests.length;
    await page.evaluate(() => window.gtag?.('config', 'G-TEST12345', { anonymize_ip: true }));
    await page.reload();
    await idle(page);
    expect(requests).toHaveLength(before);

    await button(page, 'Cookies').click();
    await page.getByRole('checkbox', { name: 'Webanalyse' }).press('Space');
    await button(page, 'Speichern').click();
    await expect.poll(() => requests.length).toBe(before + 2);
    expect(await storedAnswer(page)).toEqual(accepted);
  });

  test('withdrawn and given again on one page counts the page once', async ({
    page,
    openFragment,
    requests,
  }) => {
    await openFragment(link, { tag });
    await button(page, words.de.accept).click();
    await expect.poll(() => requests.length).toBe(2);
    for (const answer of [declined, accepted]) {
      await button(page, 'Cookies').click();
      await page.getByRole('checkbox', { name: 'Webanalyse' }).press('Space');
      await button(page, 'Speichern').click();
      await expect(dialog(page)).toBeHidden();
      expect(await storedAnswer(page)).toEqual(answer);
    }
    expect(await page.evaluate((name) => Reflect.get(window, name), `ga-disable-${id}`)).toBe(
      false,
    );
    expect(requests).toHaveLength(2);
  });

  test('that was not saved is forgotten', async ({ page, openFragment }) => {
    await openFragment(link, { tag });
    await button(page, words.de.decline).click();
    const analytics = page.getByRole('checkbox', { name: 'Webanalyse' });
    await button(page, 'Cookies').click();
    await expect(analytics).not.toBeChecked();
    await analytics.press('Space');
    await page.keyboard.press('Escape');
    await button(page, 'Cookies').click();
    await expect(analytics).not.toBeChecked();
    expect(await storedAnswer(page)).toEqual(declined);
  });
});

test.describe('on a return visit', () => {
  test.use({ earlierAnswer: declined });

  test('nothing of klaro is downloaded before the settings are asked for', async ({
    page,
    openFragment,
    chunks,
    requests,
  }) => {
    await openFragment(link, { tag });
    await idle(page);
    expect(chunks).toEqual([]);
    await expect(page.locator('.klaro')).toHaveCount(0);
    await button(page, 'Cookies').click();
    await expect(dialog(page)).toBeVisible();
    expect(chunks).toContain('klaro-dialog');
    expect(requests).toEqual([]);
  });

  test('the link opens the dialog from the keyboard, Escape closes it, focus comes back', async ({
    page,
    openFragment,
  }) => {
    const forms = [
      '<button class="cookie-settings">Cookies</button>',
      '<a href="#" class="cookie-settings">Cookies</a>',
      '<span class="cookie-settings">Cookies</span>',
    ];
    for (const form of forms) {
      await openFragment(`<main>${form}</main>`);
      const opener = page.locator('main .cookie-settings');
      if (form.startsWith('<span')) await expect(opener).toHaveRole('button');
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press('Tab');
        await expect(page.locator('main :focus')).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  pageTest(
    'a click on the link before the code is there is carried out when it is',
    async ({ page, openFragment }) => {
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await openFragment(link);
      await button(page, 'Cookies').click();
      await expect(dialog(page)).toBeVisible();
    },
  );

  test('focus comes back to the link while the notice is shown, too', async ({
    page,
    openFragment,
    context,
  }) => {
    await context.clearCookies();
    await openFragment(link, { tag });
    await button(page, 'Cookies').click();
    await button(page, 'Schließen').click();
    await expect(notice(page)).toBeVisible();
    await expect(button(page, 'Cookies')).toBeFocused();
  });

  test('the notice gets the focus where the dialog was opened from it', async ({
    page,
    openFragment,
    context,
  }) => {
    await context.clearCookies();
    await openFragment(link, { tag });
    await button(page, words.de.choose).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeFocused();
  });
});

test.describe('an answer that does not hold', () => {
  for (const value of [
    '%7B%22cms%22%3Atrue',
    '%',
    'null',
    '[]',
    '%7B%22cms%22%3A%22yes%22%7D',
    '%E0%A4%A',
    '%7B%22cms%22%3Afalse%2C%22analytics%22%3Atrue%7D',
  ]) {
    test(`is as none: ${value}`, async ({
      page,
      context,
      baseURL,
      openFragment,
      requests,
      complaints,
    }) => {
      await context.addCookies([{ name: 'klaro', value, url: `${baseURL}` }]);
      await openFragment(link, { tag });
      await expect(notice(page)).toBeVisible();
      await running(page, 'analytics');
      expect(requests).toEqual([]);
      expect(complaints).toEqual([]);
      await button(page, words.de.decline).click();
      expect(await storedAnswer(page)).toEqual(declined);
    });
  }

  test('was given when there were other apps: the notice says that something changed', async ({
    page,
    context,
    baseURL,
    openFragment,
    requests,
  }) => {
    const value = encodeURIComponent('{"cms":true,"chat":true}');
    await context.addCookies([{ name: 'klaro', value, url: `${baseURL}` }]);
    await openFragment(link, { tag });
    await expect(notice(page)).toContainText('Änderungen');
    await running(page, 'analytics');
    expect(requests).toEqual([]);
  });

  pageTest(
    'cannot be stored where cookies and storage are blocked; it holds for the page',
    async ({ page, openFragment, requests, complaints }) => {
      await page.addInitScript(() => {
        const blocked = (): never => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
        Object.defineProperty(window, 'localStorage', { get: blocked });
        Object.defineProperty(window, 'sessionStorage', { get: blocked });
      });
      await openFragment(link, { tag });
      await expect(notice(page)).toBeVisible();
      await running(page, 'analytics');
      expect(requests).toEqual([]);
      await button(page, words.de.decline).click();
      await expect(notice(page)).toBeHidden();
      await button(page, 'Cookies').click();
      await expect(page.getByRole('checkbox', { name: 'Webanalyse' })).not.toBeChecked();
      expect(requests).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

test('released, the page is what the server sent; enhanced again, it asks again', async ({
  page,
  openFragment,
}) => {
  const body = `<main><h1>Fragment</h1><a class="cookie-settings" href="#">Cookies</a>
    <iframe title="Report" data-name="analytics" data-src="https://elsewhere.test/"></iframe></main>`;
  await openFragment(body, { tag });
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(body);
  await page.evaluate(() => window.auftritt?.enhance());
  await expect(notice(page)).toBeVisible();
});

test('an answer starts what it allows, and nothing that the page holds back', async ({
  page,
  openFragment,
  requests,
}) => {
  await openFragment(`${link}<ul id="held" class="logo-slider"><li>Logo</li></ul>`, { tag });
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => {
    const held = document.querySelector('#held');
    if (held) window.auftritt?.release(held);
  });
  await button(page, words.de.accept).click();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const held = await page.evaluate(() =>
    window.auftritt?.instances().filter(({ element }) => element.id === 'held'),
  );
  expect(held).toEqual([]);
});

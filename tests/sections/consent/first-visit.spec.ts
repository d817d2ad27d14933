import { middleOf } from '../../support/pointer.js';
import { hold } from '../../support/routes.js';
import { expect, id, onSharedPage as test } from '../../support/services/outside.js';
import { idle } from '../../support/site.js';
import { button, dialog, link, notice, tag, words } from './on-page.js';
import { withPurposes } from './purposes.js';

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

  test('all that the notice needs is requested before the page has read its JSON', async ({
    page,
    openFragment,
  }) => {
    const asked: string[] = [];
    let read = (): void => {};
    const held = new Promise<void>((resolve) => {
      read = resolve;
    });
    await page.route('**/chunks/*.js', async (route) => {
      const name = /chunks\/([\w-]+)-\w+\.js/.exec(route.request().url())?.[1] ?? '';
      asked.push(name);
      if (name === 'complete') await held;
      await route.continue();
    });
    await openFragment(link, { head: withPurposes({ films: {} }, { consent: 'always' }) });
    await expect
      .poll(() => asked)
      .toEqual(expect.arrayContaining(['complete', 'answers', 'consent']));
    read();
    await expect(notice(page)).toBeVisible();
    await page.unrouteAll();
  });

  test('nothing is asked where nothing optional is in use, and the settings open all the same', {
    tag: '@long',
  }, async ({ page, start }) => {
    const required = '<img alt="Logo" data-name="cms" data-src="/media/logo.svg">';
    for (const also of ['', `data-analytics-id="${id}" data-disable="analytics"`]) {
      await start('consent', link + required, { tag: also, count: 2 });
      await expect(page.locator('.klaro')).toHaveCount(0);
    }
    await button(page, 'Cookies').click();
    await expect(dialog(page)).toContainText('Auf dieser Seite ist nichts davon in Betrieb.');
    await expect(dialog(page).getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('it names what is in use, and nothing else', async ({ page, openFragment }) => {
    const [views, providers] = ['Seitenaufrufe', 'anderer Anbieter'];
    const frame = '<iframe title="Film" data-name="analytics" data-src="/film/"></iframe>';
    for (const [body, attributes, named, unnamed] of [
      [link, `data-analytics-id="${id}"`, [views], [providers]],
      [link + frame, '', [providers], [views]],
      [link + frame, `data-analytics-id="${id}"`, [views, providers], []],
      [link, 'data-consent="always"', [], [views, providers]],
    ] as const) {
      await openFragment(body, { tag: attributes });
      await expect(notice(page)).toBeVisible();
      for (const name of named) await expect(notice(page)).toContainText(name);
      for (const name of unnamed) await expect(notice(page)).not.toContainText(name);
      await button(page, words.de.choose).click();
      await expect(dialog(page)).toBeVisible();
      for (const name of named) await expect(dialog(page)).toContainText(name);
    }
  });

  test('a press counts that begins before the notice names one use more', async ({
    page,
    openFragment,
  }) => {
    const content = await hold(page, '**/chunks/content-*');
    const frame = '<iframe title="Film" data-name="analytics" data-src="/film/"></iframe>';
    await openFragment(link + frame, { tag });
    const { x, y } = await middleOf(button(page, words.de.decline));
    await page.mouse.move(x, y);
    await page.mouse.down();
    content.resolve();
    await expect(notice(page)).toContainText('anderer Anbieter');
    await page.mouse.up();
    await expect(notice(page)).toHaveCount(0);
  });

  test('`data-disable="consent"` leaves it out', async ({ page, openFragment, chunks }) => {
    await openFragment(link, { tag: `${tag} data-disable="consent"` });
    await idle(page);
    expect(chunks).not.toContain('consent');
    await expect(page.locator('.klaro')).toHaveCount(0);
  });

  test('it leads to the privacy policy in the language of the page, or to none', {
    tag: '@long',
  }, async ({ page, openFragment, complaints }) => {
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
    ['de /a/ en', '"de /a/ en" is neither one address nor pairs of language and address'],
  ]) {
    test(`a privacy policy at "${written}" is reported, and not led to`, {
      tag: written?.startsWith('javascript') ? [] : '@long',
    }, async ({ page, openFragment, complaints }) => {
      await openFragment(link, { tag: `data-consent="always" data-privacy-url="${written}"` });
      await expect(notice(page)).toBeVisible();
      await expect(notice(page).getByRole('link')).toHaveCount(0);
      expect(complaints.filter((line) => line.startsWith('auftritt:'))).toEqual([
        expect.stringContaining(`auftritt: consent: data-privacy-url ${fault}`),
      ]);
    });
  }
});

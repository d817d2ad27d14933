import type { Page } from '@playwright/test';
import { accepted } from '../../support/consent.js';
import { answerWith } from '../../support/routes.js';
import { expect, onSharedPage as test } from '../../support/services/outside.js';
import { deferred, running } from '../../support/site.js';
import { button, change, dialog, link, words } from './on-page.js';

const outside = 'https://elsewhere.test';
const log = (name: string): string => `(window.ran ??= []).push(${JSON.stringify(name)});`;
const ran = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'ran') ?? []);

const inline = (name: string, attributes = ''): string =>
  `<script type="text/plain" data-name="analytics" ${attributes}>${log(name)}</script>`;
const file = (name: string, attributes = ''): string =>
  `<script type="text/plain" data-name="analytics" data-src="${outside}/${name}.js" ${attributes}></script>`;

/** Answers for the files; `held` waits for its promise, `missing` does not come. */
async function serve(page: Page, held: Readonly<Record<string, Promise<void>>>): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${outside}/*.js`, async (route) => {
    const name = /(\w+)\.js$/.exec(route.request().url())?.[1] ?? '';
    asked.push(name);
    await held[name];
    if (name === 'missing') return route.fulfill({ status: 404, body: '' });
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: log(name),
    });
  });
  return asked;
}

const every = `
  ${inline('module', 'data-type="module"')}
  ${file('deferred', 'defer')}
  ${file('slow')}
  ${inline('after slow')}
  ${file('fast')}
  ${inline('data', 'data-type="application/ld+json"')}
  ${file('data', 'data-type="application/ld+json"')}
  ${file('old', 'nomodule')}
  ${file('missing')}
  ${file('async', 'async')}
  ${inline('last')}`;
const inOrder = ['async', 'slow', 'after slow', 'fast', 'last', 'module', 'deferred'];

test.describe('scripts that consent releases', () => {
  test('run in the order of the page, as the parser would have run them', async ({
    page,
    start,
  }) => {
    const slow = deferred();
    const asked = await serve(page, { slow: slow.promise });
    await start('consent', link + every, { count: 12 });
    await button(page, words.de.accept).click();
    await expect.poll(() => ran(page)).toEqual(['async']);
    await expect.poll(() => asked.toSorted()).toEqual(['async', 'slow']);
    slow.resolve();
    await expect.poll(() => ran(page)).toEqual(inOrder);
  });

  test.describe('on a page that opens with it', () => {
    test.use({ earlierAnswer: accepted });

    test('run in the same order', async ({ page, openFragment }) => {
      const slow = deferred();
      await serve(page, { slow: slow.promise });
      await openFragment(link + every);
      await expect.poll(() => ran(page)).toEqual(['async']);
      slow.resolve();
      await expect.poll(() => ran(page)).toEqual(inOrder);
    });
  });

  test('wait behind those of earlier content, wherever theirs stands', { tag: '@long' }, async ({
    page,
    start,
  }) => {
    const slow = deferred();
    const asked = await serve(page, { slow: slow.promise });
    await start('consent', `${link}<div id="later"></div>${file('slow')}${inline('after slow')}`, {
      changes: true,
      count: 3,
    });
    await button(page, words.de.accept).click();
    await expect.poll(() => asked).toEqual(['slow']);
    await page.locator('#later').evaluate(
      (place, html) => {
        place.innerHTML = html;
        window.auftritt?.enhance(place);
      },
      `${file('late')}${inline('after late')}`,
    );
    await running(page, 'consent', 5);
    slow.resolve();
    await expect.poll(() => ran(page)).toEqual(['slow', 'after slow', 'late', 'after late']);
  });

  test('do not begin after consent has been withdrawn', async ({ page, start }) => {
    const slow = deferred();
    const asked = await serve(page, { slow: slow.promise });
    await start(
      'consent',
      `${link}${file('slow')}${inline('after slow')}${file('fast', 'defer')}`,
      { count: 4 },
    );
    await button(page, words.de.accept).click();
    await expect.poll(() => asked).toEqual(['slow']);
    await change(page, 'Inhalte anderer Anbieter');
    await expect(dialog(page)).toHaveCount(0);
    const ended = page.waitForEvent('requestfinished');
    slow.resolve();
    await ended;
    await button(page, 'Cookies').click();
    await page.getByRole('checkbox', { name: 'Inhalte anderer Anbieter' }).press('Space');
    expect(await ran(page)).not.toContain('after slow');
    expect(asked).toEqual(['slow']);
    // Given again, it goes on with what has not run.
    await button(page, 'Speichern').click();
    await expect
      .poll(async () => ((await ran(page)) as string[]).slice(-2))
      .toEqual(['after slow', 'fast']);
    expect(asked).toEqual(['slow', 'fast']);
  });

  const kinds = (code: string, serveAs: string) =>
    [
      ['inline', `<script id="own" type="text/plain" data-name="analytics">${code}</script>`],
      [
        'a file',
        `<script id="own" type="text/plain" data-name="analytics" data-src="${outside}/${serveAs}"></script>`,
      ],
    ] as const;
  const listening = `
    ${log('begin')}
    addEventListener('load', ({ target, type }) => { ${log('load')} if (target !== document && target !== window) ${log('wrong')} });
    document.addEventListener('DOMContentLoaded', { handleEvent() { ${log('ready')} } });
    window.onload = () => { ${log('onload')} };
    addEventListener('load', () => { ${log('never')} }, { signal: AbortSignal.abort() });
    addEventListener('auftritt:none', () => { ${log('never')} });
    ${log('end')}`;

  for (const [kind, html] of kinds(listening, 'listening')) {
    test(`hear the events of the page that they have missed: ${kind}`, { tag: '@long' }, async ({
      page,
      start,
    }) => {
      await answerWith(page, `${outside}/listening`, listening, 'text/javascript');
      await start('consent', link + html, { count: 2 });
      await button(page, words.de.accept).click();
      await expect.poll(() => ran(page)).toEqual(['begin', 'end', 'ready', 'load', 'onload']);
      // What the page's own code adds is as ever.
      expect(
        await page.evaluate(() => {
          addEventListener('load', () => Reflect.set(window, 'ran', []));
          return [Object.hasOwn(window, 'addEventListener'), Object.hasOwn(document, 'write')];
        }),
      ).toEqual([false, false]);
      expect(await ran(page)).toHaveLength(5);
    });
  }

  const looking = `
    const own = document.getElementById('own');
    (window.ran ??= []).push(own === document.currentScript, document.querySelectorAll('#own').length, own.type);
    document.write('<p>Written</p>');
    document.writeln('<p>Written</p>');
    document.open();`;

  for (const [kind, html] of kinds(looking, 'looking')) {
    test(`find themselves, and cannot write into the page, which is said: ${kind}`, {
      tag: '@long',
    }, async ({ page, start, complaints }) => {
      await answerWith(page, `${outside}/looking`, looking, 'text/javascript');
      await start('consent', link + html, { count: 2 });
      await button(page, words.de.accept).click();
      await expect.poll(() => ran(page)).toEqual([true, 1, '']);
      await expect
        .poll(() => complaints)
        .toEqual([expect.stringContaining('document.write of a script that waited for consent')]);
      await expect(button(page, 'Cookies')).toBeVisible();
      await expect(page.getByText('Written')).toHaveCount(0);
    });
  }

  test('have their own onload and nonce', {
    tag: '@long',
  }, async ({ page, start }) => {
    await serve(page, {});
    const held = file('one', `nonce="n" onload="ran.push('loaded', this.nonce)"`);
    await start('consent', link + held, { tag: 'nonce="n"', count: 2 });
    await button(page, words.de.accept).click();
    await expect.poll(() => ran(page)).toEqual(['one', 'loaded', 'n']);
  });
});

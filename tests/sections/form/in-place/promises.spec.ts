import type { Page, Request, Route } from '@playwright/test';
import { words } from '../../../support/form-answers.js';
import { expect, test } from '../../../support/fragments.js';
import { test as onOwnPage } from '../../../support/site.js';
import { withPurposes } from '../../consent/purposes.js';

// What a form that is sent in place promises beside its answers (kinds.spec.ts, answers.spec.ts).

const form = (id = 'one', inside = '', attributes = '') =>
  `<form class="inquiry-form" id="${id}" method="post" action="/sent/?${id}" data-submit="in-place" ${attributes}>
    <input type="hidden" name="token" value="old"><div class="form-group"><label for="${id}-name">Name</label>
    <input id="${id}-name" name="name" value="Ada" required></div>${inside}<button>Send ${id}</button></form>`;

const refused = `<form class="inquiry-form" id="one"><input type="hidden" name="token" value="new">
  <div class="form-group has-error"><input name="name"><span class="error">Who is that?</span></div></form>`;
const thanks = (id = 'one') =>
  `<div class="form-result"><h2>Thank you, ${id}</h2><p>We answer soon.</p></div>`;

/** Answers what is sent. Returns what has been sent so far. */
async function answer(page: Page, html: string, status = 200): Promise<readonly Request[]> {
  const sent: Request[] = [];
  await page.route('**/sent/**', (route) => {
    sent.push(route.request());
    return route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: html });
  });
  return sent;
}

/** A request that has not come yet. */
function awaited() {
  let resolve = (_: Route): void => {};
  const promise = new Promise<Route>((arrive) => {
    resolve = arrive;
  });
  return { promise, resolve: (route: Route) => resolve(route) };
}

/** Holds the answers to what is sent. */
async function hold(page: Page): Promise<{ arrived(id: string): Promise<Route> }> {
  const routes = new Map<string, ReturnType<typeof awaited>>();
  const of = (id: string) => {
    const route = routes.get(id) ?? awaited();
    routes.set(id, route);
    return route;
  };
  await page.route('**/sent/**', (route) => {
    of(new URL(route.request().url()).search.slice(1)).resolve(route);
  });
  return { arrived: (id) => of(id).promise };
}

const fulfil = (route: Route, body: string): Promise<void> =>
  route.fulfill({ contentType: 'text/html; charset=utf-8', body });

const send = (page: Page, id = 'one') => page.getByRole('button', { name: `Send ${id}` }).click();
const open = { lang: 'en', changes: true } as const;

const captchas = `<div class="g-recaptcha"></div><div class="h-captcha"><iframe title="h" data-hcaptcha-widget-id="7"></iframe></div>
  <div class="cf-turnstile"></div><div class="frc-captcha" id="friendly"></div><div class="frc-captcha" id="older"></div>`;

for (const [how, html, status] of [
  ['refuses', refused, 422],
  ['fails', '<h1>Error</h1>', 500],
] as const) {
  test(`captchas are asked anew by their public interface, where a server ${how}`, async ({
    page,
    openFragment,
    complaints: _,
  }) => {
    await answer(page, html, status);
    const other = '<form><div class="g-recaptcha"></div><div class="cf-turnstile"></div></form>';
    await openFragment(other + form('one', captchas), open);
    await page.evaluate(() => {
      const calls: unknown[] = [];
      const note =
        (name: string) =>
        (which?: unknown): void =>
          void calls.push([name, which instanceof Element ? which.closest('form')?.id : which]);
      Object.assign(window, {
        calls,
        grecaptcha: { reset: note('grecaptcha') },
        hcaptcha: { reset: note('hcaptcha') },
        turnstile: { reset: note('turnstile') },
      });
      const widget = (id: string, property: string): void =>
        void Object.assign(document.getElementById(id) ?? {}, { [property]: { reset: note(id) } });
      widget('friendly', 'frcWidget');
      widget('older', 'friendlyChallengeWidget');
    });
    await send(page);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'calls')))
      .toEqual([
        ['grecaptcha', 1],
        ['hcaptcha', '7'],
        ['turnstile', 'one'],
        ['friendly', undefined],
        ['older', undefined],
      ]);
  });
}

test('the tokens of an answer take the place of the old ones, in the form and in the head', async ({
  page,
  openFragment,
}) => {
  const sent = await answer(
    page,
    `<!doctype html><head><meta name="csrf-token" content="new"></head><body>${refused}</body></html>`,
    422,
  );
  await openFragment(form(), { ...open, head: '<meta name="csrf-token" content="old">' });
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Who is that?');
  await expect(page.locator('meta[name="csrf-token"]')).toHaveAttribute('content', 'new');
  await page.locator('#one-name').fill('Ada L.');
  await send(page);
  await expect
    .poll(() => sent.map((each) => each.postData()))
    .toEqual(['token=old&name=Ada', 'token=new&name=Ada+L.']);
});

test('content of other providers in an answer waits for consent', async ({
  page,
  openFragment,
}) => {
  const asked: string[] = [];
  await page.route('https://films.test/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const film =
    '<iframe data-name="films" data-src="https://films.test/7.html" title="Workshop" width="320" height="180"></iframe>';
  await answer(page, `<div class="form-result"><h2>Thank you</h2>${film}</div>`);
  await openFragment(form(), { ...open, head: withPurposes({ films: {} }) });
  await send(page);
  await expect(page.getByRole('group', { name: 'Workshop' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('two forms are sent at once, and each has its own answer', async ({ page, openFragment }) => {
  const { arrived } = await hold(page);
  await openFragment(form('one') + form('two'), open);
  await send(page, 'one');
  const first = await arrived('one');
  await send(page, 'two');
  await fulfil(await arrived('two'), thanks('two'));
  await expect(page.getByRole('heading', { name: 'Thank you, two' })).toBeVisible();
  await expect(page.locator('#one .form-cancel')).toBeVisible();
  await fulfil(first, thanks('one'));
  await expect(page.getByRole('heading')).toHaveText(['Thank you, one', 'Thank you, two']);
});

onOwnPage(
  'a server that is silent for 30 s has failed, one that moves has not',
  async ({ page, openFragment, complaints: _ }) => {
    await page.clock.install({ time: 0 });
    const { arrived } = await hold(page);
    await openFragment(form(), { ...open, load: true });
    await page.evaluate(() => {
      const native = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.send = function sendNoted(body) {
        Object.assign(window, { asking: this });
        native.call(this, body);
      };
    });
    await page.locator('#one-name').focus();
    await expect(page.locator('.form-status')).toBeAttached();
    await page.clock.pauseAt(60_000);
    await send(page);
    await arrived('one');
    await page.clock.runFor(29_900);
    await page.evaluate(() => {
      const asking: unknown = Reflect.get(window, 'asking');
      if (asking instanceof XMLHttpRequest) asking.dispatchEvent(new ProgressEvent('progress'));
    });
    await page.clock.runFor(29_900);
    await expect(page.getByRole('status')).toHaveText(words.sending);
    await page.clock.runFor(200);
    await expect(page.getByRole('status')).toHaveText(`${words.silent} ${words.kept}`);
    await expect(page.locator('#one-name')).toHaveValue('Ada');
    await expect(page.locator('.form-cancel')).toHaveCount(0);
  },
);

/** Whether the page asks a visitor who leaves it. Chromium shows its question after real gestures alone. */
const asks = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('a visitor who leaves while it is being sent is asked once, and at no other time', async ({
  page,
  openFragment,
}) => {
  const { arrived } = await hold(page);
  await openFragment(form('one') + form('two'), open);
  await page.locator('#one-name').fill('Grace');
  expect(await asks(page)).toBe(false);
  await send(page);
  await fulfil(await arrived('one'), thanks());
  await expect(page.getByRole('status').first()).toBeFocused();
  expect(await asks(page)).toBe(false);
  await send(page, 'two');
  await arrived('two');
  expect([await asks(page), await asks(page)]).toEqual([true, false]);
  await page.getByRole('button', { name: words.cancel }).click();
  expect(await asks(page)).toBe(false);
});

onOwnPage(
  'a page that is loaded anew after an answer has the form, and sends nothing',
  async ({ page, openFragment }) => {
    const sent = await answer(page, thanks());
    await openFragment(form(), { ...open, load: true });
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank you, one' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send one' })).not.toHaveAttribute(
      'aria-disabled',
    );
    expect(sent).toHaveLength(1);
  },
);

test('an answer to a form that has been removed meanwhile does nothing', async ({
  page,
  openFragment,
}) => {
  const { arrived } = await hold(page);
  await openFragment(`${form()}<p>Stays</p>`, { ...open, tag: 'data-observe="no"' });
  await send(page);
  const route = await arrived('one');
  await page.locator('form').evaluate((element) => element.remove());
  const finished = page.waitForEvent('requestfinished');
  await fulfil(route, thanks());
  await finished;
  await expect(page.locator('.form-result, .form-cancel')).toHaveCount(0);
  await expect(page.locator('body')).toHaveText('Stays');
});

test('of several forms the own one is read, and nothing else of the answer comes', async ({
  page,
  openFragment,
}) => {
  const decoys = `<style>p { display: none }</style><link rel="stylesheet" href="/none.css"><script>window.ran = true</script>
    <form><input name="q"></form><form class="inquiry-form"><input type="hidden" name="token" value="other"><div class="has-error"><input name="name"><b class="error">Not this one</b></div></form>`;
  await answer(page, decoys + refused);
  await openFragment(`${form()}<p>Text</p>`, open);
  await send(page);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Name: Who is that?']);
  await expect(page.locator('[name="token"]')).toHaveValue('new');
  await expect(page.getByText('Text')).toBeVisible();
  await expect(page.locator('body :is(style, script, link), [name="q"]')).toHaveCount(0);
});

test('a result brings no style and no script with it', async ({ page, openFragment }) => {
  const bad = '<style>p { display: none }</style><script>window.ran = true</script>';
  await answer(page, `<div class="form-result">${bad}<p>Thanks</p></div>`);
  await openFragment(form(), open);
  await send(page);
  await expect(page.getByText('Thanks')).toBeVisible();
  await expect(page.locator('body :is(style, script)')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
});

test('under a strict policy with Trusted Types the answer is read all the same', async ({
  page,
  openFragment,
}) => {
  const policy = `default-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types auftritt`;
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  await answer(page, refused, 422);
  await openFragment(form(), { ...open, head, load: true });
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Who is that?');
  await page.unroute('**/sent/**');
  await answer(page, thanks());
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you, one' })).toBeVisible();
});

test('by keyboard alone a visitor always knows where the form is', async ({
  page,
  openFragment,
}) => {
  const { arrived } = await hold(page);
  await openFragment(`<a href="#x">Before</a>${form()}<a href="#y">After</a>`, open);
  const status = page.getByRole('status');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('#one-name')).toBeFocused();
  await page.keyboard.press('Enter');
  const route = await arrived('one');
  await expect(status).toHaveText(words.sending);
  await expect(page.locator('#one-name')).toBeFocused();
  await expect(page.locator('#one')).toMatchAriaSnapshot(`
    - text: Name
    - textbox "Name": Ada
    - button "${words.sending}" [disabled]
    - status: ${words.sending}
    - button "${words.cancel}"
  `);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words.cancel })).toBeFocused();
  await fulfil(route, `<main>${thanks()}</main>`);
  await expect(status).toBeFocused();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Before"
    - status:
      - heading "Thank you, one" [level=2]
      - paragraph: We answer soon.
    - link "After"
  `);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
});

test('what is said to a screen reader is announced, and linked to its field', async ({
  page,
  openFragment,
}) => {
  await answer(page, refused, 422);
  await openFragment(form(), open);
  await page.locator('#one-name').press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toMatchAriaSnapshot(`
    - alert:
      - paragraph:
        - strong: "Not sent yet. Please check these entries:"
      - list:
        - listitem:
          - 'link "Name: Who is that?"'
  `);
  await expect(page.locator('#one-name')).toBeFocused();
  await expect(page.locator('#one-name')).toHaveAccessibleDescription('Who is that?');
  await expect(page.getByRole('status')).toHaveText('');
  await alert.getByRole('link').press('Enter');
  await expect(page.locator('#one-name')).toBeFocused();
});

test('on a page in a third language the words of ours say that they are German', async ({
  page,
  openFragment,
  complaints: _,
}) => {
  await answer(page, '<h1>Error</h1>', 500);
  await openFragment(
    form('one', '<input name="b" required data-message-required="Champ obligatoire">'),
    open,
  );
  await page.evaluate(() => {
    document.documentElement.lang = 'fr';
  });
  await page.locator('#one-name').fill('');
  await send(page);
  const entries = page.getByRole('alert').getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(page.getByRole('alert').locator('p')).toHaveAttribute('lang', 'de');
  await expect(entries.nth(0)).toHaveAttribute('lang', 'de');
  await expect(entries.nth(1)).not.toHaveAttribute('lang');
  await expect(page.locator('.field-message')).toHaveAttribute('lang', 'de');
});

import { answer, form, open, refused, send, thanks } from '../../../support/form-in-place.js';
import { expect, test } from '../../../support/fragments.js';
import { withPurposes } from '../../consent/purposes.js';

// What comes with the answer to a form that is sent in place: tokens, and nothing that runs or asks anybody.

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

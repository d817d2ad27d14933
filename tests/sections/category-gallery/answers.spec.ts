import { casesOf } from '../../support/extent.js';
import { test } from '../../support/fragments.js';
import { answerFor, categoryGallery, holdCalls, parentAnswer } from '../../support/galleries.js';
import { expect } from '../../support/site.js';

const inner = '.category-gallery .gallery-inner';
const content = '.category-gallery .reference_content';

const choose = { name: 'Two', exact: true };

/** Answer to call 1 → what the gallery and the content show then. */
const answers: Record<string, readonly [html: string, inner: string, content: string | RegExp]> = {
  'that is a whole page': [
    `<!doctype html><html lang="de"><title>x</title><body><main>${categoryGallery
      .replace('Gallery 1', 'Gallery 2')
      .replace('Content 1', 'Content 2')}</main>`,
    'Gallery 2',
    'Content 2 In content',
  ],
  'that lacks the content': ['<div class="gallery-inner">New</div>', 'New', /^Content 1/],
  'that lacks the gallery': [
    '<p>x</p><div class="reference_content">New</div>',
    'Gallery 1',
    'New',
  ],
  'that holds a section twice': [
    `${answerFor('first')}${answerFor('second')}`,
    'Gallery first',
    'Content first',
  ],
  'that holds one section inside the other': [
    '<div class="gallery-inner">Outer <div class="reference_content">Inner</div></div>',
    'Outer',
    'Inner',
  ],
  'that is broken HTML': [
    '<div class="gallery-inner"><b>New<div class="reference_content">Other</p></table>',
    'New',
    'Other',
  ],
  'with a section that is empty': ['<div class="gallery-inner"></div>', '', /^Content 1/],
};

for (const [name, [html, expectedInner, expectedContent]] of casesOf(
  Object.entries(answers),
  (_, index) => index % 3 === 0,
)) {
  test(`an answer ${name}`, async ({ page, start, complaints }) => {
    const calls = await holdCalls(page);
    await start('category-gallery', categoryGallery);
    await page.getByRole('link', choose).click();
    await (await calls.at(0)).answer(html);
    await expect(page.locator('.category-gallery')).not.toHaveAttribute('aria-busy');
    await expect(page.locator(inner)).toHaveText(expectedInner);
    await expect(page.locator(content)).toHaveText(expectedContent);
    await expect(page.locator('.category-gallery [role=status]')).toHaveText(/: Two$/);
    expect(complaints).toEqual([]);
  });
}

test('an answer whose fields are named like what elements have by themselves', {
  tag: '@long',
}, async ({ page, start }) => {
  const names = ['localName', 'attributes', 'childNodes', 'closest', 'remove', 'replaceWith'];
  const fields = names.map((name) => `<input name="${name}">`).join('');
  const calls = await holdCalls(page);
  await start('category-gallery', categoryGallery);
  await page.getByRole('link', choose).click();
  await (await calls.at(0)).answer(
    `<img name="querySelectorAll" alt=""><img name="documentElement" alt="">
      <div class="gallery-inner">New</div><form class="reference_content">${fields}Form</form>`,
  );
  await expect(page.locator(inner)).toHaveText('New');
  await expect(page.locator('form.reference_content')).toHaveText('Form');
  await page.getByRole('link', { name: 'Three' }).click();
  await (await calls.at(1)).answer(answerFor(3));
  await expect(page.locator(content)).toHaveText('Content 3');
});

test('an answer to call 3 that lacks sections leaves them, and takes the info link', async ({
  page,
  start,
}) => {
  const calls = await holdCalls(page);
  await start('category-gallery', categoryGallery);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await (await calls.at(0)).answer('<div class="gallery-inner">All</div>');
  await expect(page.locator(inner)).toHaveText('All');
  await expect(page.locator(content)).toHaveText(/^Content 1/);
  await expect(page.locator('.product_information')).toHaveText(/^About one\s*Back\s*$/);
  await expect(page.locator('.list_products a')).toHaveCount(3);
  await expect(page.locator('.product_reference.active')).toHaveCount(0);
});

const hostile = `
  <script>window.ran = 'a'</script>
  <div class="gallery-inner">New
    <script>window.ran = 'b'</script><script src="/ran.js"></script>
    <script type="module">window.ran = 'c'</script>
    <img src="/missing.png" onerror="window.ran = 'd'" alt="">
    <svg onload="window.ran = 'e'"><script>window.ran = 'f'</script></svg>
    <iframe srcdoc="<script>parent.ran = 'g'</script>"></iframe>
    <iframe src="javascript:parent.ran = 'h'"></iframe>
    <details open ontoggle="window.ran = 'i'"><summary>x</summary></details>
    <own-element></own-element>
  </div>`;

const policy =
  "require-trusted-types-for 'script'; trusted-types auftritt; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'";

test('no script of an answer runs, under a policy of Trusted Types', async ({
  page,
  start,
  complaints,
}) => {
  const calls = await holdCalls(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  await start('category-gallery', categoryGallery, { head: meta });
  await page.evaluate(() => {
    customElements.define(
      'own-element',
      class extends HTMLElement {
        connectedCallback(): void {
          this.textContent = this.ownerDocument === document ? 'upgraded' : 'elsewhere';
        }
      },
    );
  });
  await page.getByRole('link', choose).click();
  await (await calls.at(0)).answer(hostile);
  await expect(page.locator(inner)).toHaveText(/^New\s.*upgraded\s*$/s);
  await expect.poll(() => asked).toContain('/missing.png');
  // The scripts' moment would have come by now: the picture's error, and two more answers.
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await (await calls.at(1)).answer(
    parentAnswer.replace('Gallery of all', '$&<script>window.ran = "j"</script>'),
  );
  await expect(page.locator(inner)).toHaveText('Gallery of all');
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  expect(asked).not.toContain('/ran.js');
  // The developer is told once.
  expect(
    complaints.filter((line) => !line.includes('/missing.png') && !line.includes('404')),
  ).toEqual([expect.stringContaining('category-gallery: scripts in an answer do not run')]);
});

test('pictures and films of an answer load, whichever way they name their files', {
  tag: '@long',
}, async ({ page, start }) => {
  const calls = await holdCalls(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await start('category-gallery', categoryGallery);
  await page.getByRole('link', choose).click();
  await (await calls.at(0)).answer(`<div class="gallery-inner">
    <img src="/a.png" alt=""><img src="/b.png" loading="lazy" alt=""><img srcset="/c.png 1x" alt="">
    <picture><source srcset="/d.png"><img src="/not.png" alt=""></picture>
    <video src="/e.mp4" preload="auto"></video>
    <video preload="auto"><source src="/f.mp4"></video>
    <audio preload="auto"><source src="/g.mp3"></audio></div>`);
  const files = ['/a.png', '/b.png', '/c.png', '/d.png', '/e.mp4', '/f.mp4', '/g.mp3'];
  await expect.poll(() => files.filter((file) => !asked.includes(file))).toEqual([]);
  expect(asked).not.toContain('/not.png');
});

import { casesOf, everyOther } from '../support/extent.js';
import { downloads, header } from '../support/markup.js';
import { hold } from '../support/routes.js';
import { expect, idle, running, test } from '../support/site.js';

const narrow = { width: 390, height: 800 };
/** The notice of consent belongs to every page; where a test counts requests, it stays away. */
const alone = 'data-disable="consent"';

/** Every way in which a content-management system writes the tag. */
const tags = {
  'a module': '<script type="module" src="/assets/auftritt.js"></script>',
  'a deferred script': '<script src="/assets/auftritt.js" defer></script>',
  'a plain script in the head': '<script src="/assets/auftritt.js"></script>',
  'an async script': '<script src="/assets/auftritt.js" async></script>',
  'the self-contained bundle': '<script src="/assets/auftritt.bundle.js" defer></script>',
  'the bundle in the head': '<script src="/assets/auftritt.bundle.js"></script>',
};

for (const [name, script] of casesOf(Object.entries(tags), everyOther)) {
  test(`runs as ${name}, and leaves one global`, {
    tag: /module|bundle$/.test(name) ? [] : '@long',
  }, async ({ page, start, complaints }) => {
    await page.setViewportSize(narrow);
    await page.addInitScript(() => {
      Object.assign(window, { before: new Set(Object.getOwnPropertyNames(window)) });
    });
    await start('downloads', header + downloads, { script });
    await page.locator('.navigation-opener').focus();
    await running(page, 'navigation');
    await expect(page.locator('html')).toHaveClass('auftritt');
    const added = await page.evaluate(() => {
      const before: unknown = Reflect.get(window, 'before');
      const names = Object.getOwnPropertyNames(window);
      return before instanceof Set ? names.filter((each) => !before.has(each)) : ['unknown'];
    });
    expect(added.filter((each) => each !== 'before')).toEqual(['auftritt']);
    expect(complaints).toEqual([]);
  });
}

test('the bundle asks for nothing else', async ({ page, start }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize(narrow);
  const script = tags['the self-contained bundle'].replace('></', ` ${alone}></`);
  await start('downloads', downloads, { script, stylesheet: false });
  expect(asked).toEqual(['/fragment/', '/assets/auftritt.bundle.js']);
  expect((await page.locator('.downloads__body').boundingBox())?.height ?? 0).toBe(0);
});

test('a page without behaviours loads the entry alone', async ({ page, openFragment }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openFragment('<p>Text</p>', { tag: alone });
  await idle(page);
  expect(asked).toEqual(['/fragment/', '/assets/auftritt.css', '/assets/auftritt.js']);
});

test('adds its own styles to a page without the stylesheet, under any policy', {
  tag: '@long',
}, async ({ page, start, complaints }) => {
  await page.setViewportSize(narrow);
  await start('downloads', downloads, {
    stylesheet: false,
    head: `<meta http-equiv="Content-Security-Policy" content="style-src 'none'">`,
  });
  await expect
    .poll(async () => (await page.locator('.downloads__body').boundingBox())?.height ?? 0)
    .toBe(0);
  expect(complaints).toEqual([]);
});

test('runs where an element of the page has its name', async ({
  page,
  openFragment,
  complaints,
}) => {
  await openFragment(`<h2 id="auftritt">Unser Auftritt</h2>${downloads}`);
  await page.waitForFunction(() => typeof window.auftritt?.instances === 'function');
  await running(page, 'downloads');
  expect(complaints).toEqual([]);
});

const json = '<script type="application/json" data-auftritt>{"disable": "consent"}</script>';
/** What each script of the page finds, in the order of running. */
const note = `<script>
  const note = () => found.push([typeof window.auftritt?.enhance, document.readyState]);
  window.found = [];
</script>`;

for (const script of [
  `${tags['a deferred script']}<script defer src="data:text/javascript,note()"></script>`,
  `<script type="module">import '/assets/auftritt.bundle.js'; note();</script>`,
]) {
  test(`is there for the scripts after it, with the page's JSON: ${script.slice(0, 30)}`, {
    tag: script.includes('bundle') ? '@long' : [],
  }, async ({ page, openFragment }) => {
    const head = `${note}${json}<script>addEventListener('DOMContentLoaded', note)</script>`;
    await openFragment(downloads, { head, script });
    const found = await page.evaluate((): unknown => Reflect.get(window, 'found'));
    expect(found).toEqual([
      ['function', 'interactive'],
      ['function', 'interactive'],
    ]);
  });
}

test('a module that imports it finds what runs there once the tag is found', async ({
  page,
  openFragment,
}) => {
  const script = `<script type="module">import '/assets/auftritt.bundle.js';
    window.found = () => auftritt.instances().map(({ behaviour }) => behaviour);</script>`;
  await openFragment(downloads, { script });
  await expect.poll(() => page.evaluate('found()')).toContain('downloads');
});

test("what is asked for before the page's JSON has been read is done after it", {
  tag: '@long',
}, async ({ page, openFragment }) => {
  const chunk = await hold(page, '**/chunks/complete-*');
  const second = `${json}${tags['a deferred script']}`;
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await openFragment(downloads, { head: second });
  await page.evaluate(() => {
    const late = document.createElement('section');
    late.innerHTML = document.body.innerHTML;
    document.body.append(late);
    window.auftritt?.enhance(late);
    window.auftritt?.release(late);
  });
  expect(await page.evaluate(() => window.auftritt?.instances())).toEqual([]);
  chunk.resolve();
  await running(page, 'downloads');
  // The second tag has seen the first, although that still waited for the JSON.
  expect(warnings).toEqual([expect.stringContaining('runs on this page already')]);
  const sections = await page.evaluate(() =>
    window.auftritt?.instances().map(({ element }) => element.closest('section section') === null),
  );
  expect(sections).toEqual([true]);
});

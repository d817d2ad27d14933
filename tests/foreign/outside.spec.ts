import type { Page } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { openForeign, together } from '../support/foreign-pages.js';
import { pixelsOf } from '../support/screenshots.js';
import { expect, test } from '../support/site.js';
import { startAll } from '../support/start-all.js';

/** Ordinary content of a site, with class names that frameworks and ours have in common. */
const content = `<div class="ordinary">
  <h1>Heading <small>small</small></h1>
  <p class="text">Words, <a href="/elsewhere/">a link</a>, <a class="link active" href="#top">an
    active one</a>, <strong>strong</strong>, <code>code</code>, <mark>marked</mark>.</p>
  <nav class="nav navbar"><ul class="nav nav-tabs"><li class="active"><a href="/a/">One</a></li>
    <li class="is-open"><a href="/b/">Two</a><ul><li><a href="/c/">Three</a></li></ul></li></ul></nav>
  <ul><li>One</li><li class="slide">Two</li></ul>
  <ol><li>One</li></ol>
  <dl><dt>Term</dt><dd>Description</dd></dl>
  <blockquote><p>Words of others</p><footer>Somebody</footer></blockquote>
  <table class="table"><caption>Table</caption><tr><th>Head</th><td>Cell</td></tr></table>
  <form class="form">
    <div class="form-group has-error"><label for="own">Own</label>
      <input id="own" class="form-control" value="Own"><span class="help-block">Help</span></div>
    <select><option>One</option></select> <textarea>Text</textarea>
    <input type="checkbox" checked> <input type="radio"> <input type="submit" value="Send">
    <button class="btn btn-default btn-primary button">Button</button>
  </form>
  <figure><img src="/media/logo.svg" alt="" width="160" height="40"><figcaption>Figure</figcaption></figure>
  <p hidden style="display: block">Shown although hidden</p>
  <div class="is-hidden">A class of the site</div>
  <details open><summary>Summary</summary>Details</details>
  <iframe title="Frame" srcdoc="" width="100" height="40"></iframe>
</div>`;

/** What somebody sees of the site's own content, on a page with our sections below it. */
async function shown(page: Page, theme: string, width: number, isOurs: boolean): Promise<Buffer> {
  await openForeign(page, {
    theme,
    width,
    only: together,
    before: content,
    styles: isOurs,
    script: isOurs,
  });
  if (isOurs) await startAll(page);
  const ordinary = page.locator('.ordinary');
  await expect(ordinary.locator('img')).toHaveJSProperty('complete', true);
  // A compositing layer of its own, made only now: Chromium rasters the content afresh and in the
  // same tiles, however long the page is and wherever it was scrolled to.
  await ordinary.evaluate((element) => {
    element.style.willChange = 'transform';
  });
  const picture = await ordinary.screenshot();
  await page.unrouteAll();
  return picture;
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

/** The pixels that are not the same in two pictures of one size, the least difference included. */
function changed(before: Pixels, after: Pixels): string[] {
  const pixels: string[] = [];
  for (let at = 0; at < before.data.length; at += 4) {
    const [from, to] = [before, after].map(({ data }) => data.readUInt32BE(at).toString(16));
    if (from === to) continue;
    const pixel = at / 4;
    pixels.push(
      `${pixel % before.info.width}, ${Math.floor(pixel / before.info.width)}: ${from} → ${to}`,
    );
  }
  return pixels;
}

const cases = ['unstyled', 'bootstrap-3', 'bootstrap-5', 'tailwind'].flatMap((theme) =>
  [1280, 390].map((width) => ({ theme, width })),
);

/** The short run takes a framework that styles elements, on a phone. */
const isOrdinary = ({ theme, width }: (typeof cases)[number]): boolean =>
  theme === 'bootstrap-3' && width === 390;

for (const { theme, width } of casesOf(cases, isOrdinary)) {
  test(`${theme}, ${width} px: not a pixel outside our sections changes`, async ({ page }) => {
    // Chromium rounds the corner of a field or button that lies at a fraction of a pixel now up, now
    // down, by one or two of 255; what we changed would be in every pair of pictures.
    await expect(async () => {
      const before = await pixelsOf(await shown(page, theme, width, false));
      const after = await pixelsOf(await shown(page, theme, width, true));
      expect(after.info).toEqual(before.info);
      expect(changed(before, after)).toEqual([]);
    }).toPass({ intervals: [0], timeout: 40_000 });
  });
}

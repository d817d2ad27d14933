// The longest interaction of each template at a quarter of the speed: a program presses every control that is in
// sight, once, on a phone and on a wide screen. A line for each page, the worst last. Build first:
// node tests/bench/measures/walk.mjs [path …]
import { inFreshPage, launch, openAndRest } from '../browser.mjs';
import { serve } from '../competitors.mjs';
import { asPhone } from '../networks.mjs';
import { templates } from './templates.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ path: string, width: number, presses: number, longest: number, of: string }} Walk */

/** What no interaction may take longer than, ms. */
const most = 200;

/** What a visitor presses. */
const controls =
  'a[href], button, summary, select, input:not([type="hidden"]), textarea, [role="tab"], [role="button"], label';

/** Keeps the visitor on the page, and notes how long each event takes until the next paint. */
function watch() {
  addEventListener('click', (click) => {
    const link = click.target instanceof Element && click.target.closest('a[href]');
    if (link && !click.defaultPrevented) click.preventDefault();
  });
  /** @type {{ longest: number, of: string }} */
  const seen = { longest: 0, of: '' };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, target } =
        /** @type {{ interactionId?: number, target?: Node | null }} */ (entry);
      if (!interactionId || entry.duration <= seen.longest) continue;
      seen.longest = entry.duration;
      seen.of = `${entry.name} on ${target instanceof Element ? target.outerHTML.slice(0, 90) : target}`;
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}

/**
 * Presses one control, if it can be pressed, and takes back what would cover the others.
 *
 * @param {Page} page @param {import('@playwright/test').Locator} control
 */
async function press(page, control) {
  const isThere = await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && hit !== null && (element.contains(hit) || hit.contains(element));
  });
  if (!isThere) return false;
  const box = await control.boundingBox();
  if (!box) return false;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await page.keyboard.press('Escape');
  return true;
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {string} path @param {number} width
 * @returns {Promise<Walk>}
 */
const walk = (browser, origin, path, width) =>
  inFreshPage(browser, { origin, answered: true, width, hasTouch: width < 600 }, async (page) => {
    await page.addInitScript(watch);
    const { slow } = await asPhone(page, 'fast');
    await openAndRest(page, `${origin}${path}`);
    await slow();
    let presses = 0;
    for (const control of await page.locator(controls).all()) {
      if ((await control.count()) === 1 && (await press(page, control))) presses += 1;
    }
    // Entries are handed over some time after the paint.
    await page.waitForTimeout(300);
    const { longest, of } = await page.evaluate(() => Reflect.get(window, 'seen'));
    return { path, width, presses, longest, of };
  });

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : Object.values(templates).flat();
const { origin, close } = await serve(new Map());
const browser = await launch();
/** @type {Walk[]} */
const walks = [];
for (const path of paths) {
  for (const width of [390, 1440]) {
    const found = await walk(browser, origin, path, width);
    walks.push(found);
    console.log(`${path} ${width} px: ${found.presses} presses, at most ${found.longest} ms`);
  }
}
const [worst] = walks.sort((a, b) => b.longest - a.longest);
if (worst)
  console.log(`The longest: ${worst.longest} ms, ${worst.of}, ${worst.path} ${worst.width} px`);
await browser.close();
close();
if (worst && worst.longest > most) process.exitCode = 1;

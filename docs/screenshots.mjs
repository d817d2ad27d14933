// Takes the pictures of the documentation from the real pages: npm run screenshots
import { readFileSync } from 'node:fs';
import { openBrowserOnSite } from './browser-on-site.mjs';

const pictures = [
  { name: 'home', path: '/home/', runs: 'telephone', width: 1440, height: 900 },
  { name: 'image-slider', path: '/first-section/', runs: 'image-slider', width: 640, height: 520 },
];

/** The page that a reader of the README makes: its two lines and its section. */
const [lines = '', section = ''] = [
  ...readFileSync('README.md', 'utf8').matchAll(/^ *```html\n(.*?)^ *```$/gms),
].map(([, code = '']) => code);
const firstSection = `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><title>First section</title>${lines}</head>
  <body style="font-family: sans-serif">${section}</body></html>`;

/** The pictures in that section. */
const photographs = { '/one.jpg': 'hero-workshop', '/two.jpg': 'hero-foyer' };

const { browser, origin, close } = await openBrowserOnSite();
for (const { name, path, runs, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  // The visitor has answered the notice, so that it does not cover the page.
  const value = encodeURIComponent('{"cms":true,"analytics":false}');
  await page.context().addCookies([{ name: 'klaro', value, url: origin }]);
  await page.route(`${origin}/first-section/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: firstSection }),
  );
  for (const [picture, file] of Object.entries(photographs)) {
    await page.route(`${origin}${picture}`, (route) =>
      route.fulfill({ path: `static-html/media/${file}.webp` }),
    );
  }
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await page.waitForFunction(() => window.auftritt !== undefined);
  // Some sections start with the first touch.
  await page.evaluate((name) => {
    for (const { behaviour, element } of window.auftritt?.instances() ?? []) {
      if (behaviour === name) element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
  }, runs);
  await page.waitForFunction(
    (name) =>
      window.auftritt
        ?.instances()
        .some(({ behaviour, state }) => behaviour === name && state === 'running'),
    runs,
  );
  await page.screenshot({ path: `docs/images/${name}.jpg`, type: 'jpeg', quality: 56 });
  await page.close();
}
await close();

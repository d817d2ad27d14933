// Takes the pictures of the documentation from the real pages: npm run screenshots
import { readFileSync } from 'node:fs';
import { provideDocumentation } from '../docs-site/serve.mjs';
import { openBrowserOnSite } from './browser-on-site.mjs';

/** `frame`: the picture is of the showroom, whose sections are in a frame. */
const pictures = [
  { name: 'showroom', path: '/docs/', frame: '.showroom__stage iframe', width: 1440, height: 1010 },
  { name: 'image-slider', path: '/first-section/', frame: '', width: 640, height: 520 },
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

await provideDocumentation();
const { browser, origin, close } = await openBrowserOnSite();
for (const { name, path, frame, width, height } of pictures) {
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
  const content = frame ? await (await page.waitForSelector(frame)).contentFrame() : page;
  if (!content) throw new Error(`${path} has no frame ${frame}`);
  await content.waitForFunction(() => window.auftritt !== undefined);
  // A slider starts with the first touch.
  await content.waitForFunction(() => {
    const sliders = window.auftritt
      ?.instances()
      .filter((each) => each.behaviour === 'image-slider');
    for (const { element } of sliders ?? []) {
      element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
    return sliders?.some(({ state }) => state === 'running');
  });
  await page.screenshot({ path: `docs/images/${name}.jpg`, type: 'jpeg', quality: 56 });
  await page.close();
}
await close();

// Takes the pictures of the documentation from the real pages: npm run screenshots
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { createBackend } from '../static-html/backend/backend.mjs';
import { provideChromium } from '../tests/support/chromium.mjs';

const pictures = [{ name: 'home', path: '/home/', width: 1440, height: 900 }];

const server = createBackend().listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('the server has no port');
const origin = `http://127.0.0.1:${address.port}`;

const browser = await chromium.launch({
  executablePath: provideChromium(),
  chromiumSandbox: false,
});
for (const { name, path, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  // The visitor has answered the notice, so that it does not cover the page.
  const value = encodeURIComponent('{"cms":true,"analytics":false}');
  await page.context().addCookies([{ name: 'klaro', value, url: origin }]);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `docs/images/${name}.jpg`, type: 'jpeg', quality: 82 });
  await page.close();
}
await browser.close();
server.close();

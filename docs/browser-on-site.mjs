// The demonstration site on a free port, and a browser to take pictures of it.
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { createBackend } from '../static-html/backend/backend.mjs';
import { provideChromium } from '../tests/support/chromium.mjs';

/** Starts both; `close` ends them. */
export async function openBrowserOnSite() {
  const server = createBackend().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    chromiumSandbox: false,
  });
  return {
    browser,
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

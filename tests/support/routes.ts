import type { BrowserContext, Page } from '@playwright/test';
import { deferred } from './site.js';

/** An address, or a pattern for several, as Playwright takes it. */
type Address = string | RegExp | ((url: URL) => boolean);

/** Answers requests with a text, which is HTML where no other type is said. */
export const answerWith = (
  page: Page | BrowserContext,
  address: Address,
  body: string,
  contentType = 'text/html; charset=utf-8',
): Promise<unknown> => page.route(address, (route) => route.fulfill({ contentType, body }));

/** Holds requests back until what it returns is resolved; then they get what else is there for them. */
export async function hold(page: Page, address: Address): Promise<ReturnType<typeof deferred>> {
  const decided = deferred();
  await page.route(address, async (route) => {
    await decided.promise;
    await route.fallback();
  });
  return decided;
}

/** Answers requests with a file of a package, such as `jquery/dist/jquery.js`. */
export const answerWithPackage = (page: Page, address: Address, file: string): Promise<unknown> =>
  page.route(address, (route) => route.fulfill({ path: `node_modules/${file}` }));

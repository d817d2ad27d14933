import type { Page } from '@playwright/test';

/** What is different from the static page as it is stored. */
export interface Variation {
  /** Attributes that the script's tag gets in addition, as written in HTML. */
  readonly tag?: string;
  /** The value of `Content-Security-Policy`. */
  readonly policy?: string;
  /** Any other change of the page's HTML. */
  readonly change?: (html: string) => string;
}

const documents = /\/home\/([^?]*\/)?(\?[^?]*)?$/;
const tagBegins = '<script type="module" src="/assets/auftritt.js"';

/** Serves the static pages with a variation from now on; calls and forms are left alone. */
export async function vary(page: Page, variation: Variation): Promise<void> {
  const { tag = '', policy, change = (html) => html } = variation;
  await page.route(documents, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document' || request.method() !== 'GET') {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const html = await response.text();
    if (!html.includes(tagBegins)) throw new Error(`${request.url()} is without the script's tag`);
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      ...(policy ? { 'Content-Security-Policy': policy } : {}),
    };
    const body = change(html.replace(tagBegins, `${tagBegins} ${tag}`));
    await route.fulfill({ status: response.status(), headers, body });
  });
}

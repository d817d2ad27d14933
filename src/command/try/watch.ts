import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';

/** Whether something is a part of the scripts and styles: pictures and fonts are where a stylesheet asks for them. */
function isWeighed(request: Request): boolean {
  const kind = request.resourceType();
  if (/^(script|stylesheet)$/.test(kind)) return true;
  const asking = request.headers().referer ?? '';
  return /^(image|font)$/.test(kind) && /\.css([?#]|$)/i.test(asking);
}

/** Records what goes wrong on a page, and what its scripts and styles weigh. */
export function watch(page: Page) {
  const errors: { text: string; at: string }[] = [];
  const failed = new Set<string>();
  const weights: Promise<number>[] = [];
  const pathOf = (address: string): string => {
    const { origin, href, hostname } = new URL(address);
    return hostname === '127.0.0.1' ? href.slice(origin.length) : href;
  };
  page.on('pageerror', ({ message, stack = '' }) => {
    const at = /(https?:\/\/[^\s)]+?):\d+:\d+/.exec(stack)?.[1];
    errors.push({ text: message, at: at === undefined ? '' : pathOf(at) });
  });
  // What another server does not answer today says nothing about the site.
  const fail = (address: string): void => {
    const path = pathOf(address);
    if (path.startsWith('/')) failed.add(path);
  };
  page.on('requestfailed', (request) => {
    const isGone = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isGone) fail(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) fail(response.url());
    if (!isWeighed(response.request())) return;
    weights.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  return {
    errors,
    failed,
    weight: async () => (await Promise.all(weights)).reduce((a, b) => a + b, 0),
  };
}

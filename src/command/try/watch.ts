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
  const errors: PageError[] = [];
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

/** What differs from load to load: ports, times, numbers drawn by chance, jQuery's counters. */
const passing: readonly RegExp[] = [
  /(?<=\b(127\.0\.0\.1|localhost)):\d+/g,
  /(?<=[?&](_|t|ts|time|timestamp|rnd|rand|random|nocache|cb)=)[\d.]+/gi,
  /(?<=\b(jQuery|jsonp|callback))[\d_]+/gi,
  /\d{10,}|\b0\.\d{6,}/g,
];

/** What of an address or a message is the same at the next load. Its other numbers say which file or place it is. */
export const lasting = (text: string): string =>
  passing.reduce((rest, part) => rest.replace(part, ''), text.replace(/#.*/, ''));

/** An error of a page, and the address of its script. */
export interface PageError {
  readonly text: string;
  readonly at: string;
}

/** What went wrong on a page. */
interface Watched {
  readonly errors: readonly PageError[];
}

/** The errors that a page did not have before. */
export function freshErrors(old: Watched, now: Watched): readonly PageError[] {
  const known = new Set(old.errors.map(({ text }) => lasting(text)));
  return now.errors.filter(({ text }) => !known.has(lasting(text)));
}

import type {
  BrowserContext,
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  Request,
} from '@playwright/test';
import { test as fragmentTest } from '../fragments.js';
import { expect, test as pageTest, type Site } from '../site.js';
import { collection, gtagScript, gtagSource } from './gtag.js';
import { mapsScript, mapsSource } from './maps.js';

/** The property id that the tests configure. */
export const id = 'G-TEST12345';

interface Outside {
  /** Every request that the page made to another origin, in order. */
  requests: URL[];
  /** Every request for code or styles of the script: the names of the files, without the hash. */
  chunks: string[];
}

const javascript = 'text/javascript';

/** Answers for the services; whatever else leaves the page is recorded, and fails. */
async function answer(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    async (route) => {
      const address = route.request().url();
      if (address.startsWith(gtagScript)) {
        await route.fulfill({ contentType: javascript, body: gtagSource });
      } else if (address.startsWith(mapsScript)) {
        await route.fulfill({ contentType: javascript, body: mapsSource });
      } else if (address.startsWith(collection)) {
        await route.fulfill({ status: 204 });
      } else {
        await route.fulfill({ contentType: javascript, body: 'window.elsewhere = true;' });
      }
    },
  );
}

/** Stand-ins for the outside services, for a visitor who has not answered yet. */
const outside: Fixtures<
  Outside,
  object,
  Pick<Site, 'earlierAnswer'> & PlaywrightTestArgs & PlaywrightTestOptions
> = {
  earlierAnswer: 'none',

  requests: [
    async ({ context, baseURL }, use) => {
      const { origin } = new URL(baseURL ?? '');
      const requests: URL[] = [];
      context.on('request', (request: Request) => {
        const url = new URL(request.url());
        if (url.origin !== origin && /^https?:$/.test(url.protocol)) requests.push(url);
      });
      await answer(context, origin);
      await use(requests);
    },
    { auto: true },
  ],

  chunks: [
    async ({ context }, use) => {
      const chunks: string[] = [];
      context.on('request', (request) => {
        const name = /\/assets\/(?:chunks|styles)\/(.+)-[A-Z0-9]{5,8}\./.exec(request.url())?.[1];
        if (name) chunks.push(name);
      });
      await use(chunks);
    },
    { auto: true },
  ],
};

/** Tests that have a page of their own each. */
export const test = pageTest.extend<Outside>(outside);

/**
 * Tests of hand-made fragments that share one page and load each fragment anew: an answer holds for
 * as long as a document lives.
 */
export const onSharedPage = fragmentTest.extend<Outside>({
  ...outside,
  openFragment: async ({ openFragment }, use) => {
    await use((body, options = {}) => openFragment(body, { load: true, ...options }));
  },
});

export { expect };

import type { BehaviourName } from './contract.js';
import { type OldSite, serveOldSite } from './old-site.js';
import { countAnswers } from './old-site-actions.js';
import { use } from './old-site-visitor.js';
import { expect, test as outsideTest } from './services/outside.js';
import { openPage } from './site.js';

/** The page with every section. */
export const path = '/home/baukasten/';

interface Moving {
  /** Every request of the page that is open, as `METHOD address`. */
  asked: string[];
  /** Opens the page with every section, moved over so far. */
  open(site?: OldSite): Promise<void>;
  /** Uses these behaviours of it as a visitor does. */
  visit(behaviours: readonly BehaviourName[]): Promise<void>;
  /** What the console got, the browser's words about fonts aside. */
  said(): readonly string[];
}

/** Tests on pages of the old site, for a visitor who has not answered the notice yet. */
export const test = outsideTest.extend<Moving>({
  // A phone, where there is something to open and to close.
  viewport: { width: 700, height: 900 },

  asked: async ({ page }, run) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await run(asked);
  },

  open: async ({ page, asked }, run) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await countAnswers(page);
    await run(async (site = {}) => {
      asked.length = 0;
      await page.unrouteAll();
      const { script = (source) => source } = site;
      // The fades of the old script are not what is looked at.
      const faded = (source: string) => `$.fx.off = true;\n${script(source)}`;
      await serveOldSite(page, { ...site, script: faded });
      await openPage(page, path);
    });
  },

  visit: async ({ page, asked }, run) => {
    await run((behaviours) => use({ page, requests: asked }, behaviours));
  },

  said: async ({ complaints }, run) => {
    await run(() => complaints.filter((line) => !line.includes('preload')));
  },
});

export { expect };

import type { Page } from '@playwright/test';
import site from '../../static-html/content/site.json' with { type: 'json' };

/**
 * Holds back the theme's stylesheet, and with it the first paint, until the fonts that each page
 * preloads are there. A font that comes after the first paint breaks lines elsewhere than its fallback
 * did: a layout shift of the theme, which the machine's load decides on and no script.
 */
export async function paintWithFonts(page: Page): Promise<void> {
  const missing = new Set(site.fonts);
  const complete = new Promise<void>((resolve) => {
    page.on('requestfinished', (request) => {
      missing.delete(new URL(request.url()).pathname.replace('/theme/fonts/', ''));
      if (missing.size === 0) resolve();
    });
  });
  await page.route('**/theme/tannwald.css', async (route) => {
    await complete;
    await route.fallback();
  });
}

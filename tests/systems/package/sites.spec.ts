import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { casesOf, isLong } from '../../support/extent.js';
import { listening } from '../../support/listening.mjs';
import { providePackages } from '../../support/packages.mjs';
import { expect, running, test } from '../../support/site.js';
import { type Installed, install, npm } from './installed.js';

/** Site → the folder that its build writes, which is served. */
const sites = { plain: 'public', esbuild: 'public', vite: 'dist', webpack: 'public' } as const;

test.describe.configure({ mode: 'default' });

let installed: Installed;
test.beforeAll(() => {
  if (isLong) providePackages('tests/systems/package');
  // Vite is the one that Vitest brings.
  installed = install('esbuild', ...(isLong ? ['vite', 'webpack'] : []));
});
test.afterAll(() => installed.remove());

// They are slow.
const tried = casesOf(Object.entries(sites), ([name]) => name === 'plain' || name === 'esbuild');

for (const [name, output] of tried) {
  test(`a ${name} site that has installed the package builds, and its slider runs`, {
    tag: name === 'esbuild' ? [] : '@long',
  }, async ({ page, complaints }) => {
    const site = join(installed.site, name);
    cpSync(join(import.meta.dirname, 'sites', name), site, { recursive: true });
    const { status, stdout, stderr } = spawnSync(npm, ['run', 'build', '--loglevel=error'], {
      cwd: site,
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
    expect(`${stdout}${stderr}`).not.toMatch(/jsdom|warning|\(!\)/i);

    const { origin, close } = await listening(createServer(sirv(join(site, output))));
    try {
      await page.goto(`${origin}/`);
      await running(page, 'image-slider');
      await page.locator('.slick-next').click();
      await expect(page.locator('.slick-current')).toHaveText('Two');
      // The stylesheet came along: without it the slides would stand one below the other.
      const tops = await page
        .locator('.slick-slide:not(.slick-cloned)')
        .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      expect(complaints).toEqual([]);
    } finally {
      close();
    }
  });
}

import { build } from 'esbuild';
import { expect, running, test } from '../support/site.js';

/** What a site's bundler makes of an entry that imports the package by its name. */
async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['/media/*'],
  });
  return outputFiles.map(({ text }) => text).join('');
}

test('a site that has the package in its own bundle loads nothing else, and its tag counts', {
  tag: '@long',
}, async ({ page, openFragment, complaints }) => {
  const site = await bundle("import 'auftritt';");
  await page.route('**/assets/site.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: site }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openFragment(
    '<div class="image-slider"><p>1</p><p>2</p></div><div class="logo-slider"><p>1</p></div>',
    { script: '<script type="module" src="/assets/site.js" data-disable="logo-slider"></script>' },
  );
  await running(page, 'image-slider');
  await expect(page.locator('.image-slider .slick-track')).toBeVisible();
  await expect(page.locator('.logo-slider .slick-track')).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual(['/assets/site.js']);
  expect(complaints).toEqual([]);
});

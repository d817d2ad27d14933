import { chunkOf } from '../../support/built-files.js';
import { header, longPage } from '../../support/markup.js';
import { answerWith } from '../../support/routes.js';
import { expect, idle, test } from '../../support/site.js';

test('a reload of a page with a hash keeps the visitor’s place', async ({ page, baseURL }) => {
  const html = `<!doctype html><html lang="de"><meta charset="utf-8">
    <link rel="stylesheet" href="/assets/auftritt.css">
    <script type="module" src="/assets/auftritt.js"></script>${header}${longPage}`;
  await answerWith(page, '**/hash/', html);
  const distance = () =>
    page.evaluate(() =>
      Math.round(document.querySelector('#target')?.getBoundingClientRect().top ?? 0),
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${baseURL}/hash/#target`);
  await expect.poll(distance).toBe(80);
  await page.evaluate(() => window.scrollTo(0, 3000));
  const codes: string[] = [];
  page.on('request', (request) => codes.push(request.url()));
  await page.reload();
  await idle(page);
  expect(codes.filter((url) => url.includes(`/chunks/${chunkOf('anchors')}-`))).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(3000);
});

// Four frameworks as docs/project/frameworks.md recommends them, compared with pictures that a person has
// looked at. They hold what a person notices and no more: a quarter of the width and the height, text in
// a font of ours, and drawings in place of photographs, so that another machine paints the same.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { frameworks } from '../support/frameworks.mjs';
import { rest } from '../support/rest.js';
import { expect, test } from '../support/site.js';
import { openView, paintIn, schemes, views } from './views.mjs';

/** How many pixels of the screen, in a row and in a column, become one of a reference. */
const reduction = 4;

/** How far a pixel's colour may be from its reference's (pixelmatch); edges are smoothed anew. */
const threshold = 0.2;

/** How many pixels may be further away: fewer than the smallest control has. */
const maxDiffPixels = 24;

/** Both kinds of Bootstrap that sites have, what styles most elements, and what brings a layout of its own. */
const visits = ['bootstrap-3', 'bootstrap-5', 'pico', 'wordpress'].flatMap((theme) =>
  [1280, 900, 390].map((width) => ({
    theme,
    width,
    layered: frameworks[theme]?.layered !== undefined,
  })),
);

const font = `<link rel="preload" as="font" href="/theme/fonts/instrument-sans.woff2" crossorigin>
  <style>
    @font-face {
      font-family: pictures; src: url(/theme/fonts/instrument-sans.woff2);
      font-weight: 400 700; font-display: block
    }
    *, ::before, ::after { font-family: pictures !important }
  </style>`;

/** A drawing in the size of a photograph, in which a wrong ratio and a cut edge can be seen. */
async function drawingFor(file: string): Promise<string> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const [x, y] = [width / 2, height / 2];
  const hue = [...file].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">
    <path d="M0 0h${width}v${height}H0z" fill="hsl(${hue} 45% 45%)"/>
    <circle cx="${x}" cy="${y}" r="${Math.min(x, y) * 0.7}" fill="hsl(${hue} 45% 75%)"/>
    <path d="M0 0h${width}v${height}H0z" fill="none" stroke="hsl(${hue} 60% 20%)" stroke-width="${width / 20}"/>
  </svg>`;
}

async function drawPhotographs(page: Page): Promise<void> {
  await page.route('**/media/*.webp', async (route) => {
    const file = `static-html${new URL(route.request().url()).pathname}`;
    await route.fulfill({ contentType: 'image/svg+xml', body: await drawingFor(file) });
  });
}

/** A screenshot as references are kept. */
async function reduced(screenshot: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize(Math.ceil(width / reduction), Math.ceil(height / reduction), { fit: 'fill' })
    .jpeg({ quality: 50, mozjpeg: true })
    .toBuffer();
}

for (const { theme, width, layered } of visits) {
  test(`${theme} at ${width} px looks as it did when it was looked at`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, view] of Object.entries(views)) {
      await drawPhotographs(page);
      await openView(page, { theme, layered, view, head: font });
      await rest(page);
      await view.act(page);
      await rest(page);
      for (const scheme of schemes) {
        await paintIn(page, scheme);
        const picture = await page.screenshot({
          animations: 'disabled',
          fullPage: view.fullPage,
        });
        expect
          .soft(await reduced(picture), `${name}, ${scheme}`)
          .toMatchSnapshot(`${theme}-${width}-${name}-${scheme}.jpg`, { threshold, maxDiffPixels });
      }
      await page.unrouteAll();
    }
  });
}

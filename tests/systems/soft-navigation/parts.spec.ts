import type { Page } from '@playwright/test';
import { answerWith } from '../../support/routes.js';
import { expect, running, test } from '../../support/site.js';
import { fileOf } from './routers.js';

const slider = '<div class="image-slider"><p>One</p><p>Two</p></div>';
const inPart = `<div id="part">${slider}</div>`;

/** A tool that changes a part of a page, with no line for us. */
interface Tool {
  /** The files that its packages give to browsers. */
  readonly libraries?: readonly string[];
  /** What the page has at first. */
  readonly html: string;
  /** What the server answers for `/part/`. */
  readonly answer?: string;
  /** Brings a slider, in place of what is there. */
  bring(page: Page): Promise<unknown>;
}

const turbo = ['@hotwired/turbo/dist/turbo.es2017-umd.js'];

const press = (page: Page) => page.getByRole('link', { name: 'More' }).click();

/** Lets Turbo carry out a stream, as one that comes over a socket. */
const stream = (attributes: string) => (page: Page) =>
  page.evaluate(
    (html) => Reflect.get(window, 'Turbo').renderStreamMessage(html),
    `<turbo-stream target="part" ${attributes}><template>${inPart}</template></turbo-stream>`,
  );

const htmx: Tool = {
  html: '<div id="part"><a href="/part/" hx-get="/part/" hx-target="#part" hx-swap="outerHTML">More</a></div>',
  answer: inPart,
  bring: press,
};

const tools: Readonly<Record<string, Tool>> = {
  'a frame of Turbo': {
    libraries: turbo,
    html: '<turbo-frame id="part"><a href="/part/">More</a></turbo-frame>',
    answer: `<turbo-frame id="part">${slider}</turbo-frame>`,
    bring: press,
  },
  'a stream of Turbo': {
    libraries: turbo,
    html: '<div id="part">Old</div>',
    bring: stream('action="replace"'),
  },
  'a stream of Turbo that morphs': {
    libraries: turbo,
    html: '<div id="part">Old</div>',
    bring: stream('action="replace" method="morph"'),
  },
  htmx: { ...htmx, libraries: ['htmx.org/dist/htmx.js'] },
  'htmx 2': { ...htmx, libraries: ['htmx-2/dist/htmx.js'] },
  Unpoly: {
    libraries: ['unpoly/unpoly.js'],
    html: '<div id="part"><a href="/part/" up-target="#part">More</a></div>',
    answer: inPart,
    bring: press,
  },
  'a layer of Unpoly': {
    libraries: ['unpoly/unpoly.js'],
    html: '<a href="/part/" up-layer="new" up-target="#part">More</a>',
    answer: inPart,
    bring: press,
  },
  'the morph of Livewire and Alpine': {
    libraries: ['@alpinejs/morph/dist/cdn.js', 'alpinejs/dist/cdn.js'],
    html: '<div id="part">Old</div>',
    bring: (page) =>
      page.evaluate(
        (html) => Reflect.get(window, 'Alpine').morph(document.getElementById('part'), html),
        inPart,
      ),
  },
  Alpine: {
    libraries: ['alpinejs/dist/cdn.js'],
    html: `<div x-data="{ shown: false }"><template x-if="shown">${inPart}</template>
      <button @click="shown = true">More</button></div>`,
    bring: (page) => page.getByRole('button', { name: 'More' }).click(),
  },
  'a popup of a page builder': {
    html: `<template>${inPart}</template>`,
    bring: (page) =>
      page.evaluate(() => {
        const popup = document.createElement('dialog');
        popup.append(document.querySelector('template')?.content.cloneNode(true) ?? '');
        document.body.append(popup);
        popup.showModal();
      }),
  },
};

for (const [name, { libraries = [], html, answer, bring }] of Object.entries(tools)) {
  const isShort = libraries === turbo && name.includes('frame');
  test(`${name}: what it brings lives, and what it takes away ends`, {
    tag: isShort ? [] : '@long',
  }, async ({ page, openFragment, complaints }) => {
    for (const [index, library] of libraries.entries()) {
      await answerWith(page, `**/vendor/${index}.js`, fileOf(library), 'text/javascript');
    }
    if (answer) await answerWith(page, '**/part/', `<main>${answer}</main>`, 'text/html');
    await openFragment(`<main>${html}</main>`, {
      head: libraries
        .map((_, index) => `<script src="/vendor/${index}.js" defer></script>`)
        .join(''),
    });
    await page.waitForFunction(() => window.auftritt);
    await bring(page);
    await running(page, 'image-slider');
    await page.locator('.slick-next').click();
    await expect(page.locator('.slick-current')).toHaveText('Two');
    const element = await page.locator('.image-slider').elementHandle();
    await page.evaluate(() => document.getElementById('part')?.remove());
    await expect.poll(() => element?.evaluate((each) => each.outerHTML)).toBe(slider);
    expect(complaints).toEqual([]);
  });
}

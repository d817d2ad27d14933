import { expect, test } from '@playwright/test';
import { accepted } from '../support/consent.js';
import { fragmentHtml } from '../support/fragment-html.js';
import { answerFor, categoryGallery } from '../support/galleries.js';
import { prerender } from '../support/prerendering.js';

const screen =
  '<div class="start-screen"><img class="start-screen__logo" alt="Logo" src="data:,"></div>';

/** Resolves when all runs that is looked at, and 200 ms after the load are over. */
const isReady = async (): Promise<void> => {
  const names = ['intro', 'category-gallery', 'analytics'];
  const isRunning = (name: string): boolean =>
    (window.auftritt?.instances() ?? []).some(
      ({ behaviour, state }) => behaviour === name && state === 'running',
    );
  while (document.readyState !== 'complete' || !names.every(isRunning)) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
};

/** What of the intro is on the page a frame after the visitor has come, and how it goes on. */
const look = async (): Promise<unknown> => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const logo = document.querySelector('.start-screen__logo');
  const screen = document.querySelector('.start-screen');
  const isShown = screen?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const fades = logo?.getAnimations().map(({ playState }) => playState);
  // The category that the address asks for comes 200 ms later.
  while (document.querySelector('.gallery-inner')?.textContent !== 'Gallery 2') {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { isShown, fades };
};

test('a page that is rendered ahead plays, counts and chooses when its visitor comes', {
  tag: '@long',
}, async () => {
  const { seen, order } = await prerender({
    html: fragmentHtml(`${screen}<main>${categoryGallery}</main>`, {
      bodyClass: 'intro-mode',
      tag: 'data-analytics-id="G-TEST12345" data-analytics-src="/gtag.js"',
    }),
    search: '?id_category=2',
    isReady,
    look,
    answers: { '/call/': answerFor(2), '/gtag.js': '' },
    cookie: `klaro=${encodeURIComponent(JSON.stringify(accepted))}`,
  });
  expect(seen).toEqual({ isShown: true, fades: ['running'] });
  expect(order).toEqual(['the visitor comes', '/gtag.js', '/call/']);
});

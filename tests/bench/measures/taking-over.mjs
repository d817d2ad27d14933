// The longest task at the touch of a large section that React takes over, on a processor four times slower.
// Build first: node tests/bench/measures/taking-over.mjs
import { inFreshPage, launch, openAndRest } from '../browser.mjs';
import { serve } from '../competitors.mjs';
import { galleryPage } from './gallery.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const slowdown = 4;

const categories = Array.from(
  { length: 200 },
  (_, index) =>
    `<li class="product_reference" data-uid="${index + 10}" data-color="#369"><a href="/${index}/">${index}</a></li>`,
);
const sections = '<div class="gallery-inner"></div>';
const fields = Array.from(
  { length: 100 },
  (_, index) =>
    `<div class="form-group"><label for="f${index}">Field ${index}</label><input id="f${index}" name="f${index}" required></div>`,
);
const form = `<form class="inquiry-form">${fields.join('')}<button>Send</button></form>`;

/** What React takes over: name → the page, what is touched, and the behaviour. */
const large = {
  'gallery of 200 categories': {
    html: galleryPage(sections).replace('</ul>', `${categories.join('')}</ul>`),
    target: '.product_reference a',
    behaviour: 'category-gallery',
  },
  'form of 100 fields': {
    html: galleryPage(sections).replace(/<section[\s\S]*<\/section>/, form),
    target: '#f0',
    behaviour: 'form',
  },
};

const server = await serve(
  new Map(
    Object.entries(large).map(([name, { html }]) => [`/${name.replaceAll(' ', '-')}/`, html]),
  ),
);
const { origin } = server;
const browser = await launch();

for (const [name, { target, behaviour }] of Object.entries(large)) {
  let shortest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const longest = await inFreshPage(browser, { origin, answered: true }, async (page) => {
      await openAndRest(page, `${origin}/${name.replaceAll(' ', '-')}/`);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      return page.evaluate(
        async ([touched, started]) => {
          let found = 0;
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) found = Math.max(found, duration);
          }).observe({ type: 'longtask' });
          const running = () =>
            window.auftritt
              ?.instances()
              .some(({ behaviour, state }) => behaviour === started && state === 'running');
          const sign = new Event('pointerover', { bubbles: true });
          document.querySelector(touched)?.dispatchEvent(sign);
          while (!running()) await new Promise((resolve) => requestAnimationFrame(resolve));
          // The observer is told of a task after its end.
          await new Promise((resolve) => setTimeout(resolve, 200));
          return found;
        },
        /** @type {const} */ ([target, behaviour]),
      );
    });
    shortest = Math.min(shortest, longest);
  }
  console.log(`${name}: longest task ${shortest > 0 ? `${shortest} ms` : 'below 50 ms'}`);
}
await browser.close();
server.close();

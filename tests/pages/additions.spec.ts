import { structures } from '../support/contract.js';
import { casesOf } from '../support/extent.js';
import { expect, openPage, test } from '../support/site.js';
import { vary } from '../support/static-pages.js';

/**
 * What each behaviour gives to the elements of its page, and what it adds: classes, attributes, a role with its value.
 * Themes and tests of sites rest on these names. Each is seen on a page of the site, at a screen width (px) at which it
 * does most.
 */
const table: readonly {
  readonly behaviour: string;
  readonly path?: string;
  readonly width?: number;
  readonly part: string;
  readonly adds: string;
}[] = [
  {
    behaviour: 'navigation',
    path: '/home/manufaktur/',
    width: 390,
    part: '.site-header',
    adds: 'hidden',
  },
  {
    behaviour: 'intro',
    path: '/home/',
    part: '.start-screen',
    adds: 'inert style',
  },
  {
    behaviour: 'logo-slider',
    part: '.logo-slider',
    adds: `.auftritt-slider .logo-slider__pause .slick-active .slick-arrow .slick-current
      .slick-initialized .slick-list .slick-name .slick-next .slick-prev .slick-slide
      .slick-slider .slick-track aria-hidden data-slick-index data-slider-part style type`,
  },
  {
    behaviour: 'image-slider',
    part: '.image-slider',
    adds: `.auftritt-slider .image-slider__paging .slick-active .slick-arrow .slick-current .slick-dots
      .slick-dotted .slick-initialized .slick-list .slick-name .slick-next .slick-prev
      .slick-slide .slick-slider .slick-track aria-atomic aria-current aria-hidden aria-label
      aria-live data-slick-index data-slider-part style tabindex type`,
  },
  {
    behaviour: 'references',
    width: 390,
    part: '.references',
    adds: 'aria-controls aria-expanded hidden',
  },
  {
    behaviour: 'reference-slider',
    part: '.reference-slider',
    adds: `.auftritt-slider .reference-slider__counter .slick-active .slick-arrow .slick-current
      .slick-fade .slick-initialized .slick-list .slick-name .slick-next .slick-prev .slick-slide
      .slick-slider .slick-track aria-atomic aria-hidden aria-live data-slick-index
      data-slider-part style tabindex type`,
  },
  {
    behaviour: 'gallery-slider',
    part: '.gallery-slider',
    adds: `.auftritt-slider .slick-active .slick-arrow .slick-current .slick-dots .slick-dotted
      .slick-initialized .slick-list .slick-name .slick-next .slick-prev .slick-slide
      .slick-slider .slick-track aria-current aria-hidden aria-label data-slick-index
      data-slider-part style tabindex type`,
  },
  {
    behaviour: 'lightbox',
    part: 'main a[data-fancybox]',
    adds: 'aria-haspopup',
  },
  {
    behaviour: 'category-gallery',
    part: '.category-gallery',
    adds: `.category-gallery__announcement .category-gallery__status .loading-overlay
      .loading-overlay--added aria-current hidden role=status style`,
  },
  {
    behaviour: 'form',
    part: '.inquiry-form',
    adds: '.no-help',
  },
  {
    behaviour: 'coverflow',
    part: '.coverflow, .coverflow-detail',
    adds: `.flipster .flipster--active .flipster--click .flipster--coverflow .flipster__button
      .flipster__button--next .flipster__button--prev .flipster__container .flipster__item
      .flipster__item--current .flipster__item--future .flipster__item--future-1
      .flipster__item--future-2 .flipster__item--future-3 .flipster__item--past
      .flipster__item--past-1 .flipster__item--past-2 .flipster__item--past-3
      .flipster__item__content .flipster__nav .flipster__nav__child .flipster__nav__item
      .flipster__nav__item--category .flipster__nav__item--current .flipster__nav__link
      .flipster__nav__link--category aria-atomic aria-current aria-live inert
      role=group style tabindex type`,
  },
  {
    behaviour: 'gallery-elements',
    part: '.gallery-element',
    adds: '.is-hidden hidden',
  },
  {
    behaviour: 'downloads',
    width: 390,
    part: '.downloads',
    adds: 'aria-controls aria-expanded hidden',
  },
];

/** The names in elements that those which the server has sent do not have. */
const namesAdded = async (elements: readonly Element[], part: string): Promise<string> => {
  const namesIn = (all: Iterable<Element>): Set<string> =>
    new Set(
      [...all]
        .flatMap((element) => [element, ...element.querySelectorAll('*')])
        .filter((element) => element instanceof HTMLElement)
        .flatMap((element) => [
          ...[...element.classList].map((name) => `.${name}`),
          ...element
            .getAttributeNames()
            .map((name) => (name === 'role' ? `role=${element.getAttribute(name)}` : name)),
        ]),
    );
  const html = await (await fetch(location.href)).text();
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const before = namesIn(sent.querySelectorAll(part));
  const now = namesIn(elements);
  const own = ['class', 'data-auftritt-runs'];
  return [...now]
    .filter((name) => ![...before, ...own].includes(name))
    .sort()
    .join(' ');
};

for (const { behaviour, path = '/home/baukasten/', width = 1440, part, adds } of casesOf(
  table,
  (_, index) => index % 4 === 0,
))
  test(`${behaviour} adds to its page what themes know, and nothing else`, async ({
    page: tab,
  }) => {
    // Time stands still, so that no slider moves on.
    await tab.clock.install({ time: 0 });
    await tab.clock.pauseAt(1000);
    await tab.setViewportSize({ width, height: 900 });
    // Alone on its page, so that the HTML shows what it adds and nothing else does.
    const others = Object.keys(structures).filter((name) => name !== behaviour);
    await vary(tab, { tag: `data-disable="${others.join(' ')}"` });
    await openPage(tab, path);
    // What does not run yet is touched, and the first of it brought into sight.
    const states = () =>
      tab.evaluate((name) => {
        const lines = window.auftritt?.instances().filter((line) => line.behaviour === name) ?? [];
        const rest = lines.filter(({ state }) => state === 'waiting' || state === 'loading');
        for (const { element } of rest)
          element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        rest[0]?.element.scrollIntoView({ behavior: 'instant' });
        return [...new Set(lines.map(({ state }) => state.replace('unconfigured', 'running')))];
      }, behaviour);
    await expect.poll(states).toEqual(['running']);
    await tab.clock.runFor(1000);
    expect(await tab.locator(part).evaluateAll(namesAdded, part)).toBe(
      adds.replaceAll(/\s+/g, ' '),
    );
  });

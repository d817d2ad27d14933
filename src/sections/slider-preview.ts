import { slidesOf } from '../libraries/slick-controls.js';
import { endRow, showRow } from '../libraries/slick-row.js';
import type { EndPreview, Preview } from '../lifecycle/behaviour.js';
import { pagesJquery } from '../page/jquery.js';
import type { Page } from '../page/page.js';
import { reducedMotion } from '../page/reduced-motion.js';
import type { BehaviourName } from '../public-interface.js';
import { lazyLogos } from './lazy-logos.js';
import type { RowOptions } from './row-options.js';
import { shownLogos, stillClass } from './shown-logos.js';
import { pagingLabel, referenceCounter, type SlideCounter } from './slide-counter.js';

/** What a move of the slides would load anew or stop. slick moves them as well, but only once. */
const embedded = 'iframe, object, embed, audio, video';

/** Shows a slider whose slides share its width equally. */
function showPaged(
  element: HTMLElement,
  page: Page,
  options: RowOptions,
  counter?: SlideCounter,
): EndPreview {
  const last = counter?.appears(slidesOf(element).length) ? counter.element : undefined;
  const { rests } = showRow(element, page, {
    ...options,
    last,
    shown: () => options.slidesToShow ?? 1,
    ...(counter && { changed: counter.show }),
  });
  return Object.assign(() => endRow(element), { rests });
}

/** Whether a strip of logos moves by itself, or has to show a logo twice at a time. */
const needsSlick = (element: HTMLElement, count: number): boolean =>
  count > shownLogos() && (!reducedMotion() || element.scrollWidth <= element.clientWidth);

/** Shows a strip of logos that stands still, as long as it does. */
function showLogos(element: HTMLElement, page: Page, begin: () => void): EndPreview {
  const count = slidesOf(element).length;
  if (needsSlick(element, count)) {
    begin();
    return () => {};
  }
  const logos = lazyLogos(element);
  const row = showRow(element, page, { shown: shownLogos, ownWidths: true, stillClass });
  logos.watch();
  const listening = new AbortController();
  const { signal } = listening;
  const look = (): void => {
    if (count > shownLogos() && !reducedMotion()) begin();
    else row.arrange();
  };
  window.addEventListener('resize', look, { signal });
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  motion.addEventListener('change', look, { signal });
  const end = (): void => {
    listening.abort();
    logos.end();
    endRow(element);
  };
  return Object.assign(end, { rests: row.rests });
}

/** Shows a slider of any kind. */
function show(
  element: HTMLElement,
  page: Page,
  behaviour: BehaviourName,
  begin: () => void,
  options: RowOptions,
): EndPreview {
  switch (behaviour) {
    case 'logo-slider':
      return showLogos(element, page, begin);
    case 'reference-slider':
      return showPaged(element, page, { fade: true, ...options }, referenceCounter(element, page));
    case 'slider':
      return showPaged(element, page, options);
    default:
      return showPaged(element, page, { dots: true, ...options }, pagingLabel(element, page));
  }
}

/**
 * Shows a slider before the first touch: its slides in a row, with the controls that slick gives it. The
 * browser scrolls the row. A slider that needs slick from the start loads it.
 */
const preview: Preview = (element, page, behaviour, begin) => {
  const hasOptions = element.hasAttribute('data-slider') || page.configuration.presets.length > 0;
  // A strip of logos with options may play; slick reads how.
  const needs =
    pagesJquery(page) || (element.hasAttribute('data-slider') && behaviour === 'logo-slider');
  if (needs || element.querySelector(embedded)) {
    begin();
    return () => {};
  }
  if (!hasOptions) return show(element, page, behaviour, begin, {});
  let shown: EndPreview | undefined;
  let hasEnded = false;
  import('./show-with-options.js')
    .then(({ showWithOptions }) => {
      if (hasEnded) return;
      shown = showWithOptions(
        element,
        page,
        behaviour === 'reference-slider',
        begin,
        (options) => show(element, page, behaviour, begin, options),
        reducedMotion(),
      );
    })
    // slick reports itself what is wrong.
    .catch(begin);
  const end = (): void => {
    hasEnded = true;
    shown?.();
  };
  return Object.assign(end, { rests: async () => shown?.rests?.() });
};

export default preview;

import type { Page } from '@playwright/test';
import type { BehaviourName } from './contract.js';
import { order } from './old-site-visitor.js';

interface Trace {
  readonly selector: string;
  /** The event that the old script listens to there; without it, the element itself says it all. */
  readonly event?: string;
}

const oldArrow = '.slick-next:not([data-slider-part])';

/** What only the old script leaves on the page; what it measures, maps and calls is counted. */
const traces: Readonly<Partial<Record<BehaviourName, Trace>>> = {
  'to-top': { selector: '.to-top', event: 'click' },
  anchors: { selector: '.skip-link', event: 'click' },
  navigation: { selector: '.navigation-opener', event: 'click' },
  intro: { selector: '.start-screen__logo[style*="display: none"]' },
  downloads: { selector: '.downloads__toggle', event: 'click' },
  references: { selector: '.reference__toggle', event: 'click' },
  'gallery-elements': { selector: '.gallery-navigation a', event: 'click' },
  'image-slider': { selector: `.image-slider > ${oldArrow}` },
  'reference-slider': { selector: `.reference-slider > ${oldArrow}` },
  'logo-slider': { selector: `.logo-slider > ${oldArrow}` },
  'gallery-slider': { selector: `.gallery-slider > ${oldArrow}` },
  lightbox: { selector: '[data-fancybox]', event: 'click' },
  coverflow: { selector: '.coverflow', event: 'keydown' },
  'category-gallery': { selector: '.category-gallery', event: 'click' },
  'inspiration-gallery': { selector: '.inspiration-gallery', event: 'click' },
  form: { selector: 'form.inquiry-form', event: 'submit' },
  consent: { selector: '#klaro' },
};

/** The behaviours that leave a trace where the old script does them. */
export const traced = order.filter((name) => name in traces);

/** The behaviours among them that the old script does on the page. */
export async function doneByOldScript(page: Page): Promise<readonly BehaviourName[]> {
  const found = await page.evaluate((all) => {
    // jQuery keeps its listeners there; a page without jQuery has none.
    const keep: unknown = window.jQuery && Reflect.get(window.jQuery, '_data');
    return Object.entries(all).flatMap(([name, { selector, event }]) => {
      const isOld = (element: Element): boolean => {
        if (event === undefined) return true;
        const events: unknown = typeof keep === 'function' && keep(element, 'events');
        return typeof events === 'object' && events !== null && event in events;
      };
      return [...document.querySelectorAll(selector)].some(isOld) ? [name] : [];
    });
  }, traces);
  return order.filter((name) => found.includes(name));
}

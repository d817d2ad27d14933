import type { BehaviourName } from '../../support/contract.js';
import { type Engine, until } from './engine.js';

/** One use of a behaviour. */
export interface Step {
  readonly behaviour: BehaviourName;
  readonly does: string;
  run(engine: Engine): Promise<void>;
}

/** Gives the browser the visitor's answer to the consent notice, or none. */
export const answer = (engine: Pick<Engine, 'evaluate'>, given?: object): Promise<void> =>
  engine.evaluate(
    (value) => {
      // biome-ignore lint/suspicious/noDocumentCookie: Firefox 115 and Safari have no other way.
      document.cookie = `klaro=${value}; path=/; max-age=${value === '' ? 0 : 3600}`;
    },
    given ? encodeURIComponent(JSON.stringify(given)) : '',
  );

export const has = (selector: string): boolean => document.querySelector(selector) !== null;
export const lacks = (selector: string): boolean => document.querySelector(selector) === null;
export const isVisible = (selector: string): boolean =>
  document.querySelector(selector)?.checkVisibility() ?? false;

/** A click, and what is on the page after it. */
export const clickFor =
  (selector: string, result: string, isIt: (selector: string) => boolean = has) =>
  async (engine: Engine): Promise<void> => {
    await engine.click(selector);
    await until(engine, `${result} after a click on ${selector}`, isIt, result);
  };

/** A behaviour's element in view, and the behaviour running on it. */
export const started = (
  engine: Engine,
  behaviour: BehaviourName,
  selector: string,
): Promise<void> =>
  until(
    engine,
    `${behaviour} to run`,
    (argument) => {
      const [name, target = ''] = argument.split('|');
      const isRunning = (window.auftritt?.instances() ?? []).some(
        ({ behaviour, state }) => behaviour === name && state === 'running',
      );
      // Each time anew: the page may still be scrolling elsewhere, as to the first faulty field of a form.
      if (!isRunning) {
        const element = document.querySelector(target);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        // What waits for a touch gets one.
        element?.dispatchEvent(new Event('pointerover', { bubbles: true }));
      }
      return isRunning;
    },
    `${behaviour}|${selector}`,
  );

/** Clicks the arrow of a slider, and waits for another current slide. */
export const nextSlide = (behaviour: BehaviourName, slider: string) => async (engine: Engine) => {
  await started(engine, behaviour, slider);
  const current = `${slider} .slick-current`;
  const before = await engine.evaluate(
    (selector) => document.querySelector(selector)?.getAttribute('data-slick-index') ?? '',
    current,
  );
  await engine.click(`${slider} .slick-next`);
  await until(
    engine,
    'the next slide',
    (argument) => {
      const [selector = '', index] = argument.split('|');
      return document.querySelector(selector)?.getAttribute('data-slick-index') !== index;
    },
    `${current}|${before}`,
  );
};

/** Puts a film into each answer. */
export const addFilm = (): void => {
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const answer = await ask(...request);
    const film = '<video preload="auto"><source src="/film.webm"></video>';
    const html = (await answer.text()).replace(/class="gallery-inner[^>]*>/, (tag) => tag + film);
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  };
};

/** Whether the browser has looked for the film's source. */
export const findsFilm = (selector: string): boolean =>
  document.querySelector<HTMLVideoElement>(selector)?.currentSrc.endsWith('/film.webm') ?? false;

/**
 * Chooses another category by the first touch of the gallery, and waits for its answer, with a film
 * in it.
 */
export async function choose(
  engine: Engine,
  gallery: 'category-gallery' | 'inspiration-gallery',
): Promise<void> {
  await engine.evaluate(() => {
    document.addEventListener('auftritt:replaced', () => {
      document.documentElement.dataset.replaced = '';
    });
  });
  const other = `.${gallery} .product_reference:not(.active)`;
  // The link is the list's item or in it.
  await engine.evaluate(addFilm);
  await clickFor(`${other}:is(a), ${other} a`, 'html[data-replaced]')(engine);
  await until(engine, 'the source of a film', findsFilm, `.${gallery} video`);
}

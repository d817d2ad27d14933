// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { readConfiguration } from '../../../src/configuration.js';
import { createPage } from '../../../src/create-page.js';
import { showWithOptions } from '../../../src/sections/show-with-options.js';

const page = createPage(
  readConfiguration(undefined, () => {}),
  { enhance() {}, add() {}, release() {}, settled: async () => [], instances: () => [] },
);

/** Shows a slider with options, and says what was asked for. */
function shown(options: object, isStill = false) {
  document.body.innerHTML = `<div data-slider='${JSON.stringify(options)}'></div>`;
  const element = document.querySelector('div');
  if (!element) throw new Error('there is no slider');
  const [begin, show, endRow] = [vi.fn(), vi.fn(), vi.fn()];
  show.mockReturnValue(endRow);
  const end = showWithOptions(element, page, false, begin, show, isStill);
  return { begin, show, end, endRow };
}

afterEach(() => {
  vi.useRealTimers();
});

it('a slider that plays is a row until it first moves, and needs slick then', () => {
  vi.useFakeTimers();
  const { begin, show } = shown({ autoplay: true, autoplaySpeed: 4000, dots: true });
  expect(show).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3999);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledOnce();
});

it('a touch before that ends the wait with the row', () => {
  vi.useFakeTimers();
  const { begin, end, endRow } = shown({ autoplay: true });
  end();
  vi.runAllTimers();
  expect(begin).not.toHaveBeenCalled();
  expect(endRow).toHaveBeenCalledOnce();
});

it('nothing plays, and nothing is loaded, for visitors who prefer reduced motion', () => {
  vi.useFakeTimers();
  const { begin, show } = shown({ autoplay: true }, true);
  vi.runAllTimers();
  expect(begin).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledOnce();
});

it.each([{ autoplay: true, arrows: false }, { slidesToScroll: 2 }, { vertical: true }])(
  'slick shows %j from the start',
  (options) => {
    const { begin, show } = shown(options);
    expect(begin).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
  },
);

it('slick comes when the window reaches a width with other options, and not before', () => {
  const responsive = [{ breakpoint: 600, settings: { slidesToShow: 1 } }];
  window.innerWidth = 900;
  const { begin, show, end } = shown({ slidesToShow: 3, responsive });
  expect(show).toHaveBeenCalledWith({ slidesToShow: 3 });
  const resize = (width: number): void => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  };
  resize(600);
  expect(begin).not.toHaveBeenCalled();
  resize(599);
  expect(begin).toHaveBeenCalledOnce();
  end();
  resize(600);
  resize(500);
  expect(begin).toHaveBeenCalledOnce();
});

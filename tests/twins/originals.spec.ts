import { drag } from '../support/pointer.js';
import { type TwinOptions, twin, type Visitor } from './twin.js';

const textOf = ({ page }: Visitor, selector: string): Promise<string | undefined> =>
  page.evaluate(
    (wanted) => document.querySelector(wanted)?.textContent?.trim().split(/\s+/)[0],
    selector,
  );

/** slick 1.8.1. */
const slick: TwinOptions = {
  original: ['jquery-3/dist/jquery.js', 'slick-1/slick/slick.css', 'slick-1/slick/slick.js'],
  start: "$('[data-slick]').slick()",
  tag: 'data-preset="slick"',
  compared: 'original',
  reducedMotion: 'reduce',
  // Ours moves the row by scrolling, or not at all.
  except: ['scrolled'],
};
/** Compares with slick what a visitor does once the slider runs. */
const besideSlick = (
  name: string,
  html: string,
  visit: (visitor: Visitor) => Promise<unknown>,
  more: TwinOptions = {},
) =>
  twin(
    `slick: ${name}`,
    html,
    async (visitor) => {
      await visitor.page.locator('.slick-initialized').first().waitFor();
      await visitor.rest();
      return visit(visitor);
    },
    { ...slick, ...more },
  );
const slides = (
  count: number,
  of = (index: number) => `<a id="a${index}" href="#end">Slide${index}</a>`,
) =>
  Array.from(
    { length: count },
    (_, index) => `<div><p id="s${index}" style="height: 60px">${of(index)}</p></div>`,
  ).join('');
const slider = (options: string, inside = slides(5), more = '') =>
  `<style>body { margin: 0 }</style><div id="slider" data-slick='{${options}}' ${more}>${inside}</div>
  <p id="below">Below</p><p style="height: 2000px"></p><p id="end">End</p>`;
const current = (visitor: Visitor) => textOf(visitor, '#slider .slick-current');
const presses =
  (...what: readonly string[]) =>
  async (visitor: Visitor) => {
    const seen: unknown[] = [];
    for (const each of what) {
      await visitor.press(visitor.page.locator(each).first());
      seen.push(await current(visitor));
    }
    return seen;
  };
const [next, previous] = ['.slick-next', '.slick-prev'];
const dot = (index: number) => `.slick-dots li:nth-child(${index}) button`;

besideSlick('around, and back', slider(''), presses(...Array(6).fill(next), previous));
besideSlick('by its dots', slider('"dots":true'), presses(dot(4), dot(2), next));
besideSlick('faded', slider('"fade":true,"waitForAnimate":false'), presses(next, next, previous));
besideSlick(
  'ends with the last',
  slider('"infinite":false'),
  presses(...Array(4).fill(next), previous),
);
besideSlick(
  'three at a time',
  slider('"slidesToShow":3,"slidesToScroll":3', slides(7)),
  presses(next, next, next),
);
besideSlick('the arrow keys', slider(''), async (visitor) => {
  await visitor.press(next);
  await visitor.keys('ArrowRight');
  const one = await current(visitor);
  await visitor.keys('ArrowLeft');
  return [one, await current(visitor)];
});
besideSlick('a link in a slide, and a drag on it', slider(''), async (visitor) => {
  await drag(visitor.page, { x: 600, y: 30 }, -540);
  await visitor.rest();
  const dragged = [await current(visitor), new URL(visitor.page.url()).hash];
  await visitor.press('#slider .slick-current a');
  return dragged;
});
besideSlick(
  'two that follow each other',
  `<div id="names" data-slick='{"asNavFor":"#slider","slidesToShow":3,"focusOnSelect":true}'>${slides(5, (index) => `<b class="name">Name${index}</b>`).replaceAll('id="s', 'id="n')}</div>
  ${slider('"asNavFor":"#names","fade":true')}`,
  async (visitor) => {
    await visitor.press(visitor.page.locator('#slider').locator(next));
    const one = [await current(visitor), await textOf(visitor, '#names .slick-current')];
    await visitor.press(visitor.page.locator('#names .slick-active').nth(2).locator('.name'));
    return [one, await current(visitor), await textOf(visitor, '#names .slick-current')];
  },
);
besideSlick(
  'a row from right to left',
  `<div dir="rtl">${slider('"rtl":true')}</div>`,
  presses(next, next, previous),
);
besideSlick(
  'Tab goes on behind what is not shown',
  slider('"arrows":false'),
  async ({ page, keys }) => {
    const seen: unknown[] = [];
    for (let press = 0; press < 2; press += 1) {
      await keys('Tab');
      seen.push(await page.evaluate(() => document.activeElement?.textContent?.slice(0, 6)));
    }
    return seen;
  },
  { except: ['scrolled', 'focus', 'inSight'] },
);

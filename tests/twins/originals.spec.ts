import { type TwinOptions, twin, type Visitor } from './twin.js';

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22200%22 height=%22200%22/%3E';
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
besideSlick('begins with another', slider('"initialSlide":2,"dots":true'), current);
besideSlick(
  'as many as the width allows',
  slider('"slidesToShow":4,"responsive":[{"breakpoint":1100,"settings":{"slidesToShow":2}}]'),
  presses(next),
);
besideSlick(
  'as high as what it shows',
  slider(
    '"adaptiveHeight":true,"infinite":false',
    slides(3, (index) => `Slide${index}`).replace('60px', '500px'),
  ),
  async (visitor) => {
    const seen = await presses(next)(visitor);
    await visitor.page.waitForFunction(
      () => (document.querySelector('#below')?.getBoundingClientRect().top ?? 999) < 200,
    );
    return seen;
  },
);
besideSlick('the arrow keys', slider(''), async (visitor) => {
  await visitor.press(next);
  await visitor.keys('ArrowRight');
  const one = await current(visitor);
  await visitor.keys('ArrowLeft');
  return [one, await current(visitor)];
});
besideSlick('a link in a slide, and a drag on it', slider(''), async (visitor) => {
  const { mouse } = visitor.page;
  await mouse.move(600, 30);
  await mouse.down();
  for (const x of [550, 400, 200, 60]) await mouse.move(x, 30);
  await mouse.up();
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

/** flipster 1.1.6, with the look of the specification. */
const flipster: TwinOptions = {
  original: [
    'jquery-3/dist/jquery.js',
    'jquery.flipster/dist/jquery.flipster.css',
    'jquery.flipster/dist/jquery.flipster.min.js',
  ],
  start:
    "$('.coverflow').flipster({ itemContainer: 'ul', itemSelector: 'li', spacing: -0.82, buttons: true, loop: true })",
  compared: 'original',
  reducedMotion: 'reduce',
  except: ['scrolled', 'focus', 'inSight'],
};
const coverflow = `<div class="coverflow" style="max-width: 700px"><ul>${['A', 'B', 'C', 'D', 'E']
  .map(
    (name) =>
      `<li id="${name}"><img src="${picture}" width="200" height="200" alt="${name}"><b class="flip-title">${name}</b></li>`,
  )
  .join('')}</ul></div>
  <aside class="coverflow-detail"><h2 class="coverflow-detail__title">.</h2></aside>`;
const item = (visitor: Visitor) => textOf(visitor, '.flipster__item--current .flip-title');
const items =
  (...acts: readonly ((visitor: Visitor) => Promise<void>)[]) =>
  async (visitor: Visitor) => {
    await visitor.page.locator('.flipster__item--current').waitFor();
    const seen = [await item(visitor)];
    for (const act of acts) {
      await act(visitor);
      seen.push(await item(visitor));
    }
    return seen;
  };
const button = (which: string) => (visitor: Visitor) =>
  visitor.press(`.flipster__button--${which}`);
const click =
  (x: number) =>
  async ({ page, rest }: Visitor) => {
    const box = await page.locator('.flipster__item--current').boundingBox();
    if (!box) throw new Error('there is no current item');
    await page.mouse.click(box.x + box.width / 2 + x * box.width, box.y + box.height / 2);
    await rest();
  };
twin(
  'flipster: its buttons',
  coverflow,
  items(button('next'), button('next'), button('next'), button('prev')),
  flipster,
);
twin(
  'flipster: an item beside the current one',
  coverflow,
  items(click(0.55), click(-0.55), click(-0.55)),
  flipster,
);

import type { Page } from '@playwright/test';
import { drag, fingerOn, middleOf } from '../../support/pointer.js';
import { expect } from '../../support/site.js';
import { currentSlide, general, slider } from '../../support/sliders.js';
import { onEachEngine, still, test } from './engines.js';

/** The number of the slide that is current in each slider. */
const currents = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.auftritt-slider > .slick-list > .slick-track')]
      .map((track) => track.querySelector(':scope > .slick-current h2')?.textContent?.slice(-1))
      .join(' '),
  );

const four = slider('image-slider', 4);

onEachEngine(() => {
  still();

  for (const [what, count, options, presses] of [
    ['all thumbnails are in sight', 4, { slidesToShow: 4 }, [3, 1]],
    ['fewer are there than have room', 3, { slidesToShow: 5, infinite: false }, [3, 1]],
    ['the last one cannot become the first', 6, { slidesToShow: 4, infinite: false }, [4, 3]],
    ['a step passes several', 8, { slidesToShow: 4, slidesToScroll: 4 }, [3, 4]],
  ] as const) {
    test(`a thumbnail chooses the picture where ${what}`, async ({ page, start }) => {
      const thumbnails = { ...options, asNavFor: '#big', focusOnSelect: true };
      await start(
        'slider',
        general({ asNavFor: '#small' }, count, 'big') + general(thumbnails, count, 'small'),
        { count: 2 },
      );
      for (const number of presses) {
        await page.locator(`#small-${number} h2`).click();
        await expect.poll(() => currents(page)).toBe(`${number} ${number}`);
      }
      const forth = Array.from({ length: count }, (_, index) => index + 1);
      const last = presses[1];
      const way = [...forth.slice(last), ...forth.slice(0, -1).reverse()];
      for (const [index, number] of way.entries()) {
        await page.locator(index < count - last ? '#big .slick-next' : '#big .slick-prev').click();
        await expect.poll(() => currents(page)).toBe(`${number} ${number}`);
        await expect(page.locator(`#small-${number}`)).toBeInViewport();
      }
    });
  }

  test('a thumbnail of a width of its own chooses the picture where all are in sight', async ({
    page,
    start,
  }) => {
    const options = { variableWidth: true, infinite: false, asNavFor: '#big', focusOnSelect: true };
    await start(
      'slider',
      `<style>#small img { width: 60px; height: 30px }</style>${general({ asNavFor: '#small' }, 4, 'big')}${general(options, 4, 'small')}`,
      { count: 2 },
    );
    for (const number of [2, 3, 4]) {
      await page.locator(`#small-${number} h2`).click();
      await expect.poll(() => currents(page)).toBe(`${number} ${number}`);
    }
  });

  test('of a slider in a slide a drag moves that one alone, by mouse and by finger', async ({
    page,
    start,
  }) => {
    const html = `<div class="image-slider"><div>${general({}, 3)}</div><h2>2</h2><h2>3</h2></div>`;
    await start('slider', html);
    await expect(page.locator('.slick-initialized')).toHaveCount(2);
    const outer = page.locator('.image-slider > .slick-list > .slick-track > .slick-current');
    await drag(page, await middleOf(page.locator('#one .slick-current h2')), -300);
    await expect(page.locator('#one .slick-current h2')).toHaveText('Slide 2');
    await expect(outer).toHaveAttribute('data-slick-index', '0');
    await expect(page.locator('#one .slick-current')).toHaveAttribute('aria-hidden', 'false');
    await page.locator('.image-slider > .slick-next').click();
    await expect(outer).toHaveAttribute('data-slick-index', '1');
    await page.locator('.image-slider > .slick-prev').click();
    const finger = await fingerOn(page);
    await finger.draw(await middleOf(page.locator('#one .slick-current h2')), { x: -300, y: 0 });
    await expect(page.locator('#one .slick-current h2')).toHaveText('Slide 3');
    await expect(outer).toHaveAttribute('data-slick-index', '0');
    await expect(page.locator('#one .slick-current a')).not.toHaveAttribute('tabindex');
  });

  test('a choice in a slide is the server’s and the visitor’s, in copies too', async ({
    page,
    start,
  }) => {
    const choice = (number: number): string =>
      `<div><label><input type="radio" name="a" value="${number}" ${number === 1 ? 'checked' : ''}> ${number}</label><input name="b${number}" required value="x"></div>`;
    const options = '{"slidesToShow":3,"variableWidth":true}';
    const html = `<style>form label { display: block; width: 400px }</style><form><div data-slider='${options}'>${[1, 2, 3, 4].map(choice).join('')}</div></form>`;
    await start('slider', html);
    const sent = (): Promise<string> =>
      page.evaluate(() => {
        const [form] = document.forms;
        return [...new FormData(form)].map((each) => each.join('=')).join('&');
      });
    await expect.poll(sent).toBe('a=1&b1=x&b2=x&b3=x&b4=x');
    /** What is seen of a slide, or of one of its copies. */
    const press = async (field: string): Promise<void> => {
      const boxes = await page
        .locator(`.slick-slide ${field}`)
        .evaluateAll((fields) => fields.map((each) => each.getBoundingClientRect()));
      const box = boxes.find(({ left, right }) => left > 0 && right < 1440);
      if (!box) throw new Error(`no ${field} is in sight`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    await expect(page.locator('.slick-cloned')).not.toHaveCount(0);
    await press('[value="3"]');
    expect(await sent()).toBe('b1=x&b2=x&a=3&b3=x&b4=x');
    for (const value of ['4', '1', '2']) {
      await page.locator('.slick-next').click();
      await expect
        .poll(async () => {
          await press(`[value="${value}"]`);
          return sent();
        })
        .toContain(`a=${value}&`);
      const checked = page.locator('.slick-slide input:checked');
      expect(
        await checked.evaluateAll((all) => all.map((each) => each.getAttribute('value'))),
      ).toEqual(Array(await checked.count()).fill(value));
    }
    await page.evaluate(() => window.auftritt?.release());
    expect(await sent()).toBe('b1=x&a=2&b2=x&b3=x&b4=x');
  });

  test('what comes into a slide later is reached only while that is shown', async ({
    page,
    start,
  }) => {
    await start('image-slider', four, { changes: true });
    const third = page.locator('#image-slider-3');
    await third.evaluate((slide) =>
      slide.insertAdjacentHTML(
        'beforeend',
        '<p><button>Later</button></p><a class="later">Later</a><b tabindex="-1">Later</b><img data-lazy="/picture/8.svg">',
      ),
    );
    const picture = third.locator('img:not([alt])');
    const later = third.locator('button, .later');
    await expect(later.first()).toHaveAttribute('tabindex', '-1');
    await later.last().evaluate((link) => link.setAttribute('href', '#later'));
    await expect(later.last()).toHaveAttribute('tabindex', '-1');
    await expect(picture).not.toHaveAttribute('src');
    await page.locator('.slick-dots button').nth(2).click();
    for (const each of await later.all()) await expect(each).not.toHaveAttribute('tabindex');
    await expect(third.locator('b')).toHaveAttribute('tabindex', '-1');
    await expect(picture).toHaveAttribute('src', '/picture/8.svg');
  });

  test('what is chosen, written or attached in a copy of a slide is sent', async ({
    page,
    start,
  }) => {
    const fields = (number: number): string =>
      `<div class="fields"><input type="checkbox" name="c" value="${number}"><select name="s" multiple><option>${number}a</option><option>${number}b</option></select><textarea name="t"></textarea><input type="file" name="f"></div>`;
    await start(
      'slider',
      `<style>.fields { width: 400px } .fields > * { width: 90px; margin: 0 }</style><form><div data-slider='{"slidesToShow":3,"variableWidth":true,"initialSlide":3}'>${[1, 2, 3, 4].map(fields).join('')}</div></form>`,
    );
    const copies = page.locator('.slick-cloned');
    await expect(copies).not.toHaveCount(0);
    const copy = copies.nth(
      await copies.evaluateAll((all) =>
        all.findIndex((each) => {
          const { left, right } = each.getBoundingClientRect();
          return left > 0 && right < innerWidth;
        }),
      ),
    );
    await copy.locator('[type="checkbox"]').check();
    await copy.locator('select').selectOption({ index: 0 });
    await copy.locator('select').evaluate((select: HTMLSelectElement) => {
      for (const option of select.options) option.selected = true;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await copy.locator('textarea').fill('Text');
    const name = 'plan.txt';
    await copy
      .locator('[type="file"]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('x') });
    const sent = await page.evaluate(() =>
      [...new FormData(document.forms[0])].map(([key, value]) =>
        value instanceof File ? `${key}${value.name}` : `${key}${value}`,
      ),
    );
    const filled = sent.filter((each) => each.length > 1);
    const number = filled[0]?.slice(1);
    expect(filled).toEqual([`c${number}`, `s${number}a`, `s${number}b`, 'tText', `f${name}`]);
  });

  test('a slider that plays is silent, and says each number once it is paused', async ({
    page,
    start,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const html = slider('image-slider', 9).replace('>', ` data-slider='{"autoplay":true}'>`);
    await start('image-slider', html);
    const counter = page.locator('.image-slider__paging');
    await expect(counter).toHaveAttribute('aria-live', 'off');
    await page.locator('.logo-slider__pause').click();
    await expect(counter).toHaveAttribute('aria-live', 'polite');
  });

  test('what an editor left empty is no slide, what has a look is one', async ({ page, start }) => {
    const empty =
      '<p></p><p>&nbsp;</p><p><br></p><p class="a"><span> </span></p><p>\u200b</p><h2>\u200b</h2><div><br></div><p><strong></strong><!-- x --></p><div><p>&nbsp;</p></div><ul></ul><pre></pre>';
    const drawn =
      '<div style="background: url(/picture/9.svg); height: 50px"></div><div class="b"></div><div id="filled"></div><p style="border-top: 1px solid"></p><div style="height: 200px"></div>';
    const html = `<style>.b::before { content: "x" }</style>${four.replaceAll('</article>', `</article>${empty}`).replace('<article', `${empty}${drawn}<article`)}`;
    await start('image-slider', html);
    await expect(page.locator('.slick-dots li')).toHaveCount(9);
  });

  for (const [what, css] of Object.entries({
    'until a library runs':
      '.image-slider:not(.slick-initialized) > *:not(:first-child) { display: none }',
    'among the children of the slider': '.image-slider > article + article { display: none }',
    'unless a library made them slides':
      'article { display: none } article:first-child, article.slick-slide { display: block }',
  })) {
    test(`a slider starts whose page hides all slides but the first ${what}`, async ({
      page,
      start,
    }) => {
      const html = `<style>${css}</style>${four}`;
      await start('image-slider', html);
      await expect(page.locator('.slick-dots li')).toHaveCount(4);
      await page.locator('.slick-next').click();
      await expect(currentSlide(page)).toHaveText('Slide 2');
      await expect(currentSlide(page)).toBeInViewport();
    });
  }

  test('a slider starts once its page shows the slides', async ({ page, start }) => {
    await start(
      'image-slider',
      `<style>body:not(.shown) article + article { display: none }</style>${four}`,
      { changes: true },
    );
    await expect(page.locator('.slick-initialized')).toHaveCount(0);
    await page.evaluate(() => document.body.classList.add('shown'));
    await expect(page.locator('.slick-dots li')).toHaveCount(4);
    await page.evaluate(() => document.body.classList.remove('shown'));
  });

  test('an arrow points where it leads, in a page of the other direction too', async ({
    page,
    start,
  }) => {
    const html = `<div dir="rtl"><div dir="ltr">${four}</div>${four.replaceAll(/ id="[^"]*"/g, '')}</div>`;
    await start('image-slider', html, { count: 2 });
    const mirrored = page
      .locator('.slick-next')
      .evaluateAll((arrows) => arrows.map((arrow) => getComputedStyle(arrow, '::before').scale));
    expect(await mirrored).toEqual(['none', '-1 1']);
  });
}, false);

import { openForeign, together } from '../support/foreign-pages.js';
import { expect, isStarted, test } from '../support/site.js';

/** What Prototype 1.6 and 1.7 put in the place of what is built in, in short, but with all that differs. */
const prototype = `
  const K = (value) => value;
  const $A = (given) => !given ? [] : 'toArray' in Object(given)
    ? given.toArray()
    : Array.prototype.slice.call({ length: 0, ...given, length: given.length || 0 });
  Array.from = $A;
  const { map, filter, find, some, every, includes, reverse, slice } = Array.prototype;
  const enumerable = {
    each(act) { this.forEach(act); return this; },
    all(is = K, context) { return every.call(this, (value, index) => is.call(context, value, index)); },
    any(is = K, context) { return some.call(this, (value, index) => is.call(context, value, index)); },
    collect(to = K, context) { return map.call(this, (value, index) => to.call(context, value, index)); },
    detect(is, context) { return find.call(this, (value, index) => is.call(context, value, index)); },
    findAll(is, context) { return filter.call(this, (value, index) => is.call(context, value, index)); },
    include(value) { return includes.call(this, value); },
    toArray() { return slice.call(this); },
    reverse(inline) { return reverse.call(inline === false ? slice.call(this) : this); },
    toJSON() { return '[' + this.join(', ') + ']'; },
  };
  const { all, any, collect, detect, findAll, toArray, toJSON } = enumerable;
  Object.assign(Array.prototype, enumerable, {
    every: all, some: any, map: collect, find: detect, filter: findAll, select: findAll, entries: toArray,
  });
  String.prototype.toJSON = function () { return JSON.stringify(this.toString()); };
  Function.prototype.bind = function (context, ...first) {
    const own = this;
    return function (...rest) { return own.apply(context, [...first, ...rest]); };
  };
  Object.assign(HTMLElement.prototype, {
    remove() { this.parentNode.removeChild(this); return this; },
    scrollTo() { const { top } = this.getBoundingClientRect(); window.scrollTo(0, top + scrollY); return this; },
    select() { return []; }, update() { return this; }, replace() { return this; }, insert() { return this; },
    show() { this.style.display = ''; return this; }, hide() { this.style.display = 'none'; return this; },
    toggle() { return this; }, visible() { return true; }, clone(deep) { return this.cloneNode(deep); },
    next() { return this.nextElementSibling; }, previous() { return this.previousElementSibling; },
  });`;

/** What MooTools 1.2 to 1.5 does. */
const mootools = `
  Array.from = (item) => item == null ? [] : typeof item === 'object' && 'length' in item
    ? Array.prototype.slice.call(item)
    : [item];
  for (const type of [Array, String, Function, Number]) type.implement = () => type;
  Object.assign(Array.prototype, { each: Array.prototype.forEach, erase() { return this; }, pick() { return null; } });
  Object.assign(Function.prototype, { pass() { return this; }, delay(time) { return setTimeout(this, time); } });
  Element.prototype.getSize = function () { return { x: this.offsetWidth, y: this.offsetHeight }; };
  Object.assign(Element.prototype, {
    set() { return this; }, get() { return null; }, empty() { this.textContent = ''; return this; },
    destroy() { this.remove(); return null; }, dispose() { this.remove(); return this; },
    getParent() { return this.parentElement; }, scrollTo(x, y) { this.scrollLeft = x; this.scrollTop = y; return this; },
  });`;

for (const [library, script] of Object.entries({ prototype, mootools })) {
  test(`every section runs and ends where ${library} replaces what is built in`, {
    tag: library === 'prototype' ? [] : '@long',
  }, async ({ page, complaints }) => {
    const change = (html: string): string =>
      html.replace('<head>', `<head><script>{${script}}</script>`);
    await openForeign(page, { theme: 'unstyled', only: together, change });
    const states = () =>
      page.evaluate(() =>
        (window.auftritt?.instances() ?? []).map(({ behaviour, state, element, error }) => {
          if (state === 'waiting') {
            element.scrollIntoView();
            for (const type of ['pointerover', 'focusin']) {
              element.dispatchEvent(new Event(type, { bubbles: true }));
            }
          }
          return `${behaviour} ${state} ${error ?? ''}`.trim();
        }),
      );
    await expect
      .poll(async () => (await states()).filter((each) => !isStarted(each.split(' ')[1] ?? '')))
      .toEqual([]);
    const slide = page.locator('.image-slider .slick-current');
    await expect(slide).toHaveAttribute('data-slick-index', '0');
    await page.locator('.image-slider .slick-next').click();
    await expect(slide).toHaveAttribute('data-slick-index', '1');
    await page.locator('.flipster__button--next').click();
    await page.locator('[data-fancybox]').first().click();
    await expect(page.locator('.fancybox__dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.fancybox__dialog')).toHaveCount(0);
    await page.locator('form.inquiry-form [type="submit"]').click();
    await expect(page.locator('.has-error').first()).toBeVisible();
    await page.evaluate(() => window.auftritt?.release());
    expect(await page.locator('.slick-list, .flipster__button, .has-error').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
}

test.describe('on a first visit', () => {
  test.use({ earlierAnswer: 'none' });

  test('an answer is kept where a page extends what every object has', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(Object.prototype, 'extended', () => {});
    });
    const notice = page.locator('.klaro .cookie-notice');
    await page.goto('/home/impressum/');
    await notice.locator('.cn-decline').click();
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(() => document.cookie)).toMatch(/^klaro=[^;]+$/);
  });
});

import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/command/scan/facts.js';
import type { Counts } from '../../src/command/scan/gather.js';
import { planned } from '../../src/command/scan/scan.js';
import { threadAtHand } from '../support/thread-at-hand.js';

/** A calendar as a plugin, and its German words. */
const calendar = {
  'calendar.js': '(function ($) { $.calendar = {}; $.fn.calendar = function () {}; })(jQuery)',
  'de.js': '(function (f) { f(jQuery) })(function (t) { t.calendar.lang("de", {}) })',
};

const jquery = { 'jquery.js': '/*! jQuery v3.7.1 */ (function () { var j; j.fn = {} })()' };

const plan = async (scripts: Readonly<Record<string, string>>, counts: Counts = new Map()) => {
  const read = Object.entries(scripts).map(([name, text]) => ({
    ...{ id: name, name, text, line: 0, isInline: name.endsWith('.html') },
    facts: factsOf(text, name),
  }));
  const gathered = { scripts: read, pages: [], styles: [], unread: [] };
  return (await planned(gathered, counts, threadAtHand('', 'scan'))).plan;
};

const staying = async (scripts: Readonly<Record<string, string>>) =>
  Object.fromEntries((await plan(scripts)).plugins.map(({ name, stays }) => [name, stays]));

const { 'calendar.js': calendarFile } = calendar;

it('a plugin that nothing names can go, and jQuery too', async () => {
  const { plugins, own, files } = await plan({ ...jquery, 'calendar.js': calendarFile });
  expect(plugins).toEqual([{ name: 'calendar.js', plugins: ['calendar'], stays: undefined }]);
  expect(own).toEqual([]);
  expect(files).toEqual([{ name: 'jquery.js', library: 'jquery', stays: undefined }]);
});

it.each([
  ['calls', 'site.js', '$("#dates").calendar()'],
  ['calls in a chain', 'page.html', 'jQuery(".dates").addClass("on").calendar({ first: 1 })'],
  ['adds to', 'de.js', calendar['de.js']],
  ['reads a member of the same name of', 'player.js', 'player.load = function (d) { d.calendar }'],
  ['makes a new', 'site.js', 'new calendar()'],
  ['calls a function of the name of', 'site.js', 'calendar()'],
  ['calls in brackets', 'site.js', 'window["calendar"]()'],
  ['hands over the name of', 'site.js', 'start("#dates", "calendar")'],
  [
    'writes a call into a text of',
    'site.js',
    'box.innerHTML = "<a onclick=\'$(this).calendar()\'>"',
  ],
])('a plugin stays, and so does jQuery, where a script %s it', async (_how, name, source) => {
  const scripts = { ...jquery, 'calendar.js': calendarFile, [name]: source };
  expect(await staying(scripts)).toEqual({ 'calendar.js': `${name} names it` });
  expect((await plan(scripts)).files[0]?.stays).toContain('calendar.js');
});

it('a plugin stays where a script calls plugins by names that nobody can read', async () => {
  const scripts = { 'calendar.js': calendarFile, 'site.js': '$("#dates")[kind]()' };
  expect(await staying(scripts)).toEqual({
    'calendar.js': 'site.js calls plugins by names that are known only when it runs',
  });
});

it.each([
  ['calls itself', '$("[data-fade]").fade();'],
  ['waits for the page', '$(function () { new Fade(document.body); });'],
  ['listens to the page', '$(document).on("click", ".fade", function () {});'],
])('a plugin that %s may start by itself, so it stays, and jQuery with it', async (_how, start) => {
  const plugin = `(function ($) { $.fn.fade = function () {}; ${start} })(jQuery)`;
  const scripts = { ...jquery, 'fade.js': plugin };
  expect(await staying(scripts)).toEqual({ 'fade.js': 'it may start itself' });
  expect((await plan(scripts)).files[0]?.stays).toBe('fade.js');
});

it.each([
  [
    'a script that still waits for the page',
    '$(function () { $(".a").slick(); go(); })',
    'site.js',
  ],
  [
    'nothing, once the calls and what leads to them have gone',
    '$(function () { $(".a").slick() })',
  ],
])('jQuery is needed by %s', async (_what, source, reason = undefined) => {
  const { files } = await plan({ ...jquery, 'site.js': source });
  expect(files).toEqual([{ name: 'jquery.js', library: 'jquery', stays: reason }]);
});

it('an `fn` that is not that of jQuery makes no plugin', async () => {
  const dates = '!function () { function d() {} d.fn = d.prototype; d.fn.utc = function () {} }()';
  expect(await staying({ 'dates.js': dates })).toEqual({});
});

it('a small plugin in the code of the site hides none of that code', async () => {
  const site = '$.fn.mark = function () {};\n$(".a").click(function () { $(".b").hide(); });';
  const { own, plugins } = await plan({ 'site.js': site });
  expect(own.map(({ what }) => what)).toEqual(['$(.a).click() at click']);
  expect(plugins).toEqual([]);
});

it('the options of a library that we know keep no other one', async () => {
  const scripts = {
    'bootstrap.js':
      '/*! Bootstrap v3.3.7 */ (function ($) { $.fn.modal = $.fn.tooltip = function () {} })(jQuery)',
    'jquery.fancybox.js':
      '/*! fancyBox v2.1.5 */ (function ($) { $.fancybox = function (box) { return box.modal } })(jQuery)',
  };
  const stays = async (more: Readonly<Record<string, string>>) =>
    (await plan({ ...scripts, ...more })).files.find(({ library }) => library === 'bootstrap')
      ?.stays;
  expect(await stays({})).toBeUndefined();
  expect(await stays({ 'site.js': 'if (box.modal) box.open()' })).toBe('site.js names it');
});

it('Popper goes with Bootstrap, unless another script names it', async () => {
  const scripts = {
    'popper.min.js': '(function (g, f) { g.Popper = f() })(this, function () {})',
    'bootstrap.js':
      '/*! Bootstrap v4.6.2 */ (function ($, Popper) { $.fn.modal = function () { new Popper() } })(jQuery, Popper)',
  };
  const stays = async (more: Readonly<Record<string, string>>) =>
    (await plan({ ...scripts, ...more })).files.find(({ library }) => library === 'popper')?.stays;
  const { files } = await plan(scripts);
  expect(files.map(({ name, stays: why }) => [name, why])).toContainEqual([
    'popper.min.js',
    undefined,
  ]);
  expect(await stays({ 'site.js': '$("#note").modal("show")' })).toContain('Bootstrap');
  expect(await stays({ 'site.js': 'new Popper(one, two)' })).toBe('site.js names it');
});

describe('a file of several libraries and plugins', () => {
  const define = (name: string): string =>
    `(function ($) { $.fn.${name} = function () {} })(jQuery);`;
  const scripts = { 'vendor.js': define('owlCarousel') + define('counterUp') + define('slick') };
  const stays = async (site: string) => {
    const { files, plugins } = await plan({ ...scripts, 'site.js': site });
    expect(plugins).toEqual([]);
    expect(files.map(({ name }) => name)).toEqual(['vendor.js', 'vendor.js']);
    return new Set(files.map((file) => file.stays));
  };

  it('can go where nothing needs any of it', async () => {
    expect(await stays('$(".team").owlCarousel({ items: 1 })')).toEqual(new Set([undefined]));
  });

  it('stays for one of them', async () => {
    const slider = '$(".team").owlCarousel({ items: 1 });';
    expect(await stays(`${slider} $(".n").counterUp()`)).toEqual(new Set(['site.js names it']));
    const asked = new Set(['slick("getSlick"), site.js names it']);
    expect(await stays(`${slider} x = $(".n").slick("getSlick")`)).toEqual(asked);
  });
});

it('a plugin that only a library calls goes with it', async () => {
  const scripts = {
    'wheel.js': '(function ($) { $.fn.mousewheel = function () {} })(jQuery)',
    'jquery.fancybox.js':
      '/*! fancyBox v2.1.5 */ (function ($) { $.fn.fancybox = function (o) { $(this).mousewheel(o) } })(jQuery)',
  };
  const wheel = async (site: string) =>
    (await plan({ ...scripts, 'site.js': site })).plugins.map(({ stays }) => stays);
  expect(await wheel('')).toEqual([undefined]);
  expect(await wheel('x = $.fancybox.getInstance()')).toEqual(['jquery.fancybox.js names it']);
});

it('who listens to a slider that is on no page keeps nothing', async () => {
  const owl = { 'owl.carousel.js': '(function ($) { $.fn.owlCarousel = function () {} })(jQuery)' };
  const site = { 'site.js': '$(".team").on("translated.owl.carousel", function () { log() })' };
  const stays = async (count: number) => {
    const found = [{ selector: '.team', count, links: 0, line: 1, page: 'index.html' }];
    return (await plan({ ...owl, ...site }, new Map([['.team', found]]))).files[0]?.stays;
  };
  expect(await stays(0)).toBeUndefined();
  expect(await stays(1)).toContain('translated.owl.carousel');
});

import { expect, it } from 'vitest';
import { factsOf } from '../../src/command/scan/facts.js';
import { planOf } from '../../src/command/scan/plan.js';

/** A calendar as a plugin, its German words, and what adds a service to it. */
const calendar = {
  'calendar.js': '(function ($) { $.calendar = {}; $.fn.calendar = function () {}; })(jQuery)',
  'de.js': '(function (f) { f(jQuery) })(function (t) { t.calendar.lang("de", {}) })',
  'service.js': 'jQuery(function ($) {}); $.each($.calendar.sources, function () {})',
};

const jquery = { 'jquery.js': '/*! jQuery v3.7.1 */ (function () { var j; j.fn = {} })()' };

const plan = (scripts: Readonly<Record<string, string>>) =>
  planOf({
    scripts: Object.entries(scripts).map(([name, source]) => ({
      ...{ name, isInline: name.endsWith('.html') },
      facts: factsOf(source, name),
    })),
    pages: [],
    unread: [],
  });

const staying = (scripts: Readonly<Record<string, string>>) =>
  Object.fromEntries(plan(scripts).plugins.map(({ name, stays }) => [name, stays]));

it('a plugin that nothing calls can go with what adds to it, and jQuery too', () => {
  const { plugins, own, files } = plan({ ...jquery, ...calendar });
  expect(plugins).toEqual([
    { name: 'calendar.js', plugins: ['calendar'], stays: undefined },
    { name: 'de.js', plugins: ['calendar'], stays: undefined },
    { name: 'service.js', plugins: ['calendar'], stays: undefined },
  ]);
  expect(own).toEqual([]);
  expect(files).toEqual([{ name: 'jquery.js', library: 'jquery', stays: undefined }]);
});

it.each([
  ['site.js', '$("#dates").calendar()'],
  ['page.html', 'jQuery(".dates").addClass("on").calendar({ first: 1 })'],
])('a plugin that %s calls stays, and so does jQuery', (name, source) => {
  const scripts = { ...jquery, ...calendar, [name]: source };
  expect(staying(scripts)).toEqual({ 'calendar.js': `${name} calls it` });
  expect(plan(scripts).files[0]?.stays).toContain('calendar.js');
});

it('a plugin that calls itself may start by itself, so it stays, and jQuery with it', () => {
  const plugin = '(function ($) { $.fn.fade = function () {}; $("[data-fade]").fade(); })(jQuery)';
  const scripts = { ...jquery, 'fade.js': plugin };
  expect(staying(scripts)).toEqual({ 'fade.js': 'it may start itself' });
  expect(plan(scripts).files[0]?.stays).toBe('fade.js');
});

it('a script of the site that asks the plugin and changes elements does not go with it', () => {
  const site = '$(".open").click(function () { window.dates = $.calendar; })';
  expect(staying({ ...calendar, 'site.js': site })).not.toHaveProperty(['site.js']);
});

it('an `fn` that is not that of jQuery makes no plugin', () => {
  const dates = '!function () { function d() {} d.fn = d.prototype; d.fn.utc = function () {} }()';
  expect(staying({ 'dates.js': dates })).toEqual({});
});

it('a small plugin in the code of the site hides none of that code', () => {
  const site = '$.fn.mark = function () {};\n$(".a").click(function () { $(".b").hide(); });';
  const { own, plugins } = plan({ 'site.js': site });
  expect(own.map(({ what }) => what)).toEqual(['$(.a).click() at click']);
  expect(plugins).toEqual([]);
});

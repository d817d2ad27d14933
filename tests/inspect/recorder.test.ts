import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { recordLibraries } from '../../src/command/inspect/see/record-libraries.js';
import { record } from '../../src/command/inspect/see/recorder.js';
import type { Call, RecorderSettings } from '../../src/command/inspect/see/recording.js';

const { resolve } = createRequire(import.meta.url);
const read = (name: string): string => readFileSync(resolve(`${name}/dist/jquery.js`), 'utf8');
const jquery = read('jquery-1');
const named = 'window.jQuery = window.$ = jQuery;\n';
const unnamed = jquery.replace('window.jQuery = window.$ = jQuery;', '');
const early = unnamed.replace('jQuery.extend = jQuery.fn.extend', `${named}$&`);
const first = unnamed.replace('jQuery.fn = jQuery.prototype', `${named}$&`);
const home = 'https://alt.example';

const settings: RecorderSettings = { attribute: 'data-number', globals: [], answered: [] };

/** What is recorded of a page: kind, name and the last part of the file of each call. */
async function recorded(files: Readonly<Record<string, string>>, body = '') {
  const scripts = Object.keys(files).map(
    (name) => `<script>(0, eval)(files['${name}'] + '\\n//# sourceURL=${home}/${name}')</script>`,
  );
  const { window } = new JSDOM(`<!doctype html><head>${scripts.join('')}</head><body>${body}`, {
    ...{ url: `${home}/`, runScripts: 'dangerously' },
    beforeParse(page) {
      const given = JSON.stringify(settings);
      Object.assign(page, { files });
      page.eval(`(${recordLibraries})(${given}, (${record})(${given}))`);
    },
  });
  await new Promise((done) => window.addEventListener('load', done));
  const calls: readonly Call[] = window.auftrittRecording?.calls() ?? [];
  return calls
    .filter(({ url }) => !url.endsWith('jquery.js') && url !== `${home}/`)
    .map(({ kind, name, url, line }) => `${kind} ${name} ${url.slice(home.length + 1)}:${line}`);
}

it.each([
  ['as it is', jquery],
  ['with its name before most of its methods', early],
  ['with its name before all of its methods', first],
  [
    'with what jQuery Migrate gives back',
    `${read('jquery-3')}\n$.fn.size = $.fn.andSelf = $.noop;`,
  ],
])('takes no method of jQuery itself for a plugin: %s', async (_, code) => {
  const site =
    "$('head').attr('id', 'a').css('top', 0);\n$('head').andSelf(); $('head').size(); $('head').mine();";
  const plugin = '$.fn.mine = function () { return this.css({ top: 1 }); };';
  expect(await recorded({ 'jquery.js': code, 'mine.js': plugin, 'site.js': site })).toEqual([
    'defines mine mine.js:1',
    'plugin mine site.js:2',
  ]);
});

it.each(['$.fn.mine = a;', '$.fn.extend({ mine: a });', '$.extend($.fn, { mine: a });'])(
  'books a plugin to the file that adds it: %s',
  async (adds) => {
    const files = { 'jquery.js': jquery, 'mine.js': `var a = function () {};\n${adds}` };
    expect(await recorded(files)).toEqual(['defines mine mine.js:2']);
  },
);

it('notes what looks for elements that come after it', async () => {
  const site = [
    "$('.late').addClass('a');",
    "$('.none').addClass('a'); $('<p class=late>').addClass('a'); $('head').addClass('a');",
    "$(function () { $('.late').addClass('a'); });",
    "$(document).find('.late').addClass('a');",
  ];
  const files = { 'jquery.js': jquery, 'site.js': site.join('\n') };
  expect(await recorded(files, '<p class="late">')).toEqual([
    'early $ site.js:1',
    'early $ site.js:4',
  ]);
});

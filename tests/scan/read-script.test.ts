import { describe, expect, it } from 'vitest';
import { Uncheckable } from '../../src/command/pages/source.js';
import { readScript } from '../../src/command/scan/script/read-script.js';
import { jsonOf } from '../../src/command/scan/script/values.js';

/** The calls of slick in a script: on what, and with which options. */
const slick = (source: string) =>
  readScript(source)
    .calls.filter(({ name }) => name === 'slick')
    .map(({ of, args: [first] }) => [
      of.kind === 'elements' ? of.selector : of.kind,
      first && jsonOf(first),
    ]);

const two = { slidesToShow: 2 };

describe('a call of slick is found with its elements and options', () => {
  it.each([
    ['plainly', '$(".x").slick({slidesToShow: 2})'],
    ['by the other name', 'jQuery(".x").slick({slidesToShow: 2})'],
    ['by the name in the window', 'window.jQuery(".x").slick({slidesToShow: 2})'],
    ['in a wrapper', '(function ($) { $(".x").slick({slidesToShow: 2}) })(jQuery)'],
    ['minified', '!function(e){e(".x").slick({slidesToShow:1+1})}(jQuery)'],
    ['in an arrow of ready', 'jQuery(e=>{e(".x").slick({slidesToShow:2})})'],
    [
      'when the document is ready',
      '$(document).ready(function(e){e(".x").slick({slidesToShow:2})})',
    ],
    ['without conflict', 'var j = jQuery.noConflict(); j(".x").slick({slidesToShow: 2})'],
    ['in a module', 'import q from "jquery"; q(".x").slick({slidesToShow: 2})'],
    ['by require', 'const q = require("jquery"); q(".x").slick({slidesToShow: 2})'],
    ['through a factory', '!function(e){e(jQuery)}(function(t){t(".x").slick({slidesToShow:2})})'],
    [
      'by a loader of modules',
      'define(["jquery"], function ($) { $(".x").slick({slidesToShow: 2}) })',
    ],
    ['at the end of a chain', '$(".x").addClass("y").on("init", f).slick({slidesToShow: 2})'],
    ['on a variable', 'var s = $(".x"); s.slick({slidesToShow: 2})'],
    ['with a variable', 'const o = {slidesToShow: 2}; $(".x").slick(o)'],
    ['with a variable that is set later', 'var o; o = {slidesToShow: 2}; $(".x").slick(o)'],
    ['with merged options', '$(".x").slick($.extend({}, {slidesToShow: 1}, {slidesToShow: 2}))'],
    ['with spread options', 'const o = {slidesToShow: 2}; $(".x").slick({...o})'],
    [
      'with options that a function returns',
      'function o(n){return{slidesToShow:n}} $(".x").slick(o(2))',
    ],
    ['on each', '$(".x").each(function () { $(this).slick({slidesToShow: 2}) })'],
    ['on each, by its argument', '$(".x").each((i, e) => $(e).slick({slidesToShow: 2}))'],
    ['in a function', 'function go(s, n) { $(s).slick({slidesToShow: n}) } go(".x", 2)'],
    ['on an element', '$(document.querySelector(".x")).slick({slidesToShow: 2})'],
    ['by a selector that is put together', 'var c = "x"; $("." + c).slick({slidesToShow: 2})'],
    [
      'where it is asked for first',
      'if ($.fn.slick && $(".x").length) $(".x").slick({slidesToShow: 2})',
    ],
    ['as a part of a sequence', 'a(),$(".x").slick({slidesToShow:2}),b()'],
  ])('%s', (_how, source) => {
    expect(slick(source)).toEqual([['.x', two]]);
  });

  it('in loops over selectors', () => {
    const each = [
      ['.a', two],
      ['.b', two],
    ];
    expect(slick('[".a", ".b"].forEach(s => $(s).slick({slidesToShow: 2}))')).toEqual(each);
    expect(
      slick('$.each([".a", ".b"], function (i, s) { $(s).slick({slidesToShow: 2}) })'),
    ).toEqual(each);
    const both = [['.a, .b', two]];
    expect(slick('for (const s of [".a", ".b"]) $(s).slick({slidesToShow: 2})')).toEqual(both);
    expect(
      slick('var l=[".a",".b"]; for (var i=0;i<2;i++) $(l[i]).slick({slidesToShow:2})'),
    ).toEqual(both);
  });

  it('with the options of each call of a function', () => {
    const source = 'function go(s, n) { $(s).slick({slidesToShow: n}) } go(".a", 1); go(".b", 2)';
    expect(slick(source)).toEqual([
      ['.a', { slidesToShow: 1 }],
      ['.b', two],
    ]);
  });

  it('in parts of other elements', () => {
    expect(slick('$(".a, .b").find(".c").slick()')).toEqual([['.a .c, .b .c', undefined]]);
    expect(slick('$(".c", ".a").slick()')).toEqual([['.a .c', undefined]]);
    expect(slick('$(".a").children("ul").slick()')).toEqual([['.a > ul', undefined]]);
    expect(slick('$(".a").not(".b").slick()')).toEqual([['.a:not(.b)', undefined]]);
  });

  it('on a name that is given again and again, as it is there', () => {
    const twice =
      'var s = $(".a"); s.slick(); var s = $(".b"), n = 1; s.slick(); s = $(".c"); s.slick()';
    const on = (selectors: readonly string[]) => selectors.map((selector) => [selector, undefined]);
    expect(slick(twice)).toEqual(on(['.a', '.b', '.c']));
    expect(slick(`$(function () { ${twice} })`)).toEqual(on(['.a', '.b', '.c']));
    for (const other of ['if (x) { s = $(".d") }', 'function f() { s = $(".d") }', 's += 1'])
      expect(slick(`${twice}; ${other}`)).toEqual([]);
    expect(slick('var s = $(".a"); $("b").click(function () { s.slick() }); s = $(".b")')).toEqual(
      [],
    );
  });

  it('and what cannot be read is not guessed', () => {
    expect(slick('$(s).slick(o)')).toEqual([[undefined, undefined]]);
    expect(slick('$(".x").slick({slidesToShow: innerWidth > 600 ? 2 : 1})')).toEqual([
      ['.x', undefined],
    ]);
    expect(slick('var o = {slidesToShow: 2}; o.slidesToShow = f(); $(".x").slick(o)')).toEqual([
      ['.x', undefined],
    ]);
    expect(slick('var s = ".a"; s = f(); $(s).slick()')).toEqual([[undefined, undefined]]);
  });
});

describe('a script that refers to itself', () => {
  it.each([
    'var a = b, b = a; $(a).slick()',
    'var o = o || {}; $(".x").slick(o)',
    'function f(s) { f(s); $(s).slick() } f(".x")',
    'var a = [a]; for (const s of a) $(s).slick()',
  ])('is read all the same: %s', (source) => {
    expect(slick(source)).not.toEqual([]);
  });
});

describe('the place of a call', () => {
  it('is that of its name', () => {
    const { calls } = readScript('$(".x")\n  .slick()');
    expect(calls.find(({ name }) => name === 'slick')).toMatchObject({ line: 2, column: 4 });
  });

  it('names the elements whose click runs it', () => {
    const of = (source: string) =>
      readScript(source).calls.find(({ name }) => name === 'animate')?.trigger;
    expect(of('$(".up").click(function () { $("html").animate({scrollTop: 0}) })')).toBe('.up');
    expect(of('$(document).on("click", ".up", () => $("html").animate({scrollTop: 0}))')).toBe(
      '.up',
    );
  });
});

describe("a library's own file", () => {
  it('is known by what it defines, and its own calls count for nothing', () => {
    const source = '(function ($) { $.fn.slick = function () { $(this).slick() } })(jQuery);';
    expect(readScript(source)).toMatchObject({ defines: ['slick'], calls: [], hasOwnCode: false });
    expect(readScript(`${source}$(".x").slick()`)).toMatchObject({ hasOwnCode: true });
  });
});

it('says where a script cannot be parsed', () => {
  expect(() => readScript('a\n{% if page %}')).toThrow(Uncheckable);
  expect(() => readScript('let a;\nlet b = ;')).toThrow('unexpected token at 2:9');
});

it('takes no more time where functions return what others return', () => {
  const functions = Array.from({ length: 40 }, (_, index) => {
    const next = index === 0 ? 'x' : `f${index - 1}(x) + f${index - 1}(x + "a")`;
    return `function f${index}(x) { return ${next} }`;
  });
  expect(slick(`${functions.join('\n')}\n$(f39(".a")).slick()`)).toEqual([[undefined, undefined]]);
});

it('takes no more time where each function calls another one twice', () => {
  const functions = Array.from({ length: 60 }, (_, index) => {
    const next = index === 0 ? '$(s).slick()' : `f${index - 1}(s); f${index - 1}(s + "x")`;
    return `function f${index}(s) { ${next} }`;
  });
  expect(slick(`${functions.join('\n')}\nf59(".a")`)).not.toEqual([]);
});

it('takes no more time where a text is built in many steps', () => {
  const steps = Array.from({ length: 30 }, (_, index) => `t = t.replace(a[${index}], b)`);
  const source = `function f(a) { let t = a; ${steps.join(';')}; return t }\n$(f(".a")).slick()`;
  expect(slick(source)).toHaveLength(1);
});

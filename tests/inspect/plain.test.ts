import type { AnyNode } from 'acorn';
import { simple } from 'acorn-walk';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../../src/command/inspect/cut.js';
import { memberOf, Unsure } from '../../src/command/inspect/plain/nodes.js';
import { helperNames, withHelpers } from '../../src/command/inspect/plain/runtime.js';
import { translator } from '../../src/command/inspect/plain/translate.js';

/** A statement without jQuery and without its calls of slick, which go, or why there is none. */
function plain(text: string): string {
  const program = treeOf(text);
  if (!program) throw new Error('no program');
  const gone = new Set<AnyNode>();
  simple(program, {
    CallExpression(node) {
      if (memberOf(node.callee) === 'slick') gone.add(node);
    },
  });
  const js = translator({ text, gone, dollars: new Set(['$', 'jQuery']) });
  try {
    return program.body.map(js).join('\n');
  } catch (error) {
    if (error instanceof Unsure) return `unsure: ${error.message}`;
    throw error;
  }
}

describe('a line of jQuery', () => {
  it.each([
    ["$('.a').addClass('b c');", "tap(all('.a'), (node) => node.classList.add('b', 'c'));"],
    [
      "$(this).next('.text').slideToggle(300);",
      "tap([this].flatMap((node) => node.nextElementSibling ?? []).filter((node) => node.matches('.text')), (node) => slide(node, !isShown(node), 300));",
    ],
    [
      "$('.a').on('click', function () { $(this).hide(); return false; });",
      "on(all('.a'), 'click', function () { tap([this], (node) => show(node, false)); return false; });",
    ],
    [
      "$(document).on('click', '.x', function (e) { e.preventDefault(); });",
      "below([document], 'click', '.x', function (e) { e.preventDefault(); });",
    ],
    [
      "$('html, body').animate({ scrollTop: $(this.hash).offset().top - 75 }, 500);",
      "scrollTo({ top: offsetOf(all(this.hash)[0]).top - 75, behavior: 'smooth' });",
    ],
    [
      "$('html').animate({ scrollTop: 0 }, 800, 'swing', function () { location.hash = ''; });",
      'unsure: .animate(…)',
    ],
    [
      'if ($(this).scrollTop() > 9) f();',
      'if ((this === window || this === document ? scrollY : this.scrollTop) > 9) f();',
    ],
    ['f($(window).outerWidth());', 'unsure: .outerWidth(…)'],
    [
      "if ($(window).scrollTop() > 100) $('.head').css({ top: 0, 'z-index': 5 });",
      "if (scrollY > 100) tap(all('.head'), (node) => css(node, { top: 0, 'z-index': 5 }));",
    ],
    [
      "var m = $('.menu'); m.find('a').removeClass('on').first().text(m.length);",
      "var m = all('.menu');\ntap(tap(m.flatMap((node) => all('a', node)), (node) => node.classList.remove('on')).slice(0, 1), (node) => node.textContent = m.length);",
    ],
    [
      "$('.eq').each(function (i, el) { $(el).height(); });",
      "each(all('.eq'), function (i, el) { heightOf(all(el)[0]); });",
    ],
    [
      "$('.tall').height($('.row').height());",
      "tap(all('.tall'), (node) => setSize(node, 'height', heightOf(all('.row')[0])));",
    ],
    [
      "$(window).resize(fit).trigger('resize');",
      "tap(on([window], 'resize', fit), (node) => node.dispatchEvent(new Event('resize', { bubbles: true })));",
    ],
    [
      'var to = this.hash, there = $(to); there.hide();',
      'var to = this.hash, there = all(to);\ntap(there, (node) => show(node, false));',
    ],
    ["$('.a').load('b.html .c');", "tap(all('.a'), (node) => loadInto(node, 'b.html .c'));"],
    [
      "$.ajax({ type: 'POST', url: '/', data: $(this).serialize(), success: f });",
      "ajax({ type: 'POST', url: '/', data: String(new URLSearchParams(new FormData([this][0]))), success: f });",
    ],
    ["$.post('/', 'a=1', f);", "send('post', '/', 'a=1', f);"],
    [
      "$('.a').addClass('b' + i);",
      "tap(all('.a'), (node) => node.classList.add(...String('b' + i).split(' ')));",
    ],
    ['$(start);', 'unsure: what $(start) is cannot be told'],
    ["$('.a').toggleClass('b c');", 'unsure: .toggleClass(…)'],
    ["$('.a:visible').hide();", "unsure: the selector .a:visible is one of jQuery's own"],
    ["$('<p>').appendTo('body');", 'unsure: makes elements of a text'],
    ["$.ajax({ url: '/', processData: false });", 'unsure: $.ajax'],
    ["$.ajax({ url: '/' }).done(f);", 'unsure: .done(…) on what has another result'],
    ['run(jQuery);', 'unsure: hands jQuery on'],
    ["$('.a').each(function () { $(this).slick(); });", ';'],
    ["if ($('.a').length) { $('.a').slick(); }", ';'],
    ["if (ask()) $('.a').slick();", 'if (ask()) ;'],
    ["$('.a').addClass('b').slick();", "tap(all('.a'), (node) => node.classList.add('b'));"],
    ["m = $('.menu');", 'unsure: hands elements of jQuery on'],
    ["page = { menu: $('.menu') };", 'unsure: hands elements of jQuery on'],
    ["run($('.menu').length);", "run(all('.menu').length);"],
    ["$('.a').on('custom', f);", 'unsure: listens to custom'],
    ["$('.a').click(function (e) { e.originalEvent.x; });", 'unsure: asks an event of jQuery'],
    ['var o = { $: 1 }; o.$;', 'var o = { $: 1 };\no.$;'],
  ])('%s', (before, after) => {
    expect(plain(before)).toBe(after);
  });

  it.each([
    ['#a', 1],
    ['', 0],
    ['<p>x</p> <p>y</p>', 2],
    [' <b></b>', 1],
  ])('finds or makes elements of %j, as jQuery does', (what, count) => {
    const { window } = new JSDOM('<p id="a"></p>', { runScripts: 'outside-only' });
    expect(window.eval(withHelpers(`all(${JSON.stringify(what)}).length`))).toBe(count);
  });

  it('makes no elements of a hash, whatever stands in it', () => {
    const { window } = new JSDOM('', { runScripts: 'outside-only' });
    const hash = JSON.stringify('#<img src=x onerror=alert(1)>');
    expect(() => window.eval(withHelpers(`all(${hash})`))).toThrow(/selector/);
  });

  it('shows an element as the page lays out a bare one of its kind, as jQuery does', () => {
    const page =
      '<style>nav { display: flex } .menu { display: none }</style><nav class="menu"></nav>';
    const { window } = new JSDOM(page, { runScripts: 'outside-only' });
    const { document } = window;
    window.eval(withHelpers("show(document.querySelector('nav.menu'));"));
    expect([...document.querySelectorAll('nav')].map((each) => each.style.display)).toEqual([
      'flex',
    ]);
  });

  it('has helpers that can be read', () => {
    const all = withHelpers(helperNames.map((name) => `${name}();`).join('\n'));
    expect(treeOf(all)).toBeDefined();
  });
});

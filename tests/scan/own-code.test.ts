import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/command/scan/facts.js';

const moves = (source: string) => factsOf(source, 'site.js').moves;
const only = (source: string) => moves(source)[0];

describe("a site's own code with jQuery", () => {
  const own = (source: string) => factsOf(source, 'site.js').own.map(({ says }) => says);

  it('is what is left when the calls have gone', () => {
    expect(own('$(".x").slick({dots: true})')).toEqual([]);
    expect(own('$(".x").each(function () { $(this).slick() })')).toEqual([]);
    expect(
      own('$(".up").on("click", function () { $("html").animate({scrollTop: 0}); return false })'),
    ).toEqual([]);
    expect(own('$(".x").on("click", function () { $(this).toggleClass("y") })')).toEqual([
      'code of your own',
    ]);
  });

  it.each([
    ['$(".grid").isotope({filter: "*"})', 'a filter of a list'],
    ['$(".n").counterUp()', 'a counter'],
    ['$(window).scroll(function () { $(".up").fadeIn() })', 'changes after scrolling'],
    ['$(".form").submit(function () { $.post("/send") })', 'a form or content by request'],
    [
      '$(".dropdown-toggle").click(function () { $(this).next().slideToggle() })',
      'opens a menu, which dropdown and collapse do: delete it',
    ],
    ['$(".x").parallax()', 'the plugin parallax'],
  ])('%s is %s', (source, says) => {
    expect(own(source)).toEqual([says]);
  });

  it('is not that of the document itself', () => {
    expect(own('document.querySelector(".x").addEventListener("click", f)')).toEqual([]);
  });
});

describe('a bundle', () => {
  const library =
    '(function ($) { $.fn.owlCarousel = function () { $(this).addClass("owl") } })(jQuery);';
  const plugin =
    '(function ($) { $.fn.owlCarousel.Plugins.Lazy = $.extend({}, $.each({}, f)) })(jQuery);';

  it("has the site's calls and code, and not those of its libraries", () => {
    const site = '$(".x").owlCarousel(); $(".y").hide();';
    const { moves: found, own, holds } = factsOf(library + plugin + site, 'bundle.js');
    expect(found.map(({ selector }) => selector)).toEqual(['.x']);
    expect(own.map(({ what }) => what)).toEqual(['$(.y).hide()']);
    expect(holds).toEqual(['owl']);
  });

  it('may have all of it in one function', () => {
    const source = `(function ($) { $.fn.own = function () {}; $(".x").slick({ dots: true }); $(".y").hide(); })(jQuery)`;
    const { moves: found, own } = factsOf(source, 'site.js');
    expect(found.map(({ selector }) => selector)).toEqual(['.x']);
    expect(own.map(({ what }) => what)).toContain('$(.y).hide()');
  });
});

it("code that listens to a library's events is named with it", () => {
  const { own } = factsOf(
    '$("#film").on("hide.bs.modal", function () { $("#film").text("") })',
    'site.js',
  );
  expect(own).toMatchObject([{ says: 'listens to events of bootstrap.js', needs: 'bootstrap' }]);
});

describe('a small plugin of jQuery', () => {
  it.each([
    ['$("#faq").accordion({ active: 1 })', 'collapse', 'jquery-ui'],
    ['$("#prices").tabs()', 'tabs', 'jquery-ui'],
    ['$.scrollUp({ scrollText: "" })', 'to-top', 'scrolling'],
    ['$().UItoTop({ easingType: "easeOutQuart" })', 'to-top', 'scrolling'],
  ])('becomes a proposal: %s', (source, behaviour, see) => {
    expect(only(source)).toMatchObject({ fate: 'markup', behaviour, see });
  });

  it('that is asked something stays', () => {
    expect(only('$("#prices").tabs("option", "active", 1)')).toMatchObject({ fate: 'stays' });
  });

  it('is none where it is no call of jQuery', () => {
    expect(only('chrome.tabs(); menu.accordion()')).toBeUndefined();
  });
});

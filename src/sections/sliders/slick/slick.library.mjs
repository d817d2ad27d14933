/**
 * slick 2.0.0 is a universal module that asks for jQuery itself, which would be a second copy beside
 * the page's. As a factory it takes the jQuery it is given, and returns the plugin without leaving it there, since
 * the page may have its own slick; it looks for no loader, and needs no runtime for CommonJS, which the entry would
 * share with its chunks.
 */
export const repairs = [
  {
    file: /slick-carousel.slick.slick\.js$/,
    passages: [
      [';(function(factory) {', 'return (function(factory) {'],
      ['    } else {\n        factory(jQuery);', '    } else {\n        return factory(jQuery);'],
      ['$.fn.slick = function() {', 'return function() {'],
      // A policy without 'unsafe-inline' styles forbids style attributes, but not the CSSOM.
      [
        "$(this).attr('style', $(this).data('originalStyling'));",
        "this.style.cssText = $(this).data('originalStyling');",
      ],
      // Strings of HTML are forbidden where a page requires trusted types.
      ['\'<div class="slick-track"></div>\'', "$('<div></div>').addClass('slick-track')"],
      ['\'<div class="slick-list"></div>\'', "$('<div></div>').addClass('slick-list')"],
      // Listeners on each dot, and on each element in a slide, made long sliders start and end slowly.
      ["$('li', _.$dots).on('click.slick', {", "_.$dots.on('click.slick', 'li', {"],
      [
        "$('li', _.$dots)\n                .off('click.slick', _.changeSlide)",
        "_.$dots.off('click.slick', _.changeSlide);\n            $('li', _.$dots)",
      ],
      [
        "$('[draggable!=true]', _.$slideTrack).on('dragstart', _.preventDefault);",
        "_.$slideTrack.on('dragstart.slick', '[draggable!=true]', _.preventDefault);",
      ],
      [
        "$('[draggable!=true]', _.$slideTrack).off('dragstart', _.preventDefault);",
        "_.$slideTrack.off('dragstart.slick', _.preventDefault);",
      ],
      // jQuery asks for an element's style before it sets its width, so that the browser computed all
      // styles anew for each slide.
      [
        "_.$slideTrack.children('.slick-slide').width(_.slideWidth - offset);",
        `{
          var width = _.$slides.first().width(_.slideWidth - offset).prop('style')?.width;
          _.$slideTrack.children('.slick-slide').each(function () { this.style.width = width; });
        }`,
      ],
      // A vertical slider is as high as slides that have their width.
      [
        '_.$list.height(_.$slides.first()',
        '_.$slides.outerWidth(_.$list.width(), true);\n            $&',
      ],
      // What draws, types or chooses by a drag keeps it, and so does a slider in a slide.
      [
        '_.swipeStart(event);',
        'if (_.slideCount > _.options.slidesToShow && _.options.mayDrag(event.originalEvent)) $&',
      ],
      [
        /_\.\$slider\s+\.find\('\.slick-slide'\)(?=\s+\.removeClass)/g,
        "_.$slideTrack.children('.slick-slide')",
      ],
      [/\$\('\.slick-cloned', _\.\$slider\)/g, "_.$slideTrack.children('.slick-cloned')"],
      // No field is sent twice, and no choice is taken from the server's.
      [
        /\.clone\(true\)\.removeAttr\('id'\)/g,
        '.clone(true).each(function () { _.options.prepareCopy(this); })',
      ],
      // Settings are the product's own: an attribute could name any, with HTML and selectors in it.
      ["$(element).data('slick') || {}", '{}'],
      // An image that arrives after the end of a slider would be put into the server's HTML.
      [/imageToLoad\.(onload|onerror) = function\(\) \{/g, '$& if (_.unslicked) return;'],
    ],
    parameters: 'jQuery, define, module, require',
  },
];

/*! Owl Carousel v2.3.4 (a stand-in of the same shape, for tests) */
// @ts-nocheck
(($) => {
  $.fn.owlCarousel = function (options) {
    if (typeof options === 'string') return this;
    var settings = $.extend({ items: 3, nav: false, dots: true }, options);
    return this.each(function () {
      var root = $(this).addClass('owl-loaded owl-drag');
      var slides = root.children().wrap('<div class="owl-item"></div>').parent();
      slides.css({ width: root.width() / settings.items, float: 'left' });
      slides.wrapAll(
        '<div class="owl-stage-outer" style="overflow:hidden"><div class="owl-stage"></div></div>',
      );
      var stage = root.find('.owl-stage').width(slides.length * (root.width() / settings.items));
      var at = 0;
      $(
        '<div class="owl-nav"><button class="owl-prev">‹</button><button class="owl-next">›</button></div>',
      )
        .appendTo(root)
        .on('click', 'button', function () {
          at = (at + ($(this).hasClass('owl-next') ? 1 : slides.length - 1)) % slides.length;
          stage.css('margin-left', -at * (root.width() / settings.items));
        });
    });
  };
})(jQuery);

/*! bxSlider v4.2.15 (a stand-in of the same shape, for tests) */
// @ts-nocheck
(($) => {
  $.fn.bxSlider = function (_options) {
    if (this.length === 0) return this;
    this.wrap(
      '<div class="bx-wrapper"><div class="bx-viewport" style="overflow:hidden"></div></div>',
    );
    this.children().css({ listStyle: 'none' }).slice(1).hide();
    var frame = this.closest('.bx-wrapper');
    $('<div class="bx-controls"><a class="bx-next" href="">Next</a></div>')
      .appendTo(frame)
      .on('click', 'a', (event) => {
        event.preventDefault();
        var now = this.children(':visible').hide();
        (now.next().length ? now.next() : this.children().first()).show();
      });
    this.reloadSlider = () => {};
    return this;
  };
})(jQuery);

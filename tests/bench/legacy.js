/* global $, klaro, Cookies */
// The script of such a site as it is usually written: everything at once, when the page is ready.
$(() => {
  $('.logo-slider').slick({
    slidesToShow: 6,
    slidesToScroll: 1,
    autoplay: true,
    autoplaySpeed: 2000,
    variableWidth: true,
    lazyLoad: 'ondemand',
    responsive: [
      { breakpoint: 992, settings: { slidesToShow: 4 } },
      { breakpoint: 768, settings: { slidesToShow: 3 } },
      { breakpoint: 480, settings: { slidesToShow: 1 } },
    ],
  });
  $('.image-slider, .gallery-slider').slick({ dots: true, adaptiveHeight: true });
  $('.reference-slider').slick({ fade: true });
  $('[data-fancybox]').fancybox({ loop: true });
  $('.coverflow').flipster({ style: 'coverflow', spacing: -0.5, loop: true });
  $('a[href^="tel:"]').each(function () {
    $(this).attr(
      'href',
      $(this)
        .attr('href')
        .replace(/\s|\(0\)|-/g, ''),
    );
  });
  $('a[href*="#"]').on('click', function (event) {
    const target = this.hash && document.getElementById(this.hash.slice(1));
    if (!target) return;
    event.preventDefault();
    $('html, body').animate(
      { scrollTop: $(target).offset().top - $('.site-header').height() },
      500,
    );
  });
  $('.to-top').on('click', () => $('html, body').animate({ scrollTop: 0 }, 500));
  $('.navigation-opener').on('click', () => $('html').toggleClass('navigation-open'));
  $('.reference__toggle, .downloads__toggle').on('click', function () {
    $(this).parent().next().collapse('toggle');
  });
  $(window).on('scroll', () => $('html').toggleClass('scrolled', $(window).scrollTop() > 50));
  $('.product_reference').each(function () {
    $(this).css('background-color', $(this).data('color'));
  });
  if (!Cookies.get('klaro')) {
    klaro.show({
      version: 2,
      mustConsent: false,
      lang: document.documentElement.lang,
      services: [
        { name: 'cms', required: true, purposes: ['functional'] },
        { name: 'analytics', purposes: ['analytics'] },
      ],
    });
  }
});

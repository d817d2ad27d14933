/* global $, klaro, Cookies, google */
// The script of a site as it usually grows. Each part has its behaviours' names above it; it goes
// when all of them have been handed over, and nothing else has to change then.

// --- telephone ---
$(() => {
  $('a[href^="tel:"]').each(function () {
    const number = $(this).attr('href');
    $(this).attr('href', number.replace(/\s|\(0\)|-/g, ''));
  });
});

// --- to-top ---
$(() => {
  $('.to-top').on('click', (event) => {
    event.preventDefault();
    $('html, body').animate({ scrollTop: 0 }, 500);
  });
});

// --- anchors ---
$(() => {
  const scrollTo = (hash) => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return false;
    const top = $(target).offset().top - $('.site-header').outerHeight();
    $('html, body').animate({ scrollTop: top }, 500);
    return true;
  };
  $('a[href*="#"]')
    .not('.to-top, .references__more, .gallery-navigation a, [data-fancybox]')
    .on('click', function (event) {
      if (this.pathname === location.pathname && scrollTo(this.hash)) event.preventDefault();
    });
  scrollTo(location.hash);
});

// --- navigation ---
$(() => {
  const isNarrow = () => window.matchMedia('(max-width: 1049px)').matches;
  const word = $('html').attr('lang') === 'en' ? 'Back' : 'Zurück';
  if (isNarrow()) {
    const back = `<li><button class="navigation-back" type="button">${word}</button></li>`;
    $('.main-navigation li > ul').prepend(back);
  }
  $('.navigation-opener').on('click', () => $('html').toggleClass('navigation-open'));
  $('.main-navigation li:has(> ul) > a').on('click', function (event) {
    const entry = $(this).parent();
    if (!isNarrow() || entry.hasClass('is-open')) return;
    event.preventDefault();
    entry.addClass('is-open');
  });
  $('.main-navigation').on('click', '.navigation-back', function () {
    $(this).closest('.is-open').removeClass('is-open');
  });
});

// --- intro ---
$(() => {
  if (!$('body').hasClass('intro-mode')) return;
  $(window).scrollTop(0);
  const screen = $('.start-screen').css('animation', 'none');
  screen.find('.start-screen__logo').fadeOut(1000, () => screen.fadeOut(8000));
});

// --- downloads ---
$(() => {
  if ($(window).width() > 767) return;
  $('.downloads__body').addClass('collapse');
  $('.downloads__toggle').on('click', function () {
    $(this).closest('.downloads').find('.downloads__body').collapse('toggle');
  });
});

// --- references ---
$(() => {
  $('.references__more').on('click', function (event) {
    event.preventDefault();
    $('.reference-column.is-hidden').removeClass('is-hidden');
    $(this).hide();
  });
  if ($(window).width() > 991) return;
  $('.reference__body').addClass('collapse');
  $('.reference__toggle').on('click', function () {
    $(this).closest('.reference').find('.reference__body').collapse('toggle');
  });
});

// --- gallery-elements ---
$(() => {
  const word = $('html').attr('lang') === 'en' ? 'Back to overview' : 'Zurück zur Übersicht';
  const elements = $('.gallery-element[data-parent]');
  const show = (element) => {
    $('.back-to-overview').remove();
    elements.hide();
    element.show();
  };
  show(elements.first());
  $('.gallery-navigation a').on('click', function (event) {
    event.preventDefault();
    const name = $(this).text().trim();
    const chosen = elements.filter((_index, element) => $(element).data('parent') === name);
    show(chosen);
    const back = $('<a class="back-to-overview" href="#"></a>').text(word).prependTo(chosen);
    back.on('click', (click) => {
      click.preventDefault();
      show(elements.first());
    });
  });
});

// --- logo-slider ---
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
      { breakpoint: 566, settings: { slidesToShow: 2 } },
      { breakpoint: 480, settings: { slidesToShow: 1 } },
    ],
  });
});

// --- image-slider ---
$(() => {
  $('.image-slider').slick({ dots: true });
});

// --- reference-slider ---
$(() => {
  $('.reference-slider')
    .on('init afterChange', function (_event, slick) {
      const counter = $('<p class="reference-slider__counter"></p>');
      $(this).find('.reference-slider__counter').remove();
      $(this).append(counter.text(`${slick.currentSlide + 1}/${slick.slideCount}`));
    })
    .slick({ fade: true });
});

// --- gallery-slider ---
$(() => {
  const setUp = (root) => $(root).find('.gallery-slider').slick({ dots: true });
  setUp(document);
  // Whoever has loaded a category: this script, or the new one.
  $(document).on('site:replaced auftritt:replaced', (event) => setUp(event.target));
});

// --- lightbox ---
$(() => {
  const setUp = (root) =>
    $(root)
      .find('[data-fancybox]')
      .not('.slick-cloned [data-fancybox]')
      .fancybox({ loop: true, infobar: true });
  setUp(document);
  $(document).on('site:replaced auftritt:replaced', (event) => setUp(event.target));
});

// --- coverflow ---
$(() => {
  const detail = $('.coverflow-detail');
  const show = (element) => {
    const item = $(element);
    const image = item.find('img');
    const link = item.find('a.link').attr('href');
    detail.find('.coverflow-detail__image').attr('src', image.data('detail-src'));
    detail.find('.coverflow-detail__title').text(item.find('.flip-title').text());
    detail.find('.coverflow-detail__sub-header').text(item.find('.sub-header').text());
    detail.find('.coverflow-detail__text').text(item.find('.text').text());
    detail.find('.coverflow-detail__more').attr('href', link);
  };
  const items = $('.coverflow li');
  if (items.length === 0) return;
  show(items[Math.floor(items.length / 2)]);
  $('.coverflow').flipster({
    fadeIn: 1000,
    spacing: -0.82,
    nav: true,
    buttons: true,
    loop: true,
    scrollwheel: false,
    pauseOnHover: true,
    onItemSwitch: show,
  });
});

// --- category-gallery inspiration-gallery ---
function colour(gallery) {
  gallery.find('.product_reference').each(function () {
    const color = `#${String($(this).data('color')).replace('#', '')}`;
    $(this).css('background-color', $(this).hasClass('active') ? color : `${color}4d`);
    const group = $(this).closest('.product_group');
    group.find('.product_group__heading').css('color', color);
  });
}

function replace(gallery, fields, sections) {
  const overlay = $('<div class="loading-overlay"></div>').appendTo(gallery).hide().fadeIn(300);
  const address = gallery.find('input.reference_request_url').val();
  $.post(address, fields).done((html) => {
    const answer = $('<div>').append($.parseHTML(html));
    for (const selector of sections) {
      const [before] = gallery.find(selector);
      const [after] = answer.find(selector);
      if (!before || !after) continue;
      window.auftritt?.release(before);
      $(before).replaceWith(after);
      window.auftritt?.enhance(after);
    }
    colour(gallery);
    gallery.trigger('site:replaced');
    setTimeout(() => overlay.fadeOut(300, () => overlay.remove()), 700);
  });
}

function choose(kind, sections) {
  const galleries = $(kind).each(function () {
    colour($(this));
  });
  galleries.on('click', '.product_reference', function (event) {
    event.preventDefault();
    const gallery = $(event.delegateTarget);
    gallery.find('.product_reference').removeClass('active');
    $(this).addClass('active');
    colour(gallery);
    const plugin = 'tx_gallery_references';
    const fields = { [`${plugin}[ajax]`]: 1, [`${plugin}[uid]`]: $(this).data('uid') };
    replace(gallery, fields, sections);
  });
  const [, wanted] = /[?&]id_category=(\d+)/.exec(location.search) || [];
  const item = galleries.find(`.product_reference[data-uid="${wanted}"]`);
  setTimeout(() => item.trigger('click'), 200);
}

// --- category-gallery ---
$(() => {
  choose('.category-gallery', ['.gallery-inner', '.reference_content']);
  $('.category-gallery').on('click', '.back-to-category', (event) => {
    const gallery = $(event.delegateTarget);
    const uid = gallery.find('.product_reference.active').data('uid');
    if (!uid) return;
    event.preventDefault();
    const plugin = 'tx_gallery_references';
    const fields = {
      [`${plugin}[render_parent_ajax]`]: 1,
      [`${plugin}[content_uid]`]: gallery.find('input.content_uid').val(),
      [`${plugin}[uid]`]: uid,
      [`${plugin}[settings]`]: gallery.find('input.plugin_settings').val(),
    };
    const header = '.product_information header';
    replace(gallery, fields, ['.list_products', '.gallery-inner', '.reference_content', header]);
    gallery.find('.info-link').remove();
  });
});

// --- inspiration-gallery ---
$(() => {
  choose('.inspiration-gallery', ['.gallery-inner']);
});

// --- form ---
$(() => {
  const form = $('form.inquiry-form').attr('novalidate', '');
  const field = (control) => $(control).closest('.form-group');
  form.find('.form-group').not(':has(.help-block)').addClass('no-help');
  form
    .on('focusout', ':input', function () {
      field(this).toggleClass('has-error', !this.checkValidity());
    })
    .on('focusin', ':input', function () {
      field(this).removeClass('has-error');
    })
    .on('submit', function (event) {
      if (this.checkValidity()) return;
      event.preventDefault();
      for (const control of this.elements) {
        if (!control.checkValidity()) field(control).addClass('has-error');
      }
    });
});

// --- map ---
window.initMap = () => {
  $('.map[data-lat][data-lng]').each(function () {
    const { lat, lng, marker, title } = $(this).data();
    const center = { lat, lng };
    const map = new google.maps.Map(this, { center, zoom: 11, disableDefaultUI: true });
    new google.maps.Marker({ map, position: center, icon: marker, title });
  });
};
$(() => {
  if ($('.map[data-lat][data-lng]').length === 0) return;
  const script = document.createElement('script');
  script.src =
    'https://maps.googleapis.com/maps/api/js?key=key-1&language=en-US&region=US&callback=initMap';
  document.head.append(script);
});

// --- consent analytics ---
$(() => {
  const property = 'G-TEST12345';
  const optOut = `ga-disable-${property}`;
  window[optOut] = Cookies.get(optOut) === 'true';

  const measure = () => {
    if (window.dataLayer || window[optOut]) return;
    window.dataLayer = [];
    function gtag() {
      // biome-ignore lint/complexity/noArguments: the service takes an array for no command.
      window.dataLayer.push(arguments);
    }
    gtag('js', new Date());
    gtag('config', property, { anonymize_ip: true });
    const script = document.createElement('script');
    script.src = `https://www.googletagmanager.com/gtag/js?id=${property}`;
    document.head.append(script);
  };

  const config = {
    version: 2,
    lang: $('html').attr('lang'),
    acceptAll: true,
    cookieExpiresAfterDays: 365,
    privacyPolicy: '/home/datenschutz/',
    services: [
      { name: 'cms', title: 'CMS', required: true, purposes: ['functional'] },
      {
        name: 'analytics',
        title: 'Analytics',
        default: true,
        purposes: ['analytics'],
        callback: (consent) => consent && measure(),
      },
    ],
  };
  klaro.setup(config);
  $('.cookie-settings').on('click', () => klaro.show(config, true));
  $('.analytics-opt-out').on('click', (event) => {
    event.preventDefault();
    Cookies.set(optOut, 'true', { expires: new Date(Date.UTC(2099, 11, 31)) });
    window[optOut] = true;
  });
});

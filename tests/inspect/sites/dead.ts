import {
  bootstrap,
  bx,
  fancybox,
  jquery,
  moves,
  type OldSite,
  owl,
  page,
  site,
  slick,
  stays,
  team,
  unchanged,
} from '../old-site.js';

export const sites: readonly OldSite[] = [
  {
    name: 'a call without an element beside a slider that stays',
    files: site(
      '<h1>Owl</h1><div class="owl-carousel drei"><div>Eins</div><div>Zwei</div><div>Drei</div><div>Vier</div></div>',
      [jquery, owl],
      "$('.vier').owlCarousel({ items: 4 });\nvar owl = $('.drei').owlCarousel({ items: 2 });\nowl.trigger('to.owl.carousel', 1);\n",
    ),
    expected: (said, written) => [
      ['dead', said.dead.lines.map(({ selector, line }) => [selector, line]), [['.vier', 1]]],
      ['moves', said.moves.filter(({ isInPlan }) => isInPlan), []],
      stays(said, '/site.js:3 asks it: trigger("to.owl.carousel")'),
      ['the page', written('index.html'), undefined],
      [
        'the script',
        written('site.js')?.toString(),
        "var owl = $('.drei').owlCarousel({ items: 2 });\nowl.trigger('to.owl.carousel', 1);\n",
      ],
    ],
  },
  {
    name: 'pages that were not looked at, and a plugin that wants no elements',
    args: ['--pages', '1', '--heavier'],
    files: {
      ...site(
        team,
        [jquery, slick],
        "$('.team').slick({ slidesToShow: 2 });\n$.fn.nachOben = function () { $('body').append('<p>Nach oben</p>'); };\n$().nachOben();\n",
      ),
      'zwei.html': page(team, jquery, slick),
    },
    expected: (said, written) => [
      moves(said, ['as good', false]),
      ['dead', said.dead.lines, []],
      unchanged(written),
    ],
  },
  {
    name: 'files that load for nothing',
    // What is no page takes the place of none.
    args: ['--pages', '2'],
    files: {
      'index.html': page(`${team}<a href="weg.html">Weg</a>`, jquery, slick, owl, bx, fancybox),
      'zwei.html': page('<h1>Zwei</h1><p>Nur Text</p>', jquery, slick, owl, bx, fancybox).replace(
        '<script src="slick.min.js"></script>',
        '<script src="slick.min.js?v=2"></script><script src="slick-kopie.js"></script>',
      ),
      ...{
        ...jquery,
        ...slick,
        ...owl,
        ...bx,
        ...fancybox,
        'slick-kopie.js': slick['slick.min.js'],
      },
      'site.js':
        "$(function () {\n  $('.bilder').bxSlider();\n  $('.team').slick({ slidesToShow: 2 });\n});\nvar bild = '.fancybox .bild';\nfunction ladeOwl() { $('.owl').owlCarousel(); }\n",
    },
    expected: (said) => [
      [
        'files',
        said.dead.files.map(({ file, why }) => [file, why]).sort(),
        [
          ['/jquery.bxslider.js', 'nothing calls it'],
          ['/jquery.fancybox.min.js', 'nothing calls it'],
          ['/owl.carousel.css', 'its script goes'],
          ['/owl.carousel.js', 'nothing calls it'],
          ['/slick-kopie.js', 'loaded twice'],
        ],
      ],
      ['calls', said.dead.lines.map(({ selector }) => selector), ['.bilder']],
      [
        'the slider is not among them',
        said.moves.map(({ name, verdict }) => [name, verdict]),
        [['slick', 'as good']],
      ],
    ],
  },
  {
    name: 'files that serve their page themselves, or without an element',
    files: {
      'index.html': page(`<nav><ul class="menu"><li>Start</li></ul></nav>${team}`, {
        'jquery.min.js': '',
        'menu.js': '',
        'reiter.js': '',
        'jquery.wisch.js': '',
        'jquery.oben.js': '',
        'jquery.ruhe.js': '',
      }),
      'bild/index.html': page('<a href="a.jpg" data-lightbox="a">Bild</a>', {
        'lightbox-plus-jquery.js': '',
      }).replace('site.js', 'da.js'),
      'bild/da.js': 'window.da = 1;\n',
      ...jquery,
      'nur/index.html': page(`${team}<p>Ohne Slider</p>`, jquery, bx),
      'mit/index.html': page(team, jquery, bx).replace('site.js', 'team.js'),
      ...{
        'nur/jquery.min.js': jquery['jquery.min.js'],
        'mit/jquery.min.js': jquery['jquery.min.js'],
      },
      ...{
        'nur/jquery.bxslider.js': bx['jquery.bxslider.js'],
        'mit/jquery.bxslider.js': bx['jquery.bxslider.js'],
      },
      'nur/site.js': "$('.bilder').bxSlider();\n",
      'mit/team.js': "$('.team').bxSlider();\n",
      'bild/lightbox-plus-jquery.js': `${jquery['jquery.min.js']};\n/* Lightbox v2.11 */ jQuery(document).on('click', 'a[data-lightbox]', function () { jQuery('h1').text('Bild'); return false; });\n`,
      'menu.js':
        "jQuery.fn.menu = function () { return this.hover(function () { jQuery(this).addClass('offen'); }); };\njQuery('.menu').menu();\n",
      'reiter.js':
        "jQuery.fn.reiter = function () { return this; };\njQuery('.reiter').reiter();\njQuery('h1').on('click', function () { jQuery(this).toggleClass('an'); });\n",
      'jquery.oben.js':
        "jQuery.fn.oben = function () { jQuery('h1').on('click', function () { scrollTo(0, 0); }); };\njQuery.oben = jQuery.fn.oben;\n",
      'jquery.ruhe.js': "jQuery.fn.ruhe = function (act) { return this.on('resize', act); };\n",
      'jquery.wisch.js':
        "jQuery.event.special.wisch = {};\njQuery.fn.wisch = function (act) { return this.on('wisch', act); };\n",
      'site.js':
        "$.oben();\n$(window).ruhe(function () {});\n$('p').on('wisch', function () {});\n",
    },
    expected: (said) => [
      ['calls', said.dead.lines.map(({ selector }) => selector), ['.bilder']],
      [
        'files',
        said.dead.files.map(({ file }) => file).sort(),
        ['/nur/jquery.bxslider.js', '/nur/jquery.min.js', '/nur/site.js'],
      ],
      ['stays', said.stays.map(({ name }) => name).sort(), ['a[data-lightbox]', 'menu']],
    ],
  },
  {
    name: 'words that only look like jQuery',
    isShort: true,
    files: site(
      '<h1>Bild</h1><canvas id="bild" width="200" height="80"></canvas><a class="zoom" href="#" data-fancybox-type="x">Zoom</a><div class="box">Klick</div><p class="text" hidden>Text</p>',
      [jquery],
      "var ctx = document.getElementById('bild').getContext('2d');\nctx.fillText('$ 5', 10, 20);\n$('.box').click(function () { $(this).toggleClass('offen'); $('.text').text('Offen'); });\n",
    ),
    expected: (said) => [
      ['jQuery', said.whole.gone, ['/jquery.min.js']],
      ['keeps', said.keepsJquery.map(({ why }) => why), []],
      ['keyboard', said.unreachable.map(({ label }) => label), ['div.box Klick']],
    ],
  },
  {
    name: 'a dialog that keeps the file of a menu',
    files: site(
      '<nav class="navbar navbar-default"><button class="navbar-toggle collapsed" data-toggle="collapse" data-target="#menu">Menü</button><div class="collapse navbar-collapse" id="menu"><p>Start</p></div></nav><button data-toggle="modal" data-target="#dialog">Dialog</button><div class="modal" id="dialog"><div class="modal-dialog"><div class="modal-content">Inhalt</div></div></div><div class="carousel" data-ride="carousel"><b data-slide="next">W</b></div>',
      [jquery, bootstrap],
      '',
    ),
    expected: (said) => [
      [
        'stays',
        said.stays.map(({ name, why }) => [name, why]).sort(),
        [
          ['data-ride="carousel"', 'ours has nothing for carousel'],
          [
            'data-toggle="collapse"',
            'its file stays for data-toggle="modal", data-ride="carousel"',
          ],
          ['data-toggle="modal"', 'ours has nothing for modal'],
        ],
      ],
      ['moves', said.moves, []],
      ['dead', said.dead.files.map(({ file }) => file), ['/site.js']],
    ],
  },
];

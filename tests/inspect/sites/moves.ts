import {
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
    name: 'sliders in a loop, whose old boxes hold room open below them',
    args: ['--heavier'],
    files: site(
      `<style>.bx-wrapper { margin-bottom: 60px } .bx-viewport { height: 120px } .bx-viewport .team { height: 0 } p { height: 400px }</style>${team}<p>Platz</p>${team}<section>${team}</section><p>Ende</p>`,
      [jquery, bx],
      "$(function () {\n  $('.team').each(function () { $(this).bxSlider(); });\n});\n",
    ),
    expected: (said, written) => [
      [
        'moves',
        said.moves.map(({ verdict, why, isInPlan }) => [verdict, why, isInPlan]),
        [['as good', '', true]],
      ],
      [
        'nothing is left',
        [String(written('site.js')), written('auftritt-plain.js')],
        ['', undefined],
      ],
      ['jQuery', said.whole.gone.includes('/jquery.min.js'), true],
    ],
  },
  {
    name: 'a minified scroll whose link must go on working, and a folder of our name',
    files: {
      'index.html': page(
        '<nav><a class="to" href="#unten">Nach unten</a></nav><p style="height:1500px">Platz</p><h2 id="unten">Unten</h2><p style="height:1500px"></p>',
        jquery,
      ),
      ...jquery,
      'auftritt/liste.html': '<!doctype html><title>Liste</title><p>Auftritte</p>',
      'site.js':
        '!function(a){a(function(){a("a.to").click(function(){var t=a(this.hash);return a("html, body").animate({scrollTop:t.offset().top-75},300),!1})})}(jQuery);',
    },
    expected: (said, written) => [
      ['plain', said.plain.map(({ isInPlan }) => isInPlan), [true]],
      ['folder', said.folder, 'auftritt-2'],
      [
        'what stands around it',
        String(written('auftritt-plain.js')).includes(
          "return scrollTo({ top: offsetOf(t[0]).top-75, behavior: 'smooth' }),!1",
        ),
        true,
      ],
      ['jQuery', said.whole.gone.includes('/jquery.min.js'), true],
    ],
  },
  {
    name: 'a slider that moves another, of which a person must cut the call',
    args: ['--heavier'],
    files: site(
      `<div class="gross"><p>Eins</p><p>Zwei</p></div><div class="klein"><p>Drei</p><p>Vier</p></div><div class="auch"><p>Fünf</p><p>Sechs</p></div>`,
      [jquery, slick],
      "var wie = 'slick';\n$('.gross').slick({ asNavFor: '.klein' });\n['.klein', '.auch'].forEach(function (s) { $(s)[wie]({ dots: s === '.klein' }); });\n",
    ),
    expected: (said) => [
      [
        'moves',
        said.moves.map(({ name, verdict, isInPlan, why }) => [name, verdict, isInPlan, why]),
        [
          ['slick', 'as good', false, 'goes only together with slick div.klein'],
          ['slick', 'as good', false, 'its call must be cut by hand'],
          ['slick', 'as good', false, 'its call must be cut by hand'],
        ],
      ],
    ],
  },
  {
    name: 'colours of hover and a press that changes nothing',
    args: ['--heavier'],
    files: site(
      `<style>.team:hover, .slick-next:focus { background: red } .slick-next:hover { color: red }</style>${team}<p><a class="tot" href="fehlt.jpg">Bild</a></p>`,
      [jquery, slick],
      "$('.team').slick({ slidesToShow: 2, autoplay: true, autoplaySpeed: 900, infinite: true });\n",
    ),
    expected: (said) => [
      ['verdict', said.moves.map(({ name, verdict }) => [name, verdict]), [['slick', 'as good']]],
    ],
  },
  {
    name: 'pictures that are wider than their slides',
    args: ['--heavier'],
    files: {
      ...site(
        `<div class="breit">${[1, 2, 3].map((number) => `<div><img src="${number}.svg" width="600" height="200" alt=""></div>`).join('')}</div>`,
        [jquery, slick],
        "$('.breit').slick({ slidesToShow: 1, dots: true });\n",
      ),
      ...Object.fromEntries(
        [1, 2, 3].map((number) => [
          `${number}.svg`,
          '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200"/></svg>',
        ]),
      ),
    },
    expected: (said) => [moves(said, ['as good', true])],
  },
  {
    name: 'a lightbox without its stylesheet, whose picture nobody sees',
    files: {
      ...site(
        '<h1>Bild</h1><a class="bild" href="bild.svg">Zeig</a><p style="height:3000px">Text</p>',
        [jquery, fancybox],
        "$('.bild').fancybox();\n",
      ),
      'bild.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400"/></svg>',
    },
    expected: (said) => [
      [
        'moves',
        said.moves.map(({ verdict, why }) => [verdict, why]),
        [['not tried', 'a press changes nothing']],
      ],
    ],
  },
  {
    name: 'a slider at one width only, and one that a press starts',
    files: site(
      `${team}<div class="spaet"><div>Eins</div><div>Zwei</div></div><button class="los">Los</button>`,
      [jquery, slick],
      "if ($(window).width() < 768) { $('.team').slick(); }\n$('.los').click(function () { $('.spaet').slick(); });\n",
    ),
    expected: (said, written) => [
      stays(
        said,
        'is called at click, not when the page starts',
        'is not called at 1280 px on /index.html',
      ),
      ['moves', said.moves, []],
      unchanged(written),
    ],
  },
  {
    name: 'elements that a script makes, and a slider whose result is used',
    files: site(
      '<h1>Bilder</h1><div id="ort"></div><ul class="bilder"><li>Eins</li><li>Zwei</li><li>Drei</li></ul><button class="neu">Neu laden</button>',
      [jquery, slick, bx],
      "$('#ort').append('<div class=\"neu-da\"><p>A</p><p>B</p></div>');\n$('.neu-da').slick();\nvar slider = $('.bilder').bxSlider();\n$('.neu').click(function () { slider.reloadSlider(); });\n",
    ),
    expected: (said) => [
      [
        'made',
        said.stays.some(
          ({ name, why }) => name === 'slick' && why === 'its elements are made by a script',
        ),
        true,
      ],
      ['used', said.moves.filter(({ name, isInPlan }) => name === 'bxSlider' && isInPlan), []],
    ],
  },
  {
    name: 'a slider that its stylesheet hides until it runs',
    args: ['--heavier'],
    files: {
      'index.html': page(
        '<h1>Owl</h1><div class="owl-carousel"><div>Eins</div><div>Zwei</div><div>Drei</div><div>Vier</div></div>',
        jquery,
        owl,
        // Systems name their own version in a query.
      ).replace('"site.js"', '"site.js?ver=4.9.8"'),
      ...{ ...jquery, ...owl },
      'site.js':
        "jQuery(document).ready(function ($) {\n  $('.owl-carousel').owlCarousel({ items: 2, nav: true, navText: ['<', '>'], itemsDesktop: [1300, 3], autoPlay: true });\n});\n",
    },
    expected: (said, written) => [
      moves(said, ['as good', true]),
      ['lost', said.moves.flatMap(({ lost }) => lost), ['navText']],
      [
        'gone',
        said.whole.gone.toSorted(),
        ['/jquery.min.js', '/owl.carousel.css', '/owl.carousel.js', '/site.js'],
      ],
      ['its line', String(written('index.html')).includes('owl.carousel.css'), false],
      ['the page', String(written('index.html')).includes("data-preset='owl'"), true],
      ['options of Owl 1', /responsive|autoplay/.test(String(written('index.html'))), false],
    ],
  },
];

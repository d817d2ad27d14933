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

const slides =
  '<div class="owl-carousel"><div>Eins</div><div>Zwei</div><div>Drei</div><div>Vier</div></div>';

/** A plugin that adds an event. */
const wheel = {
  'jquery.drehrad.js':
    'jQuery.fn.extend({ drehrad: function (act) { return this.bind("drehrad", act); } });',
};

export const sites: readonly OldSite[] = [
  {
    name: 'libraries that only a press, an attribute or a held script asks for',
    files: site(
      `${team}<button class="los">Los</button><b onclick="if (window.nie) $('.bilder').bxSlider()">Nie</b>
<script type="text/plain" data-consent="marketing">$('.team').slick();</script>`,
      [jquery, slick, owl, bx, fancybox, wheel],
      "$('.los').on('click', function () { if (window.nie) $.fancybox.open('<p>Hallo</p>'); }).on('drehrad', alert);\n",
    ),
    expected: (said) => [
      ['dead', said.dead.files.map(({ file }) => file), ['/owl.carousel.js', '/owl.carousel.css']],
    ],
  },
  {
    name: 'a slider in a box that would cut our controls off',
    args: ['--heavier'],
    files: site(
      `<style>.rahmen { height: 120px; overflow: hidden } .bx-wrapper { position: relative } .bx-next { position: absolute; top: 0; right: 0 }</style><div class="rahmen">${team.split('\n')[1]}</div><p>Ende</p>`,
      [jquery, bx],
      "$('.team').bxSlider({ pager: false });\n",
    ),
    expected: (said, written) => [
      [
        'moves',
        said.moves.map(({ verdict, why }) => [verdict, why]),
        [['broken', 'nothing moves it on any more']],
      ],
      unchanged(written),
    ],
  },
  {
    name: "a script of the site's own that has a library's name",
    args: ['--heavier'],
    files: {
      'index.html': page(team, jquery, {
        'slick.css': '',
        'vendor.js': '',
        'slick.js': '',
      }),
      ...jquery,
      'slick.css': slick['slick.css'],
      'vendor.js': slick['slick.min.js'],
      'slick.js': "$(function () {\n  $('.team').slick({ slidesToShow: 2 });\n});\n",
      'site.js': 'window.da = 1;\n',
    },
    expected: (said) => [
      moves(said, ['as good', true]),
      ['libraries', said.libraries.map(({ library }) => library), ['jquery', 'slick']],
      ['dead', said.dead.files, []],
      [
        'gone',
        said.whole.gone.toSorted(),
        ['/jquery.min.js', '/slick.css', '/slick.js', '/vendor.js'],
      ],
    ],
  },
  {
    name: 'a library of a host that does not answer, given in a folder',
    args: ['--heavier', '--substitutes', 'FOLDER/fremd', '--base', 'https://alt.example/verein/'],
    files: {
      'index.html': page(slides, jquery).replace(
        '<script src="site.js">',
        '<script src="https://cdn.invalid/owl.carousel.js"></script><script src="https://weg.invalid/zaehler.js"></script><script src="https://auch.invalid/a.js"></script><script src="/verein/site.js">',
      ),
      ...{ ...jquery, '../fremd/owl.carousel.js': owl['owl.carousel.js'] },
      'site.js': "$('.owl-carousel').owlCarousel({ items: 2, nav: true });\n",
    },
    expected: (said) => [
      moves(said, ['as good', true]),
      ['silent', said.silent, ['auch.invalid', 'weg.invalid']],
      [
        'asked',
        said.hosts.map(({ host }) => host).sort(),
        ['auch.invalid', 'cdn.invalid', 'weg.invalid'],
      ],
    ],
  },
  {
    name: 'what keeps jQuery, and lines that would only be added',
    files: site(
      `<header class="kopf">Kopf</header>${team}<span class="zahl">100</span><button class="filter">Alle</button><a class="bild" data-fancybox="a" href="#">B</a>`,
      [jquery],
      `$('.zahl').each(function () {
  $(this).prop('n', 0).animate({ n: $(this).text() }, { step: function (now) { $(this).text(Math.ceil(now)); } });
});
$('.filter').click(function () { $('.team > div:visible').fadeOut(); });
$('.bild').click(function () { document.title = $(this).data('fancybox'); });
$(window).scroll(function () { $('.kopf').toggleClass('klein', $(window).scrollTop() > 50); });
`,
    ),
    expected: (said, written) => [
      ['keeps', said.keepsJquery.map(({ line }) => line), [1, 4, 5]],
      ['plain', said.plain.map(({ line, isInPlan }) => [line, isInPlan]), [[6, false]]],
      unchanged(written),
    ],
  },
  {
    name: 'a slider among neighbours, below a bar, on a page that scrolls smoothly',
    args: ['--heavier'],
    files: site(
      `<style>html { scroll-behavior: smooth } .leiste { position: fixed; inset: 0 0 auto; background: #fff } .laeuft { animation: l 2s infinite alternate } @keyframes l { to { opacity: .2 } }</style>
<div class="leiste">Leiste</div><p style="height:1200px">Platz</p><p class="laeuft">Läuft</p>${team}<div class="andere"><div>Eins</div><div>Zwei</div><div>Drei</div></div><p class="uhr"></p>`,
      [jquery, slick],
      `$('.team').slick({ slidesToShow: 2, responsive: [{ breakpoint: 600, settings: { slidesToShow: 1 } }] });
var andere = $('.andere').slick({ slidesToShow: 2 });
andere.slick('slickGoTo', 1);
setInterval(function () { $('.uhr').text(new Date().toISOString()); }, 100);
`,
    ),
    expected: (said) => [
      moves(said, ['as good', true]),
      stays(
        said,
        '/site.js:3 asks it: slick("slickGoTo")',
        'asks the plugin itself: slick("slickGoTo")',
      ),
      [
        'stylesheets',
        said.styles.map(({ path, why }) => [path, why]),
        [['/slick.css', 'its script /slick.min.js stays']],
      ],
    ],
  },
];

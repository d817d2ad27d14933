import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What `auftritt inspect --json` says, as far as tests ask for it. */
export interface Said {
  readonly pages: readonly string[];
  readonly refused: readonly { readonly path: string; readonly why: string }[];
  readonly folder: string;
  readonly dead: {
    readonly lines: readonly {
      readonly name: string;
      readonly selector: string;
      readonly line: number;
    }[];
    readonly files: readonly { readonly file: string; readonly why: string }[];
  };
  readonly hosts: readonly { readonly host: string; readonly kind: string }[];
  readonly stored: readonly { readonly kind: string; readonly what: string }[];
  readonly unreachable: readonly { readonly label: string }[];
  readonly libraries: readonly { readonly library: string; readonly known: readonly string[] }[];
  readonly moves: readonly {
    readonly name: string;
    readonly label: string;
    readonly verdict: string;
    readonly why: string;
    readonly isInPlan: boolean;
    readonly lost: readonly { readonly option: string }[];
  }[];
  readonly stays: readonly { readonly name: string; readonly why: string }[];
  readonly plain: readonly {
    readonly line: number;
    readonly after: string;
    readonly isInPlan: boolean;
  }[];
  readonly keepsJquery: readonly {
    readonly line: number;
    readonly kind: string;
    readonly why: string;
  }[];
  readonly whole: {
    readonly changes: readonly string[];
    readonly gone: readonly string[];
    readonly faults: readonly unknown[];
    readonly back: readonly { readonly part: string; readonly why: string }[];
    readonly unsure: readonly { readonly line: number }[];
  };
}

/** A small old site with one trap, and what must be said of it. */
export interface OldSite {
  readonly name: string;
  readonly args?: readonly string[];
  /** Whether the short run has it, too. */
  readonly isShort?: boolean;
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** Each entry: what it is about, what was said, what should have been. */
  expected(
    said: Said,
    written: (file: string) => Buffer | undefined,
  ): readonly (readonly [string, unknown, unknown])[];
}

const { resolve } = createRequire(import.meta.url);
const packaged = (path: string): Buffer => readFileSync(resolve(path));
const old = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'old', name));

const jquery = { 'jquery.min.js': packaged('jquery-1/dist/jquery.min.js') };
const slick = {
  'slick.min.js': packaged('slick-1/slick/slick.min.js'),
  'slick.css': packaged('slick-1/slick/slick.css'),
};
const owl = {
  'owl.carousel.js': old('owl.carousel.js'),
  'owl.carousel.css':
    '.owl-carousel { display: none; } .owl-carousel.owl-loaded { display: block; }',
};
const bx = { 'jquery.bxslider.js': old('jquery.bxslider.js') };
const fancybox = {
  'jquery.fancybox.min.js': packaged('@fancyapps/fancybox/dist/jquery.fancybox.min.js'),
};
const bootstrap = {
  'bootstrap.min.js': packaged('bootstrap/dist/js/bootstrap.min.js'),
  'bootstrap.min.css': packaged('bootstrap/dist/css/bootstrap.min.css'),
};

/** A page of an old site with its files. */
function page(body: string, ...files: readonly Readonly<Record<string, unknown>>[]): string {
  const names = files.flatMap((each) => Object.keys(each));
  const links = names
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="${name}">`);
  const scripts = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => `<script src="${name}"></script>`);
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Alt</title>
<meta name="viewport" content="width=device-width">
${links.join('\n')}
<style>body { margin: 0; font: 16px/1.5 sans-serif } .team div { height: 120px }</style>
</head><body>
${body}
${scripts.join('\n')}
<script src="site.js"></script>
</body></html>
`;
}

const team =
  '<h1>Team</h1>\n<div class="team"><div>Anna</div><div>Berta</div><div>Clara</div><div>Dora</div></div>';
const plainNames = ({ keepsJquery }: Said): string[] => keepsJquery.map(({ why }) => why);

export const oldSites: readonly OldSite[] = [
  {
    name: 'a call without an element beside a slider that stays',
    files: {
      'index.html': page(
        '<h1>Owl</h1><div class="owl-carousel drei"><div>Eins</div><div>Zwei</div><div>Drei</div><div>Vier</div></div>',
        jquery,
        owl,
      ),
      ...{ ...jquery, ...owl },
      'site.js':
        "$('.vier').owlCarousel({ items: 4 });\nvar owl = $('.drei').owlCarousel({ items: 2 });\nowl.trigger('to.owl.carousel', 1);\n",
    },
    expected: (said, written) => [
      ['dead', said.dead.lines.map(({ selector, line }) => [selector, line]), [['.vier', 1]]],
      ['moves', said.moves.filter(({ isInPlan }) => isInPlan), []],
      [
        'stays',
        said.stays.map(({ why }) => why),
        ['/site.js:3 asks it: trigger("to.owl.carousel")'],
      ],
      ['the page', written('index.html'), undefined],
      [
        'the script',
        written('site.js')?.toString(),
        "var owl = $('.drei').owlCarousel({ items: 2 });\nowl.trigger('to.owl.carousel', 1);\n",
      ],
    ],
  },
  {
    name: 'a minified scroll whose link must go on working',
    files: {
      'index.html': page(
        '<nav><a class="to" href="#unten">Nach unten</a></nav><p style="height:1500px">Platz</p><h2 id="unten">Unten</h2><p style="height:1500px"></p>',
        jquery,
      ),
      ...jquery,
      'site.js':
        '!function(a){a(function(){a("a.to").click(function(){var t=a(this.hash);return a("html, body").animate({scrollTop:t.offset().top-75},300),!1})})}(jQuery);',
    },
    expected: (said, written) => [
      ['plain', said.plain.map(({ isInPlan }) => isInPlan), [true]],
      [
        'what stands around it',
        String(written('auftritt-plain.js')).includes(
          "return scrollTo({ top: (t[0].getBoundingClientRect().top + scrollY)-75, behavior: 'smooth' }),!1",
        ),
        true,
      ],
      ['jQuery', said.whole.gone.includes('/jquery.min.js'), true],
      ['faults', said.whole.faults, []],
    ],
  },
  {
    name: 'files that load for nothing',
    files: {
      'index.html': page(team, jquery, slick, owl, bx, fancybox),
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
        "$(function () {\n  $('.bilder').bxSlider();\n  $('.team').slick({ slidesToShow: 2 });\n});\n",
    },
    expected: (said) => [
      [
        'files',
        said.dead.files.map(({ file, why }) => [file, why]).sort(),
        [
          ['/jquery.bxslider.js', 'nothing calls it'],
          ['/jquery.fancybox.min.js', 'nothing calls it'],
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
      ['faults', said.whole.faults, []],
    ],
  },
  {
    name: 'line ends, a byte order mark and an old encoding',
    args: ['--heavier'],
    files: {
      'index.html': Buffer.from(
        page(
          '<h1>Größe</h1><div class="team"><div>Änne</div><div>Börte</div><div>Clara</div></div>',
          jquery,
          slick,
        )
          .replace('utf-8', 'windows-1252')
          .replaceAll('\n', '\r\n'),
        'latin1',
      ),
      ...{ ...jquery, ...slick },
      'site.js': Buffer.from(
        "\ufeff// Größe\r\n$('.team').slick({ slidesToShow: 2 });\r\nvar grüße = 'Grüße';\r\n",
      ),
    },
    expected: (said, written) => {
      const before = Buffer.from(
        page(
          '<h1>Größe</h1><div class="team"><div>Änne</div><div>Börte</div><div>Clara</div></div>',
          jquery,
          slick,
        )
          .replace('utf-8', 'windows-1252')
          .replaceAll('\n', '\r\n'),
        'latin1',
      )
        .toString('latin1')
        .split('\r\n');
      const after = (written('index.html') ?? Buffer.alloc(0)).toString('latin1').split('\r\n');
      return [
        ['moves', said.moves.map(({ isInPlan }) => isInPlan), [true]],
        [
          'the script',
          written('site.js')?.toString('hex'),
          Buffer.from("\ufeff// Größe\r\nvar grüße = 'Grüße';\r\n").toString('hex'),
        ],
        [
          'lines that are as before',
          after.filter((line) => before.includes(line)).length,
          before.length - 3,
        ],
        ['umlauts', after.some((line) => line.includes('<div>\xc4nne</div>')), true],
        ['no bare line feeds', after.some((line) => line.includes('\n')), false],
      ];
    },
  },
  {
    name: 'words that only look like jQuery, and a folder of our name',
    isShort: true,
    files: {
      'index.html': page(
        '<h1>Bild</h1><canvas id="bild" width="200" height="80"></canvas><a class="zoom" href="#" data-fancybox-type="x">Zoom</a><div class="box">Klick</div><p class="text" hidden>Text</p>',
        jquery,
      ),
      ...jquery,
      'auftritt/liste.html': '<!doctype html><title>Liste</title><p>Auftritte</p>',
      'site.js':
        "var ctx = document.getElementById('bild').getContext('2d');\nctx.fillText('$ 5', 10, 20);\n$('.box').click(function () { $(this).toggleClass('offen'); $('.text').text('Offen'); });\n",
    },
    expected: (said) => [
      ['jQuery', said.whole.gone, ['/jquery.min.js']],
      ['keeps', plainNames(said), []],
      ['folder', said.folder, 'auftritt-2'],
      ['keyboard', said.unreachable.map(({ label }) => label), ['div.box Klick']],
    ],
  },
  {
    name: 'colours of hover and a press that changes nothing',
    args: ['--heavier'],
    files: {
      'index.html': page(
        `<style>.team:hover, .slick-next:focus { background: red } .slick-next:hover { color: red }</style>${team}<p><a class="tot" href="fehlt.jpg">Bild</a></p>`,
        jquery,
        slick,
      ),
      ...{ ...jquery, ...slick },
      'site.js':
        "$('.team').slick({ slidesToShow: 2, autoplay: true, autoplaySpeed: 900, infinite: true });\n",
    },
    expected: (said) => [
      ['verdict', said.moves.map(({ name, verdict }) => [name, verdict]), [['slick', 'as good']]],
      ['faults', said.whole.faults, []],
    ],
  },
  {
    name: 'a slider at one width only, and one that a press starts',
    files: {
      'index.html': page(
        `${team}<div class="spaet"><div>Eins</div><div>Zwei</div></div><button class="los">Los</button>`,
        jquery,
        slick,
      ),
      ...{ ...jquery, ...slick },
      'site.js':
        "if ($(window).width() < 768) { $('.team').slick(); }\n$('.los').click(function () { $('.spaet').slick(); });\n",
    },
    expected: (said, written) => [
      [
        'stays',
        said.stays.map(({ why }) => why).sort(),
        ['is called at click, not when the page starts', 'is not called at 1280 px on /index.html'],
      ],
      ['moves', said.moves, []],
      ['nothing changes', [written('index.html'), written('site.js')], [undefined, undefined]],
    ],
  },
  {
    name: 'elements that a script makes, and a slider whose result is used',
    files: {
      'index.html': page(
        '<h1>Bilder</h1><div id="ort"></div><ul class="bilder"><li>Eins</li><li>Zwei</li><li>Drei</li></ul><button class="neu">Neu laden</button>',
        jquery,
        slick,
        bx,
      ),
      ...{ ...jquery, ...slick, ...bx },
      'site.js':
        "$('#ort').append('<div class=\"neu-da\"><p>A</p><p>B</p></div>');\n$('.neu-da').slick();\nvar slider = $('.bilder').bxSlider();\n$('.neu').click(function () { slider.reloadSlider(); });\n",
    },
    expected: (said) => [
      [
        'made',
        said.stays.some(
          ({ name, why }) => name === 'slick' && why === 'its elements are made by a script',
        ),
        true,
      ],
      ['used', said.moves.filter(({ name, isInPlan }) => name === 'bxSlider' && isInPlan), []],
      ['faults', said.whole.faults, []],
    ],
  },
  {
    name: 'a dialog that keeps the file of a menu',
    files: {
      'index.html': page(
        '<nav class="navbar navbar-default"><button class="navbar-toggle collapsed" data-toggle="collapse" data-target="#menu">Menü</button><div class="collapse navbar-collapse" id="menu"><p>Start</p></div></nav><button data-toggle="modal" data-target="#dialog">Dialog</button><div class="modal" id="dialog"><div class="modal-dialog"><div class="modal-content">Inhalt</div></div></div>',
        jquery,
        bootstrap,
      ),
      ...{ ...jquery, ...bootstrap },
      'site.js': '',
    },
    expected: (said) => [
      [
        'stays',
        said.stays.map(({ name, why }) => [name, why]).sort(),
        [
          ['data-toggle="collapse"', 'its file stays for modal'],
          ['data-toggle="modal"', 'ours has nothing for modal'],
        ],
      ],
      ['moves', said.moves, []],
      ['dead', said.dead.files.map(({ file }) => file), ['/site.js']],
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
      ),
      ...{ ...jquery, ...owl },
      'site.js':
        "jQuery(document).ready(function ($) {\n  $('.owl-carousel').owlCarousel({ items: 2, nav: true, navText: ['<', '>'] });\n});\n",
    },
    expected: (said, written) => [
      [
        'verdict',
        said.moves.map(({ verdict, isInPlan }) => [verdict, isInPlan]),
        [['as good', true]],
      ],
      ['lost', said.moves.flatMap(({ lost }) => lost.map(({ option }) => option)), ['navText']],
      ['gone', said.whole.gone.toSorted(), ['/jquery.min.js', '/owl.carousel.js', '/site.js']],
      ['the page', String(written('index.html')).includes("data-preset='owl'"), true],
      ['faults', said.whole.faults, []],
    ],
  },
  {
    name: 'pages that throw, ask, leave and never end',
    files: {
      'index.html': page(
        `${team}<a href="kaputt.html">K</a><a href="fragt.html">F</a><a href="geht.html">G</a><a href="ewig.html">E</a><a href="weg.html">W</a>`,
        jquery,
      ),
      ...jquery,
      'site.js': 'var leer = 1;',
      'kaputt.html':
        '<!doctype html><title>K</title><p>Kaputt</p><script>fehlt.aufruf();</script><script src="nicht-da.js"></script>',
      'fragt.html':
        '<!doctype html><title>F</title><p>Fragt</p><button onclick="confirm(1); window.open(\'https://fremd.example\')">Frag</button><script>alert("Hallo"); onbeforeunload = () => "bleib";</script>',
      'geht.html':
        '<!doctype html><title>G</title><p>Geht</p><script>location.href = "https://fremd.example/";</script>',
      'ewig.html': '<!doctype html><title>E</title><p>Ewig</p><script>for (;;) {}</script>',
    },
    expected: (said, written) => [
      ['inspected', said.pages.filter((path) => /index|kaputt|fragt/.test(path)).length, 3],
      [
        'refused',
        said.refused
          .map(({ path }) => path)
          .filter((path) => path !== '/geht.html')
          .sort(),
        ['/ewig.html', '/weg.html'],
      ],
      ['nothing changes', written('index.html'), undefined],
    ],
  },
  {
    name: 'what is asked and stored without consent',
    files: {
      'index.html': page(
        '<h1>Karte</h1><iframe src="https://www.google.com/maps/embed?pb=1" title="Karte"></iframe><div class="cookie-hinweis" style="position:fixed;bottom:0">Wir verwenden Cookies <button>Einverstanden</button></div><link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Roboto">',
        jquery,
      ),
      ...jquery,
      'site.js':
        "document.cookie = 'besucht=1';\nlocalStorage.setItem('id', '1');\n$('.cookie-hinweis button').click(function () { $('.cookie-hinweis').hide(); new Image().src = 'https://www.google-analytics.com/collect'; });\n",
    },
    expected: (said) => [
      [
        'hosts',
        said.hosts.map(({ host, kind }) => [host, kind]).sort(),
        [
          ['fonts.googleapis.com', 'fonts'],
          ['www.google.com', 'maps'],
        ],
      ],
      ['stored', said.stored.map(({ what }) => what).sort(), ['besucht', 'id']],
      ['jQuery', said.libraries.find(({ library }) => library === 'jquery')?.known.length, 3],
    ],
  },
];

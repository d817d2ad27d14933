import { jquery, type OldSite, page, site, slick, team } from '../old-site.js';

/** A page as old editors wrote it. */
const german = Buffer.from(
  page(
    '<h1>Größe</h1><div class="team"><div>Änne</div><div>Börte</div><div>Clara</div></div>',
    jquery,
    slick,
  )
    .replace('utf-8', 'windows-1252')
    .replaceAll('\n', '\r\n'),
  'latin1',
);

export const sites: readonly OldSite[] = [
  {
    name: 'line ends, a byte order mark and an old encoding',
    args: ['--heavier'],
    files: {
      'index.html': german,
      ...{ ...jquery, ...slick },
      'site.js': Buffer.from(
        "\ufeff// Größe\r\n$('.team').slick({ slidesToShow: 2 });\r\nvar grüße = 'Grüße';\r\n",
      ),
    },
    expected: (said, written) => {
      const before = german.toString('latin1').split('\r\n');
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
          before.length - 4,
        ],
        ['umlauts', after.some((line) => line.includes('<div>\xc4nne</div>')), true],
        ['no bare line feeds', after.some((line) => line.includes('\n')), false],
      ];
    },
  },
  {
    name: 'pages that throw, ask, leave and never end',
    files: {
      'index.html': page(
        `${team}<a href="kaputt.html">K</a><a href="fragt.html">F</a><a href="geht.html">G</a><a href="ewig.html">E</a><a href="weg.html">W</a>`,
        jquery,
      ),
      ...jquery,
      // The recorder must not change what a page does: so does jQuery Migrate.
      'site.js':
        "jQuery.fn.init.prototype = jQuery.fn; jQuery('body').marke = 1; if (jQuery.fn.marke) geaendert();\n",
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
      [
        'faults',
        said.faults.map(({ label }) => label),
        ['/nicht-da.js', 'fehlt is not defined /kaputt.html:1'],
      ],
      ['nothing changes', written('index.html'), undefined],
    ],
  },
  {
    name: 'a script in the head that comes too early for what it looks for',
    files: {
      'index.html': page('<p class="text">Text</p>', {}).replace(
        '</head>',
        '<script src="jquery.min.js"></script><script src="oben.js"></script></head>',
      ),
      ...jquery,
      'oben.js':
        "$('.text').addClass('tot');\n$(function () { $('.text').addClass('da'); });\n$(document).on('click', '.text', function () { $(this).hide(); });\n",
      'site.js': '',
    },
    expected: (said) => [
      ['plain', said.plain.map(({ line }) => line), [2, 3]],
      [
        'keeps',
        said.keepsJquery.map(({ line, why }) => [line, why]),
        [[1, 'misses elements of .text, which come after it']],
      ],
    ],
  },
  {
    name: 'what is asked and stored without consent',
    files: site(
      '<h1>Karte</h1><iframe src="https://www.google.com/maps/embed?pb=1" title="Karte"></iframe><div class="cookie-hinweis" style="position:fixed;bottom:0">Wir verwenden Cookies <button>Nur notwendige akzeptieren</button><button class="alle">Einverstanden</button></div><link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Roboto">',
      [jquery],
      "document.cookie = 'besucht=1';\nlocalStorage.setItem('id', '1');\n$('.cookie-hinweis .alle').click(function () { $('.cookie-hinweis').hide(); new Image().src = 'https://www.google-analytics.com/collect'; });\n",
    ),
    expected: (said) => [
      [
        'hosts',
        said.hosts.map(({ host, kind }) => [host, kind]).sort(),
        [
          ['fonts.googleapis.com', 'fonts'],
          ['www.google.com', 'maps'],
        ],
      ],
      ['asked after all was accepted', said.silent.includes('www.google-analytics.com'), true],
      ['stored', said.stored.map(({ what }) => what).sort(), ['besucht', 'id']],
      ['jQuery', said.libraries.find(({ library }) => library === 'jquery')?.known.length, 3],
    ],
  },
];

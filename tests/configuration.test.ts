// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSelectors as hooks } from '../src/behaviours.js';
import {
  attributes,
  findConfigurationScript,
  findTag,
  isEntry,
  type Misconfiguration,
} from '../src/configuration.js';
import { describe as line, tell } from '../src/diagnostics.js';
import completeTag from '../src/page-json.js';
import { readWholeTag } from './support/configuration.js';

function read(attributes: string) {
  document.head.innerHTML = `<script src="/assets/auftritt.js" ${attributes}></script>`;
  const misread: Misconfiguration[] = [];
  const configuration = readWholeTag(findTag(document), (wrong) => misread.push(wrong));
  return { configuration, lines: misread.map(line) };
}

beforeEach(() => {
  document.head.innerHTML = '';
});

describe('the configuration', () => {
  it('has the defaults of the contract without attributes', () => {
    const { configuration, lines } = read('');
    expect(configuration).toMatchObject({
      plugin: 'tx_gallery',
      requests: 'post',
      requestErrors: 'log',
      analyticsId: undefined,
      mapsKey: undefined,
      consent: 'needed',
      consentDefault: 'on',
      privacyUrl: undefined,
      jquery: 'page',
      lightbox: 'fancybox',
      nonce: undefined,
      observe: false,
      history: false,
      selectors: hooks,
    });
    expect(configuration.disable.size).toBe(0);
    expect(lines).toEqual([]);
  });

  it('has them without a tag too', () => {
    const misread = vi.fn();
    expect(readWholeTag(undefined, misread)).toEqual(read('').configuration);
    expect(misread).not.toHaveBeenCalled();
  });

  it('takes what the attributes say', () => {
    const { configuration, lines } = read(
      'data-plugin=" tx_x " data-requests="pages" data-request-errors="recover" data-jquery="own" nonce="abc" ' +
        'data-analytics-id="G-1" data-analytics-src="/stats.js" data-maps-key="key" ' +
        'data-maps-src="https://maps.example/api.js" data-consent="always" ' +
        'data-lightbox="photoswipe" data-consent-default="off" data-privacy-url="/privacy/" data-observe data-history ' +
        'data-disable="map  intro" data-selectors=\'{"logoSlider": ".logos > ul"}\'',
    );
    expect(lines).toEqual([]);
    expect(configuration).toEqual({
      plugin: 'tx_x',
      requests: 'pages',
      requestErrors: 'recover',
      analyticsId: 'G-1',
      analyticsSrc: '/stats.js',
      mapsKey: 'key',
      mapsSrc: 'https://maps.example/api.js',
      consent: 'always',
      consentDefault: 'off',
      privacyUrl: '/privacy/',
      disable: new Set(['map', 'intro']),
      selectors: { ...hooks, logoSlider: '.logos > ul' },
      presets: [],
      jquery: 'own',
      lightbox: 'photoswipe',
      nonce: 'abc',
      observe: true,
      history: true,
    });
  });

  it('has the selectors of presets beside the usual ones, and those of the page in their place', () => {
    const own = `data-selectors='{"slider": ".pictures"}'`;
    const { configuration, lines } = read(`data-preset=" owl\n lightbox2 owl" ${own}`);
    expect(lines).toEqual([]);
    expect(configuration.presets.map(({ name }) => name)).toEqual(['lightbox2', 'owl']);
    expect(configuration.selectors).toEqual({
      ...hooks,
      lightboxItem: 'a[data-fancybox], a[data-lightbox], a[rel^="lightbox"]',
      slider: '.pictures',
    });
  });

  it('prefers data-csp-nonce to the nonce of the tag', () => {
    expect(read('nonce="a" data-csp-nonce="b"').configuration.nonce).toBe('b');
  });

  it('cannot be changed', () => {
    expect(Object.isFrozen(read('').configuration)).toBe(true);
  });
});

describe('a misspelt tag', () => {
  it.each([
    ['data-disable="navigaton"', 'data-disable: unknown name navigaton; did you mean navigation?'],
    ['data-preset="ligthbox2"', 'data-preset: unknown name ligthbox2; did you mean lightbox2?'],
    ['data-requests="page"', 'data-requests: unknown name page; did you mean pages?'],
    ['data-requests="get"', 'data-requests: unknown name get; did you mean post?'],
    ['data-jquery="pgae"', 'data-jquery: unknown name pgae; did you mean page?'],
    [
      'data-request-errors="retry"',
      'data-request-errors: unknown name retry; known are log, recover',
    ],
    // Three edits are a slip, four another name.
    ['data-jquery="pgaex"', 'data-jquery: unknown name pgaex; did you mean page?'],
    ['data-jquery="pgaexx"', 'data-jquery: unknown name pgaexx; known are page, own'],
    ['data-plugn="x"', 'unknown attribute data-plugn; did you mean data-plugin?'],
    ['data-selectors="{"', 'data-selectors: { is not JSON'],
    ['data-selectors="[]"', 'data-selectors: [] is not a JSON object'],
    ['data-selectors="null"', 'data-selectors: null is not a JSON object'],
    ['data-selectors="7"', 'data-selectors: 7 is not a JSON object'],
    // Both would be names of elements as selectors.
    [`data-selectors='{"map": null}'`, 'data-selectors: map null is not a selector'],
    [`data-selectors='{"map": true}'`, 'data-selectors: map true is not a selector'],
    [`data-selectors='{"map": "a[["}'`, 'data-selectors: map "a[[" is not a selector'],
    [`data-selectors='{"map": 7}'`, 'data-selectors: map 7 is not a selector'],
    [
      'data-maps-src="javascript:alert(1)"',
      'data-maps-src: javascript:alert(1) is not a web address',
    ],
  ])('%s is reported, and the default stands', (attribute, expected) => {
    const { configuration, lines } = read(attribute);
    expect(lines).toEqual([expected]);
    expect(configuration).toEqual(read('').configuration);
  });

  it('does not take the prototype for a hook', () => {
    const { configuration } = read(`data-selectors='{"__proto__": "a", "constructor": "b"}'`);
    expect(configuration.selectors).toEqual(hooks);
    expect(Object.getPrototypeOf(configuration.selectors)).toBe(Object.prototype);
  });

  it('leaves the attributes of other tools alone', () => {
    expect(read('data-cfasync="false" data-no-optimize="1"').lines).toEqual([undefined, undefined]);
  });
});

describe('the tag', () => {
  it('is found by its name among other scripts', () => {
    document.head.innerHTML =
      '<script src="/a.js"></script><script src="/assets/auftritt.js?123"></script>';
    expect(findTag(document)?.getAttribute('src')).toBe('/assets/auftritt.js?123');
  });

  it('is the one with attributes of ours, where others are named so too', () => {
    document.head.innerHTML =
      '<script src="/auftritt-words.js"></script>' +
      '<script src="/assets/auftritt.js" data-jquery="own"></script>';
    expect(findTag(document)?.dataset.jquery).toBe('own');
  });

  it('is not the tag of another tool that has such attributes too', () => {
    document.head.innerHTML =
      '<script src="/slides.js" data-plugin="x" data-disable="map"></script>' +
      '<script src="/assets/auftritt.js"></script>';
    expect(findTag(document)?.getAttribute('src')).toBe('/assets/auftritt.js');
  });

  it('is not the one of another tool whose folder or query has our name', () => {
    const others = [
      '/internetauftritt/js/tool.js',
      '/tool.js?for=/auftritt.js',
      '/tool.js#/auftritt.js',
      '/myauftritt.js',
      '/auftritts.js',
      '/auftritt/main.js',
      '/auftritt.css',
      '/auftritt',
      '',
    ];
    expect(others.filter(isEntry)).toEqual([]);
    document.head.innerHTML =
      others.map((src) => `<script src="${src}"></script>`).join('') +
      '<script src="/assets/auftritt.js" nonce="n"></script>';
    expect(findTag(document)?.getAttribute('src')).toBe('/assets/auftritt.js');
  });

  it.each([
    'auftritt.js',
    ' /assets/auftritt.js\n',
    'https://cdn.example/a/auftritt.bundle.js?1795223456',
    '/auftritt.min.js#v1',
    '/auftritt-3f2a1c.js',
    '/auftritt.3f2a.js',
    '/auftritt-B4_xk9-aZ.bundle.mjs?v=1&w=/',
  ])('is found by the name of its file, also as pipelines write it: %j', (src) => {
    document.head.innerHTML = '<script src="/site.js" data-plugin="x"></script><script></script>';
    document.head.querySelector('script:not([src])')?.setAttribute('src', src);
    expect(isEntry(src)).toBe(true);
    expect(findTag(document)?.getAttribute('src')).toBe(src);
  });

  it('is the running one, whatever it is called', () => {
    document.head.innerHTML =
      '<script src="/slides-for-auftritt.js" data-plugin="x"></script><script src="/all.js"></script>';
    const all = document.querySelector('script[src="/all.js"]');
    const current = vi.spyOn(document, 'currentScript', 'get');
    current.mockReturnValue(all instanceof HTMLScriptElement ? all : null);
    expect(findTag(document)).toBe(all);
    current.mockRestore();
  });

  it('is found by its attributes where a pipeline has renamed the file', () => {
    document.head.innerHTML =
      '<script src="/a.js"></script><script src="/merged-1a2b.js" data-plugin="tx_x"></script>';
    expect(findTag(document)?.dataset.plugin).toBe('tx_x');
  });
});

describe("the page's JSON", () => {
  const readPage = (json: string, tag = '<script src="/site.js"></script>', after = '') => {
    const own = '<script type="application/json" data-auftritt></script>';
    document.head.innerHTML = `${tag}${own}${after}`;
    const script = findConfigurationScript(document);
    if (!script) throw new Error('the page has no configuration');
    script.textContent = json;
    const [completed, misread, purposes] = completeTag(script, findTag(document));
    const configuration = readWholeTag(completed, (wrong) => misread.push(wrong), purposes);
    return { configuration, lines: misread.map(line) };
  };

  it('says what the attributes say, with an object of selectors and a list of names', () => {
    const { configuration, lines } = readPage(
      '{"plugin": "tx_x", "request-errors": "recover", "disable": ["map", "intro"], ' +
        '"selectors": {"logoSlider": ".logos > ul"}, "preset": ["owl", "lightbox2"]}',
    );
    expect(configuration).toMatchObject({ plugin: 'tx_x', requestErrors: 'recover' });
    expect(configuration.presets.map(({ name }) => name)).toEqual(['lightbox2', 'owl']);
    expect([...configuration.disable]).toEqual(['map', 'intro']);
    expect(configuration.selectors.logoSlider).toBe('.logos > ul');
    expect(lines).toEqual([]);
    // Where the styles of the first paint look.
    expect(findConfigurationScript(document)?.dataset.disable).toBe('map intro');
  });

  it('counts where the tag has no such attribute', () => {
    const tag = '<script src="/auftritt.js" data-plugin="tx_tag"></script>';
    const { configuration } = readPage('{"plugin": "tx_page", "jquery": "own"}', tag);
    expect(configuration).toMatchObject({ plugin: 'tx_tag', jquery: 'own' });
  });

  it('takes null and false for what is not there', () => {
    const absent = Object.fromEntries(
      attributes.map((name, index) => [name.replace('data-', ''), index % 2 === 0 ? null : false]),
    );
    for (const given of [absent, { 'maps-key': null, observe: null }, { observe: false }]) {
      const { configuration, lines } = readPage(JSON.stringify(given));
      expect(lines).toEqual([]);
      expect(configuration).toEqual(read('').configuration);
    }
  });

  it('switches on with true what an attribute switches on by being there', () => {
    expect(readPage('{"observe": true}').configuration.observe).toBe(true);
    expect(readPage('{"observe": ""}').configuration.observe).toBe(true);
    expect(readPage('{"history": true}').configuration.history).toBe(true);
  });

  it('is read once with two tags, and those of the first count over it', () => {
    const { configuration, lines } = readPage(
      '{"plugin": "tx_page", "jquery": "own", "maps-key": "page"}',
      '<script src="/auftritt.js" data-plugin="tx_first" data-maps-key=""></script>' +
        '<script src="/auftritt.js" data-plugin="tx_second" data-jquery="pgae"></script>',
    );
    expect(configuration).toMatchObject({ plugin: 'tx_first', jquery: 'own', mapsKey: undefined });
    expect(lines).toEqual([]);
  });

  it('is that of the first of two scripts, and the other one is reported', () => {
    const { configuration, lines } = readPage(
      '{"plugin": "tx_first"}',
      '<script src="/site.js"></script>',
      '<script type="application/json" data-auftritt>{"plugin": "tx_second", "x": 1}</script>',
    );
    expect(configuration.plugin).toBe('tx_first');
    expect(lines).toEqual([
      'data-auftritt: it stands on more than one script, and the first one counts',
    ]);
  });

  it('says with a name that stands there twice what its last value says, and that is reported', () => {
    const { configuration, lines } = readPage(
      '{"plugin": "tx_\\"plugin\\": 1", "selectors": {"map": ".plugin", "form": ":is(a)"}, ' +
        '"disable": ["selectors"], "jquery": "own", "pl\\u0075gin": "tx_last"}',
    );
    expect(configuration.plugin).toBe('tx_last');
    expect(configuration.selectors.map).toBe('.plugin');
    expect(lines[0]).toBe(
      'data-auftritt: plugin stands there more than once, and the last one counts',
    );
    // A value in a list is no name.
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^data-disable: unknown name selectors/),
    ]);
  });

  it.each([
    ['', 'data-auftritt: it is not JSON'],
    ['{', 'data-auftritt: { is not JSON'],
    ['null', 'data-auftritt: null is not a JSON object'],
    ['["map"]', 'data-auftritt: ["map"] is not a JSON object'],
    ['{"plugn": "tx_x"}', 'data-auftritt: unknown name plugn; did you mean plugin?'],
    ['{"data-plugin": "x"}', 'data-auftritt: unknown name data-plugin; did you mean plugin?'],
    ['{"data-jqery": null}', 'data-auftritt: unknown name data-jqery; did you mean jquery?'],
    ['{"plugin": 7}', 'data-auftritt: plugin 7 is not text'],
    ['{"plugin": true}', 'data-auftritt: plugin true is not text'],
    ['{"plugin": {"name": "x"}}', 'data-auftritt: plugin {"name":"x"} is not text'],
    ['{"maps-key": ["k"]}', 'data-auftritt: maps-key ["k"] is not text'],
    ['{"disable": 7}', 'data-auftritt: disable 7 is neither a list of names nor text'],
    [
      '{"disable": ["map", null]}',
      'data-auftritt: disable ["map",null] is neither a list of names nor text',
    ],
    ['{"selectors": ["x"]}', 'data-auftritt: selectors ["x"] is not a JSON object'],
    ['{"selectors": "x"}', 'data-selectors: x is not JSON'],
    ['{"selectors": {"map": null}}', 'data-selectors: map null is not a selector'],
    ['{"observe": 1}', 'data-auftritt: observe 1 is neither true nor false'],
    ['{"history": 1}', 'data-auftritt: history 1 is neither true nor false'],
    ['{"requests": true}', 'data-auftritt: requests true is not text'],
    ['{"jquery": "neither"}', 'data-jquery: unknown name neither; known are page, own'],
  ])('is reported where it is wrong, and the default stands: %s', (json, message) => {
    const { configuration, lines } = readPage(json);
    expect(lines).toEqual([message]);
    expect(configuration).toEqual(read('').configuration);
  });

  it.each(['<', '', '__proto__', 'constructor', 'src', 'x-data-plugin'])(
    'is reported where it has a name that no attribute has: %j',
    (name) => {
      const { configuration, lines } = readPage(`{"${name}": "x"}`);
      expect(lines).toEqual([
        expect.stringContaining(`data-auftritt: unknown name ${name}; known are plugin, `),
      ]);
      expect(configuration).toEqual(read('').configuration);
    },
  );
});

describe('the console', () => {
  const wrong: Misconfiguration[] = [
    { attribute: 'data-jquery', value: 'pgae', known: ['page', 'own'] },
    { attribute: 'data-cfasync', value: 'data-cfasync', known: ['data-plugin'] },
    { attribute: 'data-maps-src', value: 'x:', wanted: 'address' },
  ];
  const told = [
    'auftritt: data-jquery: unknown name pgae; did you mean page?',
    'auftritt: data-maps-src: x: is not a web address',
  ];

  it('has a line for each thing that is wrong, with the tag', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const tag = document.createElement('script');
    tell(wrong, tag);
    expect(warn.mock.calls).toEqual(told.map((text) => [text, tag]));
  });

  it('has the lines alone where there is no tag', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    tell(wrong);
    expect(warn.mock.calls).toEqual(told.map((text) => [text]));
  });
});

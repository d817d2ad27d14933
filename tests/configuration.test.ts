// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSelectors as hooks } from '../src/behaviours.js';
import {
  findConfigurationScript,
  findTag,
  type Misconfiguration,
  readConfiguration,
} from '../src/configuration.js';
import { describe as line, tell } from '../src/diagnostics.js';
import completeTag from '../src/page-json.js';

function read(attributes: string) {
  document.head.innerHTML = `<script src="/assets/auftritt.js" ${attributes}></script>`;
  const misread: Misconfiguration[] = [];
  const configuration = readConfiguration(findTag(document), (wrong) => misread.push(wrong));
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
      requestErrors: 'log',
      analyticsId: undefined,
      mapsKey: undefined,
      consent: 'needed',
      consentDefault: 'on',
      privacyUrl: undefined,
      jquery: 'page',
      nonce: undefined,
      observe: false,
      selectors: hooks,
    });
    expect(configuration.disable.size).toBe(0);
    expect(lines).toEqual([]);
  });

  it('has them without a tag too', () => {
    const misread = vi.fn();
    expect(readConfiguration(undefined, misread)).toEqual(read('').configuration);
    expect(misread).not.toHaveBeenCalled();
  });

  it('takes what the attributes say', () => {
    const { configuration, lines } = read(
      'data-plugin=" tx_x " data-request-errors="recover" data-jquery="own" nonce="abc" ' +
        'data-analytics-id="G-1" data-analytics-src="/stats.js" data-maps-key="key" ' +
        'data-maps-src="https://maps.example/api.js" data-consent="always" ' +
        'data-consent-default="off" data-privacy-url="/privacy/" data-observe ' +
        'data-disable="map  intro" data-selectors=\'{"logoSlider": ".logos > ul"}\'',
    );
    expect(lines).toEqual([]);
    expect(configuration).toEqual({
      plugin: 'tx_x',
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
      jquery: 'own',
      nonce: 'abc',
      observe: true,
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
  const readPage = (json: string, tag = '<script src="/site.js"></script>') => {
    document.head.innerHTML = `${tag}<script type="application/json" data-auftritt></script>`;
    const script = findConfigurationScript(document);
    if (!script) throw new Error('the page has no configuration');
    script.textContent = json;
    const [completed, misread] = completeTag(script, findTag(document));
    const configuration = readConfiguration(completed, (wrong) => misread.push(wrong));
    return { configuration, lines: misread.map(line) };
  };

  it('says what the attributes say, with an object of selectors and a list of names', () => {
    const { configuration, lines } = readPage(
      '{"plugin": "tx_x", "request-errors": "recover", "disable": ["map", "intro"], ' +
        '"selectors": {"logoSlider": ".logos > ul"}}',
    );
    expect(configuration).toMatchObject({ plugin: 'tx_x', requestErrors: 'recover' });
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

  it.each([
    ['', 'data-auftritt: it is not JSON'],
    ['{', 'data-auftritt: { is not JSON'],
    ['null', 'data-auftritt: null is not a JSON object'],
    ['["map"]', 'data-auftritt: ["map"] is not a JSON object'],
    ['{"<": "x"}', 'data-auftritt: {"<": "x"} is not JSON'],
    ['{"plugn": "tx_x"}', 'unknown attribute data-plugn; did you mean data-plugin?'],
    ['{"jquery": "neither"}', 'data-jquery: unknown name neither; known are page, own'],
    ['{"selectors": ["x"]}', 'data-selectors: x is not JSON'],
  ])('is reported where it is wrong, and the default stands: %s', (json, message) => {
    const { configuration, lines } = readPage(json);
    expect(lines).toEqual([message]);
    expect(configuration.plugin).toBe('tx_gallery');
    expect(configuration.jquery).toBe('page');
    expect(configuration.selectors).toEqual(hooks);
  });
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

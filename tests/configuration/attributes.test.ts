// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { defaultSelectors as hooks } from '../../src/behaviours.js';
import { readAttributes, readWholeTag } from '../support/configuration.js';

describe('the configuration', () => {
  it('has the defaults of the contract without attributes', () => {
    const { configuration, lines } = readAttributes('');
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
      observe: true,
      history: false,
      consentContent: undefined,
    });
    expect(configuration.disable.size).toBe(0);
    expect(lines).toEqual([]);
  });

  it('has them without a tag too', () => {
    const misread = vi.fn();
    expect(readWholeTag(undefined, misread)).toEqual(readAttributes('').configuration);
    expect(misread).not.toHaveBeenCalled();
  });

  it('takes what the attributes say', () => {
    const { configuration, selectors, lines } = readAttributes(
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
      consentContent: undefined,
      presets: [],
      jquery: 'own',
      lightbox: 'photoswipe',
      nonce: 'abc',
      observe: true,
      history: true,
    });
    expect(selectors).toEqual({ ...hooks, logoSlider: '.logos > ul' });
  });

  it('has the selectors of presets beside the usual ones, and those of the page in their place', () => {
    const own = `data-selectors='{"slider": ".pictures"}'`;
    const { configuration, selectors, lines } = readAttributes(
      `data-preset=" owl\n lightbox2 owl" ${own}`,
    );
    expect(lines).toEqual([]);
    expect(configuration.presets.map(({ name }) => name)).toEqual(['lightbox2', 'owl']);
    expect(selectors).toEqual({
      ...hooks,
      lightboxItem: '[data-fancybox], a[data-lightbox], a[rel^="lightbox"]',
      slider: '.pictures',
    });
  });

  it('prefers data-csp-nonce to the nonce of the tag', () => {
    expect(readAttributes('nonce="a" data-csp-nonce="b"').configuration.nonce).toBe('b');
  });
});

describe('a misspelt tag', () => {
  it.each([
    ['data-disable="navigaton"', 'data-disable: unknown name navigaton; did you mean navigation?'],
    ['data-preset="ligthbox2"', 'data-preset: unknown name ligthbox2; did you mean lightbox2?'],
    ['data-requests="page"', 'data-requests: unknown name page; did you mean pages?'],
    ['data-jquery="pgae"', 'data-jquery: unknown name pgae; did you mean page?'],
    [
      'data-request-errors="retry"',
      'data-request-errors: unknown name retry; known are log, recover',
    ],
    // Three edits are a slip, four another name.
    ['data-jquery="pgaex"', 'data-jquery: unknown name pgaex; did you mean page?'],
    ['data-jquery="pgaexx"', 'data-jquery: unknown name pgaexx; known are page, own, none'],
    // What is given stands where a name should, and is no attribute of the tag.
    [
      'data-jquery="data-jquery"',
      'data-jquery: unknown name data-jquery; known are page, own, none',
    ],
    ['data-plugn="x"', 'unknown attribute data-plugn; did you mean data-plugin?'],
    ['data-selectors="{"', 'data-selectors: { is not JSON'],
    ['data-selectors="null"', 'data-selectors: null is not a JSON object'],
    ['data-selectors="[]"', 'data-selectors: [] is not a JSON object'],
    // It would be the name of an element as a selector.
    [`data-selectors='{"map": null}'`, 'data-selectors: map null is not a selector'],
    [`data-selectors='{"map": "a[["}'`, 'data-selectors: map "a[[" is not a selector'],
    // A parser closes these at their end, and neither can be joined with another one.
    [`data-selectors='{"map": ".x /*"}'`, 'data-selectors: map ".x /*" is not a selector'],
    [
      'data-maps-src="javascript:alert(1)"',
      'data-maps-src: javascript:alert(1) is not a web address',
    ],
  ])('%s is reported, and the default stands', (attribute, expected) => {
    const { configuration, lines } = readAttributes(attribute);
    expect(lines).toEqual([expected]);
    expect(configuration).toEqual(readAttributes('').configuration);
  });

  it('does not take the prototype for a hook', () => {
    const { selectors } = readAttributes(`data-selectors='{"__proto__": "a", "constructor": "b"}'`);
    expect(selectors).toEqual(hooks);
    expect(Object.getPrototypeOf(selectors)).toBe(Object.prototype);
  });

  it('leaves the attributes of other tools alone', () => {
    expect(readAttributes('data-cfasync="false" data-no-optimize="1"').lines).toEqual([
      undefined,
      undefined,
    ]);
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { attributes } from '../../src/configuration/attributes.js';
import { describe as line } from '../../src/configuration/diagnostics.js';
import { findTag } from '../../src/configuration/find-tag.js';
import { findJson } from '../../src/configuration/own-tag.js';
import completeTag from '../../src/configuration/page-json.js';
import { readAttributes, readWholeTag, selectorsOf } from '../support/configuration.js';

describe("the page's JSON", () => {
  const readPage = (json: string, tag = '<script src="/site.js"></script>', after = '') => {
    const own = '<script type="application/json" data-auftritt></script>';
    document.head.innerHTML = `${tag}${own}${after}`;
    const script = findJson(document);
    if (!script) throw new Error('the page has no configuration');
    script.textContent = json;
    const [completed, misread, purposes] = completeTag(script, findTag(document));
    const configuration = readWholeTag(completed, (wrong) => misread.push(wrong), purposes);
    const selectors = completed && selectorsOf(completed);
    return { configuration, selectors, lines: misread.map(line) };
  };

  it('says what the attributes say, with an object of selectors and a list of names', () => {
    const { configuration, selectors, lines } = readPage(
      '{"plugin": "tx_x", "request-errors": "recover", "disable": ["map", "intro"], ' +
        '"selectors": {"logoSlider": ".logos > ul"}, "preset": ["owl", "lightbox2"]}',
    );
    expect(configuration).toMatchObject({ plugin: 'tx_x', requestErrors: 'recover' });
    expect(configuration.presets.map(({ name }) => name)).toEqual(['lightbox2', 'owl']);
    expect([...configuration.disable]).toEqual(['map', 'intro']);
    expect(selectors?.logoSlider).toBe('.logos > ul');
    expect(lines).toEqual([]);
    // Where the styles of the first paint look.
    expect(findJson(document)?.dataset.disable).toBe('map intro');
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
      expect(configuration).toEqual(readAttributes('').configuration);
    }
  });

  it('switches on with true what an attribute switches on by being there', () => {
    expect(readPage('{"observe": true}').configuration.observe).toBe(true);
    expect(readPage('{"observe": ""}').configuration.observe).toBe(true);
    expect(readPage('{"history": true}').configuration.history).toBe(true);
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
    const { configuration, selectors, lines } = readPage(
      '{"plugin": "tx_\\"plugin\\": 1", "selectors": {"map": ".plugin", "form": ":is(a)"}, ' +
        '"disable": ["selectors"], "jquery": "own", "pl\\u0075gin": "tx_last"}',
    );
    expect(configuration.plugin).toBe('tx_last');
    expect(selectors?.map).toBe('.plugin');
    expect(lines[0]).toBe(
      'data-auftritt: plugin stands there more than once, and the last one counts',
    );
    // A value in a list is no name.
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^data-disable: unknown name selectors/),
    ]);
  });

  it('says which purpose stands there twice, and which setting of one', () => {
    const { configuration, lines } = readPage(
      '{"purposes": {"films": {"version": 2}, "maps": {"cookies": ["a", "a"], "title": {"de": "A", "en": "A"}}, ' +
        '"films": {"version": 3, "default": true, "default": false}}}',
    );
    expect(configuration.purposes?.map(({ key }) => key)).toEqual(['films.3', 'maps']);
    expect(lines).toEqual(
      ['purposes.films', 'purposes.films.default'].map(
        (name) => `data-auftritt: ${name} stands there more than once, and the last one counts`,
      ),
    );
  });

  it.each([
    ['', 'data-auftritt: it is not JSON'],
    ['{', 'data-auftritt: { is not JSON'],
    ['null', 'data-auftritt: null is not a JSON object'],
    ['["map"]', 'data-auftritt: ["map"] is not a JSON object'],
    ['{"plugn": "tx_x"}', 'data-auftritt: unknown name plugn; did you mean plugin?'],
    ['{"data-plugin": "x"}', 'data-auftritt: unknown name data-plugin; did you mean plugin?'],
    ['{"data-jqery": null}', 'data-auftritt: unknown name data-jqery; did you mean jquery?'],
    [
      '{"data-auftritt": {}}',
      expect.stringMatching(/^data-auftritt: unknown name data-auftritt; known are plugin, /),
    ],
    [
      '{"__proto__": "x"}',
      expect.stringMatching(/^data-auftritt: unknown name __proto__; known are plugin, /),
    ],
    ['{"plugin": 7}', 'data-auftritt: plugin 7 is not text'],
    ['{"plugin": true}', 'data-auftritt: plugin true is not text'],
    ['{"plugin": {"name": "x"}}', 'data-auftritt: plugin {"name":"x"} is not text'],
    [
      '{"disable": ["map", null]}',
      'data-auftritt: disable ["map",null] is neither a list of names nor text',
    ],
    ['{"selectors": ["x"]}', 'data-auftritt: selectors ["x"] is not a JSON object'],
    ['{"selectors": "x"}', 'data-selectors: x is not JSON'],
    ['{"selectors": {"map": null}}', 'data-selectors: map null is not a selector'],
    ['{"observe": 1}', 'data-auftritt: observe 1 is neither true nor false'],
    ['{"jquery": "neither"}', 'data-jquery: unknown name neither; known are page, own, none'],
  ])('is reported where it is wrong, and the default stands: %s', (json, message) => {
    const { configuration, lines } = readPage(json);
    expect(lines).toEqual([message]);
    expect(configuration).toEqual(readAttributes('').configuration);
  });
});

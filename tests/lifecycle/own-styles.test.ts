// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { defaultSelectors } from '../../src/behaviours.js';
import { withOwnStyles } from '../../src/command/deploy/own-styles.js';
import { withSelectors } from '../../src/styles/with-selectors.js';

const follow = (css: string, own: object): string =>
  withSelectors(css, { ...defaultSelectors, ...own }, defaultSelectors);

describe('a stylesheet that follows the hooks', () => {
  it.each([
    ['.image-slider>img{}', { imageSlider: '.a, .b' }, ':is(.image-slider,:where(.a, .b))>img{}'],
    // A hook is told by its class alone, whatever else its selector asks for.
    ['.inquiry-form p{}', { form: '#contact' }, ':is(.inquiry-form,:where(#contact)) p{}'],
    ['.gallery-element{}', { galleryElement: '.g' }, ':is(.gallery-element,:where(.g)){}'],
    [
      'a[data-fancybox] img{}',
      { lightboxItem: 'a.zoom' },
      'a:is([data-fancybox],:where(a.zoom)) img{}',
    ],
    // A part of a longer name is another name, and a longer selector is replaced as a whole.
    [
      '.reference__toggle,.reference{}',
      { referenceEntry: '.r' },
      '.reference__toggle,:is(.reference,:where(.r)){}',
    ],
    [
      '.reference-column.is-hidden{}',
      { referenceColumn: '.r' },
      ':is(.reference-column.is-hidden,:where(.r)){}',
    ],
    ['.reference-column{}', { referenceColumn: '.r' }, '.reference-column{}'],
    ['[data-collapse-body=""]{}', { collapseBody: '.r' }, '[data-collapse-body=""]{}'],
    // A selector of the site is never read as one of ours.
    [
      '.references .reference{}',
      { references: '.reference' },
      ':is(.references,:where(.reference)) .reference{}',
    ],
    ['.map{}', { map: '$&' }, ':is(.map,:where($&)){}'],
    ['img{}', { coverflowItemImage: '.i' }, 'img{}'],
    ['.map{}', {}, '.map{}'],
  ])('%s with %j', (css, own, expected) => {
    expect(follow(css, own)).toBe(expected);
  });
});

describe('what deploy reads', () => {
  it('says in the manifest what the stylesheet is then', () => {
    const css = '@property --auftritt-styles{syntax:"*";inherits:false;initial-value:1}.map{}';
    const files = new Map(
      Object.entries({
        'auftritt.css': css,
        'auftritt.css.br': 'old',
        'auftritt.js': 'entry',
        'manifest.json': JSON.stringify({
          files: {
            'auftritt.css': { name: 'auftritt', hash: 'old' },
            'auftritt.js': { hash: 'e' },
          },
          preload: {},
        }),
      }).map(([path, text]): [string, Uint8Array] => [path, Buffer.from(text)]),
    );
    const own = withOwnStyles(files, { ...defaultSelectors, map: '.place' });
    const text = (path: string): string => Buffer.from(own.get(path) ?? '').toString();
    expect(text('auftritt.css')).toMatch(/initial-value:1\}:is\(\.map,:where\(\.place\)\)\{\}$/);
    expect(text('auftritt.js')).toBe('entry');
    expect(text('auftritt.css.br')).not.toBe('old');
    expect([...own.keys()].sort()).toEqual([...files.keys()].sort());
    const { files: about, preload } = JSON.parse(text('manifest.json'));
    expect(preload).toEqual({});
    expect(about['auftritt.js']).toEqual({ hash: 'e' });
    expect(about['auftritt.css']).toMatchObject({
      name: 'auftritt',
      bytes: own.get('auftritt.css')?.length,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      integrity: expect.stringMatching(/^sha384-/),
    });
  });
});

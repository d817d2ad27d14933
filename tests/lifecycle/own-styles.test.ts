// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { defaultSelectors } from '../../src/behaviours.js';
import { withOwnStyles, withSelectors } from '../../src/command/deploy/own-styles.js';

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

it('the manifest says what the stylesheet is that follows them', () => {
  const manifest = '{"files": {"auftritt.css": {"name": "auftritt", "hash": "old"}}}';
  const files = new Map<string, Uint8Array>([
    ['auftritt.css', Buffer.from('.map{}')],
    ['auftritt.css.br', Buffer.from('old')],
    ['manifest.json', Buffer.from(manifest)],
  ]);
  const own = withOwnStyles(files, { ...defaultSelectors, map: '.place' });
  expect([...own.keys()].sort()).toEqual([...files.keys()].sort());
  expect(own.get('auftritt.css.br')).not.toEqual(files.get('auftritt.css.br'));
  expect(JSON.parse(Buffer.from(own.get('manifest.json') ?? '').toString())).toEqual({
    files: {
      'auftritt.css': expect.objectContaining({
        name: 'auftritt',
        bytes: own.get('auftritt.css')?.length,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        integrity: expect.stringMatching(/^sha384-/),
      }),
    },
  });
});

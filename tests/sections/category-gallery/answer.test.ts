// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { galleryAt } from '../../../src/micro-roots/category-gallery/parts.js';
import {
  otherCategoryIn,
  sectionIn,
} from '../../../src/micro-roots/category-gallery/replacement.js';
import { parseInert } from '../../../src/page/html.js';
import type { ReplaceableSection } from '../../../src/public-interface.js';
import { pageWith } from '../../support/contract.js';

const page = pageWith({ ...pageWith().configuration, requests: 'pages' });

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('section');
  root.className = 'category-gallery';
  root.id = 'second';
});

function textIn(
  html: string,
  section: ReplaceableSection = 'galleryInner',
): string | null | undefined {
  return sectionIn(parseInert(html), section, galleryAt(root, 'category-gallery', page))
    ?.textContent;
}

const inner = (text: string): string => `<div class="gallery-inner">${text}</div>`;

describe('the section of an answer', () => {
  it('is that of the gallery with the same id, on a page with several', () => {
    const gallery = (id: string) =>
      `<section class="category-gallery" id="${id}">${inner(id)}</section>`;
    expect(textIn(gallery('first') + gallery('second'))).toBe('second');
    expect(textIn(gallery('first') + gallery('third'))).toBe('first');
  });

  it('is not that of a gallery of the other kind', () => {
    const other = `<section class="inspiration-gallery">${inner('other')}</section>`;
    expect(textIn(`${other}<section class="category-gallery">${inner('own')}</section>`)).toBe(
      'own',
    );
    expect(textIn(other)).toBeUndefined();
    expect(textIn(other + inner('loose'))).toBe('loose');
  });

  it('is the header of the product information', () => {
    const html = `<div class="product_information"><div><header>deep</header></div>
      <header>own</header></div>`;
    expect(textIn(html, 'productInformation')).toBe('own');
    expect(
      textIn('<div class="product_information">none</div>', 'productInformation'),
    ).toBeUndefined();
  });
});

describe('a fetched page shows another category', () => {
  const gallery = (items: string, id = 'second'): string =>
    `<section class="category-gallery" id="${id}"><ul>${items}</ul></section>`;
  const item = (uid: string, classes = ''): string =>
    `<li><a class="product_reference ${classes}" data-uid="${uid}">${uid}</a></li>`;
  const otherIn = (html: string): string | undefined =>
    otherCategoryIn(parseInert(html), '2', galleryAt(root, 'category-gallery', page));

  it('where its list has the wanted one, and marks another', () => {
    expect(otherIn(gallery(item('1', 'active') + item('2') + item('3')))).toBe('1');
  });

  it.each([
    ['marks the wanted one', item('1') + item('2', 'active')],
    ['marks the wanted one beside another', item('1', 'active') + item('2', 'active')],
    ['marks none', item('1') + item('2')],
    ['lacks the wanted one', item('1', 'active') + item('3')],
    ['names no category', '<li><a class="product_reference active">1</a></li>'],
    ['is empty', ''],
  ])('but not where its list %s', (_, items) => {
    expect(otherIn(gallery(items))).toBeUndefined();
  });

  it('in the list of the same gallery alone', () => {
    const other = gallery(item('1', 'active') + item('2'), 'first');
    expect(otherIn(other + gallery(item('1') + item('2', 'active')))).toBeUndefined();
    expect(otherIn(item('1', 'active') + item('2'))).toBeUndefined();
  });
});

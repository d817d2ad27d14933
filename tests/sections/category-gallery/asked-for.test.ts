// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { categoryAskedFor } from '../../../src/micro-roots/category-gallery/parts.js';
import { pageWith } from '../../support/contract.js';

const page = pageWith();
const withHistory = pageWith({ ...page.configuration, history: true });

afterEach(() => history.replaceState(null, '', '/'));

function askedFor(query: string, on = page): string | undefined {
  history.replaceState(null, '', `/${query}`);
  const gallery = document.createElement('section');
  gallery.innerHTML =
    '<i class="product_reference" data-uid="12"></i><i class="product_reference" data-uid="a&quot;]"></i><i class="product_reference" data-uid=""></i>';
  return categoryAskedFor(gallery, on);
}

describe('the category that an address asks for', () => {
  it('is that with the uid', () => {
    expect(askedFor('?id_category=12')).toBe('12');
    expect(askedFor('?a=1&id_category=12&id_category=13')).toBe('12');
    expect(askedFor('?id_category=a%22%5D')).toBe('a"]');
  });

  it('is the first of those that may be of several galleries, where the address follows choices', () => {
    const query = '?id_category=99&id_category=&id_category=12&id_category=a%22%5D';
    expect(askedFor(query)).toBeUndefined();
    expect(askedFor(query, withHistory)).toBe('12');
    expect(askedFor('?id_category=&id_category=99', withHistory)).toBeUndefined();
  });

  it.each([
    '',
    '?id_category',
    '?id_category=',
    '?id_category=1',
    '?id_category=012',
    '?id_category=12%20',
    '?ID_CATEGORY=12',
  ])('is none for %j', (query) => expect(askedFor(query)).toBeUndefined());
});

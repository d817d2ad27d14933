// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { sectionIn } from '../../../src/micro-roots/category-gallery/answer.js';
import { parseInert } from '../../../src/page/inert-html.js';
import type { ReplaceableSection } from '../../../src/public-interface.js';
import { pageWith } from '../../support/contract.js';

const page = pageWith();

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
  const { categoryGallery } = page.selectors;
  return sectionIn(parseInert(html), section, root, categoryGallery, page)?.textContent;
}

const inner = (text: string): string => `<div class="gallery-inner">${text}</div>`;

describe('the section of an answer', () => {
  it('is found among mere sections', () => {
    const html = `${inner('a')}<div class="reference_content">b</div>`;
    expect([textIn(html), textIn(html, 'referenceContent')]).toEqual(['a', 'b']);
  });

  it('is found in a whole page', () => {
    const html = `<!doctype html><title>x</title><main><section class="category-gallery">
      ${inner('a')}</section></main>`;
    expect(textIn(html)).toBe('a');
  });

  it('is missing where the answer lacks it', () => {
    expect(textIn('<div class="reference_content">b</div>')).toBeUndefined();
    expect(textIn('')).toBeUndefined();
  });

  it('is the first of several', () => {
    expect(textIn(inner('a') + inner('b'))).toBe('a');
  });

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

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseInert } from '../../src/page/html.js';
import { baseOf, resolveAddresses } from '../../src/page/response.js';

const here = location.origin;

function resolved(html: string, base = `${here}/wood/oak/`): string {
  const page = parseInert(html);
  resolveAddresses(page, base);
  return page.querySelector('body')?.innerHTML ?? '';
}

describe('an address in a fetched page', () => {
  it.each([
    ['<img src="a.jpg">', `<img src="${here}/wood/oak/a.jpg">`],
    ['<a href="../ash/?a=1#b">x</a>', `<a href="${here}/wood/ash/?a=1#b">x</a>`],
    ['<a href="?page=2">x</a>', `<a href="${here}/wood/oak/?page=2">x</a>`],
    ['<img data-lazy=" a.jpg ">', `<img data-lazy="${here}/wood/oak/a.jpg">`],
    [
      '<iframe data-name="films" data-src="film.html"></iframe>',
      `<iframe data-name="films" data-src="${here}/wood/oak/film.html"></iframe>`,
    ],
    [
      '<img srcset="a.jpg, b,c.jpg 2x,d.jpg 3x">',
      `<img srcset="${here}/wood/oak/a.jpg, ${here}/wood/oak/b,c.jpg 2x,${here}/wood/oak/d.jpg 3x">`,
    ],
    [
      '<i style="background: url(\'a.jpg\'), url(b.jpg)"></i>',
      `<i style="background: url('${here}/wood/oak/a.jpg'), url(${here}/wood/oak/b.jpg)"></i>`,
    ],
    [
      '<p></p><style>i{background:url( a.jpg )}</style>',
      `<p></p><style>i{background:url(${here}/wood/oak/a.jpg)}</style>`,
    ],
    [
      '<svg><image href="a.svg"></image></svg>',
      `<svg><image href="${here}/wood/oak/a.svg"></image></svg>`,
    ],
    [
      '<form action="send"><input name="getAttribute"><input name="setAttribute"></form>',
      `<form action="${here}/wood/oak/send"><input name="getAttribute"><input name="setAttribute"></form>`,
    ],
  ])('is relative to that page: %s', (html, expected) => expect(resolved(html)).toBe(expected));

  it.each([
    '<a href="/oak/">x</a>',
    '<a href="#oak">x</a>',
    '<svg><use href="#oak"></use></svg>',
    '<a href="https://other.example/a">x</a>',
    '<a href="mailto:a@b.example">x</a>',
    '<img src="data:image/png;base64,iVBORw0,KGgo=" srcset="data:image/png;base64,iVBORw0 2x">',
    '<img src="" alt="a.jpg" title="a.jpg">',
    '<img src="https://[">',
    '<img srcset=",,, ,">',
  ])('stays where it means the same here: %s', (html) => expect(resolved(html)).toBe(html));

  it('is relative to what the page names as its base', () => {
    const base = (html: string) => baseOf(html, `${here}/wood/oak/`);
    expect(base('<title>a</title>')).toBe(`${here}/wood/oak/`);
    expect(base('<base target="_top"><base href="/b/"><base href="/c/">')).toBe(`${here}/b/`);
    expect(base('<base href="c/">')).toBe(`${here}/wood/oak/c/`);
    expect(base('<base href="https://[">')).toBe(`${here}/wood/oak/`);
    expect(base('<p>&lt;base href="/c/"></p><!-- <base href="/d/"> -->')).toBe(`${here}/wood/oak/`);
    expect(resolved('<a href="/oak/">x</a>', 'https://cdn.example/b/')).toBe(
      '<a href="https://cdn.example/oak/">x</a>',
    );
  });
});

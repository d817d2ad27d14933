import { describe, expect, it } from 'vitest';
import { checkPage } from '../support/check-page.js';

const address = 'https://www.example.com/';

/** The rules that a part of a page breaks. */
const broken = (html: string): string[] =>
  checkPage({ html, address }).findings.map(({ rule }) => rule.name);

/** The rules that a whole page with such a head breaks. */
const brokenInHead = (head: string): string[] =>
  broken(`<!doctype html><head>${head}<script src="/auftritt.js"></script></head><body></body>`);

const viewport = '<meta name="Viewport" content="width=device-width">';
const list = (content: string): string =>
  '<input class="reference_request_url" value="/"><ul class="list_products"><li ' +
  `class="product_reference active" data-uid="1" data-color="#c96"><a href="/1/"> Lamps\n </a>` +
  `</li></ul>${content}`;

describe('the rules about markup', () => {
  it('want a head of a whole page alone', () => {
    expect(brokenInHead('')).toEqual(['viewport']);
    expect(brokenInHead(viewport)).toEqual([]);
    expect(broken('<p>A part of a page</p>')).toEqual([]);
  });

  it.each([
    ['<link rel="canonical" href="/en/">', true],
    ['<link rel="Alternate" hreflang="de" href="//www.example.com/de/">', true],
    ['<link rel="alternate" type="application/rss+xml" href="/feed/">', false],
  ])('want the address of %s to be whole', (link, isBroken) => {
    expect(brokenInHead(viewport + link)).toEqual(isBroken ? ['relative-address'] : []);
  });

  it.each([
    ['<img src="/a.jpg" alt="" width="4">', true],
    ['<img src="/a.jpg" alt="" width="100%" height="auto">', true],
    ['<noscript><img src="/a.jpg" alt=""></noscript>', false],
  ])('want the size of %s', (image, isBroken) => {
    expect(broken(image)).toEqual(isBroken ? ['image-size'] : []);
  });

  it.each([
    ['tel:+49-30-123', false],
    ['tel:+49 30 123', true],
    ['tel:+49(0)30123', true],
  ])('want %s without spaces and "(0)"', (href, isBroken) => {
    expect(broken(`<a href="${href}">Call</a>`)).toEqual(isBroken ? ['telephone-number'] : []);
  });

  it('want the name of a category where a choice replaces it', () => {
    const gallery = (content: string): string[] =>
      broken(`<div class="category-gallery">${list(content)}</div>`);
    const inner = '<div class="gallery-inner"></div>';
    expect(gallery(`<h2>Lamps</h2>${inner}`)).toEqual(['category-headline']);
    expect(gallery(`<h2>Products</h2>${inner}`)).toEqual([]);
    expect(gallery(`<div class="gallery-inner"><h2>Lamps</h2></div>`)).toEqual([]);
    expect(gallery(`${inner}<div class="reference_content"><h2>Lamps</h2></div>`)).toEqual([]);
  });

  it.each([
    ['<input name="honeypot">', true],
    ['<div class="form-honey-pot"><input name="url"></div>', true],
    ['<input name="x7" tabindex="-1" autocomplete="off">', true],
    ['<div aria-hidden="true"><textarea name="x7" tabindex="-1"></textarea></div>', true],
    ['<div class="honeypot" hidden><input name="url"></div>', false],
    [
      '<input name="x7" tabindex="-1" autocomplete="off" style="position: absolute; left: -9em">',
      false,
    ],
    ['<input type="hidden" name="honeypot">', false],
    ['<input name="date" tabindex="-1">', false],
  ])('want robots alone to see %s', (field, isBroken) => {
    const form = `<form class="inquiry-form"><p class="form-group"><input name="name"></p>${field}</form>`;
    expect(broken(form)).toEqual(isBroken ? ['honeypot'] : []);
  });

  it('count the images of a page without a size in one finding', () => {
    const { findings } = checkPage({ html: '<img src="/a.jpg" alt="">\n'.repeat(30) });
    expect(findings.map(({ line, message }) => [line, message])).toEqual([
      [1, '30 images lack width and height'],
    ]);
  });

  it.each([
    ['<p class="form-group"><input name="a"></p><input name="b">', false],
    ['<p><input name="a"></p><textarea name="b"></textarea>', true],
    ['<input type="hidden" name="a"><input type="submit">', false],
  ])('want a field around the controls of %s', (controls, isBroken) => {
    const form = `<form class="inquiry-form"><p class="form-group"></p>${controls}</form>`;
    expect(broken(form).filter((rule) => rule === 'form-fields')).toHaveLength(isBroken ? 1 : 0);
  });

  it.each([
    ['collapse', '<link rel="stylesheet" href="/css/bootstrap.min.css">', true],
    ['collapse', '<a href="#x" data-toggle="collapse">x</a>', true],
    ['collapse show', '<link rel="stylesheet" href="/css/bootstrap.min.css">', false],
    ['collapse', '', false],
    ['', '<link rel="stylesheet" href="/css/bootstrap.min.css">', false],
  ])('want a menu with the class "%s" to be seen beside %s', (name, sign, isBroken) => {
    const menu = `<button class="navigation-opener">Menu</button><div class="${name}"><nav class="main-navigation"><ul><li><a href="/">Home</a></li></ul></nav></div>`;
    const found = broken(sign + menu).filter((rule) => rule === 'hidden-menu');
    expect(found).toHaveLength(isBroken ? 1 : 0);
  });

  it.each([
    [['data-fancybox="a"', 'data-fancybox="a"', 'data-fancybox="A "'], 1],
    [['data-fancybox="a"', 'data-fancybox="a"', 'data-fancybox="b"'], 0],
    [['data-fancybox="a1"', 'data-fancybox="a2"'], 0],
    [['data-fancybox', 'data-fancybox'], 0],
    [['data-fancybox data-lightbox="x"', 'data-fancybox data-lightbox="x"'], 2],
  ])('want the pictures of %j in one group: %i', (attributes, count) => {
    const links = attributes.map((each, index) => `<a ${each} href="/${index}.jpg">x</a>`);
    expect(broken(links.join('')).filter((rule) => rule === 'lone-picture')).toHaveLength(count);
  });

  it('want no group of an attribute that a preset reads', () => {
    const links = '<a class="b" data-fancybox data-lightbox="x" href="/1.jpg">x</a>'.repeat(2);
    const tag = '<script src="/auftritt.js" data-preset="lightbox2"></script>';
    expect(broken(tag + links)).toEqual([]);
  });

  it('want what a service needs where its section stands, unless that is disabled', () => {
    const map = '<div class="map" data-lat="52" data-lng="13">Berlin</div>';
    const link = '<a class="analytics-opt-out" href="#">Off</a>';
    const page = (attributes: string): string[] =>
      broken(`<script src="/auftritt.js" ${attributes}></script>${map}${link}`);
    expect(page('')).toEqual(['no-maps-key', 'no-analytics-id']);
    expect(page('data-maps-key="k"')).toEqual(['no-analytics-id']);
    expect(page('data-analytics-id="G-1"')).toEqual(['no-maps-key']);
    expect(page('data-disable="map analytics"')).toEqual([]);
    const own = '<script src="https://maps.googleapis.com/maps/api/js?callback=initMap"></script>';
    expect(broken(own + map)).toEqual([]);
  });
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findItems, readItem } from '../../../src/sections/coverflow/read-item.js';

const item = (html: string) => {
  const element = document.createElement('li');
  element.innerHTML = html;
  return readItem(element);
};
const htmlOf = (nodes: readonly Node[]): string => {
  const holder = document.createElement('div');
  holder.append(...nodes);
  return holder.innerHTML;
};

it('reads every field', () => {
  const read = item(`<div><img src="/a.jpg" alt="A"></div><h2 class="flip-title"> A
    and B </h2><p class="sub-header">S</p>
    <div class="text">One <b id="two">two</b></div><a class="link" href="/more/">More</a>`);
  expect(read).toMatchObject({
    title: 'A and B',
    subHeader: 'S',
    image: { src: '/a.jpg', alt: 'A' },
  });
  expect(htmlOf(read.text)).toBe('One <b>two</b>');
  expect(read.link?.getAttribute('href')).toBe('/more/');
});

it('an empty item has nothing', () => {
  expect(item('')).toEqual({
    title: '',
    subHeader: '',
    image: undefined,
    text: [],
    link: undefined,
  });
  expect(item('<div class="text"> <!-- none --> </div>').text).toEqual([]);
});

it('the image that names a detail image goes before the first', () => {
  const images = `<img src="/a.jpg" srcset="/a2.jpg 2x" width="10" height="20">
    <img src="/b.jpg" data-detail-src="/large.jpg" alt="B" srcset="/b2.jpg 2x" width="1" height="2">`;
  expect(item(images).image).toEqual({ src: '/large.jpg', alt: 'B' });
  const first = images.replace('data-detail-src="/large.jpg"', 'data-detail-src=" "');
  expect(item(first).image).toEqual({
    src: '/a.jpg',
    alt: '',
    srcset: '/a2.jpg 2x',
    width: '10',
    height: '20',
  });
});

it('a detail image has candidates and a size of its own', () => {
  const image =
    '<img src="/a.jpg" alt="A" srcset="/a2.jpg 2x" width="1" height="2" data-detail-src=" /b.jpg " ' +
    'data-detail-srcset="/b2.jpg 2x" data-detail-width=" 30 " data-detail-height="40">';
  expect(item(image).image).toEqual({
    src: '/b.jpg',
    alt: 'A',
    srcset: '/b2.jpg 2x',
    width: '30',
    height: '40',
  });
});

it('an image without an address is none, and an attribute without a value says nothing', () => {
  expect(item('<img alt="A"><img src=" " alt="B">').image).toBe(undefined);
  const images = '<img alt="A"><img src=" "><img src="/c.jpg" srcset="" width=" " alt="C">';
  expect(item(images).image).toEqual({ src: '/c.jpg', alt: 'C' });
});

it.each(['Only words', 'Words <!-- and a comment -->', ' <img src="/a.jpg" alt=""> '])(
  'the text may be %j',
  (text) => {
    expect(htmlOf(item(`<div class="text">${text}</div>`).text)).toBe(text);
  },
);

it('an id of the text is not on the page twice', () => {
  const text = '<p id="one">One <b id="two" class="id">two</b></p>';
  expect(htmlOf(item(`<div class="text">${text}</div>`).text)).toBe(
    '<p>One <b class="id">two</b></p>',
  );
});

it('markup in a title stays text', () => {
  expect(item('<h2 class="flip-title">&lt;img src=x&gt;</h2>').title).toBe('<img src=x>');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])('%s is no link', (href) => {
  expect(item(`<a class="link" href="${href}">More</a>`).link).toBe(undefined);
});

it.each(['/a/', '#part', 'mailto:a@example.org', 'tel:+4930'])('%s is a link', (href) => {
  expect(item(`<a class="link" href="${href}">More</a>`).link?.getAttribute('href')).toBe(href);
});

it('a coverflow lacks its items where its lists are those of the detail area', () => {
  const element = document.createElement('div');
  element.innerHTML = '<div class="coverflow-detail"><ul><li>Text</li></ul></div><ul></ul>';
  const detail = element.querySelector<HTMLElement>('.coverflow-detail');
  if (!detail) throw new Error('there is no detail area');
  expect(() => findItems(element, detail)).toThrow('element lacks ul > li');
});

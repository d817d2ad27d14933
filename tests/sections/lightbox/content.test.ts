// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://example.org/home/" }
import { expect, it } from 'vitest';
import { contentOf } from '../../../src/sections/lightbox/content.js';
import { counterText } from '../../../src/sections/lightbox/presentation.js';

/** A page without presets. */
const page = { configuration: { presets: [] } };

const link = (attributes: Record<string, string>): HTMLElement => {
  const element = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

it.each([
  ['/media/a.webp', 'image'],
  ['a.JPG?x=1', 'image'],
  ['/index.php?eID=dumpFile&f=1', 'image'],
  ['/picture/7', 'image'],
  ['data:image/png,x', 'image'],
  ['/file.pdf', 'pdf'],
  ['/file.pdf.html', 'iframe'],
  ['http://example.org/a.webp', 'image'],
  ['/index.php?eID=tx_cms_showpic', 'iframe'],
  ['page.html#part', 'iframe'],
  ['/film.mp4', 'html5video'],
  ['https://www.youtube.com/watch?v=12345678901', undefined],
  ['https://youtube.com.evil.example/a', 'image'],
])('%s is shown as %s', (href, type) => {
  const { href: address } = new URL(href, 'https://example.org/home/');
  expect(contentOf(link({ href }), page)).toEqual({ type, address });
});

it.each([
  [{ href: '#box' }, 'inline', '#box'],
  [{ href: ' #box\n' }, 'inline', '#box'],
  [{ href: '#b%C3%B6x' }, 'inline', '#böx'],
  [{ href: '#%E0%A4%A' }, 'inline', '#%E0%A4%A'],
  [{ href: '#box', 'data-type': 'clone' }, 'clone', '#box'],
  [{ href: '/home/#box', 'data-type': 'inline' }, 'inline', '#box'],
  [{ href: '/home/#box', 'data-type': 'clone' }, 'clone', '#box'],
  [{ href: 'javascript:;', 'data-src': '#box' }, 'inline', '#box'],
  [{ href: '/a.jpg', 'data-type': 'iframe' }, 'iframe', 'https://example.org/a.jpg'],
  [{ href: '/a.jpg', 'data-type': 'unheard-of' }, 'image', 'https://example.org/a.jpg'],
  [{ href: '/part', 'data-type': 'ajax' }, 'ajax', 'https://example.org/part'],
  [{ href: '/"><img src=x>' }, 'image', 'https://example.org/%22%3E%3Cimg%20src=x%3E'],
])('%j is %s %s', (attributes, type, address) => {
  expect(contentOf(link(attributes), page)).toEqual({ type, address });
});

it.each([
  {},
  { href: '' },
  { href: '#' },
  { href: 'javascript:alert(1)' },
  { href: ' JavaScript:alert(1)' },
  { href: 'data:text/html,x' },
  { href: 'https://' },
  { href: 'https://elsewhere.example/part', 'data-type': 'ajax' },
  { href: '/page', 'data-type': 'inline' },
])('%j is nothing to show', (attributes) => {
  expect(contentOf(link(attributes), page)).toBe(undefined);
});

it.each([
  [1, 1, '01 / 1'],
  [3, 7, '03 / 7'],
  [9, 12, '09 / 12'],
  [10, 12, '10 / 12'],
  [100, 120, '100 / 120'],
])('image %i of %i is counted as %s', (number, total, text) => {
  expect(counterText(number, total)).toBe(text);
});

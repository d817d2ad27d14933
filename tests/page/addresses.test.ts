// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { ownAddress } from '../../src/micro-roots/category-gallery/parts.js';
import { indicatedElement, indicatesTop, isWebAddress } from '../../src/page/addresses.js';

beforeEach(() => {
  document.body.innerHTML =
    '<h2 id="werk"></h2><h2 id="räume"></h2><h2 id="100%"></h2><h2 id="50%-tür"></h2>' +
    '<h2 id="#twice"></h2><h2 id="%41"></h2><h2 id="A"></h2><a name="alt"></a><a name=""></a>' +
    '<input name="field"><a name="höhe"></a>';
});

describe('the element that a hash indicates', () => {
  it.each([
    ['#werk', 'werk'],
    ['#r%C3%A4ume', 'räume'],
    ['#r%c3%a4ume', 'räume'],
    ['#räume', 'räume'],
    ['#100%', '100%'],
    ['#50%-t%C3%BCr', '50%-tür'],
    ['#100%25', '100%'],
    ['##twice', '#twice'],
    ['#%41', '%41'],
  ])('%s is that with the id %s', (hash, id) => {
    expect(indicatedElement(hash)?.id).toBe(id);
  });

  it.each([
    ['#alt', 'alt'],
    ['#h%C3%B6he', 'höhe'],
  ])('%s is the anchor with that name, as in old pages', (hash, name) => {
    expect(indicatedElement(hash)?.getAttribute('name')).toBe(name);
  });

  it.each([
    '',
    '#',
    '#top',
    '#%E0%A4%A',
    '#"><img onerror=alert(1)>',
    '#/route',
    '#__proto__',
    '#nowhere',
    '#field',
  ])('%s is none', (hash) => {
    expect(indicatedElement(hash)).toBeNull();
  });
});

it.each(['#top', '#TOP', '#t%6Fp'])('%s is the top of the page', (hash) => {
  expect(indicatesTop(hash)).toBe(true);
});

it.each(['', '#', '#topic', '#stop'])('%s is not the top of the page', (hash) => {
  expect(indicatesTop(hash)).toBe(false);
});

describe('an address of the web', () => {
  it.each(['https://example.org/a', 'HTTP://example.org', '//example.org/a', '/a', 'a', '?b', ''])(
    'may be %j',
    (text) => expect(isWebAddress(text)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,a',
    'mailto:a@example.org',
    'https-only:a',
    'xhttps://a',
    'http://',
    'https://a b/',
  ])('is not %j', (text) => expect(isWebAddress(text)).toBe(false));
});

describe('an address of a request', () => {
  it.each(['/a/?type=1', 'a/b'])('may be %j', (written) =>
    expect(ownAddress(written)?.origin).toBe(location.origin),
  );

  it.each([
    '',
    ' ',
    'https://other.example/a',
    '//other.example/a',
    'javascript:alert(1)',
    'data:text/html,a',
    `blob:${location.origin}/1`,
    'http://',
  ])('may not be %j', (written) => expect(ownAddress(written)).toBeUndefined());
});

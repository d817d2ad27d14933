// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sharesClicks } from '../../src/page/clicks.js';

it.each([
  ['<a href="#place">', true],
  ['<a href="#">', true],
  ['<a href="#place" target="_blank">', false],
  ['<a href="https://www.example.com/#place">', false],
  ['<a href="/other/">', false],
])('what stands around %s acts at its click too: %s', (html, shares) => {
  document.body.innerHTML = html;
  const [link] = document.links;
  expect(link && sharesClicks(link)).toBe(shares);
});

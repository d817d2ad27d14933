// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { unclobbered } from '../../src/page/unclobbered.js';

/** Lets a node have a property of that name, as elements give it in a browser; jsdom does not. */
function clobber(node: Node, name: string): void {
  Object.defineProperty(node, name, { configurable: true, value: document.createElement('img') });
  onTestFinished(() => {
    Reflect.deleteProperty(node, name);
  });
}

it('asks and sets what the document has, whatever elements are called', () => {
  document.body.innerHTML = '<p>Text</p>';
  clobber(document, 'cookie');
  clobber(document, 'querySelector');
  const { cookie, querySelector } = unclobbered(document);
  expect(cookie).toBe('');
  expect(querySelector('p')?.textContent).toBe('Text');
  unclobbered(document).cookie = 'a=1';
  expect(unclobbered(document).cookie).toBe('a=1');
});

it('asks a form what it is, whatever its fields are called', () => {
  document.body.innerHTML = '<form id="inquiry"></form>';
  const form = document.querySelector('form');
  if (!form) throw new Error('the page has no form');
  clobber(form, 'id');
  clobber(form, 'closest');
  expect(unclobbered(form).id).toBe('inquiry');
  expect(unclobbered(form).closest('body')).toBe(document.body);
});

// @vitest-environment jsdom
import { createElement, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { adopt, useAttribute, useClasses, usePreviewEnd } from '../../src/micro-roots/adopt.js';

function server(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('no element');
  return element;
}

const Marked = ({ element }: { readonly element: HTMLElement }): null => {
  usePreviewEnd(element);
  useClasses(element, { 'has-error': false, 'no-help': true, left: undefined });
  useAttribute(element, 'id', 'own');
  return null;
};

const Broken = (): null => {
  throw new Error('broken');
};

/** Breaks when it is told to. */
let breakLater = (): void => {};
const Later = (): null => {
  const [broken, set] = useState(false);
  useLayoutEffect(() => {
    breakLater = () => set(true);
  });
  if (broken) throw new Error('broken');
  return null;
};

describe('adopting', () => {
  it.each(['<p class="a  has-error b"></p>', '<p class=""></p>', '<p></p>', '<p id="x"></p>'])(
    'gives %s back to the letter',
    (html) => {
      const element = server(html);
      const end = adopt(createElement(Marked, { element }), new Map(), vi.fn());
      expect(element.classList.contains('no-help')).toBe(true);
      expect(element.classList.contains('has-error')).toBe(false);
      expect(element.id).toBe('own');
      end();
      expect(element.outerHTML).toBe(html);
    },
  );

  it('leaves a class that a script of the page has added meanwhile', () => {
    const element = server('<p class="a has-error"></p>');
    const end = adopt(createElement(Marked, { element }), new Map(), vi.fn());
    element.classList.add('foreign');
    end();
    expect([...element.classList].sort()).toEqual(['a', 'foreign', 'has-error']);
  });

  it('ends the preview before it changes anything', () => {
    const element = server('<p class="a no-help"></p>');
    const endPreview = vi.fn(() => {
      expect(element.id).toBe('');
      element.className = 'a';
    });
    const previews = new Map([[element, endPreview]]);
    adopt(createElement(Marked, { element }), previews, vi.fn())();
    expect(endPreview).toHaveBeenCalledOnce();
    expect(element.outerHTML).toBe('<p class="a"></p>');
  });

  it.each([
    ['at the end', false],
    ['after an error', true],
  ])('ends the preview of what no component has taken over, %s', (_, fails) => {
    const element = server('<p></p>');
    const endPreview = vi.fn();
    const previews = new Map([[element, endPreview]]);
    const end = adopt(createElement(Later), previews, vi.fn());
    expect(endPreview).not.toHaveBeenCalled();
    if (fails) flushSync(() => breakLater());
    else end();
    expect(endPreview).toHaveBeenCalledOnce();
  });

  it('throws an error of the start, and leaves the HTML as it was', () => {
    const element = server('<p class="a"></p>');
    const onError = vi.fn();
    const both = [createElement(Marked, { key: 1, element }), createElement(Broken, { key: 2 })];
    expect(() => adopt(both, new Map(), onError)).toThrow('broken');
    expect(element.outerHTML).toBe('<p class="a"></p>');
    expect(onError).not.toHaveBeenCalled();
  });

  it('reports a later error, and leaves the HTML as it was', () => {
    const element = server('<p class="a"></p>');
    const onError = vi.fn();
    const both = [createElement(Marked, { key: 1, element }), createElement(Later, { key: 2 })];
    adopt(both, new Map(), onError);
    flushSync(() => breakLater());
    expect(onError).toHaveBeenCalledOnce();
    expect(element.outerHTML).toBe('<p class="a"></p>');
  });
});

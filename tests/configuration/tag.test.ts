// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { findTag } from '../../src/configuration/find-tag.js';
import { isEntry } from '../../src/configuration/own-tag.js';

describe('the tag', () => {
  it('is the one with attributes of ours, where others are named so too', () => {
    document.head.innerHTML =
      '<script src="/auftritt-words.js"></script>' +
      '<script src="/assets/auftritt.js" data-jquery="own"></script>';
    expect(findTag(document)?.dataset.jquery).toBe('own');
  });

  it('is not the one of another tool whose folder or query has our name', () => {
    const others = [
      '/internetauftritt/js/tool.js',
      '/tool.js?for=/auftritt.js',
      '/tool.js#/auftritt.js',
      '/myauftritt.js',
      '/auftritts.js',
      '/auftritt/main.js',
      '/auftritt.css',
      '/auftritt',
      '',
    ];
    expect(others.filter(isEntry)).toEqual([]);
    document.head.innerHTML =
      others.map((src) => `<script src="${src}"></script>`).join('') +
      '<script src="/assets/auftritt.js" nonce="n"></script>';
    expect(findTag(document)?.getAttribute('src')).toBe('/assets/auftritt.js');
  });

  it.each([
    'auftritt.js',
    ' /assets/auftritt.js\n',
    'https://cdn.example/a/auftritt.bundle.js?1795223456',
    '/auftritt.min.js#v1',
    '/auftritt-3f2a1c.js',
    '/auftritt.3f2a.js',
    '/auftritt-B4_xk9-aZ.bundle.mjs?v=1&w=/',
  ])('is found by the name of its file, also as pipelines write it: %j', (src) => {
    document.head.innerHTML = '<script src="/site.js" data-plugin="x"></script><script></script>';
    document.head.querySelector('script:not([src])')?.setAttribute('src', src);
    expect(isEntry(src)).toBe(true);
    expect(findTag(document)?.getAttribute('src')).toBe(src);
  });

  it('is the running one, whatever it is called', () => {
    document.head.innerHTML =
      '<script src="/slides-for-auftritt.js" data-plugin="x"></script><script src="/all.js"></script>';
    const all = document.querySelector('script[src="/all.js"]');
    const current = vi.spyOn(document, 'currentScript', 'get');
    current.mockReturnValue(all instanceof HTMLScriptElement ? all : null);
    expect(findTag(document)).toBe(all);
    current.mockRestore();
  });

  it('is found by its attributes where a pipeline has renamed the file', () => {
    document.head.innerHTML =
      '<script src="/a.js"></script><script src="/merged-1a2b.js" data-plugin="tx_x"></script>';
    expect(findTag(document)?.dataset.plugin).toBe('tx_x');
  });
});

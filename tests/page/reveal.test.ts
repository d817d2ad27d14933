// @vitest-environment jsdom
import { describe, expect, it, onTestFinished } from 'vitest';
import { reveal } from '../../src/page/reveal.js';

describe('what is collapsed around a target', () => {
  it('is told to open, from the innermost outwards, as the browser tells it', () => {
    document.body.innerHTML =
      '<div hidden="until-found" id="outer"><section><div hidden="until-found" id="inner">' +
      '<p hidden></p><h2 id="deep"></h2></div></section></div>';
    // The whole page may be collapsed, too.
    const page = document.documentElement;
    page.setAttribute('hidden', 'until-found');
    page.id = 'page';
    onTestFinished(() => {
      for (const name of ['hidden', 'id']) page.removeAttribute(name);
    });
    const told: string[] = [];
    const listening = new AbortController();
    const tell = ({ target }: Event): void => {
      if (target instanceof Element) told.push(target.id);
    };
    document.addEventListener('beforematch', tell, { signal: listening.signal });
    for (const target of document.querySelectorAll('#deep')) reveal(target);
    listening.abort();
    expect(told).toEqual(['inner', 'outer', 'page']);
  });

  it('is opened, where the browser has a way to close it', () => {
    document.body.innerHTML = '<details><summary>More</summary><p><i id="deep"></i></p></details>';
    for (const target of document.querySelectorAll('#deep')) reveal(target);
    expect(document.querySelector('details')?.open).toBe(true);
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { reveal, targetOf } from '../../../src/scrolling/target.js';

beforeEach(() => {
  document.body.innerHTML =
    '<h2 id="werk"></h2><h2 id="räume"></h2><h2 id="100%"></h2><a name="alt"></a>' +
    '<a name=""></a><h2 id="#twice"></h2>';
});

describe('the target of a hash', () => {
  it.each([
    ['#werk', 'werk'],
    ['#r%C3%A4ume', 'räume'],
    ['#räume', 'räume'],
    ['#100%', '100%'],
    ['##twice', '#twice'],
  ])('%s is the element with that id', (hash, id) => {
    expect(targetOf(hash)?.id).toBe(id);
  });

  it('is an anchor with that name, as in old pages', () => {
    expect(targetOf('#alt')?.getAttribute('name')).toBe('alt');
  });

  it('is the page for #top', () => {
    expect(targetOf('#top')).toBe(document.documentElement);
  });

  it.each(['', '#', '#%E0%A4%A', '#"><img onerror=alert(1)>', '#/route', '#__proto__', '#nowhere'])(
    '%s is no target',
    (hash) => {
      expect(targetOf(hash)).toBeNull();
    },
  );
});

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
});

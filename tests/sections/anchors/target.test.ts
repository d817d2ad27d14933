// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { targetOf } from '../../../src/scrolling/target.js';

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

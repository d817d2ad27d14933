// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { setTitle, titleFor } from '../../../src/micro-roots/category-gallery/history.js';
import { parseInert } from '../../../src/page/html.js';

const sections = parseInert('<div class="gallery-inner"><svg><title>Drawing</title></svg></div>');
const whole = (title: string) => parseInert(`<!doctype html><title>${title}</title><p>a</p>`);

beforeEach(() => {
  document.title = 'Oak – Wood';
});

describe('the title for what a response shows', () => {
  it('is that of a whole page', () =>
    expect(titleFor(whole(' Ash &lt;b> – Wood '), 'Ash', 'Oak')).toBe('Ash <b> – Wood'));

  it('has its name in place of the one that the page opened with', () => {
    expect(titleFor(sections, 'Ash $& $1', 'Oak')).toBe('Ash $& $1 – Wood');
    expect(titleFor(whole(' '), 'Ash', 'Oak')).toBe('Ash – Wood');
  });

  it('else begins with its name', () => {
    expect(titleFor(sections, 'Ash', undefined)).toBe('Ash – Oak – Wood');
    expect(titleFor(sections, 'Ash', 'Pine')).toBe('Ash – Oak – Wood');
    document.title = '';
    expect(titleFor(sections, 'Ash', 'Oak')).toBe('Ash');
  });

  it("is the page's own for what has no name", () =>
    expect(titleFor(sections, undefined, 'Oak')).toBeUndefined());
});

describe('the title of a page with two galleries', () => {
  const [first, second] = [document.createElement('p'), document.createElement('p')];

  it("is that of the newest choice, and the page's own once none has one", () => {
    setTitle(first, 'Ash');
    setTitle(second, 'Sky');
    expect(document.title).toBe('Sky');
    expect(titleFor(sections, 'Elm', 'Oak')).toBe('Elm – Wood');
    setTitle(second, undefined);
    expect(document.title).toBe('Ash');
    setTitle(first, undefined);
    expect(document.title).toBe('Oak – Wood');
  });

  it('stays what another script has made it', () => {
    setTitle(first, 'Ash');
    document.title = 'Next page';
    setTitle(first, undefined);
    expect(document.title).toBe('Next page');
    document.title = 'Third page';
    setTitle(second, undefined);
    expect(document.title).toBe('Third page');
  });
});

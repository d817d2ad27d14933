// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Collapsible,
  type CollapsibleOptions,
  collapsible,
} from '../../../src/sections/collapsible.js';

/** A media query whose answer a test changes; jsdom has none. */
class Media extends EventTarget {
  matches: boolean;
  constructor(matches: boolean) {
    super();
    this.matches = matches;
  }
  change(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

const asList = (media: Media): MediaQueryList => Object.assign(media, listRest);
const listRest = { media: '', onchange: null, addListener: () => {}, removeListener: () => {} };

const entry = (name: string) =>
  `<div id="${name}"><button>${name}</button><p><a href="/${name}/">${name}</a></p></div>`;
const html = entry('one') + entry('two');

const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the page lacks ${selector}`);
  return found;
};
const make = (name: string, options?: CollapsibleOptions): Collapsible =>
  collapsible(
    { bearer: part(`#${name}`), toggle: part(`#${name} button`), body: part(`#${name} p`) },
    options,
  );
const press = (name: string): void => part(`#${name} button`).click();
/** The entries whose body is shown. */
const shown = (): string[] =>
  [...document.querySelectorAll('div')]
    .filter((each) => !each.querySelector('p')?.hasAttribute('hidden'))
    .map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = html;
  vi.stubGlobal('matchMedia', (query: string) => asList(new Media(query === 'all')));
});
afterEach(() => vi.unstubAllGlobals());

describe('a collapsible body', () => {
  it('collapses at every width where nothing is said, opens and closes again', () => {
    const { remove } = make('one');
    expect(shown()).toEqual(['two']);
    press('one');
    expect(shown()).toEqual(['one', 'two']);
    expect(part('#one').className).toBe('is-open');
    press('one');
    expect(shown()).toEqual(['two']);
    expect(part('#one button').getAttribute('aria-expanded')).toBe('false');
    remove();
    expect(document.body.innerHTML).toBe(html);
  });

  it('collapses where its media query says so, and is as it was before on other screens', () => {
    const media = new Media(true);
    make('one', { media: asList(media) });
    expect(shown()).toEqual(['two']);
    media.change(false);
    expect(shown()).toEqual(['one', 'two']);
    expect(part('#one button').hasAttribute('aria-expanded')).toBe(false);
    press('one');
    media.change(true);
    expect(shown()).toEqual(['two']);
  });

  it('is open at first where it is said, and closed by whoever holds it', () => {
    const one = make('one', { startsOpen: true });
    expect(part('#one button').getAttribute('aria-expanded')).toBe('true');
    one.close();
    expect(shown()).toEqual(['two']);
    one.open();
    expect(shown()).toEqual(['one', 'two']);
  });

  it('gives the focus in it to its toggle before it closes', () => {
    const one = make('one', { startsOpen: true });
    part('#one a').focus();
    one.close();
    expect(document.activeElement).toBe(part('#one button'));
  });

  it('whose toggle only opens it stays open, and says so', () => {
    const one = make('one', { staysOpen: true });
    const disabled = () => part('#one button').getAttribute('aria-disabled');
    expect(disabled()).toBeNull();
    press('one');
    press('one');
    expect(shown()).toContain('one');
    expect(disabled()).toBe('true');
    one.close();
    expect([shown(), disabled()]).toEqual([['two'], null]);
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { collapsible } from '../../../src/sections/collapsible.js';

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

const entry = (name: string) =>
  `<div id="${name}"><button>${name}</button><p><a href="/${name}/">${name}</a></p></div>`;
const html = entry('one') + entry('two');

const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the page lacks ${selector}`);
  return found;
};
const make = (name: string, media = new Media(true)): (() => void) =>
  collapsible(
    { bearer: part(`#${name}`), toggle: part(`#${name} button`), body: part(`#${name} p`) },
    media,
  );
const press = (name: string): void => part(`#${name} button`).click();
/** The entries whose body is shown. */
const shown = (): string[] =>
  [...document.querySelectorAll('div')]
    .filter((each) => !each.querySelector('p')?.hasAttribute('hidden'))
    .map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = html;
});

describe('a collapsible body', () => {
  it('opens and closes', () => {
    const remove = make('one');
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
    make('one', media);
    expect(shown()).toEqual(['two']);
    media.change(false);
    expect(shown()).toEqual(['one', 'two']);
    expect(part('#one button').hasAttribute('aria-expanded')).toBe(false);
    press('one');
    media.change(true);
    expect(shown()).toEqual(['two']);
  });

  it('gives the focus in it to its toggle before it closes', () => {
    make('one');
    press('one');
    part('#one a').focus();
    press('one');
    expect(document.activeElement).toBe(part('#one button'));
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Journal, openJournal } from '../../src/page/journal.js';

const server = '<p class="a" title="Server">One</p><p id="two">Two</p>';
let first: HTMLElement;
let second: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = server;
  const [one, two] = document.querySelectorAll('p');
  if (!one || !two) throw new Error('no paragraphs');
  [first, second] = [one, two];
});

/** Each thing that a journal notes. */
const changes: Record<string, (undo: Journal) => void> = {
  attribute(undo) {
    undo.attribute(first, 'title', 'Ours');
    undo.attribute(first, 'title', 'Ours again');
    undo.attribute(second, 'hidden', '');
  },
  class(undo) {
    undo.class(first, 'a', false);
    undo.class(first, 'b');
    undo.class(second, 'c');
  },
  style: (undo) => undo.style(first, 'color', 'red'),
  keep(undo) {
    undo.keep(first, 'title');
    first.removeAttribute('title');
  },
  keepClasses(undo) {
    undo.keepClasses(first, /^a$/);
    first.classList.remove('a');
  },
  content(undo) {
    undo.content(first);
    first.innerHTML = '<b>Ours</b>';
  },
  replace: (undo) => undo.replace(second, document.createElement('section')),
  'place, of a node of ours': (undo) =>
    undo.place(document.createElement('i'), (node) => first.before(node)),
  'place, of a node of the server': (undo) => undo.place(second, (node) => first.before(node)),
  by(undo) {
    second.remove();
    undo.by(() => document.body.append(second));
  },
};

describe('what a journal notes', () => {
  it.each(Object.entries(changes))('is undone when it is closed: %s', (_, change) => {
    const undo = openJournal();
    change(undo);
    expect(document.body.innerHTML).not.toBe(server);
    undo.close();
    expect(document.body.innerHTML).toBe(server);
    expect([...document.querySelectorAll('p')]).toEqual([first, second]);
  });

  it('is undone from the last to the first, in parts too, whatever throws', () => {
    const undone: number[] = [];
    const undo = openJournal();
    undo.by(() => undone.push(1));
    const part = undo.part();
    part.by(() => undone.push(2));
    undo.by(() => {
      undone.push(3);
      throw new RangeError('third');
    });
    expect(() => undo.close()).toThrow('third');
    expect(undone).toEqual([3, 2, 1]);
    undo.by(() => undone.push(4));
    expect(undone).toEqual([3, 2, 1, 4]);
  });

  it('gives a style its exact text back, also after what two have set in it', () => {
    first.setAttribute('style', 'color:RED');
    const [one, other] = [openJournal(), openJournal()];
    one.style(first, 'top', '1px');
    other.style(first, 'left', '2px', 'important');
    other.close();
    one.close();
    expect(first.getAttribute('style')).toBe('color:RED');
  });

  it('takes away from a style what it has set, in any order and beside what others set', () => {
    const [one, other] = [openJournal(), openJournal()];
    one.style(first, 'top', '1px');
    other.style(first, 'left', '2px');
    one.close();
    other.close();
    expect(first.hasAttribute('style')).toBe(false);
    const undo = openJournal();
    undo.style(first, 'top', '1px');
    first.style.color = 'red';
    undo.close();
    expect(first.getAttribute('style')).toBe('color: red;');
  });

  it.each([
    ['attribute', 'attribute'],
    ['attribute', 'keep'],
    ['keep', 'attribute'],
    ['keep', 'keep'],
  ] as const)('is undone where it is closed before a later journal: %s, %s', (one, other) => {
    const journals = [one, other].map((name) => {
      const undo = openJournal();
      changes[name]?.(undo);
      return undo;
    });
    for (const undo of journals) undo.close();
    expect(document.body.innerHTML).toBe(server);
  });

  it('leaves what a script of the page has set meanwhile', () => {
    const undo = openJournal();
    undo.attribute(first, 'title', 'Ours');
    first.title = 'Theirs';
    undo.close();
    expect(first.title).toBe('Theirs');
  });
});

it('a listener ends with the journal', () => {
  const undo = openJournal();
  const listener = vi.fn();
  undo.on(first, 'click', listener, { capture: true });
  first.click();
  undo.close();
  first.click();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(undo.signal.aborted).toBe(true);
});

import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const documentation = readFileSync('docs/moving-lines.md', 'utf8');

/** The code in the chapter of the page. */
function snippet(chapter: string): string {
  const text = documentation.split(/^##+ /m).find((each) => each.startsWith(`${chapter}\n`));
  const [, code] = /^```js\n(.*?)^```$/ms.exec(text ?? '') ?? [];
  if (!code) throw new Error(`docs/moving-lines.md has no code in "${chapter}"`);
  return code;
}

/** Runs a chapter's code on a page. `see` says of an element whether it is in the window. */
function run(chapter: string, html: string) {
  const { window } = new JSDOM(html, { runScripts: 'outside-only', pretendToBeVisual: true });
  const observers: { elements: Element[]; call: (entries: object[]) => void }[] = [];
  Object.assign(window, {
    // The clock of a test counts in the page too.
    Date,
    matchMedia: () => ({ matches: false }),
    requestAnimationFrame: (call: (now: number) => void) => call(window.performance.now() + 1000),
    IntersectionObserver: class {
      readonly elements: Element[] = [];
      constructor(call: (entries: object[]) => void) {
        observers.push({ elements: this.elements, call });
      }
      observe(element: Element) {
        this.elements.push(element);
      }
      unobserve() {}
    },
  });
  window.eval(snippet(chapter));
  const find = (selector: string): HTMLElement => {
    const element = window.document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`no ${selector}`);
    return element;
  };
  const see = (selector: string, isIntersecting: boolean): void => {
    const target = find(selector);
    for (const { elements, call } of observers) {
      if (elements.includes(target)) call([{ target, isIntersecting }]);
    }
  };
  return { find, see };
}

describe('the lines that keep alive what we do not do', () => {
  it('filter a list', () => {
    const { find } = run(
      'Filters',
      '<button data-filter=".a">A</button><button id="all" data-filter="*">All</button>' +
        '<div class="grid"><p class="a"></p><p class="b"></p></div>',
    );
    find('button').click();
    expect([find('.a').hidden, find('.b').hidden]).toEqual([false, true]);
    find('#all').click();
    expect([find('.a').hidden, find('.b').hidden]).toEqual([false, false]);
  });

  it('count when the number is seen', () => {
    const { find, see } = run('Counters', '<b data-count="120">120</b>');
    find('b').textContent = '';
    see('b', false);
    expect(find('b').textContent).toBe('');
    see('b', true);
    expect(find('b').textContent).toBe('120');
  });

  it('mark the entry of what is seen', () => {
    const { find, see } = run(
      'Scroll-spy',
      '<ul class="nav"><li><a href="#one">1</a></ul><section id="one"></section>',
    );
    see('#one', true);
    expect(find('a').classList.contains('active')).toBe(true);
    see('#one', false);
    expect(find('a').classList.contains('active')).toBe(false);
  });

  it('show a link when the header has left', () => {
    const chapter = 'A link that appears after scrolling';
    const { find, see } = run(chapter, '<header></header><a class="up" href="#">Up</a>');
    see('header', true);
    expect(find('.up').hidden).toBe(true);
    see('header', false);
    expect(find('.up').hidden).toBe(false);
  });

  it('fade a part in once it is seen', () => {
    const chapter = 'Parts that fade in';
    const { find, see } = run(chapter, '<p class="wow">A</p><p data-aos="fade-up">B</p>');
    let started = 0;
    Object.assign(find('.wow'), { animate: () => (started += 1) });
    see('.wow', false);
    expect(started).toBe(0);
    see('.wow', true);
    expect(started).toBe(1);
  });

  it('count down to a date', () => {
    // The time stands still: a busy machine would lose a second on the way.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(0);
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const until = new Date(Date.now() + 90_061_500).toISOString();
    const parts = ['days', 'hours', 'minutes', 'seconds'];
    const { find } = run(
      'A countdown',
      `<p data-until="${until}">${parts.map((part) => `<b data-part="${part}"></b>`).join('')}</p>`,
    );
    expect(parts.map((part) => find(`[data-part="${part}"]`).textContent)).toEqual([
      ...['1', '1', '1', '1'],
    ]);
  });

  it.each([
    [true, [false, true]],
    [false, [true, false]],
  ])('send a form and say whether it arrived: %s', async (ok, hidden) => {
    const { find } = run(
      'Forms that are sent by script',
      '<form class="contact" action="/send"><p class="sent" hidden></p><p class="not-sent" hidden></p></form>',
    );
    const form = find('form');
    const view = form.ownerDocument.defaultView;
    Object.assign(view ?? {}, { fetch: async () => ({ ok }) });
    const event = new (view?.Event ?? Event)('submit', { cancelable: true });
    form.dispatchEvent(event);
    await vi.waitFor(() =>
      expect(['.sent', '.not-sent'].map((name) => find(name).hidden)).toEqual(hidden),
    );
    expect(event.defaultPrevented).toBe(true);
  });
});

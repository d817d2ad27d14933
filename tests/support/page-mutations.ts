/** What a page is made of at random. */
export interface Mutated {
  /** A body, of a document in which nothing loads or runs. */
  readonly body: HTMLElement;
  /** What was done to it, for the message of a test that fails. */
  readonly steps: readonly string[];
}

/** Words that a careless script would run, or stumble over. */
export const hostileWords: readonly string[] = [
  '<img src=x onerror="window.executed=1">',
  '"><script>window.executed=1</script>',
  "' onclick='window.executed=1",
  'javascript:window.executed=1',
  ' java\nscript:window.executed=1',
  'data:text/html,<script>parent.executed=1</script>',
  '{{constructor.constructor("window.executed=1")()}}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '[object Object]',
  '#',
  '#%',
  '%E0%A4%A',
  '\\',
  ']',
  ':has(',
  '0',
  '-1',
  'NaN',
  '1e999',
  '\u0000\u0001',
  '\u202Etxet desrever',
  '👩‍👩‍👧‍👦'.repeat(20),
  'e\u0301\u0323'.repeat(50),
  '\uD800',
  'ü'.repeat(20_000),
  '',
];

/**
 * Changes a body at random: elements are removed, doubled, moved and emptied, attributes get what
 * they should not hold. The same seed makes the same page. It runs in the browser, so it uses
 * nothing from outside.
 */
export function mutate(html: string, seed: number, words: readonly string[]): Mutated {
  let state = seed >>> 0;
  // mulberry32, a generator of 32 bits (github.com/cprosche/mulberry32).
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <Item>(items: ArrayLike<Item>): Item | undefined => items[below(items.length)];

  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const script of body.querySelectorAll('script')) script.remove();
  const steps: string[] = [];
  const nameOf = (element: Element): string =>
    `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const hooks = '[class], [data-fancybox], [data-uid], a, form, input, ul, li, img, body > *';
  const some = (): Element | undefined => pick(body.querySelectorAll(random() < 0.7 ? hooks : '*'));
  const attributes = [
    'class',
    'id',
    'href',
    'src',
    'name',
    'value',
    'style',
    'lang',
    'data-uid',
    'data-color',
    'data-caption',
    'data-fancybox',
    'data-type',
    'data-src',
    'data-parent',
    'data-flip-category',
    'data-detail-src',
    'data-lat',
    'data-lng',
    'data-name',
    'data-lazy',
    'data-title',
    'data-marker',
    'data-width',
    'data-aspect-ratio',
    'tabindex',
    'hidden',
    'role',
    'type',
    'for',
    'required',
    'pattern',
    'width',
    'srcset',
  ];

  const kinds: Readonly<Record<string, (element: Element) => string>> = {
    remove(element) {
      element.remove();
      return '';
    },
    double(element) {
      element.after(element.cloneNode(true));
      return '';
    },
    move(element) {
      const place = some();
      if (!place || element.contains(place)) return 'nowhere';
      place[random() < 0.5 ? 'append' : 'before'](element);
      return `to ${nameOf(place)}`;
    },
    empty(element) {
      element.replaceChildren();
      return '';
    },
    swap(element) {
      const other = element.nextElementSibling;
      other?.after(element);
      return '';
    },
    attribute(element) {
      const own = element.getAttributeNames();
      const name = (random() < 0.5 ? pick(own) : undefined) ?? pick(attributes) ?? 'class';
      if (random() < 0.3) {
        element.removeAttribute(name);
        return `without ${name}`;
      }
      const value = pick(words) ?? '';
      element.setAttribute(name, value);
      return `${name}=${JSON.stringify(value.slice(0, 60))}`;
    },
    text(element) {
      const value = pick(words) ?? '';
      element.append(value);
      return JSON.stringify(value.slice(0, 60));
    },
  };

  for (let left = 1 + below(12); left > 0; left -= 1) {
    const element = some();
    const kind = pick(Object.keys(kinds)) ?? 'remove';
    if (element) steps.push(`${kind} ${nameOf(element)} ${kinds[kind]?.(element)}`.trim());
  }
  return { body, steps };
}

import fc from 'fast-check';

/** What can be done to an element. */
const kinds = ['remove', 'double', 'move', 'empty', 'swap', 'attribute', 'unset', 'text'] as const;

/** One change of a page. Numbers choose among what the page has then, so that they fit any page. */
export interface Mutation {
  readonly kind: (typeof kinds)[number];
  /** Whether the element is one that a script looks for. */
  readonly isHook: boolean;
  readonly element: number;
  /** Where it is moved, or which of its own attributes it is. */
  readonly other: number;
  readonly attribute: string;
  readonly word: string;
}

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

/** What may have been done to a page. */
export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    isHook: fc.boolean(),
    element: fc.nat(),
    other: fc.nat(),
    attribute: fc.constantFrom(...attributes, 'one of its own'),
    word: fc.constantFrom(...hostileWords),
  }),
  { minLength: 1, maxLength: 12 },
);

/**
 * Does to a body what was planned. It runs in the browser, which parses HTML as it does, so it uses
 * nothing from outside.
 */
export function mutate(html: string, plan: readonly Mutation[]): Mutated {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const script of body.querySelectorAll('script')) script.remove();
  const nameOf = (element: Element): string =>
    `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const hooks = '[class], [data-fancybox], [data-uid], a, form, input, ul, li, img, body > *';
  const elementAt = (isHook: boolean, number: number): Element | undefined => {
    const found = body.querySelectorAll(isHook ? hooks : '*');
    return found[number % found.length];
  };

  function change(element: Element, { kind, isHook, other, attribute, word }: Mutation): string {
    const own = element.getAttributeNames();
    const name =
      own.length > 0 && attribute === 'one of its own' ? own[other % own.length] : attribute;
    switch (kind) {
      case 'remove':
        element.remove();
        return '';
      case 'double':
        element.after(element.cloneNode(true));
        return '';
      case 'move': {
        const place = elementAt(isHook, other);
        if (!place || element.contains(place)) return 'nowhere';
        place[other % 2 === 0 ? 'append' : 'before'](element);
        return `to ${nameOf(place)}`;
      }
      case 'empty':
        element.replaceChildren();
        return '';
      case 'swap':
        element.nextElementSibling?.after(element);
        return '';
      case 'attribute':
        if (name?.includes(' ') === false) element.setAttribute(name, word);
        return `${name}=${JSON.stringify(word.slice(0, 60))}`;
      case 'unset':
        element.removeAttribute(name ?? '');
        return `${name}`;
      case 'text':
        element.append(word);
        return JSON.stringify(word.slice(0, 60));
    }
  }

  const steps = plan.flatMap((mutation) => {
    const element = elementAt(mutation.isHook, mutation.element);
    if (!element) return [];
    const title = `${mutation.kind} ${nameOf(element)}`;
    return [`${title} ${change(element, mutation)}`.trim()];
  });
  return { body, steps };
}

import type { CssNode } from 'css-tree';
import parse from 'css-tree/selector-parser';
import type { DOMWindow } from 'jsdom';

/**
 * How a selector behaves in a browser. `sure`: it matches the same elements as in the checker.
 * `unsure`: it may match other elements, or none. `refused`: no browser accepts it.
 */
type Verdict = 'sure' | 'unsure' | 'refused';

/**
 * The pseudo-classes that mean the same in every browser and in jsdom. The others depend on the visitor
 * or on what is drawn, exist in some browsers only, or are wrong in jsdom.
 */
const same: ReadonlySet<string> = new Set(
  `any-link checked dir disabled empty enabled first-child first-of-type has is lang last-child last-of-type link not
  nth-child nth-last-child nth-last-of-type nth-of-type only-child only-of-type optional required root scope where`
    .trim()
    .split(/\s+/),
);

/** The traits of a selector that its syntax shows. */
interface Traits {
  /** Whether it has something that no browser accepts, although jsdom may. */
  isWrong: boolean;
  /** Whether it has something that browsers and jsdom may read differently. */
  differs: boolean;
}

/** Whether browsers and jsdom may read a node of a selector differently. */
function differs(node: CssNode, before: CssNode | undefined): boolean {
  if (node.type === 'PseudoClassSelector') return !same.has(node.name);
  // Only Firefox supports the flag `s`.
  if (node.type === 'AttributeSelector') return node.flags !== null && node.flags !== 'i';
  // With `of`, jsdom finds other elements than browsers, and others again the second time.
  if (node.type === 'Nth') return node.selector !== null;
  if (node.type === 'TypeSelector') return before !== undefined && before.type !== 'Combinator';
  return /^(NestingSelector|PseudoElementSelector|Raw|String)$/.test(node.type);
}

/** Whether a name has a prefix that only a stylesheet could declare; `*|` and `|` need no declaration. */
const hasNamespace = (node: CssNode): boolean =>
  (node.type === 'TypeSelector' && /^[^*|\\]+\|/.test(node.name)) ||
  (node.type === 'AttributeSelector' && /^[^*|\\]+\|/.test(node.name.name));

function read(node: CssNode, traits: Traits, inHas: boolean): void {
  const isHas = node.type === 'PseudoClassSelector' && node.name === 'has';
  if ((isHas && inHas) || hasNamespace(node)) traits.isWrong = true;
  const inside = 'children' in node ? (node.children?.toArray() ?? []) : [];
  if (node.type === 'Nth' && node.selector) inside.push(node.selector);
  for (const [index, child] of inside.entries()) {
    if (differs(child, inside[index - 1])) traits.differs = true;
    read(child, traits, inHas || isHas);
  }
}

function traitsOf(selector: string): Traits {
  const traits: Traits = { isWrong: false, differs: false };
  try {
    read(parse(selector, { context: 'selectorList' }), traits, false);
    return traits;
  } catch {
    // The parser's only way to say no. It also throws for selectors that nest too deeply, and rejects one with an open
    // bracket, which browsers close.
    return { isWrong: false, differs: true };
  }
}

/** Whether jsdom accepts a selector. */
function isTaken(selector: string, { document }: DOMWindow): boolean {
  try {
    document.createElement('p').matches(selector);
    return true;
  } catch {
    return false; // The selector engine's only way to say no.
  }
}

/** Says whether the checker can tell which elements a selector matches in a browser. */
export function judge(selector: string, window: DOMWindow): Verdict {
  const traits = traitsOf(selector);
  // Browsers accept these lists with an invalid part, while jsdom does not.
  const forgives = /:(is|where)\(/i.test(selector);
  if (traits.isWrong || !isTaken(selector, window)) return forgives ? 'unsure' : 'refused';
  return traits.differs ? 'unsure' : 'sure';
}

/**
 * Makes empty fragments of a window reject the same selectors as in browsers, since the script tests
 * selectors on them. By itself, jsdom accepts selectors there that it fails on at the first element.
 */
export function judgeSelectorsOf(window: DOMWindow): void {
  const { DocumentFragment, DOMException } = window;
  DocumentFragment.prototype.querySelector = (selector: string): null => {
    if (judge(selector, window) !== 'refused') return null;
    throw new DOMException(`${selector} is not a selector`, 'SyntaxError');
  };
}

import parse, { type SelectorNode } from 'css-tree/selector-parser';
import type { DOMWindow } from 'jsdom';

/**
 * What can be said of a selector: that the checker finds the elements that it has in a browser; that
 * it may have others there, or none; or that no browser takes it.
 */
export type Verdict = 'sure' | 'unsure' | 'refused';

/**
 * The pseudo-classes that say the same in every browser and in jsdom. Others depend on what visitors
 * do or on what is drawn, are known to some browsers only, or are told wrongly by jsdom.
 */
const same: ReadonlySet<string> = new Set([
  'any-link',
  'checked',
  'dir',
  'disabled',
  'empty',
  'enabled',
  'first-child',
  'first-of-type',
  'has',
  'is',
  'lang',
  'last-child',
  'last-of-type',
  'link',
  'not',
  'nth-child',
  'nth-last-child',
  'nth-last-of-type',
  'nth-of-type',
  'only-child',
  'only-of-type',
  'optional',
  'required',
  'root',
  'scope',
  'where',
]);

/** What of a selector its parts tell. */
interface Traits {
  /** A list that browsers take although a part of it is wrong, and jsdom does not. */
  forgives: boolean;
  /** Something that no browser takes, although jsdom may. */
  isWrong: boolean;
  /** Whether there is anything that browsers and jsdom do not agree about. */
  differs: boolean;
}

/** Whether browsers and jsdom may read a part of a selector differently. */
function differs(node: SelectorNode, before: SelectorNode | undefined): boolean {
  switch (node.type) {
    case 'PseudoClassSelector':
      return typeof node.name !== 'string' || !same.has(node.name);
    case 'AttributeSelector':
      // Firefox alone knows `s`.
      return node.flags !== null && node.flags !== 'i';
    case 'Nth':
      // jsdom finds other elements, and others again the second time.
      return node.selector !== null;
    case 'TypeSelector':
      return before !== undefined && before.type !== 'Combinator';
    case 'NestingSelector':
    case 'PseudoElementSelector':
    case 'Raw':
    case 'String':
      return true;
    default:
      return false;
  }
}

/** Whether a name has a prefix, which only a stylesheet could declare; `*|` and `|` need none. */
function hasNamespace({ type, name }: SelectorNode): boolean {
  if (type !== 'TypeSelector' && type !== 'AttributeSelector') return false;
  return /^[^*|\\]+\|/.test(typeof name === 'string' ? name : name.name);
}

function read(node: SelectorNode, traits: Traits, inHas: boolean): void {
  const name = node.type === 'PseudoClassSelector' ? node.name : undefined;
  if (name === 'is' || name === 'where') traits.forgives = true;
  if ((name === 'has' && inHas) || hasNamespace(node)) traits.isWrong = true;
  const inside = [...(node.children ?? []), ...(node.selector ? [node.selector] : [])];
  for (const [index, child] of inside.entries()) {
    if (differs(child, inside[index - 1])) traits.differs = true;
    read(child, traits, inHas || name === 'has');
  }
}

/** The traits of a selector; undefined where it cannot be parsed. */
function traitsOf(selector: string): Traits | undefined {
  const traits: Traits = { forgives: false, isWrong: false, differs: false };
  try {
    read(parse(selector, { context: 'selectorList' }), traits, false);
    return traits;
  } catch {
    return undefined; // The parser's only way to say no, or selectors too deep inside each other.
  }
}

/** Whether jsdom finds nothing wrong with a selector. */
function isTaken(selector: string, { document }: DOMWindow): boolean {
  try {
    document.createElement('p').matches(selector);
    return true;
  } catch {
    return false; // The selector engine's only way to say no.
  }
}

/** Says of a selector whether the checker can tell what it has in a browser. */
export function judge(selector: string, window: DOMWindow): Verdict {
  const traits = traitsOf(selector);
  const forgives = traits?.forgives ?? /:(is|where)\(/i.test(selector);
  if (traits?.isWrong || !isTaken(selector, window)) return forgives ? 'unsure' : 'refused';
  // What is not closed is closed by browsers.
  return traits && !traits.differs ? 'sure' : 'unsure';
}

/**
 * Lets a window say the same as browsers of what is a selector, where the script asks an empty
 * fragment: jsdom takes there what it fails on at the first element.
 */
export function judgeSelectorsOf(window: DOMWindow): void {
  const { DocumentFragment, DOMException } = window;
  DocumentFragment.prototype.querySelector = (selector: string): null => {
    if (judge(selector, window) !== 'refused') return null;
    throw new DOMException(`${selector} is not a selector`, 'SyntaxError');
  };
}

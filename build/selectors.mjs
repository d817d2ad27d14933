// A browser looks a rule up by what stands last in its selector: a class, an attribute or a type. It looks into
// `:is()` and `:where()` for that only where they hold one selector, and tries a rule with a list on every element.
import { generate, parse, walk } from 'css-tree';
import { weightOf } from './structure.mjs';

/** @typedef {import('css-tree').CssNode} CssNode */
/** @typedef {import('css-tree').SelectorList} SelectorList */

/** The compound selectors of a selector, the last one first. @param {CssNode} selector */
function compoundsOf(selector) {
  /** @type {CssNode[][]} */
  const compounds = [[]];
  const nodes = selector.type === 'Selector' ? selector.children.toArray() : [];
  for (const node of nodes) {
    if (node.type === 'Combinator') compounds.unshift([]);
    else compounds[0]?.push(node);
  }
  return compounds;
}

/** The list in `:is()` or `:where()`. @param {CssNode} node @returns {SelectorList | undefined} */
function alternativesIn(node) {
  const isEither = node.type === 'PseudoClassSelector' && /^(is|where)$/.test(node.name);
  const list = isEither ? node.children?.first : undefined;
  return list?.type === 'SelectorList' ? list : undefined;
}

/** Whether a rule can be looked up by a simple selector. @param {CssNode} node @returns {boolean} */
function leads(node) {
  const [only, ...others] = alternativesIn(node)?.children.toArray() ?? [];
  if (only) return others.length === 0 && (compoundsOf(only)[0] ?? []).some(leads);
  return node.type === 'TypeSelector'
    ? node.name !== '*'
    : /^(Id|Class|Attribute)Selector$/.test(node.type);
}

/**
 * The first list that keeps a rule from being looked up. A list of other weights stays: it weighs as much as the
 * heaviest in it.
 *
 * @param {CssNode} selector @param {boolean} isWeightless inside of `:where()`
 * @returns {SelectorList | undefined}
 */
function listIn(selector, isWeightless = false) {
  for (const compound of compoundsOf(selector)) {
    if (compound.some(leads)) return undefined;
    for (const node of compound) {
      const list = alternativesIn(node);
      if (!list) continue;
      const weighsNothing =
        isWeightless || (node.type === 'PseudoClassSelector' && node.name === 'where');
      const alternatives = list.children.toArray();
      const [only, ...others] = alternatives;
      if (others.length > 0) {
        if (weighsNothing || new Set(alternatives.map(weightOf)).size === 1) return list;
      } else {
        const inner = only && listIn(only, weighsNothing);
        if (inner) return inner;
      }
    }
  }
  return undefined;
}

/**
 * The selectors that together match what one matches, each of which a browser can look up.
 *
 * @param {string} text @returns {string[]}
 */
function lookedUp(text) {
  const selector = parse(text, { context: 'selector' });
  const list = listIn(selector);
  if (!list) return [text];
  return list.children.toArray().flatMap((each) => {
    list.children.fromArray([each]);
    // One class or attribute needs no `:is()` around it, nor a type at the start of its compound, nor what stands alone.
    const bare = generate(selector)
      .replaceAll(/:is\((\.[\w-]+|\[[^\]()]+\])\)/g, '$1')
      .replaceAll(/(^|[\s>+~(,]):is\(([a-z]+)\)/g, '$1$2')
      .replaceAll(/(^|[(,]):is\(((?:[^(),]|\([^()]*\))+)\)(?=$|[),])/g, '$1$2');
    return lookedUp(bare);
  });
}

/**
 * A stylesheet whose rules a browser looks up, in place of trying them on every element.
 *
 * @param {string} css
 */
export function withLookedUpRules(css) {
  const tree = parse(css);
  walk(tree, {
    visit: 'Rule',
    enter(node) {
      if (this.atrule?.name === 'keyframes' || node.prelude.type !== 'SelectorList') return;
      const texts = node.prelude.children.toArray().flatMap((each) => lookedUp(generate(each)));
      const prelude = parse(texts.join(), { context: 'selectorList' });
      if (prelude.type === 'SelectorList') node.prelude = prelude;
    },
  });
  return generate(tree);
}

// Takes structure (where a part stands, how large it is, what it clips and covers) out of its layers, so that no
// reset takes it. A stylesheet imports it into `structure.added`, for what the script adds to a page: it weighs as
// much as one class. Or into `structure.page`, for what stands in the page's own markup: it weighs a little less,
// more than any rule for elements, so that each class of a theme wins, whatever comes first. A library is imported
// into `library.added` or `library.page`: what of it is structure goes the same way, and the rest into
// `auftritt.libraries`. Look stays in `auftritt`, where any rule of a theme wins.
import { generate, parse } from 'css-tree';

/** @typedef {import('css-tree').CssNode} CssNode */

/** The properties that are structure wherever they stand. */
export const structural =
  /^(display|position|inset|inset-.*|top|right|bottom|left|z-index|order|flex|flex-.*|grid|grid-.*|(place|align|justify)-.*|overflow|overflow-[xy]|box-sizing|((min|max)-)?(inline-size|block-size|width|height)|aspect-ratio|contain|container-type|content-visibility|float|clip-path|touch-action|overscroll-.*|scroll-snap-.*|transform|transform-.*|backface-visibility|translate|rotate|scale|visibility|opacity|content|object-.*|white-space|overflow-wrap|hyphens|word-spacing|vertical-align|direction|list-style.*|columns|appearance|pointer-events|break-inside)$/;

/** What a library has to do with its parts beside that: distances, what moves them, and how a sign is drawn. */
const ofParts = /^(margin|padding|gap|row-gap|column-gap)(-|$)|^(transition|fill|stroke)/;

/** @param {import('css-tree').Declaration} declaration of a library */
const isOfPart = ({ property, important }) =>
  !important && (structural.test(property) || ofParts.test(property));

/** `:before`, as the minifier writes it. @param {CssNode} node */
const isOldPart = (node) =>
  node.type === 'PseudoClassSelector' && /^(before|after)$/.test(node.name);

/**
 * How specific a selector is, as one number.
 *
 * @param {CssNode} selector @returns {number}
 */
export function weightOf(selector) {
  let weight = 0;
  const most = (/** @type {import('css-tree').List<CssNode>} */ list) =>
    Math.max(0, ...list.toArray().map(weightOf));
  /** @param {CssNode} node */
  const add = (node) => {
    if (node.type === 'IdSelector') weight += 1e6;
    else if (node.type === 'ClassSelector' || node.type === 'AttributeSelector') weight += 1e3;
    else if (node.type === 'TypeSelector' && node.name !== '*') weight += 1;
    else if (node.type === 'PseudoElementSelector' || isOldPart(node)) weight += 1;
    else if (node.type === 'PseudoClassSelector' && node.name !== 'where') {
      const list = node.children?.first;
      const isList = list?.type === 'SelectorList';
      if (!isList || !/^(is|not|has)$/.test(node.name)) weight += 1e3;
      if (isList) weight += most(list.children);
    }
  };
  if (selector.type === 'Selector') selector.children.forEach(add);
  return weight;
}

/** What weighs as much as a class, and as much as eight elements, and changes nothing else. */
const weights = { added: ':not(._)', page: ':not(i i i i i i i i)' };

/** @param {CssNode} node */
const isCombinator = (node) => node.type === 'Combinator';

/**
 * The same elements, each compound without weight by itself: a browser passes the rule over where nothing around an
 * element has the class that the selector names there, and it looks for that in one compound each.
 *
 * @param {readonly CssNode[]} nodes of a selector
 */
function compoundsWithoutWeight(nodes) {
  let text = '';
  let compound = '';
  for (const [index, node] of nodes.entries()) {
    if (isCombinator(node)) text += generate(node);
    else compound += generate(node);
    const next = nodes[index + 1];
    if (compound === '' || (next && !isCombinator(next))) continue;
    text += compound === '*' ? compound : `:where(${compound})`;
    compound = '';
  }
  return text.replace(/\*$/, '');
}

/**
 * The same elements at another weight.
 *
 * @param {CssNode} selector @param {keyof typeof weights} kind @returns {string}
 */
function weighing(selector, kind) {
  const nodes = selector.type === 'Selector' ? selector.children.toArray() : [];
  const pseudo = nodes.filter((node) => node.type === 'PseudoElementSelector' || isOldPart(node));
  if (kind === 'added' && weightOf(selector) - pseudo.length === 1e3) return generate(selector);
  const elements = nodes.filter((node) => !pseudo.includes(node));
  const last = elements.slice(elements.findLastIndex(isCombinator) + 1);
  // What a class leads to is few elements.
  const isRare = kind === 'added' || last.some(({ type }) => type === 'ClassSelector');
  const weightless = isRare
    ? `:where(${elements.map((node) => generate(node)).join('') || '*'})`
    : compoundsWithoutWeight(elements);
  return weightless + weights[kind] + pseudo.map((node) => generate(node)).join('');
}

/** @typedef {{ selector: string, weight: number, body: string, around: readonly string[] }} Rule */

/**
 * Rules as text; those that stand in the same at-rules in a row share them.
 *
 * @param {readonly Rule[]} rules
 */
function written(rules) {
  let css = '';
  /** @type {readonly string[]} */
  let open = [];
  for (const { selector, body, around } of rules) {
    if (around.join() !== open.join()) {
      css += '}'.repeat(open.length) + around.map((each) => `${each}{`).join('');
      open = around;
    }
    css += `${selector}{${body}}`;
  }
  return css + '}'.repeat(open.length);
}

/** The prelude of an at-rule with its name. @param {import('css-tree').Atrule} rule */
const headOf = ({ name, prelude }) => `@${name} ${prelude ? generate(prelude) : ''}`.trim();

/**
 * Takes the structure of a stylesheet out of its layers: all that stands in `structure`, and of a library what its
 * properties say. A library's comes first; in each part the weights decide the order, as they would have in a layer.
 *
 * @param {string} css a bundled stylesheet @returns {string}
 */
export function withoutStructureLayers(css) {
  /** @type {Rule[]} */
  const ofLibraries = [];
  /** @type {Rule[]} */
  const ofOurs = [];

  /** @param {import('css-tree').Rule} rule @param {string} layer @param {readonly string[]} around */
  const taken = ({ prelude, block }, layer, around) => {
    const [, tier, kind] = /^@layer (library|structure)\.(added|page)$/.exec(layer) ?? [];
    if (kind !== 'added' && kind !== 'page')
      throw new Error(`no stylesheet is imported into ${layer}`);
    const isLibrary = tier === 'library';
    const declarations = block.children.toArray();
    const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : [];
    // What a library says of the page itself is no structure of ours.
    const isOfPage = /^html/.test(generate(prelude));
    const out = declarations.filter(
      (each) => !isLibrary || (!isOfPage && each.type === 'Declaration' && isOfPart(each)),
    );
    const body = out.map((each) => generate(each)).join(';');
    for (const each of body ? selectors : []) {
      const rule = { selector: weighing(each, kind), weight: weightOf(each), body, around };
      (isLibrary ? ofLibraries : ofOurs).push(rule);
    }
    const left = declarations.filter((each) => !out.includes(each)).map((each) => generate(each));
    return left.length > 0 ? `${generate(prelude)}{${left.join(';')}}` : '';
  };

  /** @param {CssNode} node @param {readonly string[]} around @returns {string} what stays where it is */
  const take = (node, around) => {
    if (node.type === 'Atrule' && node.block && !/keyframes$|^property$/.test(node.name)) {
      const head = headOf(node);
      const inside = node.block.children.toArray().map((each) => take(each, [...around, head]));
      const layer = head.startsWith('@layer library') ? '@layer auftritt.libraries' : head;
      return inside.join('') && `${layer}{${inside.join('')}}`;
    }
    const layer = around.find((each) => each.startsWith('@layer'));
    if (node.type !== 'Rule' || !layer || layer.startsWith('@layer auftritt'))
      return generate(node);
    return taken(
      node,
      layer,
      around.filter((each) => each !== layer),
    );
  };

  const tree = parse(css);
  const nodes = tree.type === 'StyleSheet' ? tree.children.toArray() : [];
  const left = nodes.map((each) => take(each, []));
  const byWeight = (/** @type {Rule} */ one, /** @type {Rule} */ other) =>
    one.weight - other.weight;
  return left.join('') + written([...ofLibraries.sort(byWeight), ...ofOurs.sort(byWeight)]);
}

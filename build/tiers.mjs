// Puts each declaration of our stylesheets into its tier. Look (colours, lines, type, and how a site arranges its own
// elements) stays in the layer, where any rule of a theme wins. Structure (where a part stands, how large it is, what
// it clips and covers) goes out of the layer, so that no reset takes it. What the script adds to a page weighs as much
// as one class there. What stands in the page's own markup weighs a little less, more than any rule for elements:
// each class of a theme wins, whatever comes first.
import { generate, parse } from 'css-tree';

/** @typedef {import('css-tree').CssNode} CssNode */

/** The properties that are structure wherever they stand. */
export const structural =
  /^(display|position|inset|inset-.*|top|right|bottom|left|z-index|order|flex|flex-.*|grid|grid-.*|(place|align|justify)-.*|overflow|overflow-[xy]|box-sizing|((min|max)-)?(inline-size|block-size|width|height)|aspect-ratio|contain|container-type|content-visibility|float|clip-path|touch-action|overscroll-.*|scroll-snap-.*|transform|transform-.*|backface-visibility|translate|rotate|scale|visibility|opacity|content|object-.*|white-space|word-spacing|vertical-align|direction|list-style.*|columns|appearance|pointer-events|break-inside)$/;

/** Distances, what would move a part slowly out of its place, and how a sign is drawn. */
const inParts = /^(margin|padding|gap|row-gap|column-gap)(-|$)|^(transition|fill|stroke)/;

/** What the script adds, and what its libraries do. */
const added =
  /klaro|consent-placeholder|lightbox__|request-error|form-(summary|status)|category-gallery__|loading-overlay--added|(?<!not\(\.)navigation-back|fancybox__|pswp|f-panzoom/;

/** What moves, opens or covers in the page's own markup. */
const staged =
  /^(?!.*site-header).*main-navigation|navigation-open\b|li ul|dropdown-menu|\[popover\]|start-screen|flipster|\.(coverflow|logo-slider)(?![-\w])|honeypot|iframe\[data-name|^(?!.*not\(\[hidden\]).*\[hidden/;

/** What a finger presses, or a key. */
const controls =
  /navigation-opener|language-menu :is|^:is\(\.reference__toggle|gallery-navigation.* a|product_reference>|button\)?\.product_reference|cookie-settings|to-top|^:is\(\.back-to-overview|downloads__body>a|\.inquiry-form>:is\(button|button:is\(\[data-|:is\(\[type=checkbox/;

/**
 * Whose structure a rule is; undefined for what the page's own stylesheet decides.
 *
 * @param {string} selector
 */
export const ownerOf = (selector) => {
  if (added.test(selector)) return 'script';
  return staged.test(selector) || controls.test(selector) ? 'page' : undefined;
};

/** What covers the page has to hide it: its paper, and what is written on it. */
const covers = /^(background(-color)?|color)$/;
const backdrop = /backdrop|pswp__bg|cm-bg/;
/** A control that is drawn, and nothing but that. */
const drawn = /cm-[-\w ]+\.slider(?![-\w])/;

/**
 * @param {import('css-tree').Declaration} declaration
 * @param {string} selector
 * @param {string} body all declarations of the rule
 */
function isStructure({ property, value }, selector, body) {
  if (structural.test(property)) return true;
  if (drawn.test(selector)) return /^(background|border)/.test(property);
  if (covers.test(property)) {
    return backdrop.test(selector) || /background(-color)?:[^;]*([-_]paper|-control-)/.test(body);
  }
  if (!added.test(selector) && !staged.test(selector)) return false;
  return inParts.test(property) || (/^border/.test(property) && generate(value) === '0');
}

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
const weights = { script: ':not(._)', page: ':not(i i i i i i i i)' };

/**
 * The same elements at another weight.
 *
 * @param {CssNode} selector @param {keyof typeof weights} owner @returns {string}
 */
function weighing(selector, owner) {
  const text = generate(selector);
  const [, elements = text, pseudo = ''] = /^(.*?)(::[\w-]+|:before|:after)?$/.exec(text) ?? [];
  if (owner === 'script' && weightOf(selector) - (pseudo ? 1 : 0) === 1e3) return text;
  return `:where(${elements || '*'})${weights[owner]}${pseudo}`;
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

/**
 * Divides a rule.
 *
 * @param {import('css-tree').Rule} rule @param {boolean} inLayer
 * @returns {{ taken: Omit<Rule, 'around'>[], left: string }} what is structure, and the text of what is not
 */
function divided({ prelude, block }, inLayer) {
  /** @type {Omit<Rule, 'around'>[]} */
  const taken = [];
  let left = '';
  const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : [];
  const whole = generate(block);
  for (const owner of /** @type {const} */ (['script', 'page', undefined])) {
    const owned = selectors.filter(
      (each) => (inLayer ? ownerOf(generate(each)) : 'script') === owner,
    );
    if (owned.length === 0) continue;
    const text = owned.map((each) => generate(each)).join();
    // A rule without any weight is a default: all that a theme says is stronger.
    const isDefault = inLayer && (!owner || owned.every((each) => weightOf(each) === 0));
    const [structure, look] = [true, false].map((wanted) =>
      block.children
        .toArray()
        .filter((each) => {
          const isOutside =
            !inLayer ||
            (each.type === 'Declaration' &&
              !isDefault &&
              !each.important &&
              isStructure(each, text, whole));
          return isOutside === wanted;
        })
        .map((each) => generate(each))
        .join(';'),
    );
    if (look) left += `${text}{${look}}`;
    if (!structure || !owner) continue;
    for (const each of owned) {
      taken.push({ selector: weighing(each, owner), weight: weightOf(each), body: structure });
    }
  }
  return { taken, left };
}

/**
 * Takes the structure of a stylesheet out of its layers. What stands in no layer is all structure. A library's comes
 * first, then that of the looks, then what is written as structure; in each part the weights decide the order, as
 * they would have without ours.
 *
 * @param {string} css a bundled stylesheet @returns {string}
 */
export function inTiers(css) {
  /** @type {Record<'library' | 'look' | 'structure', Rule[]>} */
  const tiers = { library: [], look: [], structure: [] };
  /** @param {CssNode} node @param {readonly string[]} around @returns {string} */
  const take = (node, around) => {
    if (node.type === 'Atrule' && node.block && !/keyframes$|^property$/.test(node.name)) {
      const prelude = `@${node.name} ${node.prelude ? generate(node.prelude) : ''}`.trim();
      const inside = node.block.children.toArray().map((each) => take(each, [...around, prelude]));
      return inside.join('') && `${prelude}{${inside.join('')}}`;
    }
    if (node.type !== 'Rule') return generate(node);
    const layer = around.find((each) => each.startsWith('@layer'));
    const { taken, left } = divided(node, layer !== undefined);
    const tier = layer ? (layer.endsWith('.libraries') ? 'library' : 'look') : 'structure';
    const outside = around.filter((each) => each !== layer);
    tiers[tier].push(...taken.map((rule) => ({ ...rule, around: outside })));
    return left;
  };
  const tree = parse(css);
  const left =
    tree.type === 'StyleSheet' ? tree.children.toArray().map((each) => take(each, [])) : [];
  const structure = Object.values(tiers).flatMap((rules) =>
    rules.sort((one, other) => one.weight - other.weight),
  );
  return left.join('') + written(structure);
}

import { type CssNode, generate, parse, type Rule } from 'css-tree';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse as parseHtml } from 'parse5';

/** Collects the rules that set `display` at every width; those of media queries are left out. */
function collect(nodes: Iterable<CssNode>, found: string[]): void {
  for (const node of nodes) {
    if (node.type === 'Atrule' && /^(layer|supports)$/i.test(node.name) && node.block) {
      collect(node.block.children, found);
    } else if (node.type === 'Rule') {
      const display = displayOf(node);
      if (display) found.push(`${generate(node.prelude)}{${display}}`);
    }
  }
}

/** The last declaration of `display` in a rule. */
function displayOf({ block }: Rule): string | undefined {
  let display: string | undefined;
  for (const each of block.children) {
    if (each.type === 'Declaration' && each.property.toLowerCase() === 'display')
      display = generate(each);
  }
  return display;
}

/**
 * What a stylesheet says of `display` at every width. The rest of it would only cost time: the checker asks what is
 * hidden, and knows no layout.
 *
 * @returns the rules, as a stylesheet
 */
export function displayRules(css: string): string {
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false });
  const found: string[] = [];
  if (sheet.type === 'StyleSheet') collect(sheet.children, found);
  return found.join('\n');
}

/** The addresses of the stylesheets that a page links to for screens of every width. */
export function stylesheetsOf(html: string): readonly string[] {
  const found: string[] = [];
  const waiting: DefaultTreeAdapterTypes.ParentNode[] = [parseHtml(html)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const child of [...defaultTreeAdapter.getChildNodes(node)].reverse()) {
      if (defaultTreeAdapter.isElementNode(child)) waiting.push(child);
    }
    if (!defaultTreeAdapter.isElementNode(node) || node.tagName !== 'link') continue;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const isStylesheet = /(^|\s)stylesheet(\s|$)/i.test(attributes.get('rel') ?? '');
    const isForAll = /^\s*(all|screen)?\s*$/i.test(attributes.get('media') ?? '');
    const href = attributes.get('href')?.trim();
    if (isStylesheet && isForAll && href && !attributes.has('disabled')) found.push(href);
  }
  return found;
}

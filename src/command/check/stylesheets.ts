import type { CssNode, Rule } from 'css-tree';
import parse from 'css-tree/parser';

/** The last declaration of `display` in a rule. */
const displayOf = ({ block }: Rule): CssNode | undefined =>
  block.children
    .toArray()
    .findLast((each) => each.type === 'Declaration' && each.property.toLowerCase() === 'display');

/**
 * What a stylesheet says of `display` at every width; the rules of media queries are left out. The rest of it would
 * only cost time: the checker asks what is hidden, and knows no layout.
 *
 * @returns the rules, as a stylesheet
 */
export function displayRules(css: string): string {
  const textOf = ({ loc }: CssNode): string =>
    loc ? css.slice(loc.start.offset, loc.end.offset) : '';
  const found: string[] = [];
  const collect = (nodes: Iterable<CssNode>): void => {
    for (const node of nodes) {
      if (node.type === 'Atrule' && /^(layer|supports)$/i.test(node.name) && node.block) {
        collect(node.block.children);
      } else if (node.type === 'Rule') {
        const display = displayOf(node);
        if (display) found.push(`${textOf(node.prelude)}{${textOf(display)}}`);
      }
    }
  };
  const sheet = parse(css, { positions: true, parseRulePrelude: false, parseValue: false });
  if (sheet.type === 'StyleSheet') collect(sheet.children);
  return found.join('\n');
}

/** Comments, and the tags of links. An end that is missing costs one look at the rest of the page. */
const comment = /<!--[\s\S]*?(?:-->|$)|<link\b[^<>]{0,2000}>/gi;

const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;

/** The attributes of a tag that have a value, by name. */
function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
}

/**
 * The addresses of the stylesheets that a page links to for screens of every width. It does not parse the page, which
 * may be hostile: only the thread of the checker may take long.
 */
export function linkedStylesheets(html: string): readonly string[] {
  return [...html.matchAll(comment)].flatMap(([text]) => {
    if (text.startsWith('<!--')) return [];
    const attributes = attributesOf(text);
    const isStylesheet = /(^|\s)stylesheet(\s|$)/i.test(attributes.get('rel') ?? '');
    const isForAll = /^\s*(all|screen)?\s*$/i.test(attributes.get('media') ?? '');
    const href = attributes.get('href')?.trim();
    return isStylesheet && isForAll && href ? [href] : [];
  });
}

import type { CssNode, List } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { type Input, type Place, styleOf } from './inputs.js';
import { isAddress, textOf, Uncheckable } from './source.js';

/** The stylesheets that are in force: neither disabled nor alternatives that the visitor would have to choose. */
export const styleLinks = 'link[rel~="stylesheet" i][href]:not([rel~="alternate" i], [disabled])';

/** The most stylesheets of a page or a site that are read. */
const most = 100;

const imported = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi;

/**
 * Returns what reads stylesheets: those of a page or of a whole site, each file once. What cannot be read says nothing,
 * as in a browser.
 *
 * @param site the address of the site that files belong to, if it is known
 */
export function styleReader(site: string | undefined) {
  const texts = new Map<string, Promise<string>>();
  const textAt = (input: Input): Promise<string> =>
    input.read().then(textOf, (error: unknown) => {
      if (error instanceof Uncheckable) return '';
      throw error;
    });

  /** Adds what a page or another stylesheet links to, after what it imports itself. */
  async function link(
    found: Map<string, string>,
    from: Input,
    place: Place,
    href: string,
  ): Promise<void> {
    const input = styleOf(from, place, href, site);
    if (!input || found.has(input.name) || found.size >= most) return;
    found.set(input.name, '');
    const text = texts.get(input.name) ?? textAt(input);
    texts.set(input.name, text);
    const css = await text;
    const url = isAddress(input.name) ? input.name : place.url;
    for (const [, next = ''] of css.matchAll(imported)) {
      await link(found, input, { url, base: undefined }, next);
    }
    found.delete(input.name);
    found.set(input.name, css);
  }

  return link;
}

/**
 * What a stylesheet says of `display` at every width, as rules; those of media queries are left out. The rest of it
 * would only cost time: the checker asks what is hidden, and knows no layout.
 */
export function displayRulesIn(css: string): string {
  const collect = (nodes: List<CssNode>): readonly string[] =>
    nodes.toArray().flatMap((node) => {
      if (node.type === 'Atrule' && node.block && /^(supports|layer)$/i.test(node.name)) {
        return collect(node.block.children);
      }
      if (node.type !== 'Rule') return [];
      const display = node.block.children
        .toArray()
        .findLast((each) => each.type === 'Declaration' && /^display$/i.test(each.property));
      return display ? `${generate(node.prelude)}{${generate(display)}}` : [];
    });
  const options = { parseAtrulePrelude: false, parseRulePrelude: false, parseValue: false };
  const sheet = parse(css, options);
  return sheet.type === 'StyleSheet' ? collect(sheet.children).join('\n') : '';
}

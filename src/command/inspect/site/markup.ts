import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { Bytes, Edit } from './bytes.js';
import { edited } from './bytes.js';

type Node = DefaultTreeAdapterMap['node'];

/** The attribute by which an element of a running page is known in its source. */
export const numberAttribute = 'data-auftritt-number';

/** An element as the source of a page has it. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Where its start tag begins, where its name ends, where the tag and the element end. */
  readonly start: number;
  readonly nameEnd: number;
  readonly tagEnd: number;
  readonly end: number;
  /** The number of the element around it; -1 for none. */
  readonly parent: number;
}

/** The tags of a page's source, in their order: the place in this list is an element's number. */
export function tagsOf(bytes: Bytes): readonly Tag[] {
  const tags: Tag[] = [];
  const starts = new Map<number, number>();
  const visit = (node: Node, parent: number): void => {
    let number = parent;
    if ('tagName' in node && node.sourceCodeLocation?.startTag) {
      const { startTag, endOffset } = node.sourceCodeLocation;
      const start = startTag.startOffset;
      // Broken nesting makes two elements of one tag.
      if (!starts.has(start)) {
        number = tags.length;
        starts.set(start, number);
        tags.push({
          ...{ name: node.tagName, start, parent },
          attributes: new Map(node.attrs.map((each) => [each.name, each.value])),
          nameEnd: start + 1 + node.tagName.length,
          ...{ tagEnd: startTag.endOffset, end: endOffset },
        });
      }
    }
    if ('content' in node) visit(node.content, number);
    for (const child of 'childNodes' in node ? node.childNodes : []) visit(child, number);
  };
  visit(parse(bytes, { sourceCodeLocationInfo: true }), -1);
  return tags;
}

/** A page, as its source has it; its elements have their numbers, as in the browser. */
export interface PageSource {
  readonly path: string;
  readonly bytes: Bytes;
  readonly tags: readonly Tag[];
}

/** Gives each element of a page its number, so that what happens on it is known in the source. */
export function numbered(bytes: Bytes): Bytes {
  const edits = tagsOf(bytes).map(({ nameEnd: start }, number): Edit => {
    return { start, end: start, text: ` ${numberAttribute}="${number}"` };
  });
  return edited(bytes, edits);
}

/** The source of a page without the numbers of its elements. */
export const withoutNumbers = (bytes: Bytes): Bytes =>
  bytes.replaceAll(new RegExp(` ${numberAttribute}="\\d+"`, 'g'), '');

/** The types of scripts that browsers run. */
const code = /^\s*($|module|(text|application)\/(x-)?(java|ecma|j|live)script)/i;

/**
 * The scripts that stand in a page.
 *
 * @param type what their type is like: held ones have another than those that run
 */
export const scriptsIn = ({ bytes, tags }: Omit<PageSource, 'path'>, type = code) =>
  tags
    .filter(
      ({ name, attributes }) =>
        name === 'script' && !attributes.has('src') && type.test(attributes.get('type') ?? ''),
    )
    .map(({ tagEnd: start, end }) => ({
      /** What stands before it in the page is blank, so that places are those of the page. */
      text: '\v'.repeat(start) + bytes.slice(start, end).replace(/<\/script\s*>$/i, ''),
      start,
    }));

/** All code in a page: its scripts, those that are held too, and what stands in attributes. */
export const codeIn = (page: Omit<PageSource, 'path'>): Bytes =>
  [
    ...scriptsIn(page, /^(?!.*json)/i).map(({ text }) => text),
    ...page.tags.flatMap(({ attributes }) =>
      [...attributes]
        .map((attribute) => attribute.join('='))
        .filter((text) => /^on|^[^=]*=javascript:/i.test(text)),
    ),
  ].join('\n');

/** Where lines for the head of a page go: before its end, else before the first thing of the body. */
export function headEnd(bytes: Bytes, tags: readonly Tag[]): number {
  const at = bytes.search(/<\/head\s*>|<body\b/i);
  return at < 0 ? (tags.find(({ name }) => !/^(html|head)$/.test(name))?.start ?? 0) : at;
}

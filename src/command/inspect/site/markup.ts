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
    const children =
      'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
    for (const child of children) visit(child, number);
  };
  visit(parse(bytes, { sourceCodeLocationInfo: true }), -1);
  return tags;
}

/** Gives each element of a page its number, so that what happens on it is known in the source. */
export function numbered(bytes: Bytes, tags: readonly Tag[]): Bytes {
  const edits = tags.map(
    ({ nameEnd }, number): Edit => ({
      ...{ start: nameEnd, end: nameEnd, text: ` ${numberAttribute}="${number}"` },
    }),
  );
  return edited(bytes, edits);
}

/** An offset in the numbered source as one in the source itself. */
export function sourceOffset(tags: readonly Tag[], offset: number): number {
  let added = 0;
  const lengths = tags.map(({ nameEnd }, number) => ({
    nameEnd,
    length: ` ${numberAttribute}="${number}"`.length,
  }));
  for (const { nameEnd, length } of lengths.sort((a, b) => a.nameEnd - b.nameEnd)) {
    if (nameEnd + added >= offset) break;
    added += length;
  }
  return offset - added;
}

/** Where lines for the head of a page go: before its end, else before the first thing of the body. */
export function headEnd(bytes: Bytes, tags: readonly Tag[]): number {
  const closing = /<\/head\s*>/i.exec(bytes);
  if (closing) return closing.index;
  const body =
    tags.find(({ name }) => name === 'body') ??
    tags.find(({ name }) => !/^(html|head)$/.test(name));
  return body?.start ?? 0;
}

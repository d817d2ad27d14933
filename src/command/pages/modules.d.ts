declare module 'css-tree/selector-parser' {
  /** A node of the tree that css-tree makes of a selector. */
  export interface SelectorNode {
    readonly type: string;
    /** The name of an attribute is itself a part. */
    readonly name: string | { readonly name: string };
    readonly flags: string | null;
    readonly selector?: SelectorNode | null;
    readonly children?: Iterable<SelectorNode> | null;
  }

  /** Parses selectors without the rules around them (CSSTree). Throws if they are invalid. */
  export default function parse(
    text: string,
    options: { readonly context: 'selectorList' },
  ): SelectorNode;
}

declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}

declare module 'html-encoding-sniffer' {
  /** The encoding of a page by its byte order mark, `Content-Type` and `meta` tags (WHATWG HTML). */
  export default function sniffEncoding(
    html: Uint8Array,
    options?: { readonly transportLayerEncodingLabel?: string | undefined },
  ): string;
}

declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree';
}

declare module 'css-tree/selector-parser' {
  /** A part of a selector. */
  export interface SelectorNode {
    readonly type: string;
    /** That of an attribute is a part of its own. */
    readonly name: string | { readonly name: string };
    readonly flags: string | null;
    readonly selector?: SelectorNode | null;
    readonly children?: Iterable<SelectorNode> | null;
  }

  /** Parses selectors, without the rules around them (CSSTree). It throws where they are wrong. */
  export default function parse(
    text: string,
    options: { readonly context: 'selectorList' },
  ): SelectorNode;
}

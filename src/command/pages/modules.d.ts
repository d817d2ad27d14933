declare module 'css-tree/selector-parser' {
  export { parse as default } from 'css-tree';
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

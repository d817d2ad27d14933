/** What a hand-made page is made of, beside its body. */
export interface FragmentOptions {
  /** Attributes of the tag, as written in HTML. */
  readonly tag?: string;
  /** What stands in the head before the tag. */
  readonly head?: string;
  readonly lang?: 'de' | 'en';
  readonly bodyClass?: string;
  /** Whether the page includes `auftritt.css`; without it the script adds its own styles. */
  readonly stylesheet?: boolean;
  /** The entry, or the self-contained bundle. */
  readonly script?: string;
  /** True where the loading is what a test is about; otherwise an open page may be used again. */
  readonly load?: boolean;
  /** True where a test changes the server's HTML itself, so that it is not the same at the end. */
  readonly changes?: boolean;
}

/** The HTML of a hand-made page. */
export function fragmentHtml(body: string, options: FragmentOptions): string {
  const { tag = '', head = '', lang = 'de', bodyClass = '', stylesheet = true } = options;
  const { script = '<script type="module" src="/assets/auftritt.js" TAG></script>' } = options;
  const styles = stylesheet ? '<link rel="stylesheet" href="/assets/auftritt.css">' : '';
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Fragment</title><link rel="icon" href="data:,">${styles}${head}
    ${script.replace('TAG', tag)}</head><body class="${bodyClass}">${body}</body></html>`;
}

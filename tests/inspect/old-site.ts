import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What `auftritt inspect --json` says, as far as tests ask for it. */
export interface Said {
  readonly pages: readonly string[];
  readonly refused: readonly { readonly path: string; readonly why: string }[];
  readonly folder: string;
  /** Hosts that did not answer. */
  readonly silent: readonly string[];
  readonly faults: readonly { readonly label: string }[];
  readonly dead: {
    readonly lines: readonly {
      readonly name: string;
      readonly selector: string;
      readonly line: number;
    }[];
    readonly files: readonly { readonly file: string; readonly why: string }[];
  };
  readonly hosts: readonly { readonly host: string; readonly kind: string }[];
  readonly stored: readonly { readonly kind: string; readonly what: string }[];
  readonly unreachable: readonly { readonly label: string }[];
  readonly libraries: readonly { readonly library: string; readonly known: readonly string[] }[];
  readonly moves: readonly {
    readonly name: string;
    readonly label: string;
    readonly verdict: string;
    readonly why: string;
    readonly isInPlan: boolean;
    readonly lost: readonly string[];
  }[];
  readonly stays: readonly { readonly name: string; readonly why: string }[];
  readonly plain: readonly {
    readonly line: number;
    readonly after: string;
    readonly isInPlan: boolean;
  }[];
  readonly keepsJquery: readonly {
    readonly line: number;
    readonly kind: string;
    readonly why: string;
  }[];
  readonly whole: {
    readonly changes: readonly string[];
    readonly gone: readonly string[];
    readonly back: readonly { readonly part: string; readonly why: string }[];
    readonly unsure: readonly { readonly line: number }[];
  };
}

/** A small old site with one trap, and what must be said of it. */
export interface OldSite {
  readonly name: string;
  readonly args?: readonly string[];
  /** Whether the short run has it, too. */
  readonly isShort?: boolean;
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** Each entry: what it is about, what was said, what should have been. */
  expected(
    said: Said,
    written: (file: string) => Buffer | undefined,
  ): readonly (readonly [string, unknown, unknown])[];
}

const { resolve } = createRequire(import.meta.url);
const packaged = (path: string): Buffer => readFileSync(resolve(path));
const old = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'old', name));

export const jquery = { 'jquery.min.js': packaged('jquery-1/dist/jquery.min.js') };
export const slick = {
  'slick.min.js': packaged('slick-1/slick/slick.min.js'),
  'slick.css': packaged('slick-1/slick/slick.css'),
};
export const owl = {
  'owl.carousel.js': old('owl.carousel.js'),
  'owl.carousel.css':
    '.owl-carousel { display: none; } .owl-carousel.owl-loaded { display: block; }',
};
export const bx = { 'jquery.bxslider.js': old('jquery.bxslider.js') };
export const fancybox = {
  'jquery.fancybox.min.js': packaged('@fancyapps/fancybox/dist/jquery.fancybox.min.js'),
};
export const bootstrap = {
  'bootstrap.min.js': packaged('bootstrap/dist/js/bootstrap.min.js'),
  'bootstrap.min.css': packaged('bootstrap/dist/css/bootstrap.min.css'),
};

/** A page of an old site with its files. */
export function page(body: string, ...files: readonly Readonly<Record<string, unknown>>[]): string {
  const names = files.flatMap((each) => Object.keys(each));
  const links = names
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="${name}">`);
  const scripts = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => `<script src="${name}"></script>`);
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Alt</title>
<meta name="viewport" content="width=device-width">
${links.join('\n')}
<style>body { margin: 0; font: 16px/1.5 sans-serif } .team div { height: 120px }</style>
</head><body>
${body}
${scripts.join('\n')}
<script src="site.js"></script>
</body></html>
`;
}

export const team =
  '<h1>Team</h1>\n<div class="team"><div>Anna</div><div>Berta</div><div>Clara</div><div>Dora</div></div>';

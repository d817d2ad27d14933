import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Entries of a list with these texts, and with what is no text. */
type List<Texts extends string, More = object> = readonly (Readonly<Record<Texts, string>> &
  More)[];
interface InLine {
  readonly line: number;
}
interface Planned {
  readonly isInPlan: boolean;
}

/** What `auftritt inspect --json` says, as far as tests ask for it. */
export interface Said {
  readonly pages: readonly string[];
  readonly refused: List<'path' | 'why'>;
  readonly folder: string;
  /** Hosts that did not answer. */
  readonly silent: readonly string[];
  readonly faults: List<'label'>;
  readonly dead: {
    readonly lines: List<'selector', InLine>;
    readonly files: List<'file' | 'why'>;
  };
  readonly hosts: List<'host' | 'kind'>;
  readonly stored: List<'what'>;
  readonly unreachable: List<'label'>;
  readonly libraries: List<'library', { readonly known: readonly string[] }>;
  readonly moves: List<'name' | 'verdict' | 'why', Planned & { readonly lost: readonly string[] }>;
  readonly stays: List<'name' | 'why'>;
  readonly styles: List<'path' | 'why'>;
  readonly plain: readonly (InLine & Planned)[];
  readonly keepsJquery: List<'why', InLine>;
  readonly whole: {
    readonly changes: readonly string[];
    readonly gone: readonly string[];
    readonly back: readonly unknown[];
  };
}

type Files = Readonly<Record<string, string | Buffer>>;

/** A small old site with one trap, and what must be said of it. */
export interface OldSite {
  readonly name: string;
  readonly args?: readonly string[];
  /** Whether the short run has it, too. */
  readonly isShort?: boolean;
  readonly files: Files;
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

/** The files of an old site with one page, which loads these libraries and a script of its own. */
export const site = (body: string, libraries: readonly Files[], script: string): Files => ({
  'index.html': page(body, ...libraries),
  ...Object.assign({}, ...libraries),
  'site.js': script,
});

type Fact = ReturnType<OldSite['expected']>[number];

/** What was said of each call that might move: how good ours is there, and whether the plan has it. */
export const moves = (said: Said, ...should: readonly (readonly [string, boolean])[]): Fact => [
  'moves',
  said.moves.map(({ verdict, isInPlan }) => [verdict, isInPlan]),
  should,
];

/** The plan leaves page and script as they are. */
export const unchanged = (written: (file: string) => Buffer | undefined): Fact => [
  'nothing changes',
  ['index.html', 'site.js'].map(written),
  [undefined, undefined],
];

/** Why calls stay with their old script. */
export const stays = (said: Said, ...should: readonly string[]): Fact => [
  'stays',
  said.stays.map(({ why }) => why).sort(),
  should,
];

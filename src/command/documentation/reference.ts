import type { Library } from '../../lifecycle/definition.js';

/** Name in the first column of a table → the other cells of its row, in the order in which they are written. */
export type Rows = Readonly<Record<string, readonly string[]>>;

/** Head of the first column → the table's rows. */
type Tables = Readonly<Record<string, Rows>>;

/** The kinds of names that the documents, the types and the editor data explain, as the tables call them. */
const kinds = {
  /** What a hook stands for. */
  hooks: 'hook',
  /** The element that carries an attribute of the server's HTML, and what that says. */
  attributes: 'attribute',
  /** Which element of the server's the behaviour sets a class on, and what the class means. */
  classes: 'class',
  /** What an element with a class is that the behaviour adds and a theme may style. */
  added: 'added class',
  /** What a custom property is for that a theme may set. */
  properties: 'property',
} as const;

export type Kind = keyof typeof kinds;

/** The texts about one behaviour. */
interface Reference extends Readonly<Record<Kind, Rows>> {
  /** What the keyboard does, the script sets and is left to the page's author; or another section with the same texts. */
  readonly accessibility: readonly string[] | string;
  /** The selector of the element that overlays the page, or that contains elements which do. */
  readonly over: string | undefined;
}

/** What the file of a definition exports. */
interface Defined {
  readonly default: {
    readonly name: string;
    readonly hooks: Readonly<Record<string, string>>;
    readonly roots?: readonly string[];
    readonly code: string;
    readonly also?: readonly string[];
    readonly opening?: string;
    readonly near?: string;
  };
  readonly libraries?: readonly Library[];
}

/** A definition's file with the words about it, as the documentation reads it. */
export interface DefinitionModule extends Defined {
  readonly documentation: Reference;
}

/** What the tables are below; the text above is the chapter in docs/sections.md. */
const mark = '<!-- reference -->';

const cellsOf = (line: string): string[] => {
  const cells = line.split('|').slice(1, -1);
  return cells.map((cell) => cell.trim());
};

/** The tables below the mark of a chapter. */
function tablesIn(chapter: string): Tables {
  const tables = (chapter.split(mark)[1] ?? '').trim().split(/\n{2,}/);
  return Object.fromEntries(
    tables.map((table) => {
      const [[head = ''] = [], , ...rows] = table.split('\n').map(cellsOf);
      const named = rows.map(([name = '', ...cells]) => [name.replaceAll('`', ''), cells]);
      return [head, Object.fromEntries(named)];
    }),
  );
}

/** The section that a cell names. */
const named = (cell = ''): string | undefined => /`(.+)`/.exec(cell)?.[1];

/** The names in `object` that are not among these. */
const without = (object: object, names: readonly string[]): string[] =>
  Object.keys(object).filter((name) => !names.includes(name));

/** What a section says of its accessibility, unless it names another one that says the same. */
const accessibility = ['keyboard', 'the script sets', 'your part'];

/**
 * What the tables of the chapters have in their heads, and that of `about` in its first column. Of the templates
 * only the tests read (tests/support/templates.ts).
 */
const readable: Readonly<Record<'heads' | 'about', readonly string[]>> = {
  heads: ['about', ...Object.values(kinds)],
  about: [...['over the page', 'in the templates', 'parts', 'accessibility'], ...accessibility],
};

/**
 * The definitions with the words that their sections' chapters have in tables.
 *
 * @param chapters the text of each section's usage.md, in the order of the definitions
 * @throws Error where a text is missing, or nobody would read one
 */
export function withReferences(
  definitions: readonly Defined[],
  chapters: readonly string[],
): readonly DefinitionModule[] {
  const written = chapters.map(tablesIn);
  const sections = definitions.map((each) => each.default.name);
  return definitions.map((module, index) => {
    const { name, hooks } = module.default;
    const tables = written[index] ?? {};
    const about = tables.about ?? {};
    const cell = (row: string): string | undefined => about[row]?.[0];
    // Another section whose parts, attributes and classes this one has as well.
    const shared = written[sections.indexOf(named(cell('parts')) ?? '')] ?? {};
    const sharedHooks = Object.entries(shared.hook ?? {}).filter(([hook]) => hook in hooks);
    const rows = (kind: Kind): Rows => ({ ...tables[kinds[kind]], ...shared[kinds[kind]] });
    const hookRows = { ...tables.hook, ...Object.fromEntries(sharedHooks) };

    const others = [cell('parts'), cell('accessibility')].flatMap((each) => named(each) ?? []);
    const unread = [
      ...[...without(tables, readable.heads), ...without(about, readable.about)],
      ...[
        ...without(hookRows, Object.keys(hooks)),
        ...others.filter((it) => !sections.includes(it)),
      ],
    ];
    const lacking = [
      ...without(hooks, Object.keys(hookRows)),
      ...accessibility.filter((row) => !('accessibility' in about || row in about)),
    ];
    if (unread.length + lacking.length > 0)
      throw new Error(`usage.md of ${name} lacks "${lacking}", and nobody reads "${unread}"`);
    return {
      ...module,
      documentation: {
        accessibility: named(cell('accessibility')) ?? accessibility.map((row) => cell(row) ?? ''),
        over: named(cell('over the page')),
        hooks: hookRows,
        attributes: rows('attributes'),
        classes: rows('classes'),
        added: rows('added'),
        properties: rows('properties'),
      },
    };
  });
}

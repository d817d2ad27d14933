import type { Library } from '../../lifecycle/definition.js';

/** Maps names to texts, in the order in which they are written. */
export type Texts = Readonly<Record<string, string>>;

/** Describes an attribute in the server's HTML that a behaviour reads. */
export interface AttributeText {
  /** The element that carries the attribute, in words. */
  readonly on: string;
  readonly description: string;
}

/** Describes the accessibility of a section, in words. */
interface Accessibility {
  /** What the keyboard does. */
  readonly keyboard: string;
  /** What the script sets for assistive technology. */
  readonly sets: string;
  /** What is left to the page's author. */
  readonly yours: string;
}

/** The texts about one behaviour that go into the documents, the types and the editor data. */
interface Reference {
  /** The texts, or the name of another section that has the same texts. */
  readonly accessibility: Accessibility | string;
  /** The selector of the element that overlays the page, or that contains elements which do. */
  readonly over: string | undefined;
  /** Hook → what it stands for. */
  readonly hooks: Texts;
  /** An attribute that is part of a hook's selector is required. */
  readonly attributes: Readonly<Record<string, AttributeText>>;
  /** Class that the behaviour sets on an element from the server → which element, and what the class means. */
  readonly classes: Texts;
  /** Class of an element that the behaviour adds and a theme may style → what the element is. */
  readonly added: Texts;
  /** Custom property that a theme may set → what it is for. */
  readonly properties: Texts;
}

/** What the file of a definition exports. */
interface Defined {
  readonly default: {
    readonly name: string;
    readonly hooks: Texts;
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

/** Head of the first column → name in it → the other cells of its row. */
type Tables = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

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

const textsOf = (table: Tables[string] = {}): Texts =>
  Object.fromEntries(Object.entries(table).map(([name, [text = '']]) => [name, text]));

/** The section that a cell names. */
const named = (cell = ''): string | undefined => /`(.+)`/.exec(cell)?.[1];

/** The names in `object` that are not known. */
const without = (object: object, known: readonly string[]): string[] =>
  Object.keys(object).filter((name) => !known.includes(name));

/** What a section says of its accessibility, unless it names another one that says the same. */
const accessibility = ['keyboard', 'the script sets', 'your part'];

/**
 * What the tables of the chapters have in their heads, and that of `about` in its first column. Of the templates
 * only the tests read (tests/support/templates.ts).
 */
const known = {
  heads: ['about', 'hook', 'attribute', 'class', 'added class', 'property'],
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
    const own = written[index] ?? {};
    const about = textsOf(own.about);
    // Another section whose parts, attributes and classes this one has as well.
    const shared = written[sections.indexOf(named(about.parts) ?? '')];
    const sharedHooks = Object.entries(shared?.hook ?? {}).filter(([hook]) => hook in hooks);
    const hookTexts = textsOf({ ...own.hook, ...Object.fromEntries(sharedHooks) });
    const all = (head: string) => ({ ...own[head], ...shared?.[head] });

    const others = [about.parts, about.accessibility].flatMap((cell) => named(cell) ?? []);
    const needed = about.accessibility === undefined ? accessibility : [];
    const faults = {
      'has a table that nobody reads:': without(own, known.heads),
      'says what nobody reads:': without(about, known.about),
      'names the unknown section': others.filter((other) => !sections.includes(other)),
      lacks: needed.filter((row) => about[row] === undefined),
      'has no text for the hook': without(hooks, Object.keys(hookTexts)),
      'has a text for the unknown hook': without(hookTexts, Object.keys(hooks)),
    };
    for (const [fault, [first]] of Object.entries(faults)) {
      if (first !== undefined) throw new Error(`usage.md of ${name} ${fault} "${first}"`);
    }
    const attributes = Object.entries(all('attribute')).map(
      ([attribute, [on = '', description = '']]) => [attribute, { on, description }],
    );
    return {
      ...module,
      documentation: {
        accessibility: named(about.accessibility) ?? {
          keyboard: about.keyboard ?? '',
          sets: about['the script sets'] ?? '',
          yours: about['your part'] ?? '',
        },
        over: named(about['over the page']),
        hooks: hookTexts,
        attributes: Object.fromEntries(attributes),
        classes: textsOf(all('class')),
        added: textsOf(all('added class')),
        properties: textsOf(all('property')),
      },
    };
  });
}

import { type Hook, selectors } from '../contract.js';
import { addedTexts, classTexts, propertyTexts } from './classes.js';
import { elementAttributeTexts } from './element-attributes.js';
import { hookTexts } from './hooks.js';
import { tagAttributeTexts } from './tag-attributes.js';

type Row = readonly string[];

const code = (text: string): string => `\`${text}\``;

/** A table of Markdown. */
const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const pairs = (head: Row, texts: Readonly<Record<string, string>>): string =>
  table(
    head,
    Object.entries(texts).map(([name, text]) => [code(name), text]),
  );

/** Name of a table in docs/interface.md → the table. */
function tables(): Readonly<Record<string, string>> {
  return {
    'tag attributes': table(
      ['attribute', 'meaning', 'without it'],
      Object.entries(tagAttributeTexts).map(([name, { description, otherwise }]) => [
        code(name),
        description,
        otherwise,
      ]),
    ),
    hooks: table(
      ['hook', 'default selector', 'what it is'],
      (Object.entries(hookTexts) as [Hook, string][]).map(([hook, text]) => [
        code(hook),
        code(selectors[hook]),
        text,
      ]),
    ),
    'element attributes': table(
      ['attribute', 'on', 'what it says'],
      Object.entries(elementAttributeTexts).map(([name, { on, description }]) => [
        code(name),
        on,
        description,
      ]),
    ),
    classes: pairs(['class', 'on'], classTexts),
    'added classes': pairs(['class', 'element'], addedTexts),
    properties: pairs(['property', 'sets'], propertyTexts),
  };
}

/**
 * The page with its tables as they are in the source, each between `<!-- name -->` and
 * `<!-- /name -->`.
 *
 * @throws Error where the page has no place for one of them
 */
export function withTables(page: string): string {
  return Object.entries(tables()).reduce((text, [name, content]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const from = text.indexOf(start);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`the page has no place for ${name}`);
    return `${text.slice(0, from)}${start}\n${content}\n${text.slice(to)}`;
  }, page);
}

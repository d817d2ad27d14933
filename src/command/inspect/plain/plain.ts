import type { AnyNode } from 'acorn';
import { full } from 'acorn-walk';
import { remembering } from '../../lists.js';
import { findCall, isIdle, ranIn, sourceOf, treeOf } from '../cut.js';
import { askingJquery } from '../libraries/libraries.js';
import { type CodePlace, subjectsOf } from '../moves/move.js';
import type { PlainPart, Plan } from '../plan.js';
import type { SiteCall, SiteRecord } from '../record.js';
import { hasRunAt } from '../see/ran.js';
import { type Bytes, inAsciiScript, lineAt, offsetsAt, readable } from '../site/bytes.js';
import { scriptsIn } from '../site/markup.js';
import data from './methods.json' with { type: 'json' };
import { childrenOf, isWritten, memberOf, Unsure } from './nodes.js';
import { helperNames, withHelpers } from './runtime.js';
import { translator } from './translate.js';

/** A place that goes on using jQuery. */
interface LeftUse extends Omit<CodePlace, 'column'> {
  readonly kind: string;
  readonly code: string;
  readonly why: string;
  /** Whether it ran while the site was inspected. */
  readonly hasRun: boolean;
}

/** What a statement of jQuery is about. */
const kindOf = (code: string): string =>
  data.kinds.find(([, pattern = '']) => new RegExp(pattern, 'i').test(code))?.[0] ?? 'other code';

/** The scripts of the site that are no libraries, and those in its pages. */
function ownScripts({ files, pages }: SiteRecord) {
  const inFiles = files
    .filter(({ kind, isOwn, isVendor }) => kind === 'script' && isOwn && !isVendor)
    .map(({ path, bytes, pages: on }) => ({ file: path, text: bytes, start: 0, pages: on }));
  const inPages = [...pages.values()].flatMap((page) =>
    scriptsIn(page).map((script) => ({ ...script, file: page.path, pages: [page.path] })),
  );
  return [...inFiles, ...inPages];
}

/** The functions of the site's own scripts that never ran and whose names stand nowhere else. */
const uncalledIn = remembering((record: SiteRecord): readonly Bytes[] => {
  const texts = new Set(record.files.map(({ kind, bytes }) => (kind === 'script' ? bytes : '')));
  for (const page of record.pages.values()) {
    for (const { text } of scriptsIn(page, /^/)) texts.add(text.trim());
    for (const { attributes } of page.tags)
      for (const value of attributes.values()) texts.add(value);
  }
  const all = [...texts].join('\n');
  return ownScripts(record).flatMap(({ text, start }) => {
    const program = treeOf(text);
    const uncalled: Bytes[] = [];
    if (program)
      full(program, (node) => {
        if (!isWritten(node)) return;
        if (hasRunAt(record.ran, text.slice(start), node.body.start + 1 - start)) return;
        const isDeclared = node.type === 'FunctionDeclaration';
        const at = isDeclared ? node.body.start : node.start;
        const naming = isDeclared ? /([\w$]+)\s*\([^(]*$/ : /([\w$]+)['"\]]*\s*[:=]\s*$/;
        const [named = '', name = ''] = naming.exec(text.slice(Math.max(0, at - 200), at)) ?? [];
        if (all.split(name).length === 2) uncalled.push(named + text.slice(at, node.end));
      });
    return uncalled;
  });
});

/** Code without what nothing ever calls. */
export const reachedIn = (code: Bytes, record: SiteRecord): Bytes =>
  uncalledIn(record).reduce((text, uncalled) => text.replace(uncalled, ''), code);

/** The names that some statements declare. */
const namesIn = (statements: readonly AnyNode[]): string[] =>
  statements.flatMap((each) => {
    if (each.type === 'FunctionDeclaration' || each.type === 'ClassDeclaration')
      return each.id?.name ?? [];
    const declared = each.type === 'VariableDeclaration' ? each.declarations : [];
    return declared.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  });

/** The body of a function that waits for the page or gives jQuery a name; undefined where a statement is another. */
function wrapped(statement: AnyNode, dollars: ReadonlySet<string>) {
  const { fn, call } = ranIn(statement) ?? {};
  if (!call || fn?.body.type !== 'BlockStatement' || fn.async) return undefined;
  const { callee } = call;
  const isDollar = (node: AnyNode | undefined): boolean =>
    node?.type === 'Identifier' && dollars.has(node.name);
  const isReady =
    callee.type === 'MemberExpression' &&
    memberOf(callee) === 'ready' &&
    callee.object.type === 'CallExpression' &&
    isDollar(callee.object.callee);
  const isHanded = isReady || isDollar(callee);
  if (fn !== callee && !isHanded) return undefined;
  const named = new Set(dollars);
  // What else is handed in would have no name without the function.
  const isClear = fn.params.every((param, index) => {
    const given = isHanded ? undefined : call.arguments[index];
    if (param.type !== 'Identifier') return false;
    const isJquery = isHanded ? index === 0 : isDollar(given);
    if (isJquery) named.add(param.name);
    return isJquery || (given?.type === 'Identifier' && given.name === param.name);
  });
  return isClear ? { body: fn.body.body, dollars: named } : undefined;
}

/** Whether a part of a script uses one of some names. */
function usesAny(part: AnyNode, names: ReadonlySet<string>): string | undefined {
  const used: string[] = [];
  // Names of members and keys are not walked through: they are no variables.
  full(part, (node) => {
    if (node.type === 'Identifier' && names.has(node.name)) used.push(node.name);
  });
  return used[0];
}

/** Reads the site's own scripts and writes their statements without jQuery, where that can be done surely; what stays. */
export function plainOf(record: SiteRecord, goneCalls: readonly SiteCall[]) {
  const parts: PlainPart[] = [];
  const left: LeftUse[] = [];
  for (const { file, text, start, pages } of ownScripts(record)) {
    if (!askingJquery.test(text)) continue;
    const whole = sourceOf(file, record);
    const leave = (at: number, code: string, why: string, hasRun: boolean): void => {
      const about = { kind: kindOf(code), code: readable(code).slice(0, 200), why, hasRun };
      left.push({ file, line: lineAt(whole, at), ...about });
    };
    const here = record.calls
      .filter((call) => call.file === file && (call.kind === 'early' || isOnPress(call)))
      .map((call) => ({ ...call, offsets: offsetsAt(whole, call.line, call.column) }));
    const gone = new Set<AnyNode>(
      goneCalls.flatMap((call) => (call.file === file && findCall(call, record)?.node) || []),
    );

    /** @param around the names that are declared around some statements */
    function write(
      statements: readonly AnyNode[],
      dollars: ReadonlySet<string>,
      around: Iterable<string>,
    ): void {
      const declared = new Set([...around, ...namesIn(statements)]);
      for (const node of statements) {
        const code = text.slice(node.start, node.end);
        if (isIdle(node, gone) || usesAny(node, dollars) === undefined) continue;
        const reached = reachedIn(code, record);
        if (reached !== code && !askingJquery.test(reached)) continue;
        const inner = wrapped(node, dollars);
        const hasRun = hasRunAt(record.ran, text.slice(start), node.start - start);
        const calls = here.filter(({ offsets }) =>
          offsets.some((offset) => node.start <= offset && offset < node.end),
        );
        try {
          const used = usesAny(node, declared);
          if (used !== undefined) throw new Unsure(`uses ${used}, which stands beside it`);
          const early = calls.find(({ kind }) => kind === 'early');
          if (early) throw new Unsure(`misses elements of ${early.selector}, which come after it`);
          if (!/^(Expression|If)Statement$/.test(node.type) || leaves(node))
            throw new Unsure('is more than one expression');
          const js = translator({ text, dollars: inner?.dollars ?? dollars, gone });
          const after = inner ? block(inner.body.map(js)) : js(node);
          if (!record.isWhole && !record.pages.has(file))
            throw new Unsure('pages that were not inspected may need it');
          // What never ran cannot be tried.
          if (!hasRun && !inner) throw new Unsure('never ran while the site was inspected');
          const sights = calls.flatMap((call) => call.sights);
          parts.push({
            ...{
              file,
              line: lineAt(whole, node.start),
              pages,
              after: readable(after),
            },
            ...{ start: node.start, end: node.end, controls: subjectsOf({ sights }) },
          });
        } catch (error) {
          if (!(error instanceof Unsure)) throw error;
          if (inner) write(inner.body, inner.dollars, declared);
          else leave(node.start, code, error.message, hasRun);
        }
      }
    }

    const program = treeOf(text);
    if (program) write(program.body, new Set(['$', 'jQuery']), helperNames);
    else leave(start, '', 'cannot be read', true);
  }
  return { parts, left };
}

/** Whether a statement ends the function that it stands in. */
const leaves = (node: AnyNode): boolean =>
  node.type === 'ReturnStatement' ||
  childrenOf(node).some((child) => !isWritten(child) && leaves(child));

/** Statements in a scope of their own, as the function around them gave them. */
const block = (statements: readonly string[]): string =>
  `(() => {\n${statements.filter((each) => each !== ';').join('\n')}\n})();`;

/** Whether a call listens to presses of its elements. */
const isOnPress = ({ name, args: [events, below] }: SiteCall): boolean =>
  /^(click|(on|bind) click\b)/.test(`${name} ${events}`) && typeof below !== 'string';

/** The file with all lines in plain JavaScript of a plan. */
export function plainText({ plain }: Plan): Bytes {
  const lines = plain.map(({ after, file, line }) => `// ${file}:${line}\n${after}`);
  // It means the same in whatever encoding a page is.
  return inAsciiScript(`(() => {\n${withHelpers(lines.join('\n\n'))}\n})();\n`);
}

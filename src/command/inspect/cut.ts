import {
  type AnyNode,
  type CallExpression,
  type IfStatement,
  type NewExpression,
  parse,
} from 'acorn';
import { fullAncestor } from 'acorn-walk';
import type { CodePlace } from './moves/move.js';
import type { LoadedFile } from './record.js';
import { type Bytes, type Edit, edited, lineEdit, offsetsAt } from './site/bytes.js';
import { type PageSource, type Script, scriptsIn } from './site/markup.js';

/** What calls stand in: scripts and pages. */
interface Sources {
  readonly files: readonly Pick<LoadedFile, 'path' | 'kind' | 'bytes'>[];
  readonly pages: ReadonlyMap<string, PageSource>;
}

/** The tree of a script, and what is around each of its nodes, the inner ones first. */
export interface Tree {
  readonly program: AnyNode;
  readonly nodes: readonly AnyNode[];
  around(node: AnyNode): readonly AnyNode[];
}

const trees = new Map<Bytes, Tree | undefined>();

/** Parses a script; undefined where it cannot be parsed. */
export function treeOf(text: Bytes): Tree | undefined {
  if (trees.has(text)) return trees.get(text);
  let tree: Tree | undefined;
  // Each byte beyond ASCII is a letter to the parser, so that names and places hold in any encoding.
  const letters = text.replace(/^\xef\xbb\xbf/, '   ').replace(/[\x80-\xff]/g, 'x');
  for (const sourceType of ['script', 'module'] as const) {
    try {
      const program = parse(letters, {
        ...{
          ecmaVersion: 'latest',
          sourceType,
          allowHashBang: true,
          allowReturnOutsideFunction: true,
        },
      });
      const ancestors = new Map<AnyNode, readonly AnyNode[]>();
      const nodes: AnyNode[] = [];
      const note = (node: AnyNode, _state: unknown, line: readonly AnyNode[]): void => {
        nodes.push(node);
        ancestors.set(node, line.slice(0, -1).reverse());
      };
      fullAncestor(program, note, undefined, undefined);
      tree = { program, nodes, around: (node) => ancestors.get(node) ?? [] };
      break;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  trees.set(text, tree);
  return tree;
}

type Called = CallExpression | NewExpression;

const isCalled = (node: AnyNode): node is Called =>
  node.type === 'CallExpression' || node.type === 'NewExpression';

/** The name of what is called, and where the name stands, as browsers report it. */
function nameIn(node: Called): { name: string; at: number } {
  const { callee } = node;
  if (callee.type === 'MemberExpression' && node.type === 'CallExpression') {
    const { property } = callee;
    const name =
      property.type === 'Identifier'
        ? property.name
        : property.type === 'Literal'
          ? String(property.value)
          : '';
    return { name, at: property.start };
  }
  const name = callee.type === 'Identifier' ? callee.name : '';
  return { name, at: node.start };
}

/** A call that was recorded, in its source. */
export interface FoundCall extends Script {
  readonly node: Called;
  readonly tree: Tree;
}

/** The source of a file that a call stands in; `page` where it is a page. */
export function sourceOf(
  file: string,
  { files, pages }: Sources,
): { bytes: Bytes; page?: PageSource } {
  const script = files.find(({ path, kind }) => path === file && kind === 'script');
  const page = pages.get(file);
  if (script || !page) return { bytes: script?.bytes ?? '' };
  return { bytes: page.bytes, page };
}

/** Finds a recorded call, of a plugin or of a library's constructor, in its source. */
export function findCall(
  call: CodePlace & { readonly name: string },
  record: Sources,
): FoundCall | undefined {
  const { bytes, page } = sourceOf(call.file, record);
  const scripts = page ? scriptsIn(page) : [{ text: bytes, start: 0 }];
  const last = call.name.split('.').at(-1);
  for (const offset of offsetsAt(bytes, call.line, call.column)) {
    const script = scripts.find(
      ({ text, start }) => start <= offset && offset < start + text.length,
    );
    const tree = script && treeOf(script.text);
    if (!tree) continue;
    const node = tree.nodes.find((each): each is Called => {
      if (!isCalled(each)) return false;
      const called = nameIn(each);
      return called.at === offset - script.start && called.name === last;
    });
    if (node) return { ...script, node, tree };
  }
  return undefined;
}

const isBlock = (node: AnyNode | undefined): boolean =>
  node?.type === 'BlockStatement' || node?.type === 'Program' || node?.type === 'SwitchCase';

/** Whether an expression only names or finds elements, so that it may go. */
export function isPure(node: AnyNode): boolean {
  if (
    /^(Identifier|Literal|ThisExpression|FunctionExpression|ArrowFunctionExpression)$/.test(
      node.type,
    )
  )
    return true;
  if (node.type === 'MemberExpression')
    return isPure(node.object) && (!node.computed || isPure(node.property));
  if (node.type === 'UnaryExpression') return node.operator !== 'delete' && isPure(node.argument);
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression')
    return isPure(node.left) && isPure(node.right);
  if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') return true;
  if (node.type !== 'CallExpression') return false;
  const { callee, arguments: args } = node;
  if (!args.every(isPure)) return false;
  if (callee.type === 'Identifier') return /^(\$|jQuery|[a-z])$/.test(callee.name);
  const finding =
    /^(find|children|parent|parents|closest|first|last|eq|not|filter|next|prev|siblings|getElementById|querySelector(All)?)$/;
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    finding.test(callee.property.name) &&
    isPure(callee.object)
  );
}

/** Whether a statement asks for something and does one thing, or nothing. */
const isAsking = (node: AnyNode | undefined): node is IfStatement =>
  node?.type === 'IfStatement' && !node.alternate && isPure(node.test);

/** What starts a statement that would go on with the line before it. */
const continuing = /^[\s]*[([`+\-/*]/;

/** A whole statement goes, and its line with it where nothing else stands there. */
const statementEdit = (text: Bytes, { start, end }: AnyNode): Edit =>
  continuing.test(text.slice(end)) ? { start, end, text: ';' } : lineEdit(text, start, end);

/**
 * Cuts a call so that what stands around it still means the same. A plugin returns the elements on which it is called:
 * without it they stand there themselves.
 *
 * @param gone the statements that go already, to which this one is added
 * @returns undefined where that cannot be done surely, so that a person must look
 */
export function cutCall(
  { node, tree, text, start }: FoundCall,
  gone: Set<AnyNode>,
): Edit | undefined {
  const shifted = (edit: Edit): Edit => ({
    ...edit,
    start: edit.start + start,
    end: edit.end + start,
  });
  const around = tree.around(node);
  const [parent, outer] = around;
  const receiver =
    node.type === 'CallExpression' && node.callee.type === 'MemberExpression'
      ? node.callee.object
      : undefined;
  const isIf = isAsking(outer) && outer.consequent === parent;
  if (
    parent?.type === 'ExpressionStatement' &&
    (isBlock(outer) || isIf) &&
    (!receiver || isPure(receiver))
  ) {
    let statement: AnyNode = isIf ? outer : parent;
    gone.add(statement);
    // What only asks for it, waits for the page to run it, or goes through elements for it, goes with it.
    for (const each of around) {
      if (each.type !== 'BlockStatement' || each.body.some((one) => !gone.has(one))) continue;
      const [holder, call, ...beyond] = tree.around(each);
      if (isAsking(holder)) {
        statement = holder;
        gone.add(statement);
        continue;
      }
      if (holder?.type !== 'FunctionExpression' && holder?.type !== 'ArrowFunctionExpression')
        break;
      if (call?.type !== 'CallExpression') break;
      const isWaiting =
        call.callee === holder ||
        (call.arguments.includes(holder) &&
          call.arguments.length === 1 &&
          /^(ready|each|load|\$|jQuery)$/.test(nameIn(call).name));
      // `!function () { … }()` is a statement, too.
      const [wrapper, block] = beyond[0]?.type === 'UnaryExpression' ? beyond.slice(1) : beyond;
      if (!isWaiting || wrapper?.type !== 'ExpressionStatement' || !isBlock(block)) break;
      statement = wrapper;
      gone.add(statement);
    }
    return shifted(statementEdit(text, statement));
  }
  if (!receiver) return undefined;
  // bxSlider returns what steers it, and others are asked by name: who uses the result must look.
  const name = nameIn(node).name;
  if (name === 'bxSlider') return undefined;
  // The receiver may stand in parentheses.
  const [closing = ''] = /^(\s*\))*/.exec(text.slice(receiver.end)) ?? [];
  const edit = { start: receiver.end + closing.length, end: node.end, text: '' };
  return treeOf(edited(text, [edit])) ? shifted(edit) : undefined;
}

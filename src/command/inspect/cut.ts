import {
  type AnyNode,
  type CallExpression,
  type IfStatement,
  type NewExpression,
  type Program,
  parse,
} from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { remembering } from '../lists.js';
import type { CodePlace } from './moves/move.js';
import { childrenOf, isWritten, memberOf, textIn } from './plain/nodes.js';
import type { LoadedFile } from './record.js';
import { type Bytes, type Edit, edited, lineEdit, offsetsAt } from './site/bytes.js';
import { type PageSource, scriptsIn } from './site/markup.js';

/** What calls stand in: scripts and pages. */
interface Sources {
  readonly files: readonly Pick<LoadedFile, 'path' | 'kind' | 'bytes'>[];
  readonly pages: ReadonlyMap<string, PageSource>;
}

/** Parses a script or a module; undefined where it is none. */
export const treeOf = remembering((text: Bytes): Program | undefined => {
  // Each byte beyond ASCII is a letter to the parser, so that names and places hold in any encoding.
  const letters = text.replace(/^\xef\xbb\xbf/, '   ').replace(/[\x80-\xff]/g, 'x');
  try {
    return parse(letters, {
      ecmaVersion: 'latest',
      allowReturnOutsideFunction: true,
      allowImportExportEverywhere: true,
      allowAwaitOutsideFunction: true,
    });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
});

type Called = CallExpression | NewExpression;

const isCalled = (node: AnyNode): node is Called =>
  node.type === 'CallExpression' || node.type === 'NewExpression';

/** The name of what is called, and where the name stands, as browsers report it. */
function nameIn({ type, callee, start }: Called): { name: string; at: number } {
  if (callee.type === 'MemberExpression' && type === 'CallExpression')
    return { name: memberOf(callee) ?? textIn(callee.property) ?? '', at: callee.property.start };
  return { name: callee.type === 'Identifier' ? callee.name : '', at: start };
}

/** What a method is called on. */
export const receiverOf = (node: AnyNode | undefined): AnyNode | undefined =>
  node?.type === 'CallExpression' && node.callee.type === 'MemberExpression'
    ? node.callee.object
    : undefined;

/** A call that was recorded, in its source. */
export interface LocatedCall {
  readonly text: Bytes;
  readonly node: Called;
  /** What it stands in, the inner ones first. */
  readonly ancestors: readonly AnyNode[];
}

/** The source of a file that a call stands in, or of a page. */
export const sourceOf = (file: string, { files, pages }: Sources): Bytes => {
  const script = files.find(({ path, kind }) => path === file && kind === 'script');
  return (pages.get(file) ?? script)?.bytes ?? '';
};

/** Finds a recorded call, of a plugin or of a library's constructor, in its source. */
export function findCall(
  call: CodePlace & { readonly name: string },
  record: Sources,
): LocatedCall | undefined {
  const page = record.pages.get(call.file);
  const bytes = sourceOf(call.file, record);
  const scripts = page ? scriptsIn(page) : [{ text: bytes, start: 0 }];
  const last = call.name.split('.').at(-1);
  const offsets = offsetsAt(bytes, call.line, call.column);
  const located: LocatedCall[] = [];
  for (const { text } of scripts) {
    const program = treeOf(text);
    if (!program) continue;
    fullAncestor(program, (node, _state, line: readonly AnyNode[]) => {
      const { name, at } = isCalled(node) ? nameIn(node) : { name: '', at: -1 };
      if (isCalled(node) && offsets.includes(at) && name === last)
        located.push({ text, node, ancestors: line.slice(0, -1).reverse() });
    });
  }
  return located[0];
}

const isBlock = (node: AnyNode | undefined): boolean =>
  node?.type === 'BlockStatement' || node?.type === 'Program' || node?.type === 'SwitchCase';

/** Methods that only find elements. */
const finding =
  /^(find|children|parent|parents|closest|first|last|eq|not|filter|next|prev|siblings|getElementById|querySelector(All)?)$/;
const pure =
  /^(Identifier|Literal|ThisExpression|MemberExpression|UnaryExpression|BinaryExpression|LogicalExpression)$/;

/** Whether an expression only names or finds elements, so that it may go. */
export function isPure(node: AnyNode): boolean {
  if (/^(Function|ArrowFunction|Object|Array)Expression$/.test(node.type)) return true;
  if (node.type === 'CallExpression') {
    const { name } = nameIn(node);
    const isFinding = node.callee.type === 'Identifier' ? /^(\$|jQuery|[a-z])$/ : finding;
    if (!isFinding.test(name)) return false;
  } else if (
    !pure.test(node.type) ||
    (node.type === 'UnaryExpression' && node.operator === 'delete')
  )
    return false;
  return childrenOf(node).every(isPure);
}

/** Whether a statement asks for something and does one thing, or nothing. */
export const isAsking = (node: AnyNode | undefined): node is IfStatement =>
  node?.type === 'IfStatement' && !node.alternate && isPure(node.test);

/** The function that a statement runs at once, or hands to a call as its only argument; undefined for others. */
export function ranIn(statement: AnyNode) {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  // `!function () { … }()` is a statement, too.
  const call = expression.type === 'UnaryExpression' ? expression.argument : expression;
  if (call.type !== 'CallExpression') return undefined;
  const [first, ...others] = call.arguments;
  const fn = isWritten(call.callee) ? call.callee : first;
  return isWritten(fn) && (fn === call.callee || others.length === 0) ? { fn, call } : undefined;
}

/**
 * Whether a statement does nothing any more: it is one of the calls that go, or it only asks for them, waits for the page
 * to run them, or goes through elements for them.
 */
export function isIdle(node: AnyNode, gone: ReadonlySet<AnyNode>): boolean {
  if (node.type === 'BlockStatement') return node.body.every((each) => isIdle(each, gone));
  if (isAsking(node)) return isIdle(node.consequent, gone);
  if (node.type !== 'ExpressionStatement') return false;
  const { expression } = node;
  const receiver = receiverOf(expression);
  const isPlain = !receiver || isPure(receiver);
  if (gone.has(expression)) return isPlain;
  const { fn, call } = ranIn(node) ?? {};
  const isWaiting =
    fn &&
    (fn === call?.callee ||
      (isPlain && call && /^(ready|each|load|\$|jQuery)$/.test(nameIn(call).name)));
  return !!isWaiting && fn.body.type === 'BlockStatement' && isIdle(fn.body, gone);
}

/** What starts a statement that would go on with the line before it. */
const continuing = /^[\s]*[([`+\-/*]/;

/** A whole statement goes, and its line with it where nothing else stands there. */
const statementEdit = (text: Bytes, { start, end }: AnyNode): Edit =>
  continuing.test(text.slice(end)) ? { start, end, text: ';' } : lineEdit(text, start, end);

/**
 * Cuts a call so that what stands around it still means the same. A plugin returns the elements on which it is called:
 * without it they stand there themselves.
 *
 * @param gone the calls that go already, to which this one is added
 * @returns undefined where that cannot be done surely, so that a person must look
 */
export function cutCall(
  { node, ancestors, text }: LocatedCall,
  gone: Set<AnyNode>,
): Edit | undefined {
  gone.add(node);
  const idle = ancestors
    .filter((each, index) => isIdle(each, gone) && isBlock(ancestors[index + 1]))
    .at(-1);
  if (idle) return statementEdit(text, idle);
  const receiver = receiverOf(node);
  // bxSlider returns what steers it, and others are asked by name: who uses the result must look.
  if (!receiver || nameIn(node).name === 'bxSlider') return undefined;
  const { end } = receiver;
  // It may stand in parentheses.
  const [closing = ''] = /^(\s*\))*/.exec(text.slice(end)) ?? [];
  const edit = { start: end + closing.length, end: node.end, text: '' };
  return treeOf(edited(text, [edit])) ? edit : undefined;
}

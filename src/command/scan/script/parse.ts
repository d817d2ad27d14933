import {
  type AnyNode,
  type CallExpression,
  type NewExpression,
  type Options,
  type Program,
  parse,
} from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { Uncheckable } from '../../pages/source.js';

const options: Options = {
  ecmaVersion: 'latest',
  locations: true,
  allowHashBang: true,
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
};

/** What the parser says of a script: what is wrong, and the place, counted from 1. */
function reasonOf(error: SyntaxError): string {
  const [, what = error.message, line, column] =
    /^(.*) \((\d+):(\d+)\)$/s.exec(error.message) ?? [];
  const end = line === undefined ? '' : ` at ${line}:${Number(column) + 1}`;
  return `${what.charAt(0).toLowerCase()}${what.slice(1)}${end}`;
}

/** @throws Uncheckable */
function programOf(source: string, comments: string[]): Program {
  const onComment = (_isBlock: boolean, text: string): void => void comments.push(text);
  try {
    return parse(source, { ...options, sourceType: 'script', onComment });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    try {
      // Tried second: most old scripts are not strict, and a module always is.
      return parse(source, { ...options, sourceType: 'module' });
    } catch (other) {
      throw other instanceof SyntaxError ? new Uncheckable(reasonOf(error)) : other;
    }
  }
}

/**
 * Parses a script, classic or a module.
 *
 * @throws Uncheckable where it is neither. The message says where
 */
export function parseScript(source: string) {
  const comments: string[] = [];
  const program = programOf(source, comments);
  const parents = new WeakMap<AnyNode, AnyNode>();
  /** All nodes in the order in which they end. */
  const nodes: AnyNode[] = [];
  const note = (node: AnyNode, _state: undefined, ancestors: readonly AnyNode[]): void => {
    nodes.push(node);
    const parent: AnyNode | undefined = ancestors.at(-2);
    if (parent) parents.set(node, parent);
  };
  fullAncestor(program, note, undefined, undefined);
  const parentOf = (node: AnyNode): AnyNode | undefined => parents.get(node);
  /** The nodes around a node, the inner ones first. */
  const around = (node: AnyNode): AnyNode[] => {
    const all: AnyNode[] = [];
    for (let each = parentOf(node); each; each = parentOf(each)) all.push(each);
    return all;
  };
  return { program, source, comments, nodes, parentOf, around };
}

export type Script = ReturnType<typeof parseScript>;

/** The name of a member: `x.name` and `x['name']`. */
export function memberName(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const { property, computed } = node;
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

/** The name of what is called, `name` or `x.name`; empty where it has none. */
export const calledName = ({ callee }: CallExpression | NewExpression): string =>
  memberName(callee) ?? (callee.type === 'Identifier' ? callee.name : '');

export type AnyFunction = Extract<
  AnyNode,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>;

export const isFunction = (node: AnyNode | undefined): node is AnyFunction =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression';

import { type AnyNode, type Comment, type Options, type Program, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { Uncheckable } from '../../pages/source.js';

/** A parsed script. */
export interface Script {
  readonly program: Program;
  readonly source: string;
  readonly comments: readonly string[];
  /** All nodes in the order in which they end. */
  readonly nodes: readonly AnyNode[];
  parentOf(node: AnyNode): AnyNode | undefined;
}

/** Thrown where a script is none that a browser could run. The message says where. */
export class Unreadable extends Uncheckable {}

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

/** @throws Unreadable */
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
      throw other instanceof SyntaxError ? new Unreadable(reasonOf(error)) : other;
    }
  }
}

/**
 * Parses a script, classic or a module.
 *
 * @throws Unreadable where it is neither
 */
export function parseScript(source: string): Script {
  const comments: string[] = [];
  const program = programOf(source, comments);
  const parents = new WeakMap<AnyNode, AnyNode>();
  const nodes: AnyNode[] = [];
  const note = (node: AnyNode, _state: undefined, ancestors: readonly AnyNode[]): void => {
    nodes.push(node);
    const parent: AnyNode | undefined = ancestors.at(-2);
    if (parent) parents.set(node, parent);
  };
  fullAncestor(program, note, undefined, undefined);
  return {
    program,
    source,
    comments: comments.map((text: Comment['value']) => text),
    nodes,
    parentOf: (node) => parents.get(node),
  };
}

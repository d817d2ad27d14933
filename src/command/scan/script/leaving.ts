import type { AnyNode } from 'acorn';
import type { Script } from './parse.js';
import { isFunction } from './values.js';

const isLoop = ({ type }: AnyNode): boolean => /^(For|While|DoWhile)/.test(type);

/** Whether a statement is where another one goes on that leaves something. */
function isEndOf(node: AnyNode, leaving: AnyNode, inner: AnyNode): boolean {
  if (isFunction(node)) return true;
  if (leaving.type === 'ThrowStatement')
    return node.type === 'TryStatement' && node.block === inner;
  if (leaving.type !== 'BreakStatement' && leaving.type !== 'ContinueStatement') return false;
  if (leaving.label) return node.type === 'LabeledStatement';
  return isLoop(node) || (leaving.type === 'BreakStatement' && node.type === 'SwitchStatement');
}

/** @returns whether what follows a statement may not run, since the statement leaves what is around it */
export function leavingIn({ nodes, parentOf }: Script): (statement: AnyNode) => boolean {
  const leaving = new Set<AnyNode>();
  for (const node of nodes) {
    if (!/^(Return|Throw|Break|Continue)Statement$/.test(node.type)) continue;
    let inner = node;
    for (let each: AnyNode | undefined = node; each; inner = each, each = parentOf(each)) {
      if (isEndOf(each, node, inner)) break;
      leaving.add(each);
    }
  }
  return (statement) => leaving.has(statement);
}

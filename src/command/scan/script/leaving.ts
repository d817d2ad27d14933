import type { AnyNode } from 'acorn';
import type { Script } from './parse.js';
import { isFunction } from './values.js';

/** @returns whether what follows a statement may not run: the statement may leave what is around it */
export function leavingIn({ nodes, parentOf }: Script): (statement: AnyNode) => boolean {
  const leaving = new Set<AnyNode>();
  for (const node of nodes) {
    if (!/^(Return|Throw|Break|Continue)Statement$/.test(node.type)) continue;
    for (let each: AnyNode | undefined = node; each && !isFunction(each); each = parentOf(each))
      leaving.add(each);
  }
  return (statement) => leaving.has(statement);
}

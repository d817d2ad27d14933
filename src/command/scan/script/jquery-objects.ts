import type { AnyNode } from 'acorn';
import type { Binding } from './bindings.js';
import type { Evaluation } from './evaluate.js';
import type { Frame } from './values.js';

/** How many names of a script are followed to what is assigned to them, and how deep. */
const limits = { names: 20_000, depth: 20 } as const;

/** Finds out which expressions of a script are jQuery objects, as far as their writing shows. */
export function jqueryObjectsIn({ evaluate, bindings }: Evaluation) {
  const empty: Frame = new Map();
  const known = new Map<Binding, boolean>();
  const open = new Set<Binding>();
  let followed = 0;
  /** Whether a name was not followed, since it is being followed already. */
  let isCut = false;

  /** Whether something that is assigned to a name is a jQuery object. */
  function holdsJquery(binding: Binding, depth: number): boolean {
    const before = known.get(binding);
    if (before !== undefined) return before;
    followed += 1;
    // What takes too long to find out may be one: then the code stays.
    if (followed > limits.names) return true;
    if (open.has(binding)) {
      isCut = true;
      return false;
    }
    const wasCut = isCut;
    isCut = false;
    open.add(binding);
    const holds = binding.writes.some((write) => write && isJquery(write, depth + 1));
    open.delete(binding);
    if (holds || !isCut) known.set(binding, holds);
    isCut ||= wasCut;
    return holds;
  }

  /** Whether an expression is a jQuery object, as far as its writing shows. */
  function isJquery(node: AnyNode, depth = 0): boolean {
    if (depth > limits.depth) {
      isCut = true;
      return false;
    }
    if (node.type === 'CallExpression') {
      const { callee } = node;
      if (callee.type === 'Super') return false;
      if (evaluate(callee, empty).kind === 'jquery') return true;
      return callee.type === 'MemberExpression' && isJquery(callee.object, depth + 1);
    }
    if (node.type !== 'Identifier') return false;
    if (/^\$./.test(node.name)) return true;
    const binding = bindings.find(node);
    return binding !== undefined && holdsJquery(binding, depth);
  }

  return (node: AnyNode): boolean => isJquery(node);
}

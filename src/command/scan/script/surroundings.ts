import type { AnyNode, CallExpression } from 'acorn';
import type { Evaluation } from './evaluate.js';
import { type AnyFunction, calledName, isFunction, memberName, type Script } from './parse.js';
import { anywhere, type Frame } from './values.js';

/** Whether a method waits for the event that its first argument names. */
const isListening = (name: string | undefined): boolean =>
  /^(on|one|bind|live|addEventListener)$/.test(name ?? '');

/** How many contexts of one call are looked at, at most. */
const mostContexts = 40;

/** The event that a call listens to: `scroll` of `.on('scroll', …)` and of `.scroll(…)`. */
export function eventOf(node: CallExpression): string | undefined {
  const name = memberName(node.callee);
  const [first] = node.arguments;
  if (isListening(name)) {
    return first?.type === 'Literal' ? String(first.value) : undefined;
  }
  return isFunction(first) ? name : undefined;
}

/** Reads what is around the places of a script: functions, what calls them, and what becomes of a result. */
export function surroundingsIn(script: Script, { contextsOf }: Evaluation) {
  const { around } = script;
  const frames = new Map<AnyFunction, Frame[]>();

  /** The ways in which the functions around a place may be called. */
  function framesAt(node: AnyNode): Frame[] {
    const inner = around(node).find(isFunction);
    if (!inner) return [anywhere];
    const known = frames.get(inner);
    if (known) return known;
    const found = framesAt(inner)
      .flatMap((frame) =>
        contextsOf(inner, frame).map((context): Frame => new Map([...frame, [inner, context]])),
      )
      .slice(0, mostContexts);
    frames.set(inner, found);
    return found;
  }

  /** The unit of a file that a node is in: a statement, or a part of one in minified files. */
  function unitOf(node: AnyNode): AnyNode {
    const outer = around(node);
    const statement = outer.at(-2) ?? node;
    const isSequence =
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'SequenceExpression';
    return isSequence ? (outer.at(-4) ?? node) : statement;
  }

  /** The elements whose click runs the code: directly, or for each of some elements, or a moment later. */
  function triggerAt(node: AnyNode, frame: Frame): string | undefined {
    for (const fn of around(node).filter(isFunction)) {
      const call = script.parentOf(fn);
      if (call?.type !== 'CallExpression') return undefined;
      const name = calledName(call);
      const [first] = call.arguments;
      const event = first?.type === 'Literal' ? String(first.value) : '';
      const isClick =
        (name === 'click' && first === fn) || (isListening(name) && /\bclick\b/.test(event));
      const self = frame.get(fn)?.self;
      if (isClick) return self?.kind === 'elements' ? self.selector : undefined;
      if (!/^(each|forEach|setTimeout|requestAnimationFrame)$/.test(name)) return undefined;
    }
    return undefined;
  }

  /** Whether the result of a call is kept in a name that is used afterwards, or handed on. */
  function isUsed(node: AnyNode): boolean {
    let parent = script.parentOf(node);
    // A minified file joins statements by commas.
    while (parent?.type === 'SequenceExpression') parent = script.parentOf(parent);
    if (parent?.type === 'ExpressionStatement') return false;
    if (parent?.type !== 'VariableDeclarator' || parent.id.type !== 'Identifier') return true;
    const { name } = parent.id;
    return (
      script.nodes.filter((each) => each.type === 'Identifier' && each.name === name).length > 1
    );
  }

  return { framesAt, unitOf, triggerAt, isUsed };
}

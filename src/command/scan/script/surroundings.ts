import type { AnyNode, CallExpression } from 'acorn';
import { memberName } from './contexts.js';
import type { Evaluation } from './evaluate.js';
import type { Script } from './parse.js';
import { type AnyFunction, type Frame, isFunction } from './values.js';

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
  const empty: Frame = new Map();

  /** The nodes around a node, the inner ones first. */
  const around = (node: AnyNode): AnyNode[] => {
    const all: AnyNode[] = [];
    for (let each = script.parentOf(node); each; each = script.parentOf(each)) all.push(each);
    return all;
  };

  const frames = new Map<AnyFunction, Frame[]>();

  /** The ways in which the functions around a place may be called. */
  function framesAt(node: AnyNode): Frame[] {
    const inner = around(node).find(isFunction);
    if (!inner) return [empty];
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
      const { callee } = call;
      const name = memberName(callee) ?? (callee.type === 'Identifier' ? callee.name : '');
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
    const parent = script.parentOf(node);
    if (parent?.type === 'ExpressionStatement') return false;
    if (parent?.type !== 'VariableDeclarator' || parent.id.type !== 'Identifier') return true;
    const { name } = parent.id;
    return (
      script.nodes.filter((each) => each.type === 'Identifier' && each.name === name).length > 1
    );
  }

  return { around, framesAt, unitOf, triggerAt, isUsed };
}

/** Functions that call what they are given once the page is there, or for each element. */
const atOnce =
  /^(ready|each|forEach|map|call|apply|setTimeout|requestAnimationFrame|requestIdleCallback|imagesLoaded)$/;

/** Events of a page that is there. */
const loading = /^(load|ready|DOMContentLoaded|pageshow|turbolinks:load|turbo:load)\b/;

const listening = /^(on|one|bind|addEventListener)$/;

/** The longest condition that is shown whole. */
const longest = 60;

/** Finds out under which conditions a script runs its code. */
export function conditionsIn(script: Script, { evaluate, bindings }: Evaluation) {
  const { parentOf, source } = script;
  const empty = new Map();
  const shown = (node: AnyNode): string => {
    const text = source.slice(node.start, node.end).replace(/\s+/g, ' ');
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  };

  /** Whether a test only asks if something is there: elements, a plugin, a function. */
  function onlyAsks(test: AnyNode): boolean {
    switch (test.type) {
      case 'LogicalExpression':
        return onlyAsks(test.left) && onlyAsks(test.right);
      case 'UnaryExpression':
        return test.operator === 'typeof' || (test.operator === '!' && onlyAsks(test.argument));
      case 'BinaryExpression':
        return [test.left, test.right].some(onlyAsks) && [test.left, test.right].some(isFixed);
      case 'MemberExpression': {
        const isOfElements = ['elements', 'jquery'].includes(evaluate(test.object, empty).kind);
        return memberName(test.object) === 'fn' || isOfElements || memberName(test) === 'length';
      }
      case 'CallExpression':
        return (
          evaluate(test, empty).kind === 'elements' ||
          /^(isFunction|exists|size)$/.test(memberName(test.callee) ?? '')
        );
      case 'Identifier':
        return ['elements', 'function', 'jquery'].includes(evaluate(test, empty).kind);
      default:
        return false;
    }
  }
  const isFixed = (node: AnyNode): boolean =>
    evaluate(node, empty).kind === 'literal' ||
    (node.type === 'Identifier' && node.name === 'undefined');

  const isReturn = (node: AnyNode | undefined): boolean =>
    node?.type === 'ReturnStatement' ||
    (node?.type === 'BlockStatement' && isReturn(node.body.at(-1)));

  /** The condition that a statement before this one of the same block makes, by leaving it. */
  function leavingBefore(node: AnyNode, parent: AnyNode): string | undefined {
    if (parent.type !== 'BlockStatement') return undefined;
    for (const each of parent.body) {
      if (each === node) return undefined;
      if (each.type !== 'IfStatement' || !isReturn(each.consequent)) continue;
      if (!onlyAsks(each.test)) return `unless ${shown(each.test)}`;
    }
    return undefined;
  }

  /** The condition that a node makes for a part of it. */
  function ofPart(node: AnyNode, part: AnyNode): string | undefined {
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      if (part === node.test || onlyAsks(node.test)) return undefined;
      return `${part === node.consequent ? 'if' : 'unless'} ${shown(node.test)}`;
    }
    if (node.type === 'LogicalExpression' && part === node.right && !onlyAsks(node.left)) {
      return `${node.operator === '&&' ? 'if' : 'unless'} ${shown(node.left)}`;
    }
    if (node.type === 'SwitchCase') return 'in one case of a switch';
    return node.type === 'CatchClause' ? 'after an error' : leavingBefore(part, node);
  }

  /** When a function runs that is an argument of a call: undefined if at once. */
  function ofArgument(fn: AnyNode, call: CallExpression): string | undefined {
    const { callee } = call;
    if (isFunction(callee) || evaluate(callee, empty).kind === 'jquery') return undefined;
    const name = memberName(callee) ?? (callee.type === 'Identifier' ? callee.name : '');
    if (atOnce.test(name)) return undefined;
    const [first] = call.arguments;
    const event =
      listening.test(name) && first?.type === 'Literal' ? String(first.value) : undefined;
    if (loading.test(event ?? '') || (name === 'load' && first === fn)) return undefined;
    if (callee.type === 'Identifier' && bindings.find(callee)) return undefined;
    return event === undefined ? `after ${name || 'a call'}` : `at ${event}`;
  }

  const known = new Map<AnyNode, string | undefined>();

  /** The condition of the calls of a function that has a name; undefined if one of them has none. */
  function ofNamed(fn: AnyFunction, name: AnyNode): string | undefined {
    const binding = name.type === 'Identifier' ? bindings.find(name) : undefined;
    if (!binding || binding.isPassedOn || binding.calls.length === 0) return;
    if (known.has(fn)) return known.get(fn);
    // A function that calls itself adds no condition to its own.
    known.set(fn, undefined);
    const conditions = binding.calls.slice(0, 20).map(conditionOf);
    const condition = conditions.includes(undefined) ? undefined : conditions[0];
    known.set(fn, condition);
    return condition;
  }

  /**
   * Says under which condition code runs that is not run on every page, once it is there. Tests whether elements
   * or plugins are there are no conditions.
   */
  function conditionOf(node: AnyNode): string | undefined {
    let part = node;
    for (let each = parentOf(node); each; part = each, each = parentOf(each)) {
      let condition = ofPart(each, part);
      if (isFunction(part)) {
        if (part.type === 'FunctionDeclaration')
          return part.id ? ofNamed(part, part.id) : undefined;
        if (each.type === 'VariableDeclarator') return ofNamed(part, each.id);
        if (each.type === 'CallExpression' && each.callee !== part)
          condition ??= ofArgument(part, each);
      }
      if (condition !== undefined) return condition;
    }
    return undefined;
  }
  return { conditionOf, onlyAsks };
}

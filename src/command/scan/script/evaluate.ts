import type { AnyNode, CallExpression, Identifier } from 'acorn';
import { type Binding, bindingsIn, jqueryNames } from './bindings.js';
import { contextsIn } from './contexts.js';
import { callOnElements } from './elements.js';
import { type AnyFunction, isFunction, memberName, type Script } from './parse.js';
import {
  anyOf,
  binary,
  chosen,
  elements,
  type Frame,
  globals,
  literal,
  literalIn,
  memberOf,
  merge,
  textOf,
  unary,
  unknown,
  type Value,
} from './values.js';

/** How many expressions deep a value is followed. A deeper one counts as unknown. */
const deepest = 40;

/** How often a name is read inside what is assigned to it. */
const mostInside = 2;

/** Evaluates the expressions of a script as far as they can be read without running it. */
export function createEvaluation(script: Script) {
  const bindings = bindingsIn(script);
  let depth = 0;
  /** Whether the depth has cut a value short, which another place may read in full. */
  let isCut = false;
  const known = new WeakMap<Frame, WeakMap<AnyNode, Value>>();
  /** How often a name is being read inside what is assigned to it. */
  const reading = new WeakMap<Frame, Map<Binding, number>>();

  function evaluate(node: AnyNode, frame: Frame): Value {
    const inFrame = known.get(frame) ?? new WeakMap<AnyNode, Value>();
    known.set(frame, inFrame);
    const before = inFrame.get(node);
    if (before) return before;
    if (depth > deepest) {
      isCut = true;
      return unknown;
    }
    // A value that refers to itself, such as `options = options || {}`, is unknown inside itself.
    inFrame.set(node, unknown);
    const wasCut = isCut;
    isCut = false;
    depth += 1;
    let value: Value = unknown;
    try {
      value = readValue(node, frame);
      return value;
    } finally {
      depth -= 1;
      if (isCut) inFrame.delete(node);
      else inFrame.set(node, value);
      isCut ||= wasCut;
    }
  }

  const contextsOf = contextsIn(script, bindings, evaluate);

  /** What a function is given as one of its parameters. */
  function parameter(of: AnyFunction, index: number, name: string, frame: Frame): Value {
    const chosen = frame.get(of);
    const contexts = chosen ? [chosen] : contextsOf(of, frame);
    const value = anyOf(contexts.map(({ args }) => args[index] ?? unknown));
    const given = of.params[index];
    if (value.kind === 'unknown' && given?.type === 'AssignmentPattern') {
      return evaluate(given.right, frame);
    }
    // A wrapper that is called by a loader of modules, or in another file.
    return value.kind === 'unknown' && jqueryNames.has(name) ? { kind: 'jquery' } : value;
  }

  function bound(binding: Binding, name: string, frame: Frame): Value {
    const { declared, writes, members, isOpen } = binding;
    if (declared.kind === 'import')
      return /^jquery\b/.test(declared.source) ? { kind: 'jquery' } : unknown;
    if (declared.kind === 'function') return { kind: 'function', node: declared.node };
    if (declared.kind === 'loop') {
      const list = evaluate(declared.over, frame);
      return list.kind === 'list' ? anyOf(list.items) : list.kind === 'elements' ? list : unknown;
    }
    if (declared.kind === 'other') return unknown;
    const given =
      declared.kind === 'parameter' ? [parameter(declared.of, declared.index, name, frame)] : [];
    const written = writes.map((write) => (write ? evaluate(write, frame) : unknown));
    const values = [...given, ...written].filter(
      (value) => value.kind !== 'unknown' || written.length + given.length === 1,
    );
    if (values.length < given.length + written.length && declared.kind === 'variable')
      return unknown;
    const value = anyOf(values);
    // Which of several values it has depends on what happens before.
    if (value.kind === 'any' && written.length > 1) return unknown;
    if (value.kind !== 'object') return value;
    const later = [...members].map((member): [string, Value] => [member, unknown]);
    const entries = new Map([...value.entries, ...later]);
    return { ...value, entries, isWhole: value.isWhole && !isOpen };
  }

  function named(identifier: Identifier, frame: Frame): Value {
    const binding = bindings.find(identifier);
    if (!binding) return globals.get(identifier.name) ?? unknown;
    // A text that is built in many steps, each from the one before, would be read in all their orders.
    const inFrame = reading.get(frame) ?? new Map<Binding, number>();
    reading.set(frame, inFrame);
    const times = inFrame.get(binding) ?? 0;
    if (times >= mostInside) return unknown;
    inFrame.set(binding, times + 1);
    try {
      const last = bindings.lastWrite(identifier, binding);
      return bound(last ? { ...binding, writes: [last] } : binding, identifier.name, frame);
    } finally {
      inFrame.set(binding, times);
    }
  }

  function objectOf(node: AnyNode & { type: 'ObjectExpression' }, frame: Frame): Value {
    const objects = node.properties.map((property): Value => {
      if (property.type === 'SpreadElement') return evaluate(property.argument, frame);
      const { key, computed } = property;
      const isWritten = !computed && key.type === 'Identifier';
      const name = isWritten ? literal(key.name) : evaluate(key, frame);
      if (name.kind !== 'literal') return unknown;
      const entries = new Map([[String(name.value), evaluate(property.value, frame)]]);
      return { kind: 'object', entries, isWhole: true };
    });
    return merge(objects);
  }

  function member(node: AnyNode & { type: 'MemberExpression' }, frame: Frame): Value {
    const of = evaluate(node.object, frame);
    const key = node.computed ? evaluate(node.property, frame) : literal(memberName(node));
    const name = key.kind === 'literal' ? String(key.value) : undefined;
    if (of.kind === 'window' && name !== undefined) return globals.get(name) ?? unknown;
    // Any of the elements, in a loop; but not a certain one: `$('.a')[0]`.
    if (of.kind === 'elements' && node.computed) return key.kind === 'literal' ? elements() : of;
    return memberOf(of, name);
  }

  /** The value that a function of the script returns, if it does nothing else with it. */
  function resultOf(fn: AnyFunction, frame: Frame): Value {
    if (fn.body.type !== 'BlockStatement') return evaluate(fn.body, frame);
    const [last, ...others] = fn.body.body.filter(({ type }) => type === 'ReturnStatement');
    const isOnly =
      last?.type === 'ReturnStatement' && others.length === 0 && last === fn.body.body.at(-1);
    return isOnly && last.argument ? evaluate(last.argument, frame) : unknown;
  }

  function called(node: CallExpression, frame: Frame): Value {
    const { callee } = node;
    const args = node.arguments.map((each) => evaluate(each, frame));
    if (callee.type === 'MemberExpression') {
      const name = memberName(callee) ?? '';
      const isObject = callee.object.type === 'Identifier' && callee.object.name === 'Object';
      if (isObject && name === 'assign') return merge(args);
      const of = evaluate(callee.object, frame);
      if (of.kind === 'jquery') {
        if (name === 'extend') return merge(args);
        return name === 'noConflict' ? of : unknown;
      }
      return callOnElements(of, name, args);
    }
    const isRequire = callee.type === 'Identifier' && callee.name === 'require';
    if (isRequire) return /^jquery$/.test(textOf(args[0]) ?? '') ? { kind: 'jquery' } : unknown;
    const fn = evaluate(callee, frame);
    if (fn.kind === 'jquery') return callOnElements(fn, '', args);
    return fn.kind === 'function' ? resultOf(fn.node, frame) : unknown;
  }

  function self(node: AnyNode, frame: Frame): Value {
    const functions = script.around(node).filter(isFunction);
    const around = functions.find(({ type }) => type !== 'ArrowFunctionExpression');
    if (!around) return { kind: 'window' };
    const chosen = frame.get(around);
    const contexts = chosen ? [chosen] : contextsOf(around, frame);
    return anyOf(contexts.map((context) => context.self));
  }

  function readValue(node: AnyNode, frame: Frame): Value {
    switch (node.type) {
      case 'Literal':
        return literalIn(node);
      case 'TemplateLiteral': {
        const inner = node.expressions.map((each) => evaluate(each, frame));
        return node.quasis.reduce(
          (text, { value }, index) =>
            binary(
              '+',
              index === 0 ? text : binary('+', text, inner[index - 1] ?? unknown),
              literal(value.cooked ?? ''),
            ),
          literal(''),
        );
      }
      case 'Identifier':
        return named(node, frame);
      case 'ThisExpression':
        return self(node, frame);
      case 'ArrayExpression': {
        const items = node.elements.map((each) => (each ? evaluate(each, frame) : unknown));
        return { kind: 'list', items };
      }
      case 'ObjectExpression':
        return objectOf(node, frame);
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return { kind: 'function', node };
      case 'MemberExpression':
        return member(node, frame);
      case 'CallExpression':
        return called(node, frame);
      case 'ChainExpression':
        return evaluate(node.expression, frame);
      case 'SequenceExpression':
        return node.expressions.reduce<Value>((_, each) => evaluate(each, frame), unknown);
      case 'AssignmentExpression':
        return node.operator === '=' ? evaluate(node.right, frame) : unknown;
      case 'UnaryExpression':
        return unary(node.operator, evaluate(node.argument, frame));
      case 'BinaryExpression':
        return binary(node.operator, evaluate(node.left, frame), evaluate(node.right, frame));
      case 'LogicalExpression': {
        const left = evaluate(node.left, frame);
        const right = (): Value => evaluate(node.right, frame);
        if (node.operator === '&&') return chosen(left, right, () => left);
        if (node.operator === '||')
          return left.kind === 'unknown' ? right() : chosen(left, () => left, right);
        return left.kind === 'literal' && (left.value === null || left.value === undefined)
          ? right()
          : left;
      }
      case 'ConditionalExpression':
        return chosen(
          evaluate(node.test, frame),
          () => evaluate(node.consequent, frame),
          () => evaluate(node.alternate, frame),
        );
      default:
        return unknown;
    }
  }

  return { evaluate, contextsOf, bindings };
}

export type Evaluation = ReturnType<typeof createEvaluation>;

import type { CallExpression } from 'acorn';
import type { Binding, Bindings } from './bindings.js';
import { type AnyFunction, memberName, type Script } from './parse.js';
import {
  type Context,
  type Evaluate,
  elements,
  type Frame,
  textOf,
  unknown,
  type Value,
} from './values.js';

/** The most calls of one function that are followed. */
const most = 50;

/** Nothing is known of the call. */
const anyCall: Context = { args: [], self: unknown };

/** A call of jQuery's once the page is there. */
const atReady: Context = { args: [{ kind: 'jquery' }], self: { kind: 'document' } };

const events = /^(on|one|bind|click|change|hover|load|resize|submit)$/;

/** The contexts in which a function is called, as far as the script itself says so. */
export function contextsIn(script: Script, bindings: Bindings, evaluate: Evaluate) {
  const argumentsOf = (call: CallExpression, frame: Frame): Value[] =>
    call.arguments.map((each) => evaluate(each, frame));

  /** The contexts that the calls of a name give. */
  function ofName({ calls, passed }: Binding, frame: Frame): Context[] {
    const contexts = calls
      .slice(0, most)
      .map((call) => ({ args: argumentsOf(call, frame), self: unknown }));
    return passed.length > 0 || contexts.length === 0 ? [...contexts, anyCall] : contexts;
  }

  /** A list's items, one context for each. */
  const each = (list: Value, at: number): Context[] => {
    const values = list.kind === 'list' ? list.items.slice(0, most) : [list];
    return values.map((value) => {
      const args: Value[] = [unknown, unknown];
      args[at] = list.kind === 'object' ? unknown : value;
      return { args, self: value };
    });
  };

  /** The contexts of a function that is an argument of a call. */
  function asArgument(fn: AnyFunction, call: CallExpression, frame: Frame): Context[] {
    const { callee } = call;
    const index = call.arguments.findIndex(({ start }) => start === fn.start);
    if (callee.type === 'MemberExpression') {
      const name = memberName(callee) ?? '';
      const of = evaluate(callee.object, frame);
      if (of.kind === 'jquery' && name === 'each') {
        const [list] = argumentsOf(call, frame);
        return each(list ?? unknown, 1);
      }
      if (name === 'each') return each(of, 1);
      if (name === 'forEach' || name === 'map') return each(of, 0);
      if (name === 'ready') return [atReady];
      if (events.test(name) && (of.kind === 'elements' || (of.kind === 'document' && index > 1))) {
        const delegated = index > 1 ? textOf(argumentsOf(call, frame)[1]) : undefined;
        const own = of.kind === 'elements' ? of : elements();
        return [{ args: [], self: delegated === undefined ? own : elements(delegated) }];
      }
      return [anyCall];
    }
    if (evaluate(callee, frame).kind === 'jquery') return [atReady];
    // A wrapper that calls what it is given: `!function (factory) { factory(jQuery) }(function ($) { … })`.
    if (callee.type === 'FunctionExpression' || callee.type === 'ArrowFunctionExpression') {
      const parameter = callee.params[index];
      const binding = parameter?.type === 'Identifier' ? bindings.find(parameter) : undefined;
      const known = binding?.calls.map((inner) => ({
        args: argumentsOf(inner, frame),
        self: unknown,
      }));
      const best = known?.find(({ args }) => args.some(({ kind }) => kind === 'jquery'));
      if (best) return [best];
    }
    return [anyCall];
  }

  function read(fn: AnyFunction, frame: Frame): readonly Context[] {
    const parent = script.parentOf(fn);
    const isDeclared = fn.type === 'FunctionDeclaration';
    const name = isDeclared ? fn.id : parent?.type === 'VariableDeclarator' && parent.id;
    if (name && name.type === 'Identifier') {
      const binding = bindings.find(name);
      return binding ? ofName(binding, frame) : [anyCall];
    }
    if (parent?.type === 'CallExpression') {
      if (parent.callee === fn) return [{ args: argumentsOf(parent, frame), self: unknown }];
      return asArgument(fn, parent, frame);
    }
    if (parent?.type === 'MemberExpression' && parent.object === fn) {
      const call = script.parentOf(parent);
      // (function ($) { … }).call(this, jQuery)
      if (call?.type === 'CallExpression' && memberName(parent) === 'call') {
        const [self = unknown, ...args] = argumentsOf(call, frame);
        return [{ args, self }];
      }
    }
    return [anyCall];
  }

  const known = new WeakMap<Frame, Map<AnyFunction, readonly Context[]>>();
  return function contextsOf(fn: AnyFunction, frame: Frame): readonly Context[] {
    const inFrame = known.get(frame) ?? new Map<AnyFunction, readonly Context[]>();
    known.set(frame, inFrame);
    const contexts = inFrame.get(fn) ?? read(fn, frame);
    inFrame.set(fn, contexts);
    return contexts;
  };
}

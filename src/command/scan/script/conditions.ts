import type { AnyNode, CallExpression, NewExpression } from 'acorn';
import type { Binding } from './bindings.js';
import type { Evaluation } from './evaluate.js';
import { type AnyFunction, calledName, isFunction, memberName, type Script } from './parse.js';
import { presenceFor, type Wanted } from './presence.js';
import { anywhere } from './values.js';

/** Functions that call what they are given once the page is there, or for each element. */
const atOnce =
  /^(ready|each|forEach|map|call|apply|bind|setTimeout|requestAnimationFrame|requestIdleCallback|imagesLoaded|define|require|requirejs)$/;

/** Events of a page that is there. */
const loading = /^(load|ready|DOMContentLoaded|pageshow|turbolinks:load|turbo:load)\b/;

const listening = /^(on|one|bind|addEventListener)$/;

/** The longest condition that is shown whole. */
const longest = 60;

/** How many uses of a name are followed, and how many steps for one call. */
const limits = { uses: 20, steps: 3000 } as const;

/** @returns whether what follows a statement may not run: the statement may leave what is around it */
function leavingIn({ nodes, parentOf }: Script): (statement: AnyNode) => boolean {
  const leaving = new Set<AnyNode>();
  for (const node of nodes) {
    if (!/^(Return|Throw|Break|Continue)Statement$/.test(node.type)) continue;
    for (let each: AnyNode | undefined = node; each && !isFunction(each); each = parentOf(each))
      leaving.add(each);
  }
  return (statement) => leaving.has(statement);
}

/**
 * Finds out under which conditions a script runs its code. Only what is known to run on every page that has the
 * elements has none.
 */
export function conditionsIn(script: Script, evaluation: Evaluation) {
  const { evaluate, bindings } = evaluation;
  const { parentOf, source } = script;
  const leaves = leavingIn(script);
  const members = new Map<string, AnyNode[]>();
  for (const node of script.nodes) {
    const name = memberName(node);
    if (name !== undefined) members.set(name, [...(members.get(name) ?? []), node]);
  }
  const shown = (node: AnyNode): string => {
    const text = source.slice(node.start, node.end).replace(/\s+/g, ' ');
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  };

  /** The condition of one call. */
  return (call: AnyNode, wanted: Wanted): string | undefined => {
    const { isByClick } = wanted;
    let steps = 0;
    const known = new Map<AnyNode, string | undefined>();
    const isMet = presenceFor(script, evaluation, wanted);

    /** The condition that a statement before this one makes, by leaving their block. */
    function leavingBefore(part: AnyNode, body: readonly AnyNode[]): string | undefined {
      for (const each of body) {
        if (each === part) return undefined;
        if (!leaves(each)) continue;
        if (each.type !== 'IfStatement') return `unless ${shown(each)} ends it`;
        if (!isMet(each.test)) return `unless ${shown(each.test)}`;
      }
      return undefined;
    }

    /** The condition that a node makes for a part of it. */
    function ofPart(node: AnyNode, part: AnyNode): string | undefined {
      switch (node.type) {
        case 'IfStatement':
        case 'ConditionalExpression':
          if (part === node.test || isMet(node.test)) return undefined;
          return `${part === node.consequent ? 'if' : 'unless'} ${shown(node.test)}`;
        case 'LogicalExpression':
          if (part === node.left || isMet(node.left)) return undefined;
          return `${node.operator === '&&' ? 'if' : 'unless'} ${shown(node.left)}`;
        case 'WhileStatement':
          return part === node.body ? `while ${shown(node.test)}` : undefined;
        case 'ForStatement': {
          const { test, body } = node;
          if (!test || part !== body) return undefined;
          const isCounted = /length|\d/.test(source.slice(test.start, test.end));
          return isCounted ? undefined : `while ${shown(test)}`;
        }
        case 'SwitchCase':
          return part === node.test ? undefined : 'in one case of a switch';
        case 'CatchClause':
          return 'after an error';
        case 'BlockStatement':
        case 'Program':
          return leavingBefore(part, node.body);
        default:
          return undefined;
      }
    }

    /** When all of these are conditional, the condition of the first. */
    function ofUses(
      uses: readonly (() => string | undefined)[],
      otherwise: string,
    ): string | undefined {
      let first: string | undefined;
      for (const use of uses.slice(0, limits.uses)) {
        const condition = use();
        if (condition === undefined) return undefined;
        first ??= condition;
      }
      return first ?? otherwise;
    }

    const isEvent = (name: string, first: AnyNode | undefined): string | undefined =>
      listening.test(name)
        ? String((first?.type === 'Literal' && first.value) || 'an event')
        : undefined;

    /** When a function runs that is an argument of a call. */
    function ofArgument(fn: AnyNode, of: CallExpression | NewExpression): string | undefined {
      const { callee } = of;
      const name = calledName(of);
      const [first] = of.arguments;
      const event = isEvent(name, first);
      const isClick = name === 'click' || /\bclick\b/.test(event ?? '');
      const value = evaluate(callee, anywhere);
      const isReady =
        value.kind === 'jquery' || loading.test(event ?? '') || (name === 'load' && first === fn);
      if (of.type === 'CallExpression' && (isReady || atOnce.test(name) || (isByClick && isClick)))
        return conditionOf(of);
      const own = isFunction(callee) ? callee : value.kind === 'function' ? value.node : undefined;
      const at = of.arguments.findIndex(({ start }) => start === fn.start);
      const given = own?.params[at];
      const binding = given?.type === 'Identifier' ? bindings.find(given) : undefined;
      if (binding) return ofBinding(binding);
      return event === undefined ? `after ${name || 'a call'}` : `at ${event}`;
    }

    /** The condition of the calls of a member of an object: `App.init()`. */
    const ofMember = (name: string): string | undefined => {
      if (/^on(load|ready)$/.test(name)) return undefined;
      const uses = (members.get(name) ?? []).flatMap((member) => {
        const parent = parentOf(member);
        if (parent?.type !== 'CallExpression' && parent?.type !== 'NewExpression') return [];
        const isCall = parent.callee === member;
        return () => (isCall ? conditionOf(parent) : ofArgument(member, parent));
      });
      return ofUses(uses, `where another script calls ${name}`);
    };

    /** Where something is that is handed on: given to a call, or kept as a member or under another name. */
    function ofValue(node: AnyNode): string | undefined {
      const parent = parentOf(node);
      switch (parent?.type) {
        case 'CallExpression':
        case 'NewExpression':
          return parent.callee === node ? conditionOf(parent) : ofArgument(node, parent);
        case 'VariableDeclarator':
          return ofName(parent.id);
        case 'AssignmentExpression':
          return parent.left.type === 'MemberExpression'
            ? ofMember(memberName(parent.left) ?? '')
            : ofName(parent.left);
        case 'Property':
        case 'MethodDefinition':
        case 'PropertyDefinition': {
          const { key } = parent;
          if (key.type === 'Literal') return conditionOf(parent); // A module of a bundle.
          const name = key.type === 'Identifier' && !parent.computed ? key.name : '';
          return name === 'constructor' ? ofClass(parent) : ofMember(name);
        }
        case 'MemberExpression': {
          const call = parentOf(parent);
          const isRun = call?.type === 'CallExpression' && call.callee === parent;
          return isRun && atOnce.test(memberName(parent) ?? '')
            ? conditionOf(call)
            : 'where it is handed on';
        }
        case 'ArrayExpression':
        case 'SequenceExpression':
        case 'UnaryExpression':
        case 'ChainExpression':
          return ofPart(parent, node) ?? conditionOf(parent);
        default:
          return 'where it is handed on';
      }
    }

    function ofClass(method: AnyNode): string | undefined {
      const body = parentOf(method);
      const around = body && parentOf(body);
      return around?.type === 'ClassDeclaration' && around.id
        ? ofName(around.id)
        : 'where it is made';
    }

    const ofBinding = ({ calls, passed }: Binding): string | undefined =>
      ofUses(
        [
          ...calls.map((each) => () => conditionOf(each)),
          ...passed.map((each) => () => ofValue(each)),
        ],
        'where another script calls it',
      );

    function ofName(name: AnyNode): string | undefined {
      const binding = name.type === 'Identifier' ? bindings.find(name) : undefined;
      return binding ? ofBinding(binding) : 'where it is handed on';
    }

    function ofFunction(fn: AnyFunction): string | undefined {
      if (known.has(fn)) return known.get(fn);
      known.set(fn, 'where it calls itself');
      const condition = fn.type === 'FunctionDeclaration' && fn.id ? ofName(fn.id) : ofValue(fn);
      known.set(fn, condition);
      return condition;
    }

    function conditionOf(node: AnyNode): string | undefined {
      let part = node;
      for (let each = parentOf(node); each; part = each, each = parentOf(each)) {
        steps += 1;
        if (steps > limits.steps) return 'in more ways than were followed';
        if (isFunction(part)) return ofFunction(part);
        const condition = ofPart(each, part);
        if (condition !== undefined) return condition;
      }
      return undefined;
    }
    return conditionOf(call);
  };
}

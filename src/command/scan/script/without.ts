import type { AnyNode, CallExpression } from 'acorn';
import { createEvaluation } from './evaluate.js';
import { asking } from './jquery.js';
import { calledName, isFunction, memberName, parseScript } from './parse.js';
import { anywhere } from './values.js';

/** A part of a script. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Methods that only wait for an event, or go through elements, and then run what they are given. */
const leading =
  /^(on|one|bind|click|each|ready|delegate|load|forEach|setTimeout|addEventListener|scroll|resize)$/;

/** Methods of texts and numbers that change nothing. */
const pureMethods =
  /^(replace|slice|split|substr|substring|indexOf|test|match|trim|toLowerCase|concat|querySelector|querySelectorAll|getElementById|getAttribute|min|max|round)$/;

const pureFunctions = /^(parseInt|parseFloat|Number|String|isNaN|decodeURIComponent)$/;

/** Statements and expressions that have an effect if one of their parts has one. */
const composed: ReadonlySet<string> = new Set([
  ...['Literal', 'Identifier', 'ThisExpression', 'TemplateLiteral', 'TemplateElement'],
  ...['ArrayExpression', 'ObjectExpression', 'Property', 'BinaryExpression', 'LogicalExpression'],
  ...['ConditionalExpression', 'MemberExpression', 'SequenceExpression', 'ChainExpression'],
  ...['ExpressionStatement', 'BlockStatement', 'IfStatement', 'EmptyStatement', 'ReturnStatement'],
  ...['VariableDeclaration', 'VariableDeclarator', 'SpreadElement'],
]);

/**
 * Takes calls out of a script, with the statements that only lead to them. Each character of what goes becomes a
 * space, so that all other places stay where they are.
 *
 * @throws Uncheckable where the script cannot be parsed
 */
export function without(source: string, gone: readonly Span[]): string {
  const script = parseScript(source);
  const { evaluate } = createEvaluation(script);
  const children = new Map<AnyNode, AnyNode[]>();
  for (const node of script.nodes) {
    const parent = script.parentOf(node);
    if (parent) children.set(parent, [...(children.get(parent) ?? []), node]);
  }
  const isGone = ({ type, start, end }: AnyNode): boolean =>
    (type === 'CallExpression' || type === 'NewExpression') &&
    gone.some((span) => span.start === start && span.end === end);
  const holdsGone = (node: AnyNode): boolean =>
    gone.some(({ start, end }) => node.start <= start && end <= node.end);
  const isDefault = (node: AnyNode): boolean =>
    node.type === 'CallExpression' &&
    /^(preventDefault|stopPropagation|stop)$/.test(memberName(node.callee) ?? '');

  function callIsDead(node: CallExpression): boolean {
    const { callee, arguments: args } = node;
    if (!args.every((each) => isDead(isFunction(each) ? each.body : each))) return false;
    if (isFunction(callee)) return isDead(callee.body);
    const name = calledName(node);
    if (callee.type === 'Identifier') {
      const isJquery = evaluate(callee, anywhere).kind === 'jquery';
      return isJquery || name === 'setTimeout' || pureFunctions.test(name);
    }
    if (callee.type !== 'MemberExpression' || !isDead(callee.object)) return false;
    return leading.test(name) || asking.has(name) || pureMethods.test(name);
  }

  /** Whether a part of the script does nothing once the calls have gone. */
  function isDead(node: AnyNode): boolean {
    if (isGone(node) || isDefault(node) || isFunction(node)) return true;
    if (node.type === 'CallExpression') return callIsDead(node);
    if (node.type === 'UnaryExpression') return node.operator !== 'delete' && isDead(node.argument);
    return composed.has(node.type) && (children.get(node) ?? []).every(isDead);
  }

  const cuts: (Span & { readonly by: string })[] = [];
  const cut = ({ start, end }: Span, by = ''): void => void cuts.push({ start, end, by });

  /** Takes the calls out of code that goes on doing something else. */
  function visit(node: AnyNode, isInHandler: boolean): void {
    if (!holdsGone(node)) {
      const isOfClick =
        node.type === 'ReturnStatement'
          ? node.argument?.type === 'Literal' && node.argument.value === false
          : node.type === 'ExpressionStatement' && isDefault(node.expression);
      if (isInHandler && isOfClick) cut(node);
      return;
    }
    if (isGone(node)) {
      const callee = node.type === 'CallExpression' ? node.callee : undefined;
      const parent = script.parentOf(node);
      if (callee?.type === 'MemberExpression') {
        const isBare = parent?.type === 'ExpressionStatement';
        if (isBare) cut(parent);
        else cut({ start: callee.object.end, end: node.end });
        if (!isBare && holdsGone(callee.object)) visit(callee.object, isInHandler);
      } else cut(node, 'void 0');
      return;
    }
    const isStatement = /Statement$/.test(node.type) && node.type !== 'BlockStatement';
    const parent = script.parentOf(node);
    const isAlone = parent?.type === 'BlockStatement' || parent?.type === 'Program';
    if (isStatement && isAlone && isDead(node)) {
      cut(node);
      return;
    }
    const call = isFunction(node) ? parent : undefined;
    const isHandler =
      call?.type === 'CallExpression' &&
      /^(on|one|bind|click)$/.test(memberName(call.callee) ?? '');
    for (const child of children.get(node) ?? []) visit(child, isInHandler || isHandler);
  }

  visit(script.program, false);
  let text = source;
  for (const { start, end, by } of cuts) {
    const blank = source.slice(start + by.length, end).replace(/[^\n]/g, ' ');
    text = text.slice(0, start) + by + blank + text.slice(end);
  }
  return text;
}

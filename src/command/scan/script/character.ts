import type { AnyNode, CallExpression } from 'acorn';
import { jqueryNames } from './bindings.js';
import type { Evaluation } from './evaluate.js';
import { isFunction, memberName, type Script } from './parse.js';
import { anywhere } from './values.js';

/** What a script waits for with functions of the document and the window. */
const waiting = /^(on|bind|delegate|live|addEventListener|load)$/;

/**
 * What kind of script a script is, by what it does when it is loaded.
 *
 * @param isJquery whether an expression is a jQuery object
 */
export function characterOf(
  script: Script,
  { evaluate, bindings }: Evaluation,
  isJquery: (node: AnyNode) => boolean,
) {
  const isNamed = (node: AnyNode, name: string): boolean =>
    node.type === 'Identifier' && node.name === name;

  const isReady = ({ callee }: CallExpression): boolean =>
    memberName(callee) === 'ready' || evaluate(callee, anywhere).kind === 'jquery';

  /** Whether code runs when the script is loaded, or when the page is there. */
  const isAtLoad = (node: AnyNode): boolean =>
    script
      .around(node)
      .filter(isFunction)
      .every((each) => {
        const call = script.parentOf(each);
        return call?.type === 'CallExpression' && (isFunction(call.callee) || isReady(call));
      });

  const isEmpty = (node: AnyNode | undefined): boolean =>
    isFunction(node) && node.body.type === 'BlockStatement' && node.body.body.length === 0;

  /** Whether a call starts something: it waits for the page or its events, or asks for elements. */
  function isStart(node: AnyNode): boolean {
    if (node.type !== 'CallExpression') return false;
    const { callee } = node;
    const of = callee.type === 'MemberExpression' ? evaluate(callee.object, anywhere) : undefined;
    const isPage = of?.kind === 'document' || of?.kind === 'window';
    const starts =
      (isReady(node) && isFunction(node.arguments[0]) && !isEmpty(node.arguments[0])) ||
      (isPage && waiting.test(memberName(callee) ?? '')) ||
      (of?.kind === 'elements' && of.selector !== undefined);
    return starts && isAtLoad(node);
  }

  function providedBy(node: AnyNode): readonly string[] {
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      const { object } = node.left;
      const isOfAll = isNamed(object, 'window') || evaluate(object, anywhere).kind === 'jquery';
      return isOfAll ? [memberName(node.left) ?? ''] : [];
    }
    if (script.parentOf(node) !== script.program) return [];
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
      return [node.id?.name ?? ''];
    }
    return node.type === 'VariableDeclaration'
      ? node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
      : [];
  }

  const { nodes } = script;
  return {
    /** Whether it is written to be loaded in several ways, as libraries are. */
    isModule: nodes.some(
      (node) =>
        node.type === 'MemberExpression' &&
        ((memberName(node) === 'amd' && isNamed(node.object, 'define')) ||
          (memberName(node) === 'exports' && isNamed(node.object, 'module'))),
    ),
    /** Whether it may call any plugin: `$(this)[name]()`. */
    callsAny: nodes.some(
      (node) =>
        node.type === 'CallExpression' &&
        node.callee.type === 'MemberExpression' &&
        node.callee.computed &&
        isJquery(node.callee.object) &&
        evaluate(node.callee.property, anywhere).kind === 'unknown',
    ),
    /** Whether it needs jQuery: it reads `$` or `jQuery` itself. */
    asksJquery: nodes.some((node) => {
      if (node.type !== 'Identifier' || !jqueryNames.has(node.name)) return false;
      const parent = script.parentOf(node);
      const isPart =
        (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
        (parent?.type === 'Property' && parent.key === node && !parent.shorthand);
      const isAsked = parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
      return !isPart && !isAsked && !bindings.find(node);
    }),
    /** Whether it does something by itself as soon as it is loaded. */
    startsItself: nodes.some(isStart),
    /** The names that it gives to other scripts, besides plugins of jQuery. */
    provides: [...new Set(nodes.flatMap(providedBy))].filter(
      (name) => name !== '' && name !== 'fn',
    ),
  };
}

const called = /([\w$]+)\s*\(/g;

function namesIn(text: string): readonly string[] {
  if (/^[\w$]+$/.test(text)) return [text];
  return text.includes('(') ? [...text.matchAll(called)].flatMap(([, name]) => name ?? []) : [];
}

/** Whether a name is only that of a part of an object that is written here. */
function isKey(node: AnyNode, parent: AnyNode | undefined): boolean {
  const isPart = parent?.type === 'Property' || parent?.type === 'MethodDefinition';
  return isPart && parent.key === node && !parent.computed && parent.value !== node;
}

/** Whether a place only asks if a plugin is there: `$.fn.slick`, `$().slick`, without a call. */
function onlyAsks(node: AnyNode, { parentOf }: Script): boolean {
  if (node.type !== 'MemberExpression') return false;
  const { object } = node;
  const isOfAll =
    memberName(object) === 'fn' || (object.type === 'CallExpression' && !object.arguments.length);
  let each: AnyNode = node;
  let parent = parentOf(each);
  while (parent?.type === 'UnaryExpression' || parent?.type === 'BinaryExpression') {
    each = parent;
    parent = parentOf(each);
  }
  const isTest =
    (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') &&
    parent.test === each;
  const isLeft = parent?.type === 'LogicalExpression' && parent.left === each;
  return isOfAll && (isTest || isLeft);
}

/** Collects the names that a script knows, whatever they are the names of. */
export function namesOf(script: Script) {
  /** What it calls, reads or writes: `name`, `x.name`, `x['name']`. */
  const code = new Set<string>();
  /** What its texts name: `'name'`, and what they call, as in `'$(this).name()'`. */
  const texts = new Set<string>();
  for (const node of script.nodes) {
    const parent = script.parentOf(node);
    if (node.type === 'Identifier' && !isKey(node, parent)) {
      const isMember = parent?.type === 'MemberExpression' && parent.property === node;
      if (!isMember) code.add(node.name);
    } else if (node.type === 'MemberExpression') {
      const name = memberName(node);
      if (name !== undefined && !onlyAsks(node, script)) code.add(name);
    } else if (node.type === 'Literal' && typeof node.value === 'string' && !isKey(node, parent)) {
      for (const name of namesIn(node.value)) texts.add(name);
    } else if (node.type === 'TemplateElement') {
      for (const name of namesIn(node.value.cooked ?? '')) texts.add(name);
    }
  }
  return { code: [...code], texts: [...texts] };
}

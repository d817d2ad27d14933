import type { AnyNode } from 'acorn';
import { selectorsIn } from './elements.js';
import type { Evaluation } from './evaluate.js';
import { memberName, type Script } from './parse.js';
import { anywhere, type Frame, type Value } from './values.js';

/** A call whose condition is asked. */
export interface Wanted {
  /** The elements that it is made on. */
  readonly selector: string | undefined;
  /** The way in which the functions around it are called. */
  readonly frame: Frame;
  /** Whether a click may make it, on links whose target it asks for: a scroll. */
  readonly isByClick: boolean;
}

/** What a test may ask of a link and its target. */
const ofPlace = /\b(hash|pathname|hostname|length|href|scrollTop)\b/;
const notOfPlace =
  /width|height|hasClass|\.is\(|css|match|userAgent|modernizr|touch|mobile|device/i;

/** Whether elements are on a page wherever others are: the same ones, or what these stand in. */
function isImplied(tested: string, wanted: string): boolean {
  const outer = selectorsIn(tested);
  return selectorsIn(wanted).every((each) =>
    outer.some(
      (one) => each === one || (each.startsWith(one) && /^[ >:.[#]/.test(each.slice(one.length))),
    ),
  );
}

/**
 * Tells the tests that a call passes on every page that has its elements: they only ask if something is there that
 * must be, the elements themselves, a plugin, a loader of modules.
 */
export function presenceFor(
  { source }: Script,
  { evaluate, bindings }: Evaluation,
  { selector, frame, isByClick }: Wanted,
): (test: AnyNode) => boolean {
  const isThere = (value: Value): boolean => {
    if (value.kind === 'literal') return Boolean(value.value);
    if (value.kind !== 'elements') return value.kind === 'function' || value.kind === 'jquery';
    const { selector: tested } = value;
    return tested !== undefined && selector !== undefined && isImplied(tested, selector);
  };

  /** Whether a test compares with nothing: `> 0`, `!== undefined`, `>= 1`. */
  const isNothing = (node: AnyNode, operator: string): boolean => {
    const value = evaluate(node, anywhere);
    if (value.kind !== 'literal') return false;
    const isOne = value.value === 1 && (operator === '>=' || operator === '<');
    const isType =
      typeof value.value === 'string' && /^(undefined|function|object)$/.test(value.value);
    return (
      isOne || isType || value.value === 0 || value.value === null || value.value === undefined
    );
  };

  const isPlugin = (node: AnyNode): boolean =>
    node.type === 'MemberExpression' &&
    (memberName(node.object) === 'fn' ||
      evaluate(node.object, frame).kind === 'jquery' ||
      (node.object.type === 'CallExpression' && node.object.arguments.length === 0) ||
      /^[A-Z]/.test(memberName(node) ?? ''));

  const isLoader = (node: AnyNode): boolean =>
    node.type === 'Identifier'
      ? /^(define|exports|module|require)$/.test(node.name)
      : node.type === 'MemberExpression' && isLoader(node.object);

  /** Whether a test only asks if something is there that must be: the elements, a plugin, a loader of modules. */
  function onlyAsks(test: AnyNode): boolean {
    if (isLoader(test)) return true;
    switch (test.type) {
      case 'LogicalExpression':
        return onlyAsks(test.left) && onlyAsks(test.right);
      case 'ChainExpression':
        return onlyAsks(test.expression);
      case 'UnaryExpression': {
        const { operator, argument } = test;
        if (operator === '!') return onlyAsks(argument);
        const isGlobal = argument.type === 'Identifier' && !bindings.find(argument);
        return operator === 'typeof' && (isGlobal || onlyAsks(argument));
      }
      case 'BinaryExpression': {
        const { left, right, operator } = test;
        const isLeft = isNothing(right, operator) && onlyAsks(left);
        return isLeft || (isNothing(left, operator) && onlyAsks(right));
      }
      case 'MemberExpression':
        if (memberName(test) === 'length') return isThere(evaluate(test.object, frame));
        return isPlugin(test) || evaluate(test, frame).kind === 'jquery';
      case 'CallExpression': {
        const { callee } = test;
        const name = memberName(callee) ?? '';
        if (callee.type !== 'MemberExpression') return isThere(evaluate(test, frame));
        if (/^(isFunction|exists|size)$/.test(name)) return true;
        const [first] = test.arguments;
        const asked = first?.type === 'Literal' ? String(first.value) : '';
        if (name === 'hasClass') return /initialized|loaded/.test(asked);
        return /^(find|querySelector|getElement)/.test(name) && isThere(evaluate(test, frame));
      }
      case 'Identifier':
      case 'Literal':
        return isThere(evaluate(test, frame));
      default:
        return false;
    }
  }

  return (test) => {
    const text = source.slice(test.start, test.end);
    return onlyAsks(test) || (isByClick && ofPlace.test(text) && !notOfPlace.test(text));
  };
}

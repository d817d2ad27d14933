import type { AnyNode } from 'acorn';
import { memberName } from './contexts.js';
import type { Script } from './parse.js';

/** The names that a script knows, whatever they are the names of. */
export interface Names {
  /** What it calls, reads or writes: `name`, `x.name`, `x['name']`. */
  readonly code: readonly string[];
  /** What its texts name: `'name'`, and what they call, as in `'$(this).name()'`. */
  readonly texts: readonly string[];
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

/** Collects the names that a script knows. */
export function namesOf(script: Script): Names {
  const code = new Set<string>();
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

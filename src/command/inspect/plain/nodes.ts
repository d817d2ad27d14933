import type {
  AnyNode,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
} from 'acorn';

/** Thrown where a line cannot be written surely without jQuery. The message says why. */
export class Unsure extends Error {}

/** The nodes right below a node. */
export const childrenOf = (node: AnyNode): AnyNode[] =>
  Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
    const list: readonly unknown[] = name === 'type' ? [] : Array.isArray(value) ? value : [value];
    return list.filter((each): each is AnyNode => typeof Object(each).type === 'string');
  });

/** Whether a node is a name of a member or a key, which is no variable. */
export const isKey = (node: AnyNode, child: AnyNode): boolean =>
  (node.type === 'Property' && !node.computed && !node.shorthand && child === node.key) ||
  (node.type === 'MemberExpression' && !node.computed && child === node.property);

/** The name of the member that an expression takes of another. */
export const memberOf = (node: AnyNode): string | undefined =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;

/** The text of a literal; undefined for another node. */
export const textIn = (node: AnyNode | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** Whether a node is a function that is written there. */
export const isWritten = (
  node: AnyNode | undefined,
): node is FunctionExpression | FunctionDeclaration | ArrowFunctionExpression =>
  node !== undefined && /Function/.test(node.type);

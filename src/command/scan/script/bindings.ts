import type { AnyNode, CallExpression, Identifier, Pattern } from 'acorn';
import { type AnyFunction, isFunction, type Script } from './parse.js';

/** What declares a name. */
type Declared =
  | { readonly kind: 'variable' }
  | { readonly kind: 'parameter'; readonly of: AnyFunction; readonly index: number }
  | { readonly kind: 'function'; readonly node: AnyFunction }
  /** The variable of `for (… of …)`. */
  | { readonly kind: 'loop'; readonly over: AnyNode }
  | { readonly kind: 'import'; readonly source: string }
  /** A part of a pattern, the error of a `catch`, a class. */
  | { readonly kind: 'other' };

/** A name in its scope. */
export interface Binding {
  readonly declared: Declared;
  /** What is assigned to it; undefined for an assignment that cannot be read, such as `x += 1`. */
  readonly writes: (AnyNode | undefined)[];
  /** Names of properties that are assigned later: `x.speed = 300`. */
  readonly members: Set<string>;
  /** Whether properties change whose names are not written: `x[name] = 300`, `$.extend(x, …)`. */
  isOpen: boolean;
  /** Where it is called. */
  readonly calls: CallExpression[];
  /** Where it is used in another way than by calling it. */
  readonly passed: Identifier[];
}

const names = (pattern: Pattern): string[] => {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        each.type === 'RestElement' ? names(each.argument) : names(each.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? names(each) : []));
    case 'RestElement':
      return names(pattern.argument);
    case 'AssignmentPattern':
      return names(pattern.left);
    case 'MemberExpression':
      return [];
  }
};

/** The names of jQuery. An assignment to one of them that declares nothing is not looked at. */
export const jqueryNames: ReadonlySet<string> = new Set(['$', 'jQuery']);

/** Finds the declaration of each name in a script. */
export function bindingsIn({ program, nodes, parentOf, around }: Script) {
  const scopes = new Map<AnyNode, Map<string, Binding>>([[program, new Map()]]);
  const scopeAround = (node: AnyNode, isOf: (scope: AnyNode) => boolean): AnyNode =>
    around(node).find(isOf) ?? program;
  const isBlock = (node: AnyNode): boolean =>
    isFunction(node) ||
    ['BlockStatement', 'ForStatement', 'ForOfStatement', 'ForInStatement'].includes(node.type);
  const declare = (scope: AnyNode, name: string, declared: Declared): Binding => {
    const inScope = scopes.get(scope) ?? new Map<string, Binding>();
    scopes.set(scope, inScope);
    const present = inScope.get(name);
    if (present) return present;
    const fresh: Binding = {
      declared,
      writes: [],
      members: new Set(),
      isOpen: false,
      calls: [],
      passed: [],
    };
    inScope.set(name, fresh);
    return fresh;
  };
  const find = (identifier: Identifier): Binding | undefined => {
    for (let node: AnyNode | undefined = identifier; node; node = parentOf(node)) {
      const found = scopes.get(node)?.get(identifier.name);
      if (found) return found;
    }
    return undefined;
  };

  function declareIn(node: AnyNode): void {
    if (isFunction(node)) {
      node.params.forEach((parameter, index) => {
        const isPlain = parameter.type === 'Identifier';
        const isDefault = parameter.type === 'AssignmentPattern';
        const declared: Declared =
          isPlain || isDefault ? { kind: 'parameter', of: node, index } : { kind: 'other' };
        for (const name of names(parameter)) declare(node, name, declared);
      });
      if (node.type === 'ArrowFunctionExpression' || !node.id) return;
      const isExpression = node.type === 'FunctionExpression';
      const scope = isExpression ? node : scopeAround(node, isBlock);
      declare(scope, node.id.name, { kind: 'function', node });
    } else if (node.type === 'ClassDeclaration' && node.id) {
      declare(scopeAround(node, isBlock), node.id.name, { kind: 'other' });
    } else if (node.type === 'VariableDeclaration') {
      const parent = parentOf(node);
      const scope = scopeAround(node, node.kind === 'var' ? isFunction : isBlock);
      for (const { id, init } of node.declarations) {
        const isLoop = parent?.type === 'ForOfStatement' && parent.left === node;
        const isName = id.type === 'Identifier';
        const declared: Declared = !isName
          ? { kind: 'other' }
          : isLoop
            ? { kind: 'loop', over: parent.right }
            : { kind: 'variable' };
        for (const name of names(id)) {
          const binding = declare(scope, name, declared);
          if (isName && init) binding.writes.push(init);
        }
      }
    } else if (node.type === 'ImportDeclaration') {
      for (const { local } of node.specifiers) {
        declare(program, local.name, { kind: 'import', source: String(node.source.value) });
      }
    } else if (node.type === 'CatchClause' && node.param) {
      for (const name of names(node.param)) declare(node, name, { kind: 'other' });
    }
  }

  /** Notes that a member changes: the first one of the name counts, in `x.speed.slow = 300` too. */
  function noteMember(node: AnyNode): void {
    let member = node;
    while (member.type === 'MemberExpression' && member.object.type === 'MemberExpression')
      member = member.object;
    if (member.type !== 'MemberExpression' || member.object.type !== 'Identifier') return;
    const { property, computed, object } = member;
    const binding = find(object);
    if (!binding) return;
    if (property.type === 'Literal') binding.members.add(String(property.value));
    else if (property.type === 'Identifier' && !computed) binding.members.add(property.name);
    else binding.isOpen = true;
  }

  function note(node: AnyNode): void {
    if (node.type === 'UpdateExpression' && node.argument.type === 'Identifier') {
      find(node.argument)?.writes.push(undefined);
    }
    if (node.type === 'UnaryExpression' && node.operator === 'delete') noteMember(node.argument);
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { property } = node.callee;
      const [first, second] = node.arguments;
      const isMerge = property.type === 'Identifier' && /^(extend|assign)$/.test(property.name);
      const into = first?.type === 'Literal' ? second : first;
      const binding = isMerge && into?.type === 'Identifier' ? find(into) : undefined;
      if (binding) binding.isOpen = true;
    }
    if (node.type !== 'AssignmentExpression') return;
    const { left, right, operator } = node;
    if (left.type === 'Identifier') {
      const isOurs = jqueryNames.has(left.name);
      const binding =
        find(left) ?? (isOurs ? undefined : declare(program, left.name, { kind: 'variable' }));
      binding?.writes.push(operator === '=' ? right : undefined);
    } else noteMember(left);
  }

  function noteUse(identifier: Identifier): void {
    const binding = find(identifier);
    const parent = parentOf(identifier);
    if (!binding || !parent) return;
    if (parent.type === 'CallExpression' && parent.callee === identifier)
      binding.calls.push(parent);
    else if (isFunction(parent) || /^(VariableDeclarator|ClassDeclaration)$/.test(parent.type)) {
      // The declaration itself, or an alias.
      if (parent.type === 'VariableDeclarator' && parent.init === identifier)
        binding.passed.push(identifier);
    } else if (parent.type !== 'MemberExpression') {
      const isWritten = parent.type === 'AssignmentExpression' && parent.left === identifier;
      if (!isWritten) binding.passed.push(identifier);
    }
  }

  /** The list of statements in which a value is written, if nothing but the statement is between. */
  function listAround(value: AnyNode): AnyNode | undefined {
    const writing = parentOf(value);
    const statement = writing && parentOf(writing);
    const isPlain =
      statement?.type === 'VariableDeclaration' || statement?.type === 'ExpressionStatement';
    const list = isPlain ? parentOf(statement) : undefined;
    return list?.type === 'Program' || list?.type === 'BlockStatement' ? list : undefined;
  }

  /** What a name was given last where it is read, if that is all in one list of statements: `var a = 1; f(a); var a = 2`. */
  function lastWrite(identifier: Identifier, { writes }: Binding): AnyNode | undefined {
    const [list, ...others] = writes.map((value) => value && listAround(value));
    if (!list || others.length === 0 || others.some((each) => each !== list)) return undefined;
    for (let node: AnyNode | undefined = identifier; node !== list; node = parentOf(node))
      if (!node || isFunction(node)) return undefined; // It is read elsewhere, or later.
    return writes
      .flatMap((value) => (value && value.end < identifier.start ? value : []))
      .sort((one, other) => other.start - one.start)[0];
  }

  nodes.forEach(declareIn);
  nodes.forEach(note);
  for (const node of nodes) if (node.type === 'Identifier') noteUse(node);
  return { find, lastWrite };
}

export type Bindings = ReturnType<typeof bindingsIn>;

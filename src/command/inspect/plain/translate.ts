import type { AnyNode, CallExpression } from 'acorn';
import { isPure } from '../cut.js';
import data from './methods.json' with { type: 'json' };
import { childrenOf, isKey, isWritten, memberOf, textIn, Unsure } from './nodes.js';

/** A piece of plain JavaScript: elements in an array, or a value. */
interface Piece {
  /** `nothing`: what it returns is another than jQuery would return. */
  readonly kind: 'set' | 'value' | 'nothing';
  readonly code: string;
  /** Whether the elements are the window, the document, or the element that scrolls. */
  readonly root?: string | undefined;
  /** What is done to each element, and not written yet. */
  readonly acts?: readonly string[];
  /** Whether it is a text of the page, which may be a selector. */
  readonly isText?: boolean;
}

/** What a translation starts from. */
export interface Scope {
  readonly text: string;
  /** The names that jQuery has here. */
  readonly dollars: ReadonlySet<string>;
  /** Calls that go. */
  readonly gone: ReadonlySet<AnyNode>;
  /** The helpers that are used, which the translation adds to. */
  readonly helpers: Set<string>;
}

/**
 * Method, with what stands before it or its first argument if it depends on that → for each number of arguments what it
 * becomes; `@name` is a helper, `$name` a part of the call.
 */
type Table = Readonly<Record<string, readonly (readonly string[])[]>>;

const { acts, ends, ways, values }: Readonly<Record<'acts' | 'ends' | 'ways' | 'values', Table>> =
  data;

const events =
  /^(click|dblclick|scroll|resize|change|submit|key(up|down|press)|input|mouse(enter|leave|over|out|down|up)|focus(in|out)?|blur|touch(start|end)|load)$/;
const ofJquery =
  /:(visible|hidden|first|last|eq|gt|lt|even|odd|contains|input|header|animated|selected|parent|has|image|button|submit|text|radio|checkbox)\b(?!-)/;
const ofRequests = /^["']?(url|type|method|data|dataType|success|error|complete)["']?$/;

/** Writes a part of a script without jQuery. */
export function translator({ text, dollars, gone, helpers }: Scope) {
  /** Variables that hold elements, or a selector. */
  const sets = new Set<string>();
  const selectors = new Set<string>();
  const raw = (node: AnyNode): string => text.slice(node.start, node.end);
  const isDollar = (node: AnyNode): boolean => node.type === 'Identifier' && dollars.has(node.name);
  const isFunction = (node: AnyNode | undefined): node is AnyNode =>
    isWritten(node) || (node?.type === 'Identifier' && !sets.has(node.name));
  const helped = (code: string): string =>
    code.replace(/@(\w+)/g, (_, name: string) => {
      helpers.add(name);
      return name;
    });
  const set = (code: string, root?: string): Piece => ({ kind: 'set', code, root });

  function selector(node: AnyNode): string {
    const literal = textIn(node) ?? '';
    if (ofJquery.test(literal)) throw new Unsure(`the selector ${literal} is one of jQuery's own`);
    if (/^\s*</.test(literal)) throw new Unsure('makes elements of a text');
    return js(node);
  }

  /** What a table makes of a call, one line for each class that is told; undefined where it does not have it so. */
  function filled(
    table: Table,
    name: string,
    args: readonly AnyNode[],
    of?: Piece,
  ): readonly string[] | undefined {
    const [first, second] = args;
    const last = args.at(-1);
    const word = textIn(first);
    const code = [`${of?.root} ${name}`, `${name} ${word ?? first?.type}`, name]
      .flatMap((key) => (Object.hasOwn(table, key) ? (table[key] ?? []) : []))
      .find(([count]) => count === '*' || count === String(args.length))?.[1];
    if (code === undefined) return undefined;
    const isPlain = (node: AnyNode | undefined): node is AnyNode =>
      node !== undefined && !isWritten(node);
    const classes = (): readonly string[] => {
      if (word === undefined) return first ? [`...${js(first)}.split(' ')`] : [];
      return Array.from(word.matchAll(/\S+/g), (each) => `'${each}'`);
    };
    const properties = first?.type === 'ObjectExpression' ? first.properties : [];
    const isTold =
      properties.length > 0 && properties.every((each) => 'key' in each && !each.computed);
    const hasFunctions = properties.some((each) => 'key' in each && isWritten(each.value));
    /** Part → what it is; undefined where it cannot be told. */
    const parts: Readonly<Record<string, () => string | undefined>> = {
      1: () => first && js(first),
      2: () => second && js(second),
      all: () => (first ? args.map(js).join(', ') : undefined),
      motion: () =>
        properties.length > 0 ? undefined : args.map((each) => `, ${js(each)}`).join(''),
      classes: () => classes().join(', '),
      selector: () => first && selector(first),
      literal: () => (first && word !== undefined ? selector(first) : undefined),
      value: () => (isPlain(last) ? js(last) : undefined),
      text: () => (first && word !== undefined ? raw(first) : undefined),
      name: () => word,
      number: () =>
        first?.type === 'Literal' && Number(first.value) >= 0 ? raw(first) : undefined,
      object: () => (isTold && !hasFunctions && first ? js(first) : undefined),
      request: () =>
        isTold && properties.every((each) => 'key' in each && ofRequests.test(raw(each.key)))
          ? first && js(first)
          : undefined,
      scrollTop: () => {
        const [each] = properties;
        const isAlone = properties.length === 1 && (!second || second.type === 'Literal');
        return isAlone && each?.type === 'Property' && /^["']?scrollTop\b/.test(raw(each.key))
          ? js(each.value)
          : undefined;
      },
      each: () =>
        first?.type === 'FunctionExpression' && !/\breturn false\b/.test(raw(first))
          ? `(${js(first)}).call(node${first.params.length > 0 ? ', index, node' : ''})`
          : undefined,
      set: () => of && done(of),
      one: () => of && `${done(of)}[0]`,
    };
    const written = helped(code).replace(/\$(\w+?)(?=\b|motion)/g, (whole, part: string) => {
      if (part === 'class') return whole;
      const is = parts[part]?.();
      if (is === undefined) throw new Unsure(name.startsWith('$') ? name : `.${name}(…)`);
      return is;
    });
    return written.includes('$class')
      ? classes().map((each) => written.replace('$class', () => each))
      : [written];
  }

  /** Elements of what stands in `$(…)`. */
  function rootOf({ arguments: [first, second] }: CallExpression): Piece {
    if (!first) throw new Unsure('an empty set');
    const all = (code: string, root?: string): Piece => set(`${helped('@all')}(${code})`, root);
    if (second) {
      const outer = piece(second);
      if (outer?.kind !== 'set' && second.type !== 'ThisExpression')
        throw new Unsure('a set within something');
      const inner = `${helped('@all')}(${selector(first)}, node)`;
      return set(`${outer?.code ?? '[this]'}.flatMap((node) => ${inner})`);
    }
    const literal = textIn(first);
    const isPage = /^\s*(html|body|:root)(\s*,\s*(html|body))?\s*$/.test(literal ?? '');
    if (literal !== undefined) return all(selector(first), isPage ? 'page' : undefined);
    const name = first.type === 'Identifier' ? first.name : '';
    const member = memberOf(first) ?? '';
    if (selectors.has(name)) return all(name);
    if (/^(window|document)$/.test(name)) return set(`[${name}]`, name);
    if (
      first.type === 'ThisExpression' ||
      /^(target|currentTarget|relatedTarget|body|documentElement)$/.test(member)
    )
      return set(`[${js(first)}]`);
    const inner = piece(first);
    if (inner?.kind === 'set') return inner;
    // A selector that comes from the page: the hash of a link, or an attribute.
    if (member === 'hash' || inner || /^(BinaryExpression|TemplateLiteral)$/.test(first.type))
      return all(inner?.code ?? js(first));
    throw new Unsure(`what $(${raw(first)}) is cannot be told`);
  }

  /** Writes what is to be done to each element. */
  function done({ code, acts: todo = [] }: Piece, isLast = false): string {
    if (todo.length === 0) return code;
    const body = todo.length === 1 ? todo[0] : `{ ${todo.map((act) => `${act};`).join(' ')} }`;
    const hasIndex = todo.some((act) => act.includes('(node, index, node)'));
    const act = `${hasIndex ? '(node, index)' : '(node)'} => ${body}`;
    return isLast ? `${code}.forEach(${act})` : `${helped('@tap')}(${code}, ${act})`;
  }

  /** A way from elements to others, of which some may be chosen by a selector. */
  function way(name: string, args: readonly AnyNode[]): string | undefined {
    const [path] = filled(ways, name, args) ?? [];
    const [first] = args;
    if (path !== undefined || !first) return path;
    const [all] = filled(ways, name, []) ?? [];
    return all && `${all}.filter((node) => node.matches(${selector(first)}))`;
  }

  /** A method that listens; undefined for another one. */
  function listening(name: string, args: readonly AnyNode[], of: Piece): string | undefined {
    const [first, second, third] = args;
    const listen = (types: string, act: AnyNode, nodes = done(of)): string =>
      `${helped('@on')}(${nodes}, ${types}, ${js(act)})`;
    if (name === 'hover' && isFunction(first))
      return listen("'mouseleave'", second ?? first, listen("'mouseenter'", first));
    if (events.test(name) && isFunction(first) && !second) return listen(`'${name}'`, first);
    const types = textIn(first);
    if (!/^(on|bind)$/.test(name) || types === undefined || !first || !second) return undefined;
    if (types.split(/\s+/).some((type) => !events.test(type.split('.')[0] ?? '')))
      throw new Unsure(`listens to ${types}`);
    if (isFunction(second) && !third) return listen(js(first), second);
    if (textIn(second) === undefined || !isFunction(third)) return undefined;
    if (/\b(currentTarget|delegateTarget)\b/.test(raw(third)))
      throw new Unsure('asks for the target of a handler further up');
    return `${helped('@below')}(${done(of)}, ${js(first)}, ${selector(second)}, ${js(third)})`;
  }

  function call(node: CallExpression): Piece | undefined {
    const { callee, arguments: args } = node;
    const [first] = args;
    const value = (code: string): Piece => ({ kind: 'value', code });
    if (isDollar(callee))
      return isWritten(first) && first ? value(`(${js(first)})()`) : rootOf(node);
    if (callee.type !== 'MemberExpression') return undefined;
    const isStatic = isDollar(callee.object);
    const of = isStatic ? undefined : piece(callee.object);
    if (!isStatic && (!of || of.kind === 'value')) return undefined;
    const name = `${isStatic ? '$.' : ''}${memberOf(callee) ?? '…'}`;
    if (of?.kind === 'nothing') throw new Unsure(`.${name}(…) on what has another result`);
    if (of && gone.has(node)) return of;
    if (of && name === 'ready' && isWritten(first) && first) return value(`(${js(first)})()`);
    const heard = of && listening(name, args, of);
    if (heard !== undefined) return set(heard, of?.root);
    const todo = of && filled(acts, name, args, of);
    if (of && todo) return { ...of, acts: [...(of.acts ?? []), ...todo] };
    const [got] = filled(values, name, args, of) ?? [];
    if (got !== undefined) return { ...value(got), isText: name === 'attr' };
    const [end] = filled(ends, name, args, of) ?? [];
    if (end !== undefined) return { kind: 'nothing', code: end };
    const path = of && way(name, args);
    if (of && path !== undefined) return set(done(of) + path);
    throw new Unsure(isStatic ? name : `.${name}(${first ? '…' : ''})`);
  }

  /** The piece that an expression of jQuery becomes; undefined where it is none. */
  function piece(node: AnyNode): Piece | undefined {
    if (node.type === 'Identifier' && sets.has(node.name)) return set(node.name);
    if (node.type === 'CallExpression') return call(node);
    const of = node.type === 'MemberExpression' ? piece(node.object) : undefined;
    if (node.type !== 'MemberExpression' || of?.kind !== 'set') return undefined;
    const name = memberOf(node) ?? '[…]';
    const isNumber = node.computed && node.property.type === 'Literal';
    if (!isNumber && name !== 'length') throw new Unsure(`.${name}`);
    return { kind: 'value', code: done(of) + text.slice(node.object.end, node.end).trim() };
  }

  /** A part of the script, with what is jQuery's in it written anew. */
  function js(node: AnyNode): string {
    if (memberOf(node) === 'originalEvent') throw new Unsure('asks an event of jQuery');
    const isStatement = node.type === 'ExpressionStatement';
    const inner = piece(isStatement ? node.expression : node);
    if (isStatement && gone.has(node.expression) && (inner?.acts ?? []).length === 0) return '';
    if (inner)
      return (
        (inner.kind === 'set' ? done(inner, isStatement) : inner.code) + (isStatement ? ';' : '')
      );
    if (node.type === 'VariableDeclarator' && node.init && node.id.type === 'Identifier') {
      const held = piece(node.init);
      if (memberOf(node.init) === 'hash' || held?.isText) selectors.add(node.id.name);
      if (held?.kind === 'set') {
        sets.add(node.id.name);
        return `${node.id.name} = ${done(held)}`;
      }
    }
    if (isDollar(node)) throw new Unsure('hands jQuery on');
    // What only asked for calls that go asks for nothing any more.
    if (node.type === 'IfStatement' && !node.alternate && isPure(node.test)) {
      if (/^\{?\s*\}?$/.test(js(node.consequent))) return '';
    }
    let code = '';
    let at = node.start;
    const parts = childrenOf(node).filter((child) => !isKey(node, child));
    for (const child of parts.sort((a, b) => a.start - b.start)) {
      if (child.start < at) continue;
      code += text.slice(at, child.start) + js(child);
      at = child.end;
    }
    return code + text.slice(at, node.end);
  }

  return js;
}

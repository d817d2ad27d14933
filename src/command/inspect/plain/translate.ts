import type { AnyNode, CallExpression } from 'acorn';
import { isPure } from '../cut.js';
import { fillerOf, type Table } from './arguments.js';
import data from './methods.json' with { type: 'json' };
import { childrenOf, isKey, isWritten, memberOf, textIn, Unsure } from './nodes.js';

/** A piece of plain JavaScript: elements in an array, or a value. */
interface Piece {
  /** `nothing`: what it returns is another than jQuery would return. */
  readonly kind: 'set' | 'value' | 'nothing';
  readonly code: string;
  /** Whether the elements are the window, the document, or the element that scrolls. */
  readonly root?: 'window' | 'document' | 'page';
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
  /** Variables that hold elements, or a selector. */
  readonly sets: Set<string>;
  readonly selectors: Set<string>;
}

const { acts, ways, values, roots }: Readonly<Record<'acts' | 'ways' | 'values' | 'roots', Table>> =
  data;

const events =
  /^(click|dblclick|scroll|resize|change|submit|key(up|down|press)|input|mouse(enter|leave|over|out|down|up)|focus(in|out)?|blur|touch(start|end)|load)$/;
const ofJquery =
  /:(visible|hidden|first|last|eq|gt|lt|even|odd|contains|input|header|animated|selected|parent|has|image|button|submit|text|radio|checkbox)\b(?!-)/;
/** Writes a part of a script without jQuery. */
export function translator({ text, dollars, gone, helpers, sets, selectors }: Scope) {
  const raw = (node: AnyNode): string => text.slice(node.start, node.end);
  const isDollar = (node: AnyNode): boolean => node.type === 'Identifier' && dollars.has(node.name);
  const isFunction = (node: AnyNode | undefined): node is AnyNode =>
    isWritten(node) || (node?.type === 'Identifier' && !sets.has(node.name));
  const helped = (code: string): string =>
    code.replace(/@(\w+)/g, (_, name: string) => {
      helpers.add(name);
      return name;
    });

  function selector(node: AnyNode): string {
    const literal = textIn(node);
    if (literal !== undefined && ofJquery.test(literal))
      throw new Unsure(`the selector ${literal} is one of jQuery's own`);
    if (literal !== undefined && /^\s*</.test(literal))
      throw new Unsure('makes elements of a text');
    return js(node);
  }

  const set = (code: string, root?: Piece['root']): Piece => ({
    kind: 'set',
    code,
    ...(root && { root }),
  });

  /** Elements of what stands in `$(…)`. */
  function rootOf({ arguments: [first, second] }: CallExpression): Piece {
    if (!first) throw new Unsure('an empty set');
    const literal = textIn(first);
    if (second) {
      const outer = piece(second);
      if (outer?.kind !== 'set' && second.type !== 'ThisExpression')
        throw new Unsure('a set within something');
      return set(
        `${outer?.code ?? '[this]'}.flatMap((node) => ${helped('@all')}(${selector(first)}, node))`,
      );
    }
    if (literal !== undefined) {
      const isPage = /^\s*(html|body|:root)(\s*,\s*(html|body))?\s*$/.test(literal);
      return set(`${helped('@all')}(${selector(first)})`, isPage ? 'page' : undefined);
    }
    if (first.type === 'ThisExpression') return set('[this]');
    if (first.type === 'Identifier' && selectors.has(first.name))
      return set(`${helped('@all')}(${first.name})`);
    if (first.type === 'Identifier' && (first.name === 'window' || first.name === 'document'))
      return set(`[${first.name}]`, first.name);
    const member = memberOf(first) ?? '';
    if (/^(target|currentTarget|relatedTarget|body|documentElement)$/.test(member))
      return set(`[${js(first)}]`);
    const inner = piece(first);
    if (inner?.kind === 'set') return inner;
    // A selector that comes from the page: the hash of a link, or an attribute.
    if (member === 'hash' || inner || /^(BinaryExpression|TemplateLiteral)$/.test(first.type))
      return set(`${helped('@all')}(${inner?.code ?? js(first)})`);
    throw new Unsure(`what $(${raw(first)}) is cannot be told`);
  }

  /** Writes what is to be done to each element. */
  function done({ code, acts: todo = [] }: Piece, isLast = false): string {
    if (todo.length === 0) return code;
    const body = todo.length === 1 ? todo[0] : `{ ${todo.map((act) => `${act};`).join(' ')} }`;
    const given = todo.some((act) => act.includes('(node, index, node)'))
      ? '(node, index)'
      : '(node)';
    return isLast
      ? `${code}.forEach(${given} => ${body})`
      : `${helped('@tap')}(${code}, ${given} => ${body})`;
  }

  const filled = fillerOf({ js, raw, selector, isFunction, helped });

  /** A way from elements to others, of which some may be chosen by a selector. */
  function way(name: string, args: readonly AnyNode[], of: Piece): string | undefined {
    const [first] = args;
    if (name === 'not' && first?.type === 'ThisExpression')
      return '.filter((node) => node !== this)';
    if (/^(not|filter)$/.test(name) && textIn(first) === undefined) return undefined;
    const [path] = filled(ways, name, args, () => done(of)) ?? [];
    if (path !== undefined || !first) return path;
    const [all] = filled(ways, name, [], () => done(of)) ?? [];
    return all && `${all}.filter((node) => node.matches(${selector(first)}))`;
  }

  /** A value of elements. */
  function valueIn(name: string, args: readonly AnyNode[], of: Piece): string | undefined {
    const [first] = args;
    const seen = name === 'is' ? /^:(visible|hidden)$/.exec(textIn(first) ?? '')?.[1] : undefined;
    if (seen)
      return `${done(of)}.some((node) => ${seen === 'hidden' ? '!' : ''}node.checkVisibility())`;
    const ofRoot =
      of.root &&
      (filled(roots, `${of.root} ${name}`, args, () => done(of)) ??
        filled(roots, name, args, () => done(of)));
    return (ofRoot ?? filled(values, name, args, () => done(of)))?.[0];
  }

  /** A method that listens; undefined for another one. */
  function listening(name: string, args: readonly AnyNode[], of: Piece): string | undefined {
    const [first, second, third] = args;
    const listen = (types: string, act: AnyNode, nodes = done(of)): string =>
      `${helped('@on')}(${nodes}, ${types}, ${js(act)})`;
    if (name === 'hover' && isFunction(first))
      return listen("'mouseleave'", second ?? first, listen("'mouseenter'", first));
    if (events.test(name) && isFunction(first) && args.length === 1)
      return listen(`'${name}'`, first);
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

  /** A smooth scroll of the page. */
  function scrolling([first, second]: readonly AnyNode[], { root }: Piece): string | undefined {
    if (root !== 'page' || first?.type !== 'ObjectExpression' || first.properties.length !== 1)
      return undefined;
    const [property] = first.properties;
    if (property?.type !== 'Property' || raw(property.key).replace(/["']/g, '') !== 'scrollTop')
      return undefined;
    return second && second.type !== 'Literal'
      ? undefined
      : `scrollTo({ top: ${js(property.value)}, behavior: 'smooth' })`;
  }

  /** A request; undefined for what is none. */
  function request(name: string | undefined, args: readonly AnyNode[]): string | undefined {
    const [first, second, third] = args;
    const done = isFunction(second) ? second : third;
    if (name === 'ajax' && first?.type === 'ObjectExpression' && args.length === 1) {
      const known = /^(url|type|method|data|dataType|success|error|complete)$/;
      const isKnown = first.properties.every(
        (each) => each.type === 'Property' && known.test(raw(each.key).replace(/["']/g, '')),
      );
      return isKnown ? `${helped('@ajax')}(${js(first)})` : undefined;
    }
    if (!/^(get|post)$/.test(name ?? '') || !first || args.length > 3) return undefined;
    const parts = [
      `url: ${js(first)}`,
      `type: '${name}'`,
      ...(second && second !== done ? [`data: ${js(second)}`] : []),
      ...(done ? [`success: ${js(done)}`] : []),
    ];
    return `${helped('@ajax')}({ ${parts.join(', ')} })`;
  }

  function call(node: CallExpression): Piece | undefined {
    const { callee, arguments: args } = node;
    const value = (code: string): Piece => ({ kind: 'value', code });
    const [first] = args;
    if (isDollar(callee))
      return isWritten(first) && first ? value(`(${js(first)})()`) : rootOf(node);
    if (callee.type !== 'MemberExpression') return undefined;
    const name = memberOf(callee);
    if (isDollar(callee.object)) {
      if (name === 'trim' && first) return value(`(${js(first)}).trim()`);
      const asked = request(name, args);
      if (asked !== undefined) return { kind: 'nothing', code: asked };
      throw new Unsure(`$.${name ?? '…'}`);
    }
    const of = piece(callee.object);
    if (of?.kind === 'nothing') throw new Unsure(`.${name ?? '…'}(…) on what has another result`);
    if (of?.kind !== 'set') return undefined;
    if (name === undefined) throw new Unsure('a method that cannot be told');
    if (gone.has(node)) return of;
    if (name === 'ready' && isWritten(first) && first) return value(`(${js(first)})()`);
    const heard = listening(name, args, of);
    if (heard !== undefined) return set(heard, of.root);
    const todo = filled(acts, name, args, () => done(of));
    if (todo) return { ...of, acts: [...(of.acts ?? []), ...todo] };
    const got = valueIn(name, args, of);
    if (got !== undefined) return { ...value(got), isText: name === 'attr' };
    const scrolled = name === 'animate' ? scrolling(args, of) : undefined;
    if (scrolled !== undefined) return { kind: 'nothing', code: scrolled };
    const path = way(name, args, of);
    if (path !== undefined) return set(done(of) + path);
    throw new Unsure(`.${name}(${args.length > 0 ? '…' : ''})`);
  }

  /** The piece that an expression of jQuery becomes; undefined where it is none. */
  function piece(node: AnyNode): Piece | undefined {
    if (node.type === 'Identifier' && sets.has(node.name)) return set(node.name);
    if (node.type === 'CallExpression') return call(node);
    if (node.type !== 'MemberExpression') return undefined;
    const name = memberOf(node);
    const { object } = node;
    const isOffset = object.type === 'CallExpression' && memberOf(object.callee) === 'offset';
    const of = piece(
      isOffset && object.callee.type === 'MemberExpression' ? object.callee.object : object,
    );
    if (of?.kind !== 'set') return undefined;
    const value = (code: string): Piece => ({ kind: 'value', code: done(of) + code });
    if (isOffset && (name === 'top' || name === 'left')) {
      const scrolled = name === 'top' ? 'scrollY' : 'scrollX';
      return {
        kind: 'value',
        code: `(${done(of)}[0].getBoundingClientRect().${name} + ${scrolled})`,
      };
    }
    if (name === 'length') return value('.length');
    if (node.computed && node.property.type === 'Literal') return value(`[${raw(node.property)}]`);
    throw new Unsure(`.${name ?? '[…]'}`);
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
      const held = /^\{?\s*\}?$/.test(js(node.consequent));
      if (held) return '';
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

import type { AnyNode, CallExpression } from 'acorn';
import data from './methods.json' with { type: 'json' };

/** Thrown where a line cannot be written surely without jQuery. The message says why. */
export class Unsure extends Error {}

/** A piece of plain JavaScript: elements in an array, or a value. */
interface Piece {
  readonly kind: 'set' | 'value';
  readonly code: string;
  /** Whether the elements are the window, the document, or the element that scrolls. */
  readonly root?: 'window' | 'document' | 'page';
  /** What is done to each element, and not written yet. */
  readonly acts?: readonly string[];
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
  /** Variables that hold elements. */
  readonly sets: Set<string>;
}

/** Method → for each number of arguments what it becomes; `@name` is a helper, `$name` a part of the call. */
type Table = Readonly<Record<string, readonly (readonly string[])[]>>;

const { acts, ways, values, roots }: Readonly<Record<'acts' | 'ways' | 'values' | 'roots', Table>> =
  data;

const events =
  /^(click|dblclick|scroll|resize|change|submit|key(up|down|press)|input|mouse(enter|leave|over|out|down|up)|focus(in|out)?|blur|touch(start|end)|load)$/;
const ofJquery =
  /:(visible|hidden|first|last|eq|gt|lt|even|odd|contains|input|header|animated|selected|parent|has|image|button|submit|text|radio|checkbox)\b(?!-)/;
const unitless = /^(opacity|zIndex|fontWeight|lineHeight|flexGrow|order|zoom)$/;

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

const memberOf = (node: AnyNode): string | undefined =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;

const textIn = (node: AnyNode | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

const isWritten = (node: AnyNode | undefined): boolean =>
  node !== undefined && /Function/.test(node.type);

/** Writes a part of a script without jQuery. */
export function translator({ text, dollars, gone, helpers, sets }: Scope) {
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

  const classes = (node: AnyNode): string[] => {
    const literal = textIn(node);
    if (literal === undefined) return [`...${js(node)}.split(' ')`];
    return literal
      .trim()
      .split(/\s+/)
      .map((name) => `'${name}'`);
  };

  function styles([first, second]: readonly AnyNode[]): string[] {
    const style = (name: string, value: AnyNode): string => {
      const member = name.replace(/-([a-z])/g, (_, sign: string) => sign.toUpperCase());
      const isNumber = value.type === 'Literal' && typeof value.value === 'number';
      if (isNumber)
        return `node.style.${member} = '${raw(value)}${unitless.test(member) ? '' : 'px'}'`;
      const code = js(value);
      return /^(Literal|BinaryExpression|ConditionalExpression)$/.test(value.type)
        ? `node.style.${member} = ${code}`
        : `node.style.${member} = typeof ${code} === 'number' ? ${code} + 'px' : ${code}`;
    };
    if (first?.type === 'ObjectExpression')
      return first.properties.map((each) => {
        if (each.type !== 'Property' || each.computed)
          throw new Unsure('styles that cannot be told');
        return style(
          each.key.type === 'Identifier' ? each.key.name : String(textIn(each.key)),
          each.value,
        );
      });
    const name = textIn(first);
    if (name === undefined || !second) throw new Unsure('styles that cannot be told');
    return [style(name, second)];
  }

  /** The duration of a motion, and what follows it. */
  function motion(args: readonly AnyNode[]): string {
    const after = args.find(isFunction);
    const [first] = args;
    const named = { slow: '600', fast: '200' }[textIn(first) ?? ''];
    const isNumber = first?.type === 'Literal' && typeof first.value === 'number';
    const time = named ?? (isNumber ? raw(first) : undefined);
    if (first && first !== after && time === undefined) throw new Unsure('a motion with options');
    return [time ?? (after && '400'), after && js(after)]
      .map((each) => (each ? `, ${each}` : ''))
      .join('');
  }

  function each(fn: AnyNode): string {
    if (fn.type !== 'FunctionExpression' || /\breturn false\b/.test(raw(fn)))
      throw new Unsure('.each(…)');
    return `(${js(fn)}).call(node${fn.params.length > 0 ? ', index, node' : ''})`;
  }

  /** What a method becomes by a table; undefined where the table does not have it so. */
  function filled(
    table: Table,
    name: string,
    args: readonly AnyNode[],
    of: Piece,
  ): string[] | undefined {
    const rows = Object.hasOwn(table, name) ? (table[name] ?? []) : [];
    const [, code] = rows.find(([count]) => count === '*' || count === String(args.length)) ?? [];
    const [first, second] = args;
    if (code === undefined) return undefined;
    const missing = (): never => {
      throw new Unsure(`.${name}(…)`);
    };
    if (code === '$styles')
      return args.length === 1 && first?.type !== 'ObjectExpression' ? undefined : styles(args);
    if (code === '$toggles' && first)
      return classes(first).map(
        (one) => `node.classList.toggle(${one}${second ? `, Boolean(${js(second)})` : ''})`,
      );
    const parts: Readonly<Record<string, () => string>> = {
      1: () => (first ? js(first) : missing()),
      2: () => (second ? js(second) : missing()),
      classes: () => (first ? classes(first).join(', ') : missing()),
      selector: () => (first ? selector(first) : missing()),
      value: () => (first && !isWritten(first) ? js(first) : missing()),
      text: () => (first && textIn(first) !== undefined ? raw(first) : missing()),
      name: () => textIn(first) ?? missing(),
      number: () =>
        first?.type === 'Literal' && Number(first.value) >= 0 ? raw(first) : missing(),
      event: () => /^(click|focus|blur)$/.exec(textIn(first) ?? '')?.[0] ?? missing(),
      each: () => (first ? each(first) : missing()),
      motion: () => motion(args),
      set: () => done(of),
      one: () => `${done(of)}[0]`,
    };
    return [
      helped(code).replace(
        /\$(\w+?)(?=\b|motion)/g,
        (whole, part: string) => parts[part]?.() ?? whole,
      ),
    ];
  }

  /** A way from elements to others, of which some may be chosen by a selector. */
  function way(name: string, args: readonly AnyNode[], of: Piece): string | undefined {
    const [first] = args;
    if (name === 'not' && first?.type === 'ThisExpression')
      return '.filter((node) => node !== this)';
    if (/^(not|filter)$/.test(name) && textIn(first) === undefined) return undefined;
    const [path] = filled(ways, name, args, of) ?? [];
    if (path !== undefined || !first) return path;
    const [all] = filled(ways, name, [], of) ?? [];
    return all && `${all}.filter((node) => node.matches(${selector(first)}))`;
  }

  /** A value of elements. */
  function valueIn(name: string, args: readonly AnyNode[], of: Piece): string | undefined {
    const [first] = args;
    const seen = name === 'is' ? /^:(visible|hidden)$/.exec(textIn(first) ?? '')?.[1] : undefined;
    if (seen)
      return `${done(of)}.some((node) => ${seen === 'hidden' ? '!' : ''}node.checkVisibility())`;
    const ofRoot =
      of.root && (filled(roots, `${of.root} ${name}`, args, of) ?? filled(roots, name, args, of));
    return (ofRoot ?? filled(values, name, args, of))?.[0];
  }

  /** A method that listens; undefined for another one. */
  function listening(name: string, args: readonly AnyNode[], of: Piece): string | undefined {
    const [first, second, third] = args;
    const listen = (types: string, act: AnyNode): string =>
      `${helped('@on')}(${done(of)}, ${types}, ${js(act)})`;
    if (name === 'hover' && isFunction(first))
      return `${listen("'mouseenter'", first)}, ${listen("'mouseleave'", second ?? first)}`;
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
      throw new Unsure(`$.${name ?? '…'}`);
    }
    const of = piece(callee.object);
    if (of?.kind !== 'set') return undefined;
    if (name === undefined) throw new Unsure('a method that cannot be told');
    if (gone.has(node)) return of;
    if (name === 'ready' && isWritten(first) && first) return value(`(${js(first)})()`);
    const heard = listening(name, args, of);
    if (heard !== undefined) return value(heard);
    const todo = filled(acts, name, args, of);
    if (todo) return { ...of, acts: [...(of.acts ?? []), ...todo] };
    const got = valueIn(name, args, of) ?? (name === 'animate' ? scrolling(args, of) : undefined);
    if (got !== undefined) return value(got);
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
      if (held?.kind === 'set') {
        sets.add(node.id.name);
        return `${node.id.name} = ${done(held)}`;
      }
    }
    if (isDollar(node)) throw new Unsure('hands jQuery on');
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

import type { AnyNode, CallExpression } from 'acorn';

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

const events =
  /^(click|dblclick|scroll|resize|change|submit|keyup|keydown|keypress|input|mouseenter|mouseleave|mouseover|mouseout|mousedown|mouseup|focusin|focusout|focus|blur|touchstart|touchend|load)$/;
const ofJquery =
  /:(visible|hidden|first|last|eq|gt|lt|even|odd|contains|input|header|animated|selected|parent|has|image|button|submit|text|radio|checkbox)\b(?!-)/;

/** The nodes right below a node. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'type') return [];
    const list = Array.isArray(value) ? value : [value];
    return list.filter(
      (each): each is AnyNode =>
        typeof each === 'object' && each !== null && typeof Reflect.get(each, 'type') === 'string',
    );
  });
}

const nameOfMember = (node: AnyNode): string | undefined =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;

/** Writes a part of a script without jQuery. */
export function translator(scope: Scope) {
  const { text, dollars, gone, helpers, sets } = scope;
  const use = (name: string): string => {
    helpers.add(name);
    return name;
  };
  const raw = (node: AnyNode): string => text.slice(node.start, node.end);
  const isDollar = (node: AnyNode): boolean => node.type === 'Identifier' && dollars.has(node.name);
  const stringIn = (node: AnyNode | undefined): string | undefined =>
    node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
  const isFunction = (node: AnyNode | undefined): boolean =>
    node !== undefined &&
    (/Function/.test(node.type) || (node.type === 'Identifier' && !sets.has(node.name)));

  const isWritten = (node: AnyNode | undefined): boolean =>
    node !== undefined && /Function/.test(node.type);

  function selector(node: AnyNode): string {
    const literal = stringIn(node);
    if (literal !== undefined && ofJquery.test(literal))
      throw new Unsure(`the selector ${literal} is one of jQuery's own`);
    if (literal !== undefined && /^\s*</.test(literal))
      throw new Unsure('makes elements of a text');
    return js(node);
  }

  const query = (node: AnyNode): string => `${use('all')}(${selector(node)})`;

  /** Elements of what stands in `$(…)`. */
  function rootOf({ arguments: args }: CallExpression): Piece {
    const [first, second] = args;
    if (!first) throw new Unsure('an empty set');
    const literal = stringIn(first);
    if (second) {
      const around = piece(second);
      if (around?.kind !== 'set' && second.type !== 'ThisExpression')
        throw new Unsure('a set within something');
      const root = around?.code ?? '[this]';
      return {
        kind: 'set',
        code: `${root}.flatMap((node) => ${use('all')}(${selector(first)}, node))`,
      };
    }
    if (literal !== undefined) {
      const isPage = /^\s*(html|body|:root)(\s*,\s*(html|body))?\s*$/.test(literal);
      return { kind: 'set', code: query(first), ...(isPage ? { root: 'page' } : {}) };
    }
    if (first.type === 'ThisExpression') return { kind: 'set', code: '[this]' };
    if (first.type === 'Identifier' && (first.name === 'window' || first.name === 'document'))
      return { kind: 'set', code: `[${first.name}]`, root: first.name };
    if (first.type === 'Identifier' && sets.has(first.name))
      return { kind: 'set', code: first.name };
    const member = nameOfMember(first);
    if (
      member !== undefined &&
      /^(target|currentTarget|relatedTarget|body|documentElement)$/.test(member)
    )
      return { kind: 'set', code: `[${js(first)}]` };
    const inner = piece(first);
    if (inner?.kind === 'set') return inner;
    // A selector that comes from the page: the hash of a link, or an attribute.
    const isText =
      member === 'hash' ||
      inner?.kind === 'value' ||
      first.type === 'BinaryExpression' ||
      first.type === 'TemplateLiteral';
    if (isText) return { kind: 'set', code: `${use('all')}(${inner?.code ?? js(first)})` };
    throw new Unsure(`what $(${raw(first)}) is cannot be told`);
  }

  /** Writes what is to be done to each element. */
  function done(set: Piece, isLast: boolean): string {
    const { code, acts = [] } = set;
    if (acts.length === 0) return code;
    const body = acts.length === 1 ? acts[0] : `{ ${acts.map((act) => `${act};`).join(' ')} }`;
    const given = acts.some((act) => act.includes('(node, index, node)'))
      ? '(node, index)'
      : '(node)';
    return isLast
      ? `${code}.forEach(${given} => ${body})`
      : `${use('tap')}(${code}, ${given} => ${body})`;
  }

  const classes = (node: AnyNode): string => {
    const literal = stringIn(node);
    return literal === undefined
      ? `...${js(node)}.split(' ')`
      : literal
          .trim()
          .split(/\s+/)
          .map((name) => `'${name}'`)
          .join(', ');
  };

  const camel = (name: string): string =>
    name.replace(/-([a-z])/g, (_, sign: string) => sign.toUpperCase());

  function styles(args: readonly AnyNode[]): string[] {
    const [first, second] = args;
    const set = (name: string, value: AnyNode): string => {
      const isNumber =
        value.type === 'Literal' &&
        typeof value.value === 'number' &&
        !/^(opacity|zIndex|fontWeight|lineHeight|flexGrow|order|zoom)$/.test(camel(name));
      const isShort = value.type === 'Literal';
      if (!isShort && value.type !== 'BinaryExpression' && value.type !== 'ConditionalExpression') {
        const code = js(value);
        return `node.style.${camel(name)} = typeof ${code} === 'number' ? ${code} + 'px' : ${code}`;
      }
      return `node.style.${camel(name)} = ${isNumber ? `'${raw(value)}px'` : js(value)}`;
    };
    if (first?.type === 'ObjectExpression')
      return first.properties.map((each) => {
        if (each.type !== 'Property' || each.computed)
          throw new Unsure('styles that cannot be told');
        const name = each.key.type === 'Identifier' ? each.key.name : String(stringIn(each.key));
        return set(name, each.value);
      });
    const name = stringIn(first);
    if (name === undefined || !second) throw new Unsure('styles that cannot be told');
    return [set(name, second)];
  }

  const durations: Readonly<Record<string, string>> = { slow: '600', fast: '200' };

  /** A method that shows or hides with a motion: its duration, and what follows. */
  function moving(helper: string, wanted: string, args: readonly AnyNode[]): string {
    const after = args.find((each) => isFunction(each));
    const [first] = args;
    const time =
      first === after || !first
        ? undefined
        : (durations[stringIn(first) ?? ''] ??
          (first.type === 'Literal' && typeof first.value === 'number' ? raw(first) : undefined));
    if (first && first !== after && time === undefined) throw new Unsure('a motion with options');
    const rest = [time ?? (after ? '400' : ''), after ? js(after) : ''].filter(Boolean).join(', ');
    use('isShown');
    return `${use(helper)}(node, ${wanted}${rest ? `, ${rest}` : ''})`;
  }

  /** What is done to each element by a method that only changes it; undefined for another one. */
  function actsOf(name: string, args: readonly AnyNode[], set: Piece): string[] | undefined {
    const [first, second] = args;
    switch (name) {
      case 'addClass':
      case 'removeClass':
        if (!first) return name === 'removeClass' ? [`node.className = ''`] : undefined;
        return [`node.classList.${name === 'addClass' ? 'add' : 'remove'}(${classes(first)})`];
      case 'toggleClass':
        if (!first) return undefined;
        return classes(first)
          .split(', ')
          .map((one) => `node.classList.toggle(${one}${second ? `, Boolean(${js(second)})` : ''})`);
      case 'attr':
        return first && second ? [`node.setAttribute(${js(first)}, ${js(second)})`] : undefined;
      case 'removeAttr':
        return first && [`node.removeAttribute(${js(first)})`];
      case 'prop': {
        const member = stringIn(first);
        return member && second ? [`node.${member} = ${js(second)}`] : undefined;
      }
      case 'css':
        return second || first?.type === 'ObjectExpression' ? styles(args) : undefined;
      case 'text':
        return first && !isWritten(first) ? [`node.textContent = ${js(first)}`] : undefined;
      case 'html':
        return first && !isWritten(first) ? [`node.innerHTML = ${js(first)}`] : undefined;
      case 'val':
        return first && !isWritten(first) ? [`node.value = ${js(first)}`] : undefined;
      case 'remove':
        return first ? undefined : ['node.remove()'];
      case 'empty':
        return ['node.replaceChildren()'];
      case 'show':
        return args.length === 0 ? [`${use('show')}(node)`] : [moving('slide', 'true', args)];
      case 'hide':
        return args.length === 0
          ? [`${use('show')}(node, false)`]
          : [moving('slide', 'false', args)];
      case 'toggle':
        return args.length === 0
          ? [`${use('show')}(node, !${use('isShown')}(node))`]
          : [moving('slide', '!isShown(node)', args)];
      case 'slideDown':
        return [moving('slide', 'true', args)];
      case 'slideUp':
        return [moving('slide', 'false', args)];
      case 'slideToggle':
        return [moving('slide', '!isShown(node)', args)];
      case 'fadeIn':
        return [moving('fade', 'true', args)];
      case 'fadeOut':
        return [moving('fade', 'false', args)];
      case 'fadeToggle':
        return [moving('fade', '!isShown(node)', args)];
      case 'stop':
        return ['node.getAnimations().forEach((each) => each.finish())'];
      case 'click':
      case 'focus':
      case 'blur':
        return args.length === 0 ? [`node.${name}()`] : undefined;
      case 'trigger': {
        const event = stringIn(first);
        return event !== undefined && /^(click|focus|blur)$/.test(event) && !second
          ? [`node.${event}()`]
          : undefined;
      }
      case 'scrollTop':
        if (!first) return undefined;
        return [
          set.root
            ? `scrollTo({ top: ${js(first)}, behavior: 'instant' })`
            : `node.scrollTop = ${js(first)}`,
        ];
      case 'each':
        if (first?.type !== 'FunctionExpression' || /\breturn false\b/.test(raw(first)))
          return undefined;
        return [
          first.params.length === 0
            ? `(${js(first)}).call(node)`
            : `(${js(first)}).call(node, index, node)`,
        ];
      default:
        return undefined;
    }
  }

  /** A way from elements to others; undefined for another method. */
  function way(name: string, args: readonly AnyNode[]): string | undefined {
    const [first] = args;
    const filtered = (code: string): string =>
      first ? `${code}.filter((node) => node.matches(${selector(first)}))` : code;
    switch (name) {
      case 'find':
        return first && `.flatMap((node) => ${use('all')}(${selector(first)}, node))`;
      case 'children':
        return filtered('.flatMap((node) => [...node.children])');
      case 'parent':
        return filtered('.flatMap((node) => node.parentElement ?? [])');
      case 'closest':
        return first && `.flatMap((node) => node.closest(${selector(first)}) ?? [])`;
      case 'parents':
        return first && `.flatMap((node) => node.parentElement?.closest(${selector(first)}) ?? [])`;
      case 'next':
        return filtered('.flatMap((node) => node.nextElementSibling ?? [])');
      case 'prev':
        return filtered('.flatMap((node) => node.previousElementSibling ?? [])');
      case 'siblings':
        return filtered(
          '.flatMap((node) => [...node.parentElement.children].filter((each) => each !== node))',
        );
      case 'first':
        return '.slice(0, 1)';
      case 'last':
        return '.slice(-1)';
      case 'eq':
        return first?.type === 'Literal' && Number(first.value) >= 0
          ? `.slice(${raw(first)}, ${Number(first.value) + 1})`
          : undefined;
      case 'not':
        if (first?.type === 'ThisExpression') return '.filter((node) => node !== this)';
        return first && stringIn(first) !== undefined
          ? `.filter((node) => !node.matches(${selector(first)}))`
          : undefined;
      case 'filter':
        return first && stringIn(first) !== undefined
          ? `.filter((node) => node.matches(${selector(first)}))`
          : undefined;
      default:
        return undefined;
    }
  }

  /** A value of elements; undefined for another method. */
  function valueIn(name: string, args: readonly AnyNode[], set: Piece): string | undefined {
    const [first] = args;
    const code = done(set, false);
    const one =
      set.root === undefined
        ? `${code}[0]`
        : set.root === 'page'
          ? 'document.documentElement'
          : set.root;
    const isWindow = set.root === 'window';
    switch (name) {
      case 'hasClass':
        return first && `${code}.some((node) => node.classList.contains(${js(first)}))`;
      case 'is': {
        const literal = stringIn(first);
        if (literal === ':visible') return `${code}.some((node) => node.checkVisibility())`;
        if (literal === ':hidden') return `${code}.some((node) => !node.checkVisibility())`;
        return first && literal !== undefined
          ? `${code}.some((node) => node.matches(${selector(first)}))`
          : undefined;
      }
      case 'attr':
        return first && args.length === 1 && stringIn(first) !== undefined
          ? `(${one}?.getAttribute(${js(first)}) ?? undefined)`
          : undefined;
      case 'prop': {
        const member = stringIn(first);
        return member !== undefined && args.length === 1 ? `${one}?.${member}` : undefined;
      }
      case 'val':
        return args.length === 0 ? `${one}?.value` : undefined;
      case 'text':
        return args.length === 0 ? `${code}.map((node) => node.textContent).join('')` : undefined;
      case 'html':
        return args.length === 0 ? `${one}?.innerHTML` : undefined;
      case 'scrollTop':
        return args.length === 0 ? (set.root ? 'scrollY' : `${one}?.scrollTop`) : undefined;
      case 'width':
        if (args.length > 0) return undefined;
        return isWindow
          ? 'document.documentElement.clientWidth'
          : set.root
            ? 'document.documentElement.scrollWidth'
            : undefined;
      case 'height':
        if (args.length > 0) return undefined;
        if (isWindow) return 'document.documentElement.clientHeight';
        return set.root ? 'document.documentElement.scrollHeight' : `${use('heightOf')}(${one})`;
      case 'outerHeight':
        return args.length === 0 ? `${one}?.offsetHeight` : undefined;
      case 'outerWidth':
        return args.length === 0 ? `${one}?.offsetWidth` : undefined;
      case 'index':
        return args.length === 0
          ? `[...(${one}?.parentElement.children ?? [])].indexOf(${one})`
          : undefined;
      default:
        return undefined;
    }
  }

  /** A method that listens; undefined for another one. */
  function listening(name: string, args: readonly AnyNode[], set: Piece): string | undefined {
    const [first, second, third] = args;
    const code = done(set, false);
    if (name === 'hover' && first && isFunction(first)) {
      const leave = second ?? first;
      return `${use('on')}(${code}, 'mouseenter', ${js(first)}), on(${code}, 'mouseleave', ${js(leave)})`;
    }
    if (events.test(name) && first && isFunction(first) && args.length === 1)
      return `${use('on')}(${code}, '${name}', ${js(first)})`;
    const types = stringIn(first);
    if (!/^(on|bind)$/.test(name) || types === undefined || !second) return undefined;
    if (types.split(/\s+/).some((type) => !events.test(type.split('.')[0] ?? '')))
      throw new Unsure(`listens to ${types}`);
    if (isFunction(second) && !third)
      return `${use('on')}(${code}, ${js(first ?? second)}, ${js(second)})`;
    if (third && stringIn(second) !== undefined && isFunction(third)) {
      if (/\b(currentTarget|delegateTarget)\b/.test(raw(third)))
        throw new Unsure('asks for the target of a handler further up');
      use('on');
      return `${use('below')}(${code}, ${js(first ?? second)}, ${selector(second)}, ${js(third)})`;
    }
    return undefined;
  }

  function call(node: CallExpression): Piece | undefined {
    const { callee, arguments: args } = node;
    if (isDollar(callee)) {
      const [first] = args;
      if (first && /^(Arrow)?Function/.test(first.type))
        return { kind: 'value', code: `(${js(first)})()` };
      return rootOf(node);
    }
    if (callee.type !== 'MemberExpression') return undefined;
    const name = nameOfMember(callee);
    if (isDollar(callee.object)) {
      if (name === 'trim' && args[0]) return { kind: 'value', code: `(${js(args[0])}).trim()` };
      throw new Unsure(`$.${name ?? '…'}`);
    }
    const set = piece(callee.object);
    if (set?.kind !== 'set') return undefined;
    if (name === undefined) throw new Unsure('a method that cannot be told');
    if (gone.has(node)) return set;
    if (name === 'ready' && args[0] && /Function/.test(args[0].type))
      return { kind: 'value', code: `(${js(args[0])})()` };
    const heard = listening(name, args, set);
    if (heard !== undefined) return { kind: 'value', code: heard };
    const acts = actsOf(name, args, set);
    if (acts) return { ...set, acts: [...(set.acts ?? []), ...acts] };
    const value = valueIn(name, args, set);
    if (value !== undefined) return { kind: 'value', code: value };
    const path = way(name, args);
    if (path !== undefined) return { kind: 'set', code: done(set, false) + path };
    const [first, second] = args;
    if (
      name === 'animate' &&
      set.root === 'page' &&
      first?.type === 'ObjectExpression' &&
      first.properties.length === 1
    ) {
      const [property] = first.properties;
      const isTop =
        property?.type === 'Property' && raw(property.key).replace(/["']/g, '') === 'scrollTop';
      if (isTop && (!second || second.type === 'Literal'))
        return {
          kind: 'value',
          code: `scrollTo({ top: ${js(property.value)}, behavior: 'smooth' })`,
        };
    }
    throw new Unsure(`.${name}(${args.length > 0 ? '…' : ''})`);
  }

  /** The piece that an expression of jQuery becomes; undefined where it is none. */
  function piece(node: AnyNode): Piece | undefined {
    if (node.type === 'Identifier' && sets.has(node.name)) return { kind: 'set', code: node.name };
    if (node.type === 'CallExpression') return call(node);
    if (node.type !== 'MemberExpression') return undefined;
    const name = nameOfMember(node);
    if (
      node.object.type === 'CallExpression' &&
      nameOfMember(node.object.callee) === 'offset' &&
      (name === 'top' || name === 'left')
    ) {
      const { callee } = node.object;
      const set = callee.type === 'MemberExpression' ? piece(callee.object) : undefined;
      if (set?.kind === 'set')
        return {
          kind: 'value',
          code: `(${done(set, false)}[0].getBoundingClientRect().${name} + ${name === 'top' ? 'scrollY' : 'scrollX'})`,
        };
    }
    const set = piece(node.object);
    if (set?.kind !== 'set') return undefined;
    if (name === 'length') return { kind: 'value', code: `${done(set, false)}.length` };
    if (node.computed && node.property.type === 'Literal')
      return { kind: 'value', code: `${done(set, false)}[${raw(node.property)}]` };
    throw new Unsure(`.${name ?? '[…]'}`);
  }

  /** A part of the script, with what is jQuery's in it written anew. */
  function js(node: AnyNode): string {
    if (node.type === 'MemberExpression' && nameOfMember(node) === 'originalEvent')
      throw new Unsure('asks an event of jQuery');
    if (node.type === 'ExpressionStatement') {
      const inner = piece(node.expression);
      if (gone.has(node.expression) && (inner?.acts ?? []).length === 0) return '';
      if (inner) return `${inner.kind === 'set' ? done(inner, true) : inner.code};`;
    }
    if (node.type === 'VariableDeclarator' && node.init && node.id.type === 'Identifier') {
      const inner = piece(node.init);
      if (inner?.kind === 'set') {
        sets.add(node.id.name);
        return `${node.id.name} = ${done(inner, false)}`;
      }
    }
    const inner = piece(node);
    if (inner) return inner.kind === 'set' ? done(inner, false) : inner.code;
    if (node.type === 'Identifier' && dollars.has(node.name)) throw new Unsure('hands jQuery on');
    // `{ $: 1 }` and `x.$` are no jQuery.
    const parts = childrenOf(node).filter((child) => {
      const isKey =
        (node.type === 'Property' || node.type === 'MemberExpression') && !node.computed;
      return !(
        isKey &&
        (child === Reflect.get(node, 'key') || child === Reflect.get(node, 'property'))
      );
    });
    let code = '';
    let at = node.start;
    for (const child of parts.sort((a, b) => a.start - b.start)) {
      if (child.start < at) continue;
      code += text.slice(at, child.start) + js(child);
      at = child.end;
    }
    return code + text.slice(at, node.end);
  }

  return js;
}

import type { AnyNode, CallExpression, Property } from 'acorn';
import { isIdle } from '../cut.js';
import data from './methods.json' with { type: 'json' };
import { childrenOf, isKey, isWritten, memberOf, textIn, Unsure } from './nodes.js';

/** A piece of plain JavaScript: elements in an array, or a value. */
interface Piece {
  /** `end`: what it returns is another than jQuery would return. */
  readonly kind: 'set' | 'value' | 'end';
  readonly code: string;
  /** Whether the elements are the window, the document, or the element that scrolls. */
  readonly root?: string | undefined;
}

/** What a translation starts from. */
export interface Scope {
  readonly text: string;
  /** The names that jQuery has here. */
  readonly dollars: ReadonlySet<string>;
  /** Calls that go. */
  readonly gone: ReadonlySet<AnyNode>;
}

/**
 * What a call becomes: something that is done to each element, elements, a value, or an end. The kind, the method with what
 * stands before it or its first argument if it depends on that, the number of arguments, its code with the call's `$parts`.
 */
const methods: readonly (readonly string[])[] = data.methods;

const events =
  /^(click|dblclick|scroll|resize|change|submit|key(up|down|press)|input|mouse(enter|leave|over|out|down|up)|focus(in|out)?|blur|touch(start|end)|load)$/;
const ofJquery =
  /:(visible|hidden|first|last|eq|gt|lt|even|odd|contains|input|header|animated|selected|parent|has|image|button|submit|text|radio|checkbox)\b(?!-)/;
/** What gives its parts to other code, which may ask them for methods of jQuery. */
const handing = /^((Assignment|Call|New|Array)Expression|Property|ReturnStatement)$/;
const ofRequests = /^["']?(url|type|method|data|dataType|success|error|complete)["']?$/;

/** Writes a part of a script without jQuery. */
export function translator({ text, dollars, gone }: Scope) {
  /** Variables that hold elements. */
  const sets = new Set<string>();
  const raw = (node: AnyNode): string => text.slice(node.start, node.end);
  const isDollar = (node: AnyNode): boolean => node.type === 'Identifier' && dollars.has(node.name);
  const set = (code: string, root?: string): Piece => ({ kind: 'set', code, root });
  const value = (code: string): Piece => ({ kind: 'value', code });

  function selector(node: AnyNode): string {
    const said = textIn(node) ?? raw(node);
    if (ofJquery.test(said)) throw new Unsure(`the selector ${said} is one of jQuery's own`);
    if (/^\s*</.test(said)) throw new Unsure('makes elements of a text');
    return js(node);
  }

  /** What the tables make of a call; undefined where they do not have it. */
  function written(name: string, args: readonly AnyNode[], of?: Piece) {
    const [first, second] = args;
    const last = args.at(-1);
    const word = textIn(first);
    const isHandler = isWritten(last) || (last?.type === 'Identifier' && !sets.has(last.name));
    const isEvent = isHandler && events.test(name);
    const keys = [
      `${of?.root} ${name}`,
      isEvent ? 'event' : `${name} ${word ?? first?.type}`,
      name,
    ];
    const [row] = keys.flatMap((key) =>
      methods.filter(
        ([, method, count]) => method === key && (count === '*' || count === String(args.length)),
      ),
    );
    if (!row) return undefined;
    const properties = first?.type === 'ObjectExpression' ? first.properties : [];
    const [property] = properties;
    const isAlone =
      properties.length === 1 && args.slice(1).every(({ type }) => type === 'Literal');
    const hasOnly = (isRight: (property: Property) => boolean): boolean =>
      properties.every((each) => each.type === 'Property' && !each.computed && isRight(each));
    /** Part → what it is; nothing where it cannot be told. */
    const parts: Readonly<Record<string, () => string | false | undefined>> = {
      1: () => first && js(first),
      2: () => second && js(second),
      all: () => args.map(js).join(', '),
      set: () => of?.code,
      selector: () => first && selector(first),
      literal: () => first && word !== undefined && selector(first),
      class: () => first && !word?.trim().includes(' ') && js(first),
      classes: () =>
        word === undefined
          ? first && `...String(${js(first)}).split(' ')`
          : Array.from(word.matchAll(/\S+/g), (each) => `'${each}'`).join(', '),
      value: () => last && !isWritten(last) && js(last),
      method: () => name,
      events: () => {
        const other = word?.split(/\s+/).find((type) => !events.test(type.replace(/\..*/, '')));
        if (other !== undefined) throw new Unsure(`listens to ${other}`);
        return word !== undefined && first && raw(first);
      },
      handler: () => isHandler && last && js(last),
      // jQuery names the element as the event's own target.
      below: () =>
        second &&
        textIn(second) !== undefined &&
        last &&
        !/(current|delegate)Target\b/.test(raw(last)) &&
        selector(second),
      object: () => first && property && hasOnly((each) => !isWritten(each.value)) && js(first),
      request: () =>
        first && property && hasOnly(({ key }) => ofRequests.test(raw(key))) && js(first),
      motion: () => !property && args.map((each) => `, ${js(each)}`).join(''),
      scrollTop: () =>
        property?.type === 'Property' &&
        isAlone &&
        /^["']?scrollTop\b/.test(raw(property.key)) &&
        js(property.value),
    };
    const [kind, , , form = ''] = row;
    const code = form.replace(/\$(\w+)/g, (_, part: string) => {
      const is = parts[part]?.();
      if (typeof is !== 'string') throw new Unsure(name.startsWith('$') ? name : `.${name}(…)`);
      return is;
    });
    return { kind, code };
  }

  /** The elements that stand in `$(…)`. */
  function setOf([first, second]: readonly AnyNode[]): Piece {
    if (!first) throw new Unsure('an empty set');
    if (second)
      return set(`${setOf([second]).code}.flatMap((node) => all(${selector(first)}, node))`);
    const code = raw(first);
    if (/^(this|window|document)$/.test(code)) return set(`[${code}]`, code);
    const isPage = /^\s*(html|body|:root)(\s*,\s*(html|body))?\s*$/.test(textIn(first) ?? '');
    return set(`all(${selector(first)})`, isPage ? 'page' : undefined);
  }

  function call(node: CallExpression): Piece | undefined {
    const { callee, arguments: args } = node;
    const [first] = args;
    if (isDollar(callee)) return isWritten(first) ? value(`(${js(first)})()`) : setOf(args);
    if (callee.type !== 'MemberExpression') return undefined;
    const isStatic = isDollar(callee.object);
    const of = isStatic ? undefined : piece(callee.object);
    if (!isStatic && (!of || of.kind === 'value')) return undefined;
    const name = `${isStatic ? '$.' : ''}${memberOf(callee) ?? '…'}`;
    if (of?.kind === 'end') throw new Unsure(`.${name}(…) on what has another result`);
    if (of && gone.has(node)) return of;
    const { kind, code = '' } = written(name, args, of) ?? {};
    if (kind === 'act' && of) return { ...of, code: `tap(${of.code}, (node) => ${code})` };
    if (kind === 'set' || kind === 'value' || kind === 'end') return { kind, code };
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
    return value(of.code + text.slice(node.object.end, node.end).trim());
  }

  /** A part of the script, with what is jQuery's in it written anew. */
  function js(node: AnyNode): string {
    if (memberOf(node) === 'originalEvent') throw new Unsure('asks an event of jQuery');
    const statement = node.type === 'ExpressionStatement' ? node.expression : undefined;
    if (node.type !== 'BlockStatement' && isIdle(node, gone)) return ';';
    const inner = piece(statement ?? node);
    // Nobody knows whether a name alone is that of a function, which waits for the page.
    if (statement?.type === 'CallExpression' && isDollar(statement.callee) && inner?.kind === 'set')
      throw new Unsure(`what ${raw(statement)} is cannot be told`);
    if (inner) return inner.code + (statement ? ';' : '');
    if (node.type === 'VariableDeclarator' && node.init && node.id.type === 'Identifier') {
      const held = piece(node.init);
      if (held?.kind === 'set') {
        sets.add(node.id.name);
        return `${node.id.name} = ${held.code}`;
      }
    }
    if (isDollar(node)) throw new Unsure('hands jQuery on');
    let code = '';
    let at = node.start;
    const parts = childrenOf(node).filter((child) => !isKey(node, child));
    for (const child of parts.sort((a, b) => a.start - b.start)) {
      if (child.start < at) continue;
      if (handing.test(node.type) && piece(child)?.kind === 'set')
        throw new Unsure('hands elements of jQuery on');
      code += text.slice(at, child.start) + js(child);
      at = child.end;
    }
    return code + text.slice(at, node.end);
  }

  return js;
}

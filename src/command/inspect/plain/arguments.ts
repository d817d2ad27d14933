import type { AnyNode } from 'acorn';
import { isWritten, textIn, Unsure } from './nodes.js';

/** Method → for each number of arguments what it becomes; `@name` is a helper, `$name` a part of the call. */
export type Table = Readonly<Record<string, readonly (readonly string[])[]>>;

const unitless = /^(opacity|zIndex|fontWeight|lineHeight|flexGrow|order|zoom)$/;

/** What writes the parts of a call. */
export interface Writer {
  /** A part of the script without jQuery. */
  js(node: AnyNode): string;
  raw(node: AnyNode): string;
  selector(node: AnyNode): string;
  /** Whether a node is a function, or may name one. */
  isFunction(node: AnyNode | undefined): node is AnyNode;
  /** Notes the helpers that a line names. */
  helped(code: string): string;
}

/** Returns what fills the lines of a table with the arguments of a call. */
export function fillerOf({ js, raw, selector, isFunction, helped }: Writer) {
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
    elements: () => string,
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
      event: () => {
        const name = textIn(first) ?? '';
        if (/^(click|focus|blur)$/.test(name)) return `node.${name}()`;
        if (!/^(resize|scroll|change|input)$/.test(name)) return missing();
        return `node.dispatchEvent(new Event('${name}', { bubbles: true }))`;
      },
      each: () => (first ? each(first) : missing()),
      motion: () => motion(args),
      set: elements,
      one: () => `${elements()}[0]`,
    };
    return [
      helped(code).replace(
        /\$(\w+?)(?=\b|motion)/g,
        (whole, part: string) => parts[part]?.() ?? whole,
      ),
    ];
  }

  return filled;
}

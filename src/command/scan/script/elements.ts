import { elements, textOf, unknown, type Value } from './values.js';

/** Splits a list of selectors. Commas inside brackets and quotes do not separate selectors. */
export function selectorsIn(selector: string): string[] {
  const selectors: string[] = [''];
  let depth = 0;
  for (const character of selector) {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += character;
  }
  return selectors.map((each) => each.trim()).filter(Boolean);
}

/** Every selector of the first list, with every one of the second: `a, b` and `c` give `a c, b c`. */
function joined(outer: string, inner: string, between: string): string {
  const both = selectorsIn(outer).flatMap((one) =>
    selectorsIn(inner).map((other) => `${one}${between}${other}`.replace(/ {2,}/g, ' ')),
  );
  return [...new Set(both)].join(', ');
}

/** Methods whose result is no longer these elements. */
const leaving = new Set(
  `attr css data hasClass height html index is length offset outerHeight outerWidth position prop scrollTop serialize text
  val width`.split(/\s+/),
);

/** Methods that lead to other elements, or to some of these, which no selector names. */
const choosing = new Set(
  `closest end eq even filter first get has last next nextAll nextUntil not odd offsetParent parent parents parentsUntil
  prev prevAll prevUntil siblings slice`.split(/\s+/),
);

/** The elements that `$(…)` or a search with a selector gives. */
function found(given: Value | undefined, context: Value | undefined): Value {
  if (!given) return elements();
  if (given.kind === 'any') {
    const texts = given.values.map((value) =>
      value.kind === 'elements' ? value.selector : textOf(value),
    );
    return texts.every((text) => text !== undefined) ? elements(texts.join(', ')) : elements();
  }
  if (given.kind === 'function') return { kind: 'document' };
  if (given.kind === 'unknown') return elements();
  if (given.kind !== 'literal') return given;
  const selector = textOf(given)?.trim();
  if (selector === undefined || selector.startsWith('<')) return elements();
  if (!context || context.kind === 'document') return elements(selectorsIn(selector).join(', '));
  const outer = context.kind === 'elements' ? context.selector : textOf(context);
  return elements(outer === undefined ? undefined : joined(outer, selector, ' '));
}

/** Calls a method of jQuery (`name` is empty for `$(…)` itself), of the document or of elements. */
export function callOnElements(of: Value, name: string, args: readonly Value[]): Value {
  const [first, second] = args;
  if (of.kind === 'jquery' && name === '') return found(first, second);
  if (of.kind === 'document') {
    if (name === 'getElementById') return elements(textOf(first) && `#${textOf(first)}`);
    if (name === 'getElementsByClassName') return elements(textOf(first) && `.${textOf(first)}`);
    if (name === 'querySelector' || name === 'querySelectorAll') return found(first, undefined);
    return name === 'find' ? found(first, undefined) : of;
  }
  if (of.kind === 'window') return name === 'jQuery' || name === '$' ? found(first, second) : of;
  if (of.kind === 'any') return elements();
  if (of.kind !== 'elements') return unknown;
  const { selector } = of;
  const argument = textOf(first);
  if (leaving.has(name)) return args.length === 0 ? unknown : of;
  if (name === 'find' || name === 'querySelector' || name === 'querySelectorAll')
    return found(first, of);
  if (name === 'children') {
    if (selector === undefined) return elements();
    return elements(joined(selector, argument ?? '*', ' > '));
  }
  if (name === 'filter' && argument !== undefined && selector !== undefined) {
    return elements(joined(selector, argument, ''));
  }
  if (name === 'not' && argument !== undefined && selector !== undefined) {
    return elements(joined(selector, `:not(${argument})`, ''));
  }
  if (name === 'add' && selector !== undefined) {
    const other = first?.kind === 'elements' ? first.selector : argument;
    return elements(other === undefined ? undefined : `${selector}, ${other}`);
  }
  if (name === 'get' && args.length === 0) return of;
  return choosing.has(name) ? elements() : of;
}

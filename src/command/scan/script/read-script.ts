import type { AnyNode, CallExpression, NewExpression } from 'acorn';
import type { Place } from '../../pages/source.js';
import { characterOf, namesOf } from './character.js';
import { conditionsIn } from './conditions.js';
import { createEvaluation } from './evaluate.js';
import { asking, jqueryObjectsIn } from './jquery.js';
import { memberName, parseScript } from './parse.js';
import { eventOf, surroundingsIn } from './surroundings.js';
import { anywhere, elements, literal, unknown, type Value } from './values.js';

/** A call that may be a library's. */
export interface Call extends Place {
  /** What is called: `slick` for `$(…).slick(…)`, `Fancybox.bind`, `$.cookie`, `new bootstrap.Modal`. */
  readonly name: string;
  /** What it is called on. */
  readonly of: Value;
  readonly args: readonly Value[];
  /** The selector of the elements whose event makes the call, for example the link whose click scrolls. */
  readonly trigger: string | undefined;
  /** The condition under which it is made, as it is written; undefined if it is made on every page. */
  readonly condition: string | undefined;
  /** Whether its result is used afterwards. */
  readonly isUsed: boolean;
  readonly start: number;
  readonly end: number;
}

/** A use of jQuery that is no call of a library. */
export interface OwnUse extends Place {
  readonly methods: readonly string[];
  /** What it is called on, if that can be read. */
  readonly selector: string | undefined;
  /** The event that it listens to. */
  readonly event: string | undefined;
  readonly isOnScroll: boolean;
  readonly start: number;
  readonly end: number;
}

/** Methods that only ask with at most so many arguments. */
const answers: Readonly<Record<string, number>> = {
  attr: 1,
  css: 1,
  prop: 1,
  html: 0,
  scrollTop: 0,
  text: 0,
  val: 0,
};

/** The calls that start something: code with one of them is the site's. */
const starting: ReadonlySet<string> = new Set([
  ...['slick', 'owlCarousel', 'fancybox', 'colorbox', 'magnificPopup', 'flipster'],
  ...['flexslider', 'nivoSlider', 'bxSlider'],
]);

/** The other methods of jQuery objects that are looked at. */
const others: ReadonlySet<string> = new Set([
  ...['animate', 'collapse', 'tab', 'pill', 'dropdown', 'modal', 'tooltip', 'popover', 'carousel'],
  ...['scrollspy', 'affix', 'alert', 'button', 'toast', 'offcanvas', 'data', 'trigger'],
  ...['accordion', 'tabs', 'scrollUp', 'UItoTop', 'goTop', 'scrollToTop', 'backToTop'],
]);

/** The functions of global objects that are looked at. */
const paths =
  /^(Fancybox|GLightbox|lightbox\.option|klaro|Cookies|bootstrap|\$\.(fancybox|colorbox|magnificPopup|cookie|removeCookie|scrollUp|UItoTop|goTop))\b/;

/**
 * Reads what a script does with libraries and with jQuery.
 *
 * @throws Uncheckable where the script cannot be parsed
 */
export function readScript(source: string) {
  const script = parseScript(source);
  const evaluation = createEvaluation(script);
  const { evaluate } = evaluation;
  const conditionOf = conditionsIn(script, evaluation);
  const isJquery = jqueryObjectsIn(evaluation);
  const { framesAt, unitOf, triggerAt, isUsed } = surroundingsIn(script, evaluation);

  /** The name of a function that belongs to a global object: `Fancybox.bind`, `$.cookie`. */
  function pathOf(node: AnyNode): string | undefined {
    if (node.type === 'Identifier') return node.name;
    const name = memberName(node);
    if (node.type !== 'MemberExpression' || name === undefined) return undefined;
    const isJquery = evaluate(node.object, anywhere).kind === 'jquery';
    const outer = isJquery ? '$' : pathOf(node.object);
    if (outer === 'window' || outer === 'globalThis' || outer === 'self') return name;
    return outer === undefined ? undefined : `${outer}.${name}`;
  }

  const placeOf = (node: AnyNode): Place => ({
    line: node.loc?.start.line ?? 1,
    column: (node.loc?.start.column ?? 0) + 1,
  });

  /** The place of the method's name, which in a chain is not where the chain begins. */
  const nameOf = (call: CallExpression | NewExpression): AnyNode =>
    call.callee.type === 'MemberExpression' ? call.callee.property : call.callee;

  const units = new Set<AnyNode>();
  const defines = new Set<string>();
  let hasOwnFn = false;
  function noteDefinition(node: AnyNode): void {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    const { left } = node;
    for (let each: AnyNode = left; each.type === 'MemberExpression'; each = each.object) {
      if (memberName(each.object) === 'fn') units.add(unitOf(node));
    }
    if (memberName(left) === 'fn') hasOwnFn = true;
    if (memberName(left.object) !== 'fn') return;
    const [frame = anywhere] = framesAt(node);
    const name = left.computed ? evaluate(left.property, frame) : literal(memberName(left));
    if (name.kind === 'literal' && name.value) defines.add(String(name.value));
  }

  /** Units that both define something and use a library, such as a bundle in a single function. */
  const used = new Set<AnyNode>();
  const calls = new Map<string, Call>();
  function noteCall(node: CallExpression | NewExpression): void {
    const { callee } = node;
    const path = pathOf(callee);
    const method = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
    const isLibrary = units.has(unitOf(node));
    const isMethod = starting.has(method ?? '') || (!isLibrary && others.has(method ?? ''));
    if (!isMethod && !paths.test(path ?? '')) return;
    for (const frame of framesAt(node)) {
      const object = callee.type === 'MemberExpression' ? callee.object : undefined;
      const of = object ? evaluate(object, frame) : unknown;
      const isOn = of.kind === 'elements' || (object !== undefined && isJquery(object));
      const name = isOn ? method : node.type === 'NewExpression' ? `new ${path}` : (path ?? method);
      if (name === undefined) return;
      // Inside a library, the elements of most calls are parameters, so their selector is unknown.
      if (isLibrary) {
        if (of.kind !== 'elements' || of.selector === undefined) continue;
        if (starting.has(name)) used.add(unitOf(node));
      }
      const args = node.arguments.map((each) => evaluate(each, frame));
      const { start, end } = node;
      const trigger = triggerAt(node, frame);
      const isByClick = name === 'animate' && trigger !== undefined;
      const selector = of.kind === 'elements' && !isByClick ? of.selector : trigger;
      const call: Call = {
        ...{ name, args, start, end, trigger, ...placeOf(nameOf(node)) },
        ...{ condition: conditionOf(node, { selector, frame, isByClick }), isUsed: isUsed(node) },
        of: isOn && of.kind !== 'elements' ? elements() : of,
      };
      const key = [start, end, of.kind === 'elements' ? of.selector : '', calls.size > 4000].join(
        ' ',
      );
      if (!calls.has(key)) calls.set(key, call);
    }
  }

  const uses: OwnUse[] = [];
  function noteUse(node: CallExpression): void {
    const { callee } = node;
    if (callee.type !== 'MemberExpression') return;
    const parent = script.parentOf(node);
    const isInner = parent?.type === 'MemberExpression' && parent.object === node;
    const isContinued = isInner && script.parentOf(parent)?.type === 'CallExpression';
    if (isContinued || (units.has(unitOf(node)) && !used.has(unitOf(node)))) return;
    const isStatic = evaluate(callee.object, anywhere).kind === 'jquery';
    if (!isStatic && !isJquery(callee.object)) return;
    const methods: string[] = [];
    let root: AnyNode = node;
    while (root.type === 'CallExpression' && root.callee.type === 'MemberExpression') {
      const name = memberName(root.callee) ?? '?';
      const isOfJquery = evaluate(root.callee.object, anywhere).kind === 'jquery';
      const isQuestion = root.arguments.length <= (answers[name] ?? -1);
      if (!isQuestion) methods.unshift(isOfJquery ? `$.${name}` : name);
      root = root.callee.object;
    }
    if (methods.every((name) => asking.has(name) || name === '$.noConflict' || name === '$.extend'))
      return;
    const self = evaluate(root, framesAt(root)[0] ?? anywhere);
    const { start, end } = node;
    uses.push({
      ...{ methods, start, end, ...placeOf(node) },
      selector: self.kind === 'elements' ? self.selector : undefined,
      event: eventOf(node),
      isOnScroll: script.around(node).some(isScrollHandler),
    });
  }

  const isScrollHandler = (node: AnyNode): boolean =>
    node.type === 'CallExpression' && /\bscroll\b/.test(eventOf(node) ?? '');

  /** The configuration of klaro, which is a global in place of a call. */
  function noteConfiguration(node: AnyNode): void {
    const [name, value] =
      node.type === 'AssignmentExpression' && node.operator === '='
        ? [pathOf(node.left), node.right]
        : node.type === 'VariableDeclarator' && node.id.type === 'Identifier'
          ? [node.id.name, node.init]
          : [];
    if (name !== 'klaroConfig' || !value) return;
    const { start, end } = node;
    calls.set(`${start} ${end}`, {
      ...{ name, start, end, trigger: undefined, ...placeOf(node) },
      ...{ condition: undefined, isUsed: false },
      of: unknown,
      args: [evaluate(value, anywhere)],
    });
  }

  script.nodes.forEach(noteDefinition);
  for (const node of script.nodes) {
    noteConfiguration(node);
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') continue;
    noteCall(node);
  }
  for (const node of script.nodes) if (node.type === 'CallExpression') noteUse(node);
  const all = script.program.body.flatMap((statement): AnyNode[] => {
    const expression = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
    return expression?.type === 'SequenceExpression' ? expression.expressions : [statement];
  });
  return {
    calls: [...calls.values()],
    uses,
    /** The plugins that the script itself defines, such as `slick`. */
    defines: [...defines],
    /** Whether it defines an `fn` of its own, as jQuery and Moment do: then its plugins are not jQuery's. */
    hasOwnFn,
    names: namesOf(script),
    ...characterOf(script, evaluation, isJquery),
    /** Its comments, which name libraries and their versions. */
    comments: script.comments.map((text) => text.slice(0, 300)).slice(0, 200),
    /** Whether it has code besides the definitions of plugins. */
    hasOwnCode: all.some((unit) => !units.has(unit) || used.has(unit)),
  };
}

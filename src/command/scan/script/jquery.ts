import type { AnyNode } from 'acorn';
import type { Binding } from './bindings.js';
import type { Evaluation } from './evaluate.js';
import type { Frame } from './values.js';

/** The methods that jQuery objects have of their own. Every other one is a plugin's. */
export const jqueryMethods: ReadonlySet<string> = new Set(
  `add addBack addClass after ajaxComplete ajaxError ajaxSend ajaxStart ajaxStop ajaxSuccess andSelf animate append
  appendTo attr before bind blur change children clearQueue click clone closest contents contextmenu css data dblclick
  delay delegate dequeue detach die each empty end eq error even extend fadeIn fadeOut fadeTo fadeToggle filter find
  finish first focus focusin focusout get has hasClass height hide hover html index init innerHeight innerWidth
  insertAfter insertBefore is keydown keypress keyup last live load map mousedown mouseenter mouseleave mousemove
  mouseout mouseover mouseup next nextAll nextUntil not odd off offset offsetParent on one outerHeight outerWidth parent
  parents parentsUntil position prepend prependTo prev prevAll prevUntil promise prop push pushStack queue ready remove
  removeAttr removeClass removeData removeProp replaceAll replaceWith resize scroll scrollLeft scrollTop select serialize
  serializeArray show siblings size slice slideDown slideToggle slideUp sort splice stop submit text toArray toggle
  toggleClass trigger triggerHandler unbind undelegate uniqueSort unload unwrap val width wrap wrapAll wrapInner`
    .trim()
    .split(/\s+/),
);

/** Methods that only ask: what they answer is used by the code around them. */
export const asking: ReadonlySet<string> = new Set(
  `closest data each eq find filter first get has hasClass height index innerHeight innerWidth is last not offset
  outerHeight outerWidth parent parents position ready siblings width children next prev map slice end`
    .trim()
    .split(/\s+/),
);

/** How many names of a script are followed to what is assigned to them, and how deep. */
const limits = { names: 20_000, depth: 20 } as const;

/** Finds out which expressions of a script are jQuery objects, as far as their writing shows. */
export function jqueryObjectsIn({ evaluate, bindings }: Evaluation) {
  const empty: Frame = new Map();
  const known = new Map<Binding, boolean>();
  const followedNow = new Set<Binding>();
  let followed = 0;
  /** Whether a name was not followed, since it is being followed already. */
  let isCut = false;

  /** Whether something that is assigned to a name is a jQuery object. */
  function holdsJquery(binding: Binding, depth: number): boolean {
    const before = known.get(binding);
    if (before !== undefined) return before;
    followed += 1;
    // What takes too long to find out may be one: then the code stays.
    if (followed > limits.names) return true;
    if (followedNow.has(binding)) {
      isCut = true;
      return false;
    }
    const wasCut = isCut;
    isCut = false;
    followedNow.add(binding);
    const holds = binding.writes.some((write) => write && isJquery(write, depth + 1));
    followedNow.delete(binding);
    if (holds || !isCut) known.set(binding, holds);
    isCut ||= wasCut;
    return holds;
  }

  /** Whether an expression is a jQuery object, as far as its writing shows. */
  function isJquery(node: AnyNode, depth = 0): boolean {
    if (depth > limits.depth) {
      isCut = true;
      return false;
    }
    if (node.type === 'CallExpression') {
      const { callee } = node;
      if (callee.type === 'Super') return false;
      if (evaluate(callee, empty).kind === 'jquery') return true;
      return callee.type === 'MemberExpression' && isJquery(callee.object, depth + 1);
    }
    if (node.type !== 'Identifier') return false;
    if (/^\$./.test(node.name)) return true;
    const binding = bindings.find(node);
    return binding !== undefined && holdsJquery(binding, depth);
  }

  return (node: AnyNode): boolean => isJquery(node);
}

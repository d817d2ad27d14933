import type { AnyNode } from 'acorn';
import type { Evaluation } from './evaluate.js';
import { anywhere } from './values.js';

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

/** How many calls deep a chain is followed. */
const deepest = 20;

/** Tells which expressions of a script are jQuery objects, as far as their writing or their value shows. */
export function jqueryObjectsIn({ evaluate }: Evaluation): (node: AnyNode) => boolean {
  function isJquery(node: AnyNode, depth = 0): boolean {
    // What takes too long to find out may be one: then the code stays.
    if (depth > deepest) return true;
    if (node.type === 'Identifier')
      return /^\$./.test(node.name) || evaluate(node, anywhere).kind === 'elements';
    if (node.type !== 'CallExpression') return false;
    if (evaluate(node.callee, anywhere).kind === 'jquery') return true;
    return node.callee.type === 'MemberExpression' && isJquery(node.callee.object, depth + 1);
  }
  return (node) => isJquery(node);
}

/**
 * Whether a target is inside an element, or is a control that is tied to it by `form=` or by broken
 * nesting (HTML, "form owner").
 */
export const belongsTo = (target: EventTarget | null, element: Element): boolean =>
  target instanceof Node &&
  (Node.prototype.contains.call(element, target) || ('form' in target && target.form === element));

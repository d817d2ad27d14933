const keys = new WeakMap<Element, number>();
let last = 0;

/** A key by which React knows what adopts an element, for as long as it is the same element. */
export function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++last;
  keys.set(element, key);
  return key;
}

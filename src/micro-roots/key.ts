const keys = new WeakMap<Element, number>();
let last = 0;

/**
 * Returns a React key for the component that adopts an element. The same element always gets the same
 * key.
 */
export function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++last;
  keys.set(element, key);
  return key;
}

const keys = new WeakMap<Element, number>();
let last = 0;

/** A React key for a node of the server's: the same for the same node, whatever its place. */
export function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++last;
  keys.set(element, key);
  return key;
}

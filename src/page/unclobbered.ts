/**
 * Wraps a node so that named elements of the page cannot hide its properties (DOM clobbering). For
 * example, `<form name="cookie">` replaces `document.cookie`, and `<input name="id">` replaces the `id`
 * of its form. A property defined on the node itself does not help, because named elements come before
 * it (HTML, "named access on the Document object" and the named properties of `HTMLFormElement`). The
 * wrapper reads and writes the properties of the node's prototype, which no element can reach.
 *
 * @returns a wrapper for reading, writing and calling. To pass the node to the browser, use the node
 * itself.
 */
export const unclobbered = <Clobbered extends Node>(node: Clobbered): Clobbered =>
  new Proxy(Object.getPrototypeOf(node), {
    get(prototype, name) {
      const value: unknown = Reflect.get(prototype, name, node);
      return typeof value === 'function' ? value.bind(node) : value;
    },
    set: (prototype, name, value) => Reflect.set(prototype, name, value, node),
  });

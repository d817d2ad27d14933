/**
 * A node without the properties that elements of the page give it: `<form name="cookie">` stands in
 * place of `document.cookie`, `<input name="id">` in place of its form's `id`, and nothing that is
 * defined on the node itself stands before that (HTML, "named access on the Document object" and the
 * named properties of `HTMLFormElement`; known as DOM clobbering). What this returns reads and writes
 * what the node's prototype has, which no element can reach.
 *
 * @returns something to be asked; to be handed to the browser the node stays what it is
 */
export const unclobbered = <Clobbered extends Node>(node: Clobbered): Clobbered =>
  new Proxy(Object.getPrototypeOf(node), {
    get(prototype, name) {
      const value: unknown = Reflect.get(prototype, name, node);
      return typeof value === 'function' ? value.bind(node) : value;
    },
    set: (prototype, name, value) => Reflect.set(prototype, name, value, node),
  });

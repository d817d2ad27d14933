/** Makes a copy of an element without ids, which must be unique on the page. */
export function copyWithoutIds<Kind extends Element>(element: Kind): Kind {
  const copy = document.importNode(element, true);
  for (const bearer of [copy, ...copy.querySelectorAll('[id]')]) bearer.removeAttribute('id');
  return copy;
}

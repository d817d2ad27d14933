/**
 * Answers calls 1 to 3. The names are the contract's; `site` is what your framework does.
 *
 * @param {Record<string, string | undefined>} fields the posted fields, without the namespace `{plugin}[…]`
 * @param {{ visibleCategory(uid: number): Category | undefined, render(template: string, values: object): string }} site
 * @returns {{ status: number, html: string }}
 * @typedef {{ uid: number, group?: { uid: number } }} Category a category of an inspiration gallery has no group
 */
export function answer(fields, site) {
  const isChosen = fields.ajax === '1'; // calls 1 and 2
  const isBack = fields.render_parent_ajax === '1'; // call 3
  const uid = /^\d{1,9}$/.test(fields.uid ?? '') ? Number(fields.uid) : 0;
  const category = isChosen || isBack ? site.visibleCategory(uid) : undefined;
  if (!category) return { status: 404, html: '' };
  const { group } = category;
  if (isChosen) {
    const templates = group ? ['gallery-inner', 'reference-content'] : ['gallery-inner'];
    return { status: 200, html: templates.map((name) => site.render(name, { category })).join('') };
  }
  if (!group) return { status: 404, html: '' };
  const templates = ['category-list', 'product-information', 'group-inner', 'group-content'];
  return { status: 200, html: templates.map((name) => site.render(name, { group })).join('') };
}

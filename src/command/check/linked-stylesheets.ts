/** Comments, and the tags of links. An end that is missing costs one look at the rest of the page. */
const comment = /<!--[\s\S]*?(?:-->|$)|<link\b[^<>]{0,2000}>/gi;

const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;

/** The attributes of a tag that have a value, by name. */
function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
}

/**
 * The addresses of the stylesheets that a page links to for screens of every width. It does not parse the page, which
 * may be hostile: only the thread of the checker may take long.
 */
export function linkedStylesheets(html: string): readonly string[] {
  return [...html.matchAll(comment)].flatMap(([text]) => {
    if (text.startsWith('<!--')) return [];
    const attributes = attributesOf(text);
    const isStylesheet = /(^|\s)stylesheet(\s|$)/i.test(attributes.get('rel') ?? '');
    const isForAll = /^\s*(all|screen)?\s*$/i.test(attributes.get('media') ?? '');
    const href = attributes.get('href')?.trim();
    return isStylesheet && isForAll && href ? [href] : [];
  });
}

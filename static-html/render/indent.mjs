const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
const tags = /<(\/?)([a-zA-Z][\w-]*)[^>]*>/g;

/**
 * Indents each line by the elements open at its start and drops empty lines. Only white space at the
 * ends of lines changes, so what a template puts on one line stays on one line.
 *
 * @param {string} html
 */
export function indent(html) {
  /** @type {string[]} */
  const output = [];
  let depth = 0;
  /** @type {string[]} */
  let group = [];
  for (const line of html.split('\n').map((text) => text.trim())) {
    if (line) group.push(line);
    if (group.length === 0 || /<[^>]*$/.test(group.join(' '))) continue; // inside a tag of several lines
    const found = [...group.join(' ').matchAll(tags)].filter(
      ([, , name = '']) => !voidElements.has(name),
    );
    const base = depth - leadingClosings(group[0] ?? '');
    group.forEach((text, position) => {
      output.push('  '.repeat(base + (position > 0 ? 1 : 0)) + text);
    });
    for (const [, slash] of found) depth += slash ? -1 : 1;
    group = [];
  }
  if (depth !== 0) throw new Error(`${depth} elements are left open`);
  return `${output.join('\n')}\n`;
}

/** @param {string} line */
function leadingClosings(line) {
  return (/^(?:<\/[\w-]+>)*/.exec(line)?.[0] ?? '').split('>').length - 1;
}

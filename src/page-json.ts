import type { Misconfiguration } from './configuration.js';

/** The text that an attribute would have. */
function attributeText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(' ') : JSON.stringify(value);
}

/**
 * Reads the configuration that a page has in `<script type="application/json" data-auftritt>`, since
 * its bundler drops the attributes of tags (contract, version 1.1). The names are those of the
 * attributes without `data-`; `disable` may be a list, and `selectors` an object.
 *
 * @returns a tag with these attributes and, over them, those of the page's own tag; and what is wrong
 */
export default function completeTag(
  script: HTMLScriptElement,
  tag: HTMLScriptElement | undefined,
): [tag: HTMLScriptElement, misread: Misconfiguration[]] {
  const misread: Misconfiguration[] = [];
  const completed = document.createElement('script');
  const { text } = script;
  try {
    const given: unknown = JSON.parse(text);
    const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
    if (!isObject) misread.push({ attribute: 'data-auftritt', value: text, wanted: 'object' });
    for (const [name, value] of isObject ? Object.entries(given) : []) {
      // `false` is how JSON says that an attribute is not there.
      if (value !== false) completed.setAttribute(`data-${name}`, attributeText(value));
    }
  } catch {
    // The parser, or a name that no attribute can have.
    misread.push({ attribute: 'data-auftritt', value: text, wanted: 'JSON' });
  }
  for (const { name, value } of tag?.attributes ?? []) completed.setAttribute(name, value);
  completed.nonce = tag?.nonce ?? '';
  // The styles of the first paint read it there: what is disabled does not wait for its script.
  const disabled = completed.getAttribute('data-disable');
  if (disabled) script.setAttribute('data-disable', disabled);
  return [completed, misread];
}

/** Whether a value is an object with names, as JSON writes it. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a finite number: JSON has numbers that become infinite, such as `1e999`. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Parses JSON; undefined where a text is none, which the parser says in no other way. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses the value of `data-slider`. A missing or empty attribute has no options.
 *
 * @returns undefined if the value is no JSON object
 */
export function parseOptions(text: string | null): Readonly<Record<string, unknown>> | undefined {
  if (!text?.trim()) return {};
  const given = parseJson(text);
  return isObject(given) ? given : undefined;
}

/** Whether a text is a selector that the browser understands. */
export function isSelector(text: string): boolean {
  try {
    new DocumentFragment().querySelector(text);
    return true;
  } catch {
    return false; // The selector parser's only way to say no.
  }
}

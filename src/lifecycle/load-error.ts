import { Problem } from '../page/problem.js';

/**
 * Matches the messages by which Chromium, Firefox and Safari report a module that was not fetched or is
 * not a script.
 */
const notFetched = /dynamically imported module|importing a module script failed|MIME type/i;

/**
 * Names an error that occurred while a behaviour's code was loading. A file that did not arrive, or
 * arrived only in part, becomes a `Problem`. Any other error was thrown by running code, ours or a
 * library's, and is returned unchanged.
 */
export function namedLoadError(element: Element, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // A module that arrived only in part cannot be parsed.
  const isMissing = error instanceof SyntaxError || notFetched.test(error.message);
  return isMissing ? new Problem(element, `code did not arrive (${error.message})`) : error;
}

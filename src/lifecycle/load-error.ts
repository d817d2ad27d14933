import { Problem } from '../page/problem.js';

/** How Chromium, Firefox and Safari say that a module was not fetched or is no script. */
const notFetched = /dynamically imported module|importing a module script failed|MIME type/i;

/**
 * The right name for what went wrong while a behaviour's code was loaded: a file that did not
 * arrive, or arrived in part, is a `Problem`. Anything else was thrown by the code that ran, ours
 * or a library's, and stays what it is.
 */
export function namedLoadError(element: Element, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // A module of which half arrived cannot be parsed.
  const isMissing = error instanceof SyntaxError || notFetched.test(error.message);
  return isMissing ? new Problem(element, `code did not arrive (${error.message})`) : error;
}

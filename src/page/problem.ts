import type { BehaviourName, ErrorDetail } from '../public-interface.js';

/**
 * A fault of the page that its developer must fix: missing markup, a file that did not arrive, a name
 * that the page's policy does not allow. It is not an error of the script.
 */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly element: Element | undefined,
    text: string,
  ) {
    super(text);
  }
}

/** Matches the messages by which Chromium, Firefox and Safari report a module that was not fetched or is no script. */
const notFetched = /dynamically imported module|importing a module script failed|MIME type/i;

/** Names an error: of a file that did not arrive it makes a `Problem`. Any other stays as it is. */
export const namedError = (element: Element, error: unknown): unknown =>
  error instanceof Error && !(error instanceof Problem) && notFetched.test(error.message)
    ? new Problem(element, `code did not arrive (${error.message})`)
    : error;

/**
 * Reports an error to the developer. Dispatches the bubbling event `auftritt:error`. Unless a listener
 * cancels it, this also logs one line with the element on the console, and passes programming errors to
 * `reportError`.
 */
export function reportProblem(behaviour: BehaviourName, element: Element, cause: unknown): void {
  const error = namedError(element, cause);
  const event = new CustomEvent<ErrorDetail>('auftritt:error', {
    bubbles: true,
    cancelable: true,
    detail: { behaviour, element, error },
  });
  if (!element.dispatchEvent(event)) return;
  const message = error instanceof Error ? error.message : String(error);
  const faulty = (error instanceof Problem && error.element) || element;
  console.error(`auftritt: ${behaviour}: ${message}`, faulty);
  if (!(error instanceof Problem)) reportError(error);
}

/** Describes an element briefly for developers: its name, id and first class. */
export const inShort = ({ localName, id, classList }: Element): string =>
  `${localName}${id && `#${id}`}${classList[0] ? `.${classList[0]}` : ''}`;

import type { BehaviourName, ErrorDetail } from '../public-interface.js';

/**
 * Something that the page lacks: a part, for the developer to mend in the template, or code that did
 * not arrive. No error of the script.
 */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly element: Element,
    what: string,
  ) {
    super(what);
  }
}

/**
 * Tells the developer of an error: one line on the console with the element, the bubbling event
 * `auftritt:error`, and `reportError` for what is a programming error.
 */
export function reportProblem(behaviour: BehaviourName, element: Element, error: unknown): void {
  const what = error instanceof Error ? error.message : String(error);
  const place = error instanceof Problem ? error.element : element;
  console.error(`auftritt: ${behaviour}: ${what}`, place);
  element.dispatchEvent(
    new CustomEvent<ErrorDetail>('auftritt:error', {
      bubbles: true,
      detail: { behaviour, element, error },
    }),
  );
  if (!(error instanceof Problem)) reportError(error);
}

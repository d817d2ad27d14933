import type { BehaviourName, ErrorDetail } from '../public-interface.js';

/**
 * Something that the page lacks or forbids, for its developer to mend: a part of the markup, a file
 * that did not arrive, a name that its policy does not allow. No error of the script.
 */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly element: Element | undefined,
    what: string,
  ) {
    super(what);
  }
}

/**
 * Tells the developer of an error: the bubbling event `auftritt:error`, and unless that is cancelled
 * one line on the console with the element, and `reportError` for what is a programming error.
 */
export function reportProblem(behaviour: BehaviourName, element: Element, error: unknown): void {
  const event = new CustomEvent<ErrorDetail>('auftritt:error', {
    bubbles: true,
    cancelable: true,
    detail: { behaviour, element, error },
  });
  if (!element.dispatchEvent(event)) return;
  const what = error instanceof Error ? error.message : String(error);
  const place = (error instanceof Problem && error.element) || element;
  console.error(`auftritt: ${behaviour}: ${what}`, place);
  if (!(error instanceof Problem)) reportError(error);
}

/** How to undo what has been done, in the order in which it was. */
export type Undo = (() => void)[];

/**
 * Takes the steps of a start. If one of them fails, those before it are undone.
 *
 * @param start gets a list for how to undo each step, and a signal for what listens until then
 * @returns what it returns, and a function that undoes all, the last step first
 */
export function undoable<Result>(
  start: (undo: Undo, signal: AbortSignal) => Result,
): readonly [result: Result, end: () => void] {
  const undo: Undo = [];
  const listening = new AbortController();
  const end = (): void => {
    listening.abort();
    for (const each of undo.splice(0).reverse()) each();
  };
  try {
    return [start(undo, listening.signal), end];
  } catch (error) {
    end();
    throw error;
  }
}

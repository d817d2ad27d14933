/**
 * Calls `load` once and shares the result between all callers. After a failure the next call loads
 * again.
 */
export function once<Result, Argument = void>(
  load: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  let loaded: Promise<Result> | undefined;
  return (argument) => {
    loaded ??= load(argument).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

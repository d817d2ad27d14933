/** Asks once for what several share; asks again after a failure. */
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

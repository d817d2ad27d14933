import type { OptionKind } from './option-kinds.js';

/** Says what is wrong with an option, in one sentence; undefined where it is right. */
export type WrongOption = (name: string, value: unknown) => string | undefined;

/**
 * Returns what tells right options from wrong ones.
 *
 * @param kinds each option with what its value must be
 * @param refused the options that cannot be set, with the reason
 * @param owner what has the options, in words
 */
export const wrongOption =
  (
    kinds: Readonly<Record<string, OptionKind>>,
    refused: Readonly<Record<string, string>>,
    owner: string,
  ): WrongOption =>
  (name, value) => {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind) return kind.accepts(value) ? undefined : `${name} must be ${kind.words}`;
    const reason = Object.hasOwn(refused, name) ? refused[name] : undefined;
    return reason ? `${name} cannot be set: ${reason}` : `${name} is no option of ${owner}`;
  };

/**
 * Returns the options that are accepted.
 *
 * @param report gets one sentence for each that is left out
 */
export const accepted = (
  given: object,
  wrongIn: WrongOption,
  report: (wrong: string) => void,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      const wrong = wrongIn(name, value);
      if (wrong) report(wrong);
      return !wrong;
    }),
  );

/** What the value of an option must be. */
export interface OptionKind<Value = unknown> {
  /** The words for it in a message. */
  readonly words: string;
  accepts(value: unknown): value is Value;
}

/** Makes the kind of option whose values a function accepts. */
export const optionKind = <Value>(
  words: string,
  accepts: (value: unknown) => boolean,
): OptionKind<Value> => ({ words, accepts: (value): value is Value => accepts(value) });

/** A switch. */
export const flag = optionKind<boolean>('true or false', (value) => typeof value === 'boolean');

/** The values of options, by the kinds of them. */
export type ValuesOf<Kinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends OptionKind<infer Value> ? Value : never;
};

/**
 * Returns what is wrong with an option, in one sentence; undefined where it is right.
 *
 * @param kinds each option with what its value must be
 * @param refused the options that cannot be set, with the reason
 * @param owner what has the options, in words
 */
export function wrongOption(
  kinds: Readonly<Record<string, OptionKind>>,
  refused: Readonly<Record<string, string>>,
  owner: string,
  name: string,
  value: unknown,
): string | undefined {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind) return kind.accepts(value) ? undefined : `${name} must be ${kind.words}`;
  const reason = Object.hasOwn(refused, name) ? refused[name] : undefined;
  return reason ? `${name} cannot be set: ${reason}` : `${name} is no option of ${owner}`;
}

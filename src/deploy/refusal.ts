/** Why nothing is deployed; the message is for the person who ran the command. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The code that Node gives to an error of the file system, such as `ENOENT`; else empty. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Turns the error of a file that does not exist into undefined; throws any other. */
export function missing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

import { codeOf } from '../terminal/error-code.js';

/** Thrown when nothing can be deployed. The message is for the person who ran the command. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Returns undefined for the error of a file that does not exist, and throws any other error. */
export function missing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

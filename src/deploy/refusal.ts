import { codeOf } from '../terminal/error-code.js';

/** Why nothing is deployed; the message is for the person who ran the command. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Turns the error of a file that does not exist into undefined; throws any other. */
export function missing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

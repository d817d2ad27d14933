import type { Output } from './output.js';

/** The surroundings in which the command runs. */
export interface Surroundings {
  /** The package's own version. */
  readonly version: string;
  /** The folder with the script's built files. */
  readonly dist: string;
  readonly out: Output;
  readonly errors: Output;
}

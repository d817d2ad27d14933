import type { Output } from './output.js';

/** The version, folder and outputs that the command runs with. */
export interface Surroundings {
  /** The package's own version. */
  readonly version: string;
  /** The folder with the script's built files. */
  readonly dist: string;
  readonly out: Output;
  readonly errors: Output;
}

/** Where the command writes to. */
export interface Output {
  write(text: string): unknown;
  /** Whether it is a terminal, on which a line can be overwritten. */
  readonly isTTY?: boolean;
}

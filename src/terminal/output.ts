/** Where the command writes to. */
export interface Output {
  write(text: string): unknown;
  /** Whether it is a terminal, on which a line can be written over. */
  readonly isTTY?: boolean;
}

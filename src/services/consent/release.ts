/** Releases a piece of content, and takes it back. */
export interface Release {
  on(): void;
  off(): void;
}

/** Thrown when a command needs a package that is not installed. The message says which one. */
export class MissingPackage extends Error {
  override readonly name = 'MissingPackage';
}

import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether a test file says that it needs a document. */
const hasDocument = (path: string): boolean =>
  readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom\n');

/**
 * The test files without a document, then those with one, each in the order that they came in.
 *
 * @param files each with its path
 */
export function byEnvironment<File extends { readonly moduleId: string }>(
  files: readonly File[],
): File[] {
  const inDocument = new Set(files.filter(({ moduleId }) => hasDocument(moduleId)));
  return [...files.filter((file) => !inDocument.has(file)), ...inDocument];
}

/**
 * Runs the files of an environment together. Vitest ends a worker, with all modules that it has
 * loaded, when the next file needs the other environment.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return byEnvironment(await super.sort(files));
  }
}

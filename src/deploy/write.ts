import { randomBytes } from 'node:crypto';
import { mkdir, rename as renameFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The names under which files are written before they are whole. */
export const temporary = /^\.auftritt-[0-9a-f]{16}\.tmp$/;

export type Rename = typeof renameFile;

/**
 * Writes a file so that whoever reads it meanwhile, and whatever ends the process, finds the old
 * content or the new one: beside it under another name, onto the disk, then renamed.
 *
 * @throws an error of the file system; the file is then as it was
 */
export async function writeWhole(
  path: string,
  content: Uint8Array | string,
  rename: Rename = renameFile,
): Promise<void> {
  const folder = dirname(path);
  const draft = join(folder, `.auftritt-${randomBytes(8).toString('hex')}.tmp`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(draft, content, { flag: 'wx', flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Disk } from './disk.js';

/** The names under which files are written before they are whole. */
export const temporary = /^\.auftritt-[0-9a-f]{16}\.tmp$/;

/** A new name of that kind in a folder. */
export const temporaryIn = (folder: string): string =>
  join(folder, `.auftritt-${randomBytes(8).toString('hex')}.tmp`);

/**
 * Puts a file in the place of another one, so that whoever reads it meanwhile, and whatever ends the
 * process, finds the old content or the new one: beside it under another name, onto the disk, then
 * renamed. A link in that place is replaced, and what it leads to stays as it is.
 *
 * @param folder where the file is
 * @param isStillWanted is asked before the file takes its place
 * @returns whether it took its place
 * @throws an error of the file system; the file is then as it was
 */
export async function writeWhole(
  disk: Disk,
  folder: string,
  name: string,
  content: Uint8Array | string,
  isStillWanted: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  const draft = temporaryIn(folder);
  try {
    await disk.writeFile(draft, content, { flag: 'wx', flush: true });
    const isWanted = await isStillWanted();
    if (isWanted) await disk.rename(draft, join(folder, name));
    else await disk.rm(draft, { force: true });
    return isWanted;
  } catch (error) {
    await disk.rm(draft, { force: true });
    throw error;
  }
}

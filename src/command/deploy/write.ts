import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Disk } from './disk.js';

/** Matches the temporary names under which files are written until they are complete. */
export const temporary = /^\.auftritt-[0-9a-f]{16}\.tmp$/;

/** A new temporary path in a folder. */
const temporaryIn = (folder: string): string =>
  join(folder, `.auftritt-${randomBytes(8).toString('hex')}.tmp`);

/**
 * Replaces a file atomically: anyone who reads it finds the old content or the new one, even if the
 * process is killed. It writes a temporary file beside it, flushes that to the disk, and renames it. A
 * link at that path is replaced, and the link's target stays as it is.
 *
 * @param folder where the file is
 * @param isStillWanted is asked before the new file takes its place
 * @returns whether the new file took its place
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

import { randomBytes } from 'node:crypto';
import {
  lstat,
  lutimes,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { codeOf } from '../terminal/text.js';

/** Node's functions of the file system that a deployment uses. A test may replace them. */
export const disk = { lstat, lutimes, mkdir, readdir, readFile, realpath, rename, rm, writeFile };

export type Disk = Readonly<typeof disk>;

/** Thrown when nothing can be deployed. The message is for the person who ran the command. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Returns undefined for the error of a file that does not exist, and throws any other error. */
export function missing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** Matches the temporary names under which files are written until they are complete. */
export const temporary = /^\.auftritt-[0-9a-f]{16}\.tmp$/;

/** The folders that a path leads through: `a` and `a/b` for `a/b/c`. */
function foldersOf(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/**
 * Resolves the links in a path, even if the last parts of the path do not exist yet.
 *
 * @throws Refusal where no folder can be created there
 */
async function withoutLinks(path: string, disk: Disk): Promise<string> {
  try {
    return await disk.realpath(path);
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') throw new Refusal(`${path} leads through a file`);
    missing(error);
  }
  if (await disk.lstat(path).catch(missing)) {
    throw new Refusal(`${path} is a symbolic link to a folder that does not exist`);
  }
  return join(await withoutLinks(dirname(path), disk), basename(path));
}

/** Whether a path is the folder itself or inside it. Both paths are absolute and without links. */
export function isIn(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path;
}

/**
 * Opens the folder of a site, which need not exist yet. All paths are relative to it. The folder itself may be a link,
 * such as `current` that leads to `releases/5`; links below it are not followed.
 *
 * @param name as the person who deploys has written it
 * @throws Refusal where the name cannot be that of a folder
 */
export async function targetAt(name: string, disk: Disk) {
  const root = await withoutLinks(resolve(name), disk);
  const at = (path: string): string => join(root, path);
  const called = (path: string): string => join(name, path);

  /** @throws Refusal where a folder on the way to a path is really a link or a file */
  async function guard(path: string): Promise<void> {
    for (const folder of foldersOf(path)) {
      const stats = await disk.lstat(at(folder)).catch(missing);
      if (!stats) return;
      if (stats.isSymbolicLink()) {
        throw new Refusal(
          `${called(folder)} is a symbolic link. Make it a folder: deploy follows no link in ${name}`,
        );
      }
      if (!stats.isDirectory()) throw new Refusal(`${called(folder)} is no folder`);
    }
  }

  /** The kind of thing that is at a path; undefined where nothing is. */
  async function kindOf(path: string) {
    await guard(path);
    const stats = await disk.lstat(at(path)).catch(missing);
    if (!stats) return undefined;
    if (stats.isSymbolicLink()) return 'link';
    if (stats.isDirectory()) return 'folder';
    return stats.isFile() ? 'file' : 'other';
  }

  const kind = await kindOf('.');
  if (kind !== undefined && kind !== 'folder') throw new Refusal(`${name} is no folder`);

  return {
    /** The folder's name as the person who deploys has written it. */
    name,
    /** The folder's absolute path without links, so that it stays the same if a link changes. */
    root,
    kindOf,
    guard,
    /** Creates the folder if it does not exist. */
    async create() {
      await disk.mkdir(root, { recursive: true });
    },
    /** When a file was written (ms); undefined where there is none. */
    async changed(path: string): Promise<number | undefined> {
      await guard(path);
      return (await disk.lstat(at(path)).catch(missing))?.mtimeMs;
    },
    /** Reads a file; undefined where nothing is there. @throws Refusal where it is not a file */
    async read(path: string): Promise<Buffer | undefined> {
      const there = await kindOf(path);
      if (there === undefined) return undefined;
      if (there === 'file') return disk.readFile(at(path)).catch(missing);
      const kindInWords =
        there === 'link' ? 'a symbolic link, which deploy does not follow' : 'no file';
      throw new Refusal(`${called(path)} is ${kindInWords}`);
    },
    /** The names in a folder, `.` for the target itself; none where it does not exist. */
    async names(path: string): Promise<readonly string[]> {
      await guard(join(path, 'any'));
      return (await disk.readdir(at(path)).catch(missing)) ?? [];
    },
    /**
     * Writes a file in one step: anyone who reads it finds the old content or the new one, even if the process is killed.
     * It writes a temporary file beside it, flushes that to the disk, and renames it. That replaces anything at its path
     * except a folder; the target of a link stays as it is.
     *
     * @param isStillWanted is asked just before the file takes its place
     * @returns whether it took its place
     * @throws an error of the file system; the file is then as it was
     */
    async write(
      path: string,
      content: Uint8Array | string,
      isStillWanted: () => Promise<boolean>,
    ): Promise<boolean> {
      await guard(path);
      await disk.mkdir(dirname(at(path)), { recursive: true });
      await guard(path);
      const draft = join(dirname(at(path)), `.auftritt-${randomBytes(8).toString('hex')}.tmp`);
      try {
        await disk.writeFile(draft, content, { flag: 'wx', flush: true });
        const isWanted = await isStillWanted();
        if (isWanted) await disk.rename(draft, at(path));
        return isWanted;
      } finally {
        // It is not there any more where it has taken its place.
        await disk.rm(draft, { force: true });
      }
    },
    /** Removes a file or a link. Anything else at the path is not ours, and stays. */
    async remove(path: string): Promise<void> {
      const there = await kindOf(path);
      if (there === 'file' || there === 'link') await disk.rm(at(path), { force: true });
    },
  };
}

/** The site's folder. */
export type Target = Awaited<ReturnType<typeof targetAt>>;

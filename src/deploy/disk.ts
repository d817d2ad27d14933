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

/** What a deployment asks of the file system, as Node has it; a test may put another in its place. */
export const disk = { lstat, lutimes, mkdir, readdir, readFile, realpath, rename, rm, writeFile };

export type Disk = Readonly<typeof disk>;

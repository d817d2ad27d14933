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

/** Node's functions of the file system that a deployment uses. A test may replace them. */
export const disk = { lstat, lutimes, mkdir, readdir, readFile, realpath, rename, rm, writeFile };

export type Disk = Readonly<typeof disk>;

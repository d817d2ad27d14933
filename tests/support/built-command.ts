import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCommand } from '../../build/command.mjs';

/** The command as it is built: pages are checked in a thread, which Node starts from a file. */
export interface BuiltCommand {
  /** What stands for `dist`. */
  readonly dist: string;
  remove(): Promise<void>;
}

/** Builds the command where it finds jsdom, and where nothing else looks. */
export async function builtCommand(version: string): Promise<BuiltCommand> {
  const cache = join('node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const dist = await mkdtemp(join(cache, 'auftritt-command-'));
  await buildCommand(join(dist, 'command'), version);
  return { dist, remove: () => rm(dist, { recursive: true }) };
}

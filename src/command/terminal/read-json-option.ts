import { readFile } from 'node:fs/promises';
import { WrongUsage } from './usage.js';

/** The text of an option: the option itself if it is a JSON object, else the file that it names. */
export async function readJsonOption(option: string, given: string): Promise<string> {
  if (given.trim().startsWith('{')) return given;
  return await readFile(given, 'utf8').catch(() => {
    throw new WrongUsage(`${option}: ${given} cannot be read`);
  });
}

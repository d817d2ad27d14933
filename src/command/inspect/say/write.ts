import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { plainPath } from '../../pages/source.js';
import { WrongUsage } from '../../terminal/usage.js';
import type { Result } from '../inspect.js';
import { contentOf } from '../site/bytes.js';
import { withoutNumbers } from '../site/markup.js';
import type { Site } from '../site/site.js';

/** @throws WrongUsage where a plan would be written into the site itself */
export function refuseSite(folder: string, site: Site): void {
  const target = resolve(folder);
  if (site.folder !== undefined && (target === site.folder || target.startsWith(`${site.folder}/`)))
    throw new WrongUsage(`--write: ${folder} is in the site: name a folder beside it`);
}

/**
 * Writes the files that change, each in its own encoding and with its own line ends.
 *
 * @returns the names of the files, below the folder
 */
export async function writePlan(folder: string, { whole, record }: Result): Promise<string[]> {
  const { site } = record;
  const names: string[] = [];
  for (const [path, bytes] of whole.applied.texts) {
    const way = plainPath(path.startsWith(site.prefix) ? path.slice(site.prefix.length) : path);
    // From the top of the site, nothing leads above it.
    const name = join('/', way.replace(/(^|\/)$/, '$1index.html')).slice(1);
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), contentOf(withoutNumbers(bytes)));
    names.push(name);
  }
  return names.sort();
}
